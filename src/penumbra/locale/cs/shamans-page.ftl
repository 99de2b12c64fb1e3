### Stůl Shamans v prohlížeči. Identifikátory a proměnné: viz games.ftl (en).

## Co kde leží

shamans-track = Stupnice
shamans-to-moon = { $count ->
    [one] K měsíci už jen krok
    [few] K měsíci { $count } kroky
    [many] K měsíci { $count } kroku
   *[other] K měsíci { $count } kroků
}
shamans-on-moon = Figurka je na měsíci
shamans-worlds = Světy
shamans-world = { $missing ->
    [0] { $world }: kompletní
   *[other] { $world }: leží zde { $cards }; chybí { $missing }
}
shamans-artifacts = Artefakty
shamans-stack = { $count ->
    [one] Hromádka: { $count } destička
    [few] Hromádka: { $count } destičky
    [many] Hromádka: { $count } destičky
   *[other] Hromádka: { $count } destiček
}
shamans-eclipse = { $state ->
    [hidden] Zatmění teprve přijde
    [left] Zatmění: předává se doleva
    [right] Zatmění: předává se doprava
   *[gone] Zatmění už bylo
}
shamans-out = Mimo hru:
shamans-seats = Hráči
shamans-trick = Štych
shamans-played = { $name }: { $card }
shamans-destination = Svět štychu: { $world }
shamans-lowest = nejnižší
shamans-highest = nejvyšší
shamans-guide = zahajuje štych
shamans-marker = žeton začínajícího hráče
shamans-targeted = v ohrožení dýkou
shamans-eliminated = mimo hru
shamans-role-secret = Role neznámá
shamans-role-known = { $role }: tobě známo
shamans-known-to-you = znáš ji z proměny
shamans-role-shown = odkryta všem kvůli Masce pravdy
shamans-aside = { $count ->
    [one] { $count } odložená karta
    [few] { $count } odložené karty
    [many] { $count } odložené karty
   *[other] { $count } odložených karet
}
shamans-look = { $name }: podrobnosti
shamans-own-role = Tvoje role: { $role }
shamans-tile-hidden = Lícem dolů: { $tile }
shamans-hand = Tvoje karty
shamans-hand-of = Karty: { $name }
shamans-hold-role = Podrž a podívej se
shamans-hold-hand = Podrž a uvidíš své karty
shamans-cover-hand = Zase zakrýt

## Rozhodnutí

shamans-decision = Rozhodnutí
shamans-waiting = Na tahu: { $names }
shamans-given = Kartu pro zatmění máš vybranou
shamans-portal = Portál
shamans-not-now = Teď ne
shamans-no-portal = Teď žádný Portál použít nemůžeš.
shamans-pass = { $window ->
    [moon] Nechat figurku jít
    [target] Nechat dýku dopadnout
   *[end] Nechat kolo skončit
}
shamans-no-dagger = Dýku nemáš: nikdo se to nedozví
shamans-no-dagger-help = Ptáme se každého, kdo má skrytou destičku.
shamans-why = Vysvětlit toto rozhodnutí
shamans-card = { $card }: { $consequence }

## Co by volba způsobila

shamans-leads = Zahájí štych: světem štychu bude { $world } svět.
shamans-follows = { $standing ->
    [only] Patří do světa štychu, zatím jediná.
    [lowest] Patří do světa štychu, zatím nejnižší.
    [highest] Patří do světa štychu, zatím nejvyšší.
   *[between] Patří do světa štychu, ani nejnižší, ani nejvyšší.
}
shamans-follows-settled = { $standing ->
    [only] Jediná ve světě štychu: vezmeš si artefakt a zahájíš další štych.
    [lowest] Nejnižší ve světě štychu: vezmeš si artefakt.
    [highest] Nejvyšší ve světě štychu: sebereš karty a zahájíš další štych.
   *[between] Patří do světa štychu, ani nejnižší, ani nejvyšší.
}
shamans-moves = { $left ->
    [one] Posune figurku: k měsíci pak zbude krok.
    [few] Posune figurku: k měsíci pak zbudou { $left } kroky.
    [many] Posune figurku: k měsíci pak zbude { $left } kroku.
   *[other] Posune figurku: k měsíci pak zbude { $left } kroků.
}
shamans-onto-moon = Posune figurku na měsíc: vyhrají Stíny!
shamans-completes = Naplní { $world } svět: { $ritual } provedeš ty.
shamans-fills = Štych naplní { $world } svět: { $ritual } provede hráč s nejvyšší kartou.
shamans-tile-dagger = Při tvém očištění vyřadí hráče; leží-li lícem nahoru, musíš ji použít.
shamans-tile-portal = Jednou, kdykoli, posune figurku o pole tam či zpět.
shamans-tile-shard = Za dva dostaneš na konci kola 2 body.
shamans-tile-mask = Musíš hned všem ukázat svou roli.
shamans-draws = Co si vezmeš z hromádky, nikdo neuvidí, ledaže to bude Maska.
shamans-keeps-open = { $tile ->
    [dagger] Dýku uvidí všichni a při příštím očištění ji musíš použít.
   *[other] Všichni uvidí, co máš.
}
shamans-keeps-hidden = { $tile ->
    [dagger] Tvoje tajemství: jestli ji použiješ, bude na tobě.
   *[other] Tvoje tajemství, dokud ji nepoužiješ.
}
shamans-back = { $count ->
    [0] Figurka už dál couvnout nemůže.
    [one] Figurka se vrátí o pole: k měsíci pak { $left }.
    [few] Figurka se vrátí o { $count } pole: k měsíci pak { $left }.
    [many] Figurka se vrátí o { $count } pole: k měsíci pak { $left }.
   *[other] Figurka se vrátí o { $count } polí: k měsíci pak { $left }.
}
shamans-swaps = Vyměníš si roli s hráčem { $name }; jeho roli neznáš.
shamans-swaps-known = Tvoje role bude { $role }. Tu svou předáš, dostane ji { $name }.
shamans-eliminates = { $role ->
    [shaman] Šaman: { $moon ->
        [yes] karty v ruce doženou figurku na měsíc!
       *[no] karty v ruce posunou figurku o { $cards ->
            [one] { $cards } pole
            [few] { $cards } pole
            [many] { $cards } pole
           *[other] { $cards } polí
        }.
    }
    [shadow] Stín: je-li poslední, vyhrají Šamani.
   *[unknown] Poslední Stín: vyhrají Šamani. Šaman: { $moon ->
        [yes] figurka dojde na měsíc!
       *[no] figurka postoupí o { $cards ->
            [one] { $cards } pole
            [few] { $cards } pole
            [many] { $cards } pole
           *[other] { $cards } polí
        }.
    }
}
shamans-spares = Nikdo se nedozví, jestli dýku máš.
shamans-gives = Dostane ji { $name }; znát ji budete jen vy dva.
shamans-names = Další štych zahájí { $name }.
shamans-lets = { $window ->
    [moon] Necháš figurku jít dál.
    [target] Necháš dýku dopadnout.
   *[end] Necháš kolo skončit.
}

## Na kraji mýtiny

shamans-destination-here = Svět štychu
shamans-your-card = tvoje karta
shamans-steps = { $count ->
    [one] Jeden krok k měsíci v tomto kole
    [few] { $count } kroky k měsíci v tomto kole
    [many] { $count } kroku k měsíci v tomto kole
   *[other] { $count } kroků k měsíci v tomto kole
}
shamans-stray = jiný svět: krok k měsíci
shamans-says = tvrdí:
shamans-say = Říct…
shamans-claim-open = řečeno v tomto kole
shamans-claim-true = víš, že je to pravda
shamans-claim-false = víš, že je to lež
shamans-claim-doubtful = všechno to být pravda nemůže
shamans-queued = příště
shamans-queued-line = Jakmile budeš na tahu, zahraje se { $card }. Dalším klepnutím ji vezmeš zpět.
shamans-queue-line = Zatím si můžeš připravit kartu.
shamans-raised = { $you ->
    [target] Někdo na tebe zvedá dýku
   *[none] Dýka je zvednutá. V ohrožení je { $target }
}
shamans-raised-help = { $you ->
    [target] Jestli dopadne, vypadáváš z kola a tvoje role se ukáže.
   *[none] Jestli dopadne, role se ukáže a { $target } vypadne z kola.
}

## List hráče

shamans-sheet-trail = Toto kolo
shamans-sheet-trick = Štych { $trick }
shamans-sheet-asked = svět štychu
shamans-sheet-led = zahajuje
shamans-sheet-followed = přiznává
shamans-sheet-no-cards = Zatím žádná karta.
shamans-sheet-held = Ve štychu { $trick } šlo o { $world } svět. { $name } nepřiznává, a později přesto hraje { $card }: ta karta tam byla.
shamans-sheet-held-maybe = Ve štychu { $trick } šlo o { $world } svět. { $name } nepřiznává, a později přesto hraje { $card }, ledaže ta karta přišla při zatmění.
shamans-sheet-had-none = Ve štychu { $trick } šlo o { $world } svět. { $name } takovou kartu mít nemůže: všechny byly jinde.
shamans-sheet-unknown = { $count ->
    [one] Ve štychu { $trick } šlo o { $world } svět. { $name } nepřiznává. Jedna karta toho světa je zatím neznámá.
    [few] Ve štychu { $trick } šlo o { $world } svět. { $name } nepřiznává. { $count } karty toho světa jsou zatím neznámé.
    [many] Ve štychu { $trick } šlo o { $world } svět. { $name } nepřiznává. { $count } karty toho světa je zatím neznámé.
   *[other] Ve štychu { $trick } šlo o { $world } svět. { $name } nepřiznává. { $count } karet toho světa je zatím neznámých.
}
shamans-sheet-gift = Při zatmění: { $card }, dává { $giver }, dostává { $receiver }.
shamans-sheet-steps = Kroky k měsíci
shamans-sheet-said = Řečeno v tomto kole
shamans-sheet-silent = Zatím nic.
shamans-sheet-trust = Moji důvěru má { $name }
shamans-sheet-accuse = Obviňuji hráče { $name }
shamans-mark-trust = důvěra
shamans-mark-unsure = nevím
shamans-mark-shadow = Stín?

## Kolem stolu

lobby-wish-talk-help-shamans = Ve hře Shamans nikdo nejmenuje barvy, světy ani čísla.
replay-next-part-shamans = Další štych (shift + →)
replay-previous-part-shamans = Předchozí štych (shift + ←)
replay-keys-shamans = Klávesy: mezerník přehrává, ← → krokují, se shiftem po štychách, page up a page down po kolech, 1 až 9 a 0 mění pohled.

## Karta na úvodní stránce

lobby-about-shamans = Kartu po kartě stoupáte k měsíci, jenže ne všichni kráčejí ve světle. Udrž světy v rovnováze, nebo pomoz tmě dorazit první.
lobby-facts-shamans = 3 až 5 hráčů · asi 40 minut
