### Ce qu’un modèle de langue apprend à sa place.

model-instructions = Vous jouez à { $game } sous le nom de { $seat }. À la table : { $seats }. Appelez look avec wait_seconds jusqu’à ce qu’une question vous soit posée, options pour voir les réponses possibles, puis act avec l’un de ces textes. events raconte ce qui s’est passé, rules donne une règle : { $chapters }.
model-asked = Question pour vous : { $question }
model-not-asked = Rien ne vous est demandé. { $seats } : { $question }
model-stands = Rien ne vous est demandé : { $state ->
    [waiting] la table attend des joueurs
    [playing] la partie continue
    [paused] la table est en pause
   *[closed] la table est terminée
}.
model-over = Victoire : { $seats }. Scores : { $scores }.
model-beside = À côté de la question, vous pouvez :
model-too-late = Cette question n’est plus ouverte.
