### Slova společná oběma hrám. Identifikátory a proměnné vysvětluje en/games.ftl.

language = Čeština
you = Ty
player = Hráč
bot-names = Matěj, Zuzana, Ondra, Tereza, Vojta, Klára, Nikola, Hana, Štěpán
list-and = { $list } a { $last }
number-of-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
number-of-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}

## Události

event-role-dealt = { $you ->
    [name] Tvoje role: { $role }.
   *[none] { $name } dostává roli: { $role }.
}
event-role-dealt-hidden = { $name } dostává roli.
event-roles-opened = Všechny role se odkrývají: { $roles }.
event-roles-opened-one = { $name }: { $role }
event-game-ended = { $you ->
    [alone] Vyhráváš hru!
    [among] Vyhráváš hru, společně: { $names }.
   *[none] { $count ->
        [one] { $names } vyhrává hru!
        [few] { $names } vyhrávají hru!
        [many] { $names } vyhrává hru!
       *[other] { $names } vyhrávají hru!
    }
}

## Rozhodnutí

decision-deal = počkat na rozdání
decision-deal-help = Rozdává se další kolo.
decision-over = už není co dělat
decision-over-help = Hra skončila.
