### Powiadomienia o kolei: co mówią i jak się o nie prosi.

## Co jest wysyłane.

told-turn = { $count ->
    [0] Twoja kolej w grze { $game }.
   *[other] Twoja kolej w grze { $game }. Pozostali gracze: { $others }.
}
told-nudge = { $name } przypomina: twoja kolej w grze { $game }.
told-confirm = Ktoś przy stole gry { $game } prosi, aby pod tym adresem dawać mu znać, gdy przyjdzie jego kolej. Jeśli to ty, potwierdź. W przeciwnym razie nic więcej nie przyjdzie.
told-open = Do stołu
told-stop = Nie dawaj mi już znać
told-yes = Tak, daj mi znać
told-no = Nie, zapomnij ten adres

## Bez połączenia.

offline-title = Brak połączenia
offline-text = Stół jest na serwerze, z którym nie można się teraz połączyć. Nic nie ginie: gra potoczy się dalej od tego samego miejsca.
offline-again = Spróbuj ponownie

## Jak się o nie prosi.

page-notices = Daj mi znać, gdy przyjdzie moja kolej
page-notices-help = Najwyżej raz na każdą kolej i tylko wtedy, gdy nie patrzysz na stół. Nigdy nie ma w nich nic z twojej ręki.
page-notices-push = Na tym urządzeniu
    .help = Przeglądarka da znać, nawet gdy strona jest zamknięta.
page-notices-plain = Ta strona przyszła zwykłym połączeniem (http). Przeglądarki nie pozwalają wtedy ani na to, ani na zainstalowanie strony jako aplikacji: jedno i drugie wymaga https. To, co poniżej, działa i tak.
page-notices-no-push = Ta przeglądarka nie może dać znać, gdy strona jest zamknięta. Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego.
page-notices-blocked = Przeglądarka nie pozwala tej stronie na powiadomienia; można to zmienić w jej ustawieniach.
page-notices-mail = E-mail
page-notices-webhook = Webhook
page-notices-address = Adres
page-notices-kind = Dla
page-notices-discord = Discord
page-notices-json = inny program (JSON)
page-notices-add = Daj mi znać tam
page-notices-waits = Wiadomość jest w drodze: potwierdź w niej.
page-notices-on = Dostajesz znać tutaj
page-notices-remove = Zakończ
page-notices-quiet = Godziny ciszy
    .help = To, co przyjdzie w tym czasie, usłyszysz po ich końcu.
page-notices-from = od
page-notices-until = do
page-notices-install = Zainstaluj jako aplikację
page-notices-stopped = Gotowe. Nie dostaniesz już wiadomości o tym stole.
page-notices-asked = Czy chcesz pod tym adresem dostawać znać, gdy przyjdzie twoja kolej?
page-notices-yes = Tak, daj mi znać
page-notices-confirmed = Gotowe. Damy znać, gdy przyjdzie twoja kolej.

## Na kogo się czeka.

page-nudge = Przypomnij: { $seat }
page-nudged = Gracz { $seat } dostanie przypomnienie, tak jak sobie tego życzy.
page-ways = Co zrobić bez gracza { $seat }
