### La table dans le terminal.

round-of-intrigue = manche { $round }
heading-talk = qui est qui, qui a dit quoi
heading-said-of = ce qu’on en dit
heading-interrogations = interrogatoires
no-interrogation = aucun enquêteur envoyé
interrogation-sent = { $name } est en route
interrogation-pointed = { $name } examine { $target }
interrogation-announced = { $name } annonce : { $target }, { $role }
interrogation-saw = vous avez vu : { $role }
heading-deck = le paquet
legend-claims = =se dit · 3=dit du joueur 3 · +confiance · −accusation · !contesté · ✗faux, vous le savez
choose-claim-self = vous donner un rôle…
choose-claim = dire qui est quelqu’un…
choose-trust = faire confiance…
choose-accuse = accuser…
choose-send = envoyer un enquêteur…
scene-recognition = Les yeux fermés…
recognition-role = Vous êtes { $role }.
recognition-nobody = Vous ne reconnaissez personne.
