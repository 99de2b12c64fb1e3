### À côté du plateau dans le navigateur : discussion, journal, feuille de score, scènes de fin.
### Identifiants et variables : voir games.ftl.

## Discussion

talkpage-panel = Tchat, journal et score
talkpage-write = Dites quelque chose…
talkpage-send = Envoyer
talkpage-said = Ce qui s’est dit
talkpage-quiet = Personne n’a encore rien dit.
talkpage-listening = Pendant la partie, seuls les joueurs écrivent ; vous lisez.
talkpage-nameless = Pour écrire dans le tchat, entrez avec un nom.
talkpage-left = { $count ->
    [one] encore { $count } caractère
   *[other] encore { $count } caractères
}
talkpage-new = Nouveaux messages
talkpage-person = { $name } : masquer ou afficher
talkpage-mute = Masquer les messages : { $name }
talkpage-muted = Messages masqués : { $name }
talkpage-unmute = Afficher de nouveau : { $name }
talkpage-marked = signalé : à ne pas dire à cette table
talkpage-claims = Dites-le d’un geste
talkpage-back = retour
talkpage-clock = temps restant
talkpage-more-time = Plus de temps
talkpage-waits-at = Penumbra, table { $code }
talkpage-waits = La table vous attend.

## Journal

log-empty = L’histoire de la partie sera racontée ici.
log-cut = Ce qui s’est passé avant votre arrivée n’est pas raconté ici.
log-new = Nouveautés
log-pick = montrer sur la table
log-trick = Les cartes de ce tour

## Feuille de score

score-page-caption = Points manche par manche
score-page-player = joueur
score-page-total = total
score-page-round = manche { $round }
score-page-underway = en cours
score-page-leads = en tête
score-page-wins = a gagné
score-page-cut = Les manches d’avant votre arrivée ne figurent que dans les totaux.
score-page-empty = Pas encore de points.
score-page-why-team = équipe gagnante
score-page-why-won = camp gagnant

## La fin d’une manche et de la partie

end-round = Manche { $round }
end-you-won = Vous gagnez la manche
end-you-lost = Vous perdez la manche
end-you-out = Votre camp gagne, mais vous étiez hors jeu
end-out = hors jeu : pas de points de victoire
end-tie = Égalité à { $points } points : on joue encore une manche, jusqu’à ce qu’une seule personne soit en tête.
end-go-on = Continuer
end-over = La partie est finie
end-rounds = Les manches
end-rematch = Rejouer
end-rematch-host = { $name } peut lancer une nouvelle partie avec tout le monde.
end-rematch-nobody = L’hôte peut lancer une nouvelle partie avec tout le monde.
end-replay = Revoir la partie
end-record = Télécharger l’enregistrement
end-fair = Donnes équitables ? La preuve
end-table = Regarder la table
end-show = Montrer le résultat

## Une partie à l’arrêt

pause-by-you = Vous avez mis la partie en pause.
pause-by-host = Partie mise en pause par l’hôte, { $name }
pause-by = Partie mise en pause par { $name }
pause-resume = Reprendre
pause-ask = Demander une pause
pause-asked-you = Vous avez demandé une pause
pause-asked = { $count ->
    [one] { $names } demande une pause.
   *[other] { $names } demandent une pause.
}
rest-waiting = On attend encore : { $names }
