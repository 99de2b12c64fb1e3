### Donnes équitables : ce qu’une partie prouve à qui en a gardé une note, et ce qui peut clocher avec
### son hasard. Partagé par le terminal et la page. L’engagement du protocole s’appelle ici un sceau.

fair-grade-proved = Prouvé : votre part de hasard est dans chaque donne, et l’enregistrement est la partie que vous avez vue.
fair-grade-in-part = Rien n’est faux, mais tout ne vous est pas prouvé :
fair-grade-consistent = Cet enregistrement est cohérent. Il ne peut pas vous dire si c’est bien la partie qui a été jouée :
fair-grade-not-fair = Non équitable :

## À la table

fair-drawing = On tire le hasard : l’appareil de chacun donne sa part…
fair-redrawing = Part de hasard non ouverte : { $names }. Le tirage recommence sans elle.
fair-fingerprint = Empreinte du tirage : { $print }
fair-fingerprint-help = Lisez-la-vous à voix haute : si tous les écrans montrent la même, vous êtes tous dans le même tirage.
fair-share-in = Votre part y est : elle a été promise avant que la moindre part soit ouverte.
fair-draw-untold = Cet appareil n’a pas entendu le tirage : ce qui en est dit ici, seule la table l’affirme.
fair-older-table = Cette table distribue selon d’anciennes règles, qui prouvent moins.
fair-broken-off = Interrompues, sans que leur secret ait été ouvert : { $games }.
fair-commitment-changed = La table a changé son sceau.
fair-roll-changed = La table a changé la liste des parts.
fair-foreign-roll = La liste des parts n’est pas celle de cette table : { $what ->
    [game] elle nomme une autre partie.
   *[company] elle nomme d’autres joueurs.
}
fair-foreign-chair = La liste des parts n’est pas celle de cette table : place { $chair }.
fair-broken-share = La part de la place { $chair } n’est pas celle qui était promise.
fair-wrong-draw = Le tirage ne découle pas des parts.
fair-share-thrown-away = La table a jeté votre part.
fair-impossible-attempt = La table annonce l’essai { $attempt } du tirage : il ne peut pas y en avoir.
fair-miscounted = La table compte mal ses manches : après la manche { $before }, elle a annoncé la manche { $round }.
fair-two-stories = La table a raconté deux histoires différentes à deux onglets de ce navigateur.

## D’un enregistrement

fair-secret-unfit = Le secret ne correspond pas à son sceau.
fair-impossible-share = La place { $chair } a une part qu’elle ne peut pas avoir.
fair-incomplete-draw = Le tirage { $attempt } n’est pas complet.
fair-needless-draw = Le tirage { $attempt } était complet et a pourtant été refait.
fair-bad-salts = Les parts de la manche { $round } sont impossibles : { $why }
fair-older-record = Cet enregistrement suit d’anciennes règles ; la partie que vous avez vue, non.
fair-another-draw = Ce n’est pas le tirage que vous avez vu : { $what ->
    [commitment] son sceau est différent.
    [game] il vient d’une autre partie.
    [facts] son plateau, ses noms ou son premier joueur sont différents.
    [roll] sa liste de parts est différente.
   *[shares] d’autres parts ont été ouvertes.
}
fair-other-rounds = Vous avez vu { $seen ->
    [one] { $seen } manche
   *[other] { $seen } manches
} ; l’enregistrement en compte { $recorded }.
fair-untrue-record = L’enregistrement est faux : { $why }
fair-other-event = Manche { $round }, événement { $event } : vous avez vu { $seen } ; l’enregistrement dit { $recorded }.
fair-other-view = Manche { $round } : la table n’a jamais eu l’aspect que vous avez vu.
fair-other-act = Vous avez fait « { $action } » et la table l’a accepté ; l’enregistrement ne le contient pas.
fair-other-deal = Manche { $round } : vous avez reçu { $seen } ; le secret donne { $recorded }.
fair-not-dealt = La manche { $round } n’a pas été distribuée d’après le secret.
fair-not-held = Manche { $round } : la place { $chair } a joué ce qu’elle n’avait pas.
fair-changed-move = L’action { $move } a été changée après la partie.

## Ce qui manque

fair-without-share = Cette partie a été distribuée sans votre part.
fair-share-elsewhere = Une part a été donnée ailleurs en votre nom.
fair-watched = Vous regardiez : les spectateurs ne donnent pas de part.
fair-gaps = Vous n’avez pas tout vu de la manche { $rounds }.
fair-redrawn = Le tirage a été refait, faute d’une part ouverte : { $names }.
fair-undealt = Cette page ne sait pas distribuer ce jeu : téléchargez l’enregistrement et la note, et vérifiez-les avec penumbra replay.
fair-no-note = aucune note de cette partie n’a été gardée ici.
fair-older-rules = elle suit d’anciennes règles, qui prouvent moins.
fair-no-promise = elle vient d’une graine, et rien n’a été promis avant.
