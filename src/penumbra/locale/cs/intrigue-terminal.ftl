### Stůl v terminálu.

round-of-intrigue = kolo { $round }
heading-talk = kdo je kdo a kdo co řekl
heading-said-of = říká se
heading-interrogations = výslechy
no-interrogation = k výslechu zatím nikdo nešel
interrogation-sent = k výslechu jde { $name }
interrogation-pointed = { $name } si prohlíží kartu: { $target }
interrogation-announced = { $name } ohlašuje: { $target } je { $role }
interrogation-saw = na kartě je { $role }
heading-deck = balíček
legend-claims = =o sobě · 3=o hráči 3 · +důvěra · −obvinění · !sporné · ✗lež, jak víš
choose-claim-self = říct, kdo jsem…
choose-claim = říct, kdo je někdo jiný…
choose-trust = vyjádřit důvěru…
choose-accuse = obvinit…
choose-send = poslat k výslechu…
scene-recognition = Oči zavřené…
recognition-role = Jsi { $role }.
recognition-nobody = Nikoho nepoznáváš.
