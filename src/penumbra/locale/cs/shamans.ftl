### Shamans: věci, rozhodnutí, akce a události. Viz en/games.ftl.

game-shamans = Shamans

## Věci

world-purple = { $form ->
   *[name] fialový
    [object] fialový svět
}
world-blue = { $form ->
   *[name] modrý
    [object] modrý svět
}
world-green = { $form ->
   *[name] zelený
    [object] zelený svět
}
world-yellow = { $form ->
   *[name] žlutý
    [object] žlutý svět
}
world-white = { $form ->
   *[name] bílý
    [object] bílý svět
}
world-brown = { $form ->
   *[name] hnědý
    [object] hnědý svět
}
world-red = { $form ->
   *[name] červený
    [object] červený svět
}

card-purple = { $form ->
   *[name] fialová { $number }
    [object] fialovou { $number }
}
card-blue = { $form ->
   *[name] modrá { $number }
    [object] modrou { $number }
}
card-green = { $form ->
   *[name] zelená { $number }
    [object] zelenou { $number }
}
card-yellow = { $form ->
   *[name] žlutá { $number }
    [object] žlutou { $number }
}
card-white = { $form ->
   *[name] bílá { $number }
    [object] bílou { $number }
}
card-brown = { $form ->
   *[name] hnědá { $number }
    [object] hnědou { $number }
}
card-red = { $form ->
   *[name] červená { $number }
    [object] červenou { $number }
}

role-shaman = Šaman
role-shadow = Stín
team-shamans = Šamani
team-shadows = Stíny

tile-dagger = { $form ->
   *[name] Rituální dýka
    [object] Rituální dýku
}
tile-portal = Portál
tile-shard = Měsíční kámen
tile-mask = { $form ->
   *[name] Maska pravdy
    [object] Masku pravdy
}
tiles-hidden = { $count ->
    [one] { $count } skrytá destička
    [few] { $count } skryté destičky
    [many] { $count } skryté destičky
   *[other] { $count } skrytých destiček
}

ritual-stabilization = { $form ->
   *[name] Stabilizace
    [object] rituál stabilizace
}
ritual-permutation = { $form ->
   *[name] Proměna
    [object] rituál proměny
}
ritual-illumination = { $form ->
   *[name] Osvícení
    [object] rituál osvícení
}
ritual-neutralization = { $form ->
   *[name] Očištění
    [object] rituál očištění
}

ritual-stabilization-help = Figurka se vrátí o dvě pole, nebo si provádějící hráč vezme artefakt.
ritual-permutation-help = Provádějící hráč si s někým vymění kartu identity.
ritual-illumination-help = Provádějící hráč hned získá bod.
ritual-neutralization-help = Kdo má Rituální dýku, vyřadí jiného hráče.

## Rozhodnutí

decision-play = zahrát kartu
decision-play-help = Zahrát smíš kteroukoli kartu. Karta jiného světa posune figurku o pole blíž k měsíci a pak putuje do svého světa.
decision-play-lead = zahájit štych
decision-play-lead-help = Začínáš: svět tvé karty se stává světem štychu. Nejnižší karta tohoto světa získá artefakt, nejvyšší zahájí další štych.
decision-take = vzít si artefakt
decision-take-help = Nejnižší karta světa štychu je tvoje, a tak si bereš destičku: jednu ze dvou odhalených, nebo neznámou z vrchu hromádky.
decision-keep = nechat si destičku lícem nahoru, nebo dolů
decision-keep-help = Co je na destičce, víš jen ty. Lícem dolů zůstane tvým tajemstvím, dokud ji nepoužiješ; odkrytou dýku použít musíš, jakmile to jde.
decision-stabilize = provést stabilizaci
decision-stabilize-help = Buď vrátíš figurku o dvě pole, nebo si vezmeš artefakt.
decision-swap = vyměnit si role
decision-swap-help = Se zvoleným hráčem si vyměníte karty identity a oba se podíváte. Možná tím změníš tým!
decision-neutralize = vybrat, kdo bude vyřazen
decision-neutralize-help = Rituální dýka vyřadí hráče. Ptáme se každého, kdo má skrytou destičku, aby nikdo nepoznal jakou: neleží-li tvá dýka odkrytá, můžeš odmítnout a nikdo se nedozví proč.
decision-chain = vybrat další rituál
decision-chain-help = Naplnilo se víc světů najednou a všechny jejich rituály provádíš ty. Pořadí je na tobě.
decision-give = vybrat kartu k předání
decision-give-help = Při zatmění každý předá kartu sousedovi, na kterého ukazuje šipka. Všichni vybírají dřív, než uvidí, co dostanou.
decision-name = určit, kdo začne
decision-name-help = Jsi mimo hru, ale nejvyšší karta světa štychu byla tvoje: určíš, kdo zahájí další štych.
decision-moon = pustit figurku na měsíc, nebo použít Portál
decision-moon-help = Příští krok dovede figurku na měsíc a kolo vyhrají Stíny. Teď je poslední chvíle na Portál.
decision-target = nechat dýku dopadnout, nebo použít Portál
decision-target-help = Někdo má být vyřazen a jeho role se má ukázat. Těsně předtím lze ještě použít Portál.
decision-end = nechat kolo skončit, nebo použít Portál
decision-end-help = Karty došly a Šamani se chystají vyhrát. Poslední chvíle na Portál.
offer-portal = použít Portál, nebo pokračovat
offer-portal-help = Portál lze použít kdykoli: posune figurku o pole tam či zpět a odhodí se.

## Akce

action-play = zahrát { $card }
action-take-left = vlevo: { $tile }
action-take-right = vpravo: { $tile }
action-take-stack = vrchní z hromádky
action-keep-open = nechat lícem nahoru
action-keep-hidden = nechat lícem dolů
action-back = vrátit figurku o dvě pole
action-swap = vyměnit si roli: { $target }
action-neutralize = vyřadit: { $target }
action-decline = nevyřadit nikoho
action-perform = { $world }: { $ritual }
action-give = předat { $card }
action-name = začne { $target }
action-portal-forward = Portál: figurka o pole k měsíci
action-portal-back = Portál: figurka o pole zpět
action-pass = nepoužít Portál

## Události

event-round-began-marker = { $you ->
    [name] Kolo { $round }. Žeton začínajícího hráče máš ty.
   *[none] Kolo { $round }. Žeton začínajícího hráče má { $name }.
}
event-hand-dealt = { $you ->
    [name] Tvoje karty: { $cards }.
   *[none] { $name } dostává karty: { $cards }.
}
event-hand-dealt-hidden = { $name } dostává karty.
event-left-over = Zbylá karta jde rovnou do svého světa: { $card }.
event-tile-shown = { $slot ->
    [left] Vlevo se odhaluje { $tile }.
   *[right] Vpravo se odhaluje { $tile }.
}
event-trick-began = { $you ->
    [name] Štych { $trick }. Začínáš.
   *[none] Štych { $trick }. Začíná { $name }.
}
event-card-played = { $you ->
    [name] Hraješ { $card }.
   *[none] { $name } hraje { $card }.
}
event-card-played-off = { $you ->
    [name] Hraješ { $card }: jiný svět.
   *[none] { $name } hraje { $card }: jiný svět.
}
event-pawn-moved-forward = { $count ->
    [one] Figurka stínu postupuje o pole k měsíci.
    [few] Figurka stínu postupuje o { $count } pole k měsíci.
    [many] Figurka stínu postupuje o { $count } pole k měsíci.
   *[other] Figurka stínu postupuje o { $count } polí k měsíci.
}
event-pawn-moved-back = { $count ->
    [one] Figurka stínu se vrací o pole.
    [few] Figurka stínu se vrací o { $count } pole.
    [many] Figurka stínu se vrací o { $count } pole.
   *[other] Figurka stínu se vrací o { $count } polí.
}
event-card-placed = Do svého světa putuje { $card }.
event-world-completed = Svět je kompletní: { $world }.
event-world-completed-nobody = Svět je kompletní: { $world }. Jeho rituál nemá kdo provést.
event-ritual = { $you ->
    [name] Provádíš { $ritual }.
   *[none] { $name } provádí { $ritual }.
}
event-ritual-idle = Rituál nemá žádný účinek.
event-points-illumination = { $you ->
    [name] Osvícení: získáváš { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
   *[none] Osvícení: { $name } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
}
event-points-team = { $you ->
    [name] Tvůj tým vítězí: získáváš { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
   *[none] Z vítězného týmu získává { $name } { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
}
event-points-shards = { $you ->
    [name] Za Měsíční kameny získáváš { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
   *[none] Za Měsíční kameny získává { $name } { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
}
event-tile-taken-row = { $you ->
    [name] Bereš si { $tile }.
   *[none] { $name } si bere { $tile }.
}
event-tile-taken-stack = { $you ->
    [name] Z hromádky bereš { $tile }.
   *[none] { $name } si z hromádky bere { $tile }.
}
event-tile-taken-hidden = { $name } si bere destičku z hromádky.
event-tile-kept-open = { $you ->
    [name] Vykládáš destičku lícem nahoru: { $tile }.
   *[none] { $name } vykládá destičku lícem nahoru: { $tile }.
}
event-tile-kept-hidden = { $you ->
    [name] Necháváš si destičku lícem dolů: { $tile }.
   *[none] { $name } si nechává destičku lícem dolů: { $tile }.
}
event-tile-kept-secret = { $name } si nechává destičku lícem dolů.
event-role-revealed = { $you ->
    [name] Maska tě nutí ukázat roli: { $role }.
   *[none] Kvůli Masce ukazuje { $name } svou roli: { $role }.
}
event-eclipse = { $arrow ->
    [left] Zatmění! Každý předává kartu hráči po levici.
   *[right] Zatmění! Každý předává kartu hráči po pravici.
}
event-card-given = { $you ->
    [name] Předáváš { $card }. Dostává { $target }.
    [target] { $name } ti předává { $card }.
   *[none] { $name } předává { $card }. Dostává { $target }.
}
event-card-given-hidden = { $name } předává kartu. Dostává { $target }.
event-eclipse-over = Zatmění pominulo.
event-roles-swapped = { $you ->
    [name] Měníš si roli s hráčem { $target }.
    [target] { $name } si s tebou mění roli.
   *[none] { $name } a { $target } si mění role.
}
event-role-seen = { $you ->
    [name] Tvoje nová role: { $role }.
   *[none] { $name } si prohlíží novou roli: { $role }.
}
event-role-seen-hidden = { $name } si prohlíží novou roli.
event-dagger-spent = { $you ->
    [name] Zvedáš Rituální dýku. V ohrožení je { $target }.
    [target] { $name } na tebe zvedá Rituální dýku.
   *[none] { $name } zvedá Rituální dýku. V ohrožení je { $target }.
}
event-dagger-spent-hidden = { $you ->
    [name] Odkrýváš skrytou Rituální dýku. V ohrožení je { $target }.
    [target] { $name } odkrývá skrytou Rituální dýku a míří na tebe.
   *[none] { $name } odkrývá skrytou Rituální dýku. V ohrožení je { $target }.
}
event-window-moon = Figurka se chystá vstoupit na měsíc. Použije někdo Portál?
event-window-target = Dýka se chystá dopadnout. Použije někdo Portál?
event-window-end = Padla poslední karta. Použije někdo Portál?
event-portal-used-forward = { $you ->
    [name] Používáš Portál: figurka má jít vpřed.
   *[none] { $name } používá Portál: figurka má jít vpřed.
}
event-portal-used-forward-hidden = { $you ->
    [name] Odkrýváš skrytý Portál: figurka má jít vpřed.
   *[none] { $name } odkrývá skrytý Portál: figurka má jít vpřed.
}
event-portal-used-back = { $you ->
    [name] Používáš Portál: figurka má jít zpět.
   *[none] { $name } používá Portál: figurka má jít zpět.
}
event-portal-used-back-hidden = { $you ->
    [name] Odkrýváš skrytý Portál: figurka má jít zpět.
   *[none] { $name } odkrývá skrytý Portál: figurka má jít zpět.
}
event-eliminated = { $you ->
    [name] Vyřazuješ hráče { $target }. Role: { $role }.
    [target] { $name } tě vyřazuje. Tvoje role: { $role }.
   *[none] { $name } vyřazuje hráče { $target }. Role: { $role }.
}
event-tiles-lost = { $you ->
    [name] Přicházíš o destičky: { $tiles }.
   *[none] { $name } přichází o destičky: { $tiles }.
}
event-hand-set-aside = { $you ->
    [name] Odkládáš ruku lícem dolů: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }.
   *[none] { $name } odkládá ruku lícem dolů: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }.
}
event-hand-placed = { $you ->
    [name] Tvoje karty jdou do svých světů: { $cards }.
   *[none] { $name } vykládá karty do jejich světů: { $cards }.
}
event-hand-placed-empty = { $you ->
    [name] V ruce ti nic nezbylo.
   *[none] { $name } nemá v ruce už nic.
}
event-cards-collected = { $you ->
    [name] Sbíráš štych: { $cards }.
   *[none] { $name } sbírá štych: { $cards }.
}
event-cards-collected-nobody = Štych nikdo nesbírá, karty jdou do svého světa: { $cards }.
event-guide-named = { $you ->
    [name] Určuješ, kdo začne: { $target }.
    [target] { $name } určuje, že začneš ty.
   *[none] { $name } určuje, kdo začne: { $target }.
}
event-round-ended-cards = Karty došly: kolo vyhrávají Šamani.
event-round-ended-last-shadow = Poslední Stín padl: kolo vyhrávají Šamani.
event-round-ended-moon = Figurka je na měsíci: kolo vyhrávají Stíny.
