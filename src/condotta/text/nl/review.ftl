### Een spel opnieuw bekeken door de sterkste bot, en zijn hints.

## In de terminal en op de pagina.

review-judged = { $count ->
    [one] Eén beslissing is beoordeeld door de sterkste bot, op grond van wat de speler toen kon weten.
   *[other] { $count } beslissingen zijn beoordeeld door de sterkste bot, elk op grond van wat de speler toen kon weten.
}
review-account = { $seat }: { $first }% in het begin; { $lost } door eigen beslissingen, { $luck } door geluk, { $others } door wat anderen deden; { $result }% aan het eind.
review-counted-play = Voor { $seat } telden de eigen beslissingen het zwaarst.
review-counted-luck = Voor { $seat } telde het geluk het zwaarst.
review-counted-others = Voor { $seat } telde het zwaarst wat anderen deden.
review-costly = Waar het meest verloren ging
review-none-costly = Geen enkele beslissing gaf op zichzelf veel weg.
review-took = { $seat }: { $act }. Dat liet een winstkans van { $chance }% over.
review-better = Beter: { $act }, { $chance }%.
review-why-gain = Dat levert meer op: { $what } { $best } in plaats van { $taken }, gemiddeld.
review-why-won = In de spellen die van daaruit zijn uitgedacht, won dat vaker.
review-lucky = Waar het geluk besliste
review-none-lucky = Het geluk veranderde weinig.
review-luck = Alleen al door geluk ging { $seat } van { $was }% naar { $now }%.
review-hint = { $chance }%  { $act }
key-hint = Hint
help-hint = hint: wat de sterkste bot zou doen, en met welke winstkans.
no-hints = Er zijn geen hints als er meer mensen spelen.

## Alleen op de pagina.

page-review = Analyse
    .help = De sterkste bot bekijkt elke beslissing opnieuw en weet daarbij alleen wat de speler toen wist. Hij zegt wat hij gedaan zou hebben, en waar het geluk was.
page-review-ask = Dit spel analyseren
page-review-progress = Momenten bekeken: { $done } van { $count }
page-review-chances = Winstkans
page-review-line = { $seat }: { $first }% in het begin, { $last }% aan het eind.
page-review-account = Waar het op neerkwam
page-review-first = Begin
page-review-lost = Eigen keuzes
page-review-luck = Geluk
page-review-others = Anderen
page-review-result = Einde
page-review-watch = Tonen
page-hint-about = De beste opties zoals de sterkste bot ze vanaf jouw plaats ziet, met de winstkans die elk ervan overlaat.
page-hint-none = Hier valt niets af te wegen.

## What if, and puzzles.

what-if-seat = Wat { $seat } niet kon weten, is opnieuw geloot uit wat { $seat } wist.
what-if-all = Alles wat verborgen is, is zoals het in het spel was.
puzzle-title = { $game }: puzzel { $number } van { $count }
puzzle-right = Dat is het: { $chance }% kans om te winnen.
puzzle-wrong = Dat laat hoogstens { $chance }% over. Er is iets dat duidelijk beter is; probeer het nog eens, of quit om te stoppen.

page-what-if = Wat als?
    .help = Je speelt vanaf hier verder tegen bots, aan een eigen tafel. Het spel zelf blijft zoals het was.
page-what-if-game = Naar dat moment van het spel
page-play-on-seat = Je speelt voor
page-play-on-go = Verder spelen
page-puzzle = Puzzel
page-puzzle-number = Puzzel { $number } van { $count }
page-puzzle-ask = Jij bent aan de beurt, en één antwoord is duidelijk het beste. Welk?
page-puzzle-right = Dat is het: { $chance }% kans om te winnen.
page-puzzle-wrong = Dat laat hoogstens { $chance }% over. Er is iets dat duidelijk beter is.
page-puzzle-why = De sterkste bot wint er vaker mee: { $more } spellen meer van de honderd dan met het op één na beste antwoord.
page-puzzle-source = Uit { $source }.
page-puzzle-again = Nog eens
page-puzzle-tell = De oplossing tonen
page-puzzle-next = Volgende puzzel
