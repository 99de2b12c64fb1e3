### Stín intrik: věci, rozhodnutí, akce a události. Viz en/games.ftl.

game-intrigue = Stín intrik

## Věci

camp-dusk = Soumrak
camp-brotherhood = Bratrstvo

role-lord = Pán Soumraku
role-adept = Adept
role-spy = Zvěd
role-grand-master = Velmistr
role-paladin = Paladin
role-traitor = Zrádce
role-lord-short = Pá
role-adept-short = Ad
role-spy-short = Zv
role-grand-master-short = Ve
role-paladin-short = Pa
role-traitor-short = Zr

role-lord-help = Všem známý. Soumrak vyhraje, jen když budou popraveni Velmistr i Zvěd: najdi je.
role-adept-help = Tábor Soumraku, věrný Soumraku. Pomoz Pánovi najít Velmistra a Zvěda.
role-spy-help = Tábor Soumraku, věrný Bratrstvu. Znáš Velmistra; zmať Pána a neprozraď se.
role-grand-master-help = Tábor Bratrstva, věrný Bratrstvu. Celý tábor tě zná, i se zrádci; ty a Zvěd se znáte navzájem.
role-paladin-help = Tábor Bratrstva, věrný Bratrstvu. Znáš Velmistra: odveď od něj podezření.
role-traitor-help = Tábor Bratrstva, věrný Soumraku. Znáš Velmistra: dej to Pánovi nějak vědět.

## Rozhodnutí

decision-speak = promluvit
decision-speak-help = Řekni jednu věc, nebo mlč; pravda to být nemusí. Můžeš přisoudit roli sobě i jinému, vyjádřit důvěru, nebo obvinit.
decision-command = vydat rozkaz
decision-command-help = Vyslechni ještě jedno kolečko, pošli poddaného k výslechu, nebo vynes rozsudek. Každého poddaného lze poslat jednou za kolo.
decision-command-free = ukončit řeč, až budeš chtít
decision-command-free-help = Poslouchej a mluv, jak dlouho chceš. Pak pošli poddaného k výslechu, nebo vynes rozsudek. Každého poddaného lze poslat jednou za kolo.
decision-point = vybrat, kdo bude prověřen
decision-point-help = Vyšetřovatel uvidí roli tohoto hráče a potom nějakou ohlásí, pravdivě či lživě.
decision-announce = ohlásit roli
decision-announce-help = Kartu vidíš jen ty. Ohlas kteroukoli roli, kterou její rub připouští; nikdo to neověří.
decision-condemn = vynést rozsudek
decision-condemn-help = Popraven bude jeden hráč z tábora Bratrstva a jeden z tábora Soumraku. Soumrak vyhraje, jen když to jsou Velmistr a Zvěd.
offer-lord = přerušit řeč, nebo poslouchat dál
offer-lord-help = Jsi Pán: hovor smíš kdykoli utnout a poslat vyšetřovatele, nebo soudit.

## Akce

action-claim-self = prohlásit: jsem { $role }
action-claim = říct: { $target } je { $role }
action-claim-of = říct, kdo je { $target }
action-trust = vyjádřit důvěru: { $target }
action-accuse = obvinit: { $target }
action-silence = mlčet
action-circle = vyslechnout další kolečko
action-send = k výslechu jde { $target }
action-judge = vynést rozsudek
action-point = prověřit: { $target }
action-announce = ohlásit: { $role }
action-condemn = odsoudit: { $target }

## Události

event-round-began-lord = { $you ->
    [name] Kolo { $round }. Pánem Soumraku jsi ty.
   *[none] Kolo { $round }. Pánem Soumraku je { $name }.
}
event-recognised = { $you ->
    [name] Poznáváš: { $target } je { $role }.
    [target] { $name } tě poznává: { $role }.
   *[none] { $name } poznává: { $target } je { $role }.
}
event-circle-began = Diskuse { $discussion }, kolečko { $circle }.
event-talk-began = Diskuse { $discussion }: každý mluví, kdy chce.
event-said-claim-self = { $name }: „Jsem { $role }.“
event-said-claim = { $you ->
    [target] { $name } o tobě říká: { $role }.
   *[none] { $name }: „{ $target } je { $role }.“
}
event-said-trust = { $you ->
    [target] { $name } ti věří.
   *[none] { $name }: „Moji důvěru má { $target }.“
}
event-said-accuse = { $you ->
    [target] { $name } tě obviňuje!
   *[none] { $name }: „Obviňuji hráče { $target }!“
}
event-said-silence = { $you ->
    [name] Mlčíš.
   *[none] { $name } mlčí.
}
event-sent = { $you ->
    [name] Pán tě posílá k výslechu.
   *[none] Pán posílá k výslechu: { $name }.
}
event-pointed = { $you ->
    [name] Máš prověřit kartu, kterou má { $target }.
    [target] { $name } má prověřit tebe.
   *[none] { $name } má prověřit kartu, kterou má { $target }.
}
event-seen = { $you ->
    [name] Prohlížíš si kartu a víš: { $target } je { $role }.
   *[none] { $name } si prohlíží kartu a ví: { $target } je { $role }.
}
event-seen-hidden = { $you ->
    [target] { $name } si prohlíží tvou kartu.
   *[none] { $name } si prohlíží kartu, kterou má { $target }.
}
event-announced = { $you ->
    [name] Ohlašuješ: { $target } je { $role }.
    [target] { $name } o tobě ohlašuje: { $role }.
   *[none] { $name } ohlašuje: { $target } je { $role }.
}
event-judging = Pán už slyšel dost: přichází rozsudek.
event-condemned = { $you ->
    [name] Rozsudek padá na tebe.
   *[none] Rozsudek padá na hráče { $name }.
}
event-executed = { $you ->
    [name] Jdeš na popravu. Tvoje role: { $role }.
   *[none] Na popravu jde { $name }. Role: { $role }.
}
event-round-ended-dusk = Velmistr i Zvěd jsou odhaleni: kolo vyhrává Soumrak.
event-round-ended-brotherhood = Tajemství zůstalo v bezpečí: kolo vyhrává Bratrstvo.
event-points = { $you ->
    [name] Získáváš { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
   *[none] { $name } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
}
