### Slova hry v terminálu: nadpisy, klávesy, scény. Viz en/games.ftl.

## Stůl

your-role = tvoje role
heading-players = hráči
heading-role = role
heading-points = body
heading-cards = ruka
heading-hand = tvoje karty

## Klávesy

your-choice = Jsi na tahu: { $task }
waiting-for = Na tahu: { $names }
hint-nobody = Tady nikdo neumí poradit.
hint-thinking = Mudrc přemýšlí…
hint-hint = nápověda
hint-help = nápověda
hint-quit = odejít
hint-go-on = pokračovat
hint-let-run = nechat běžet, než budu na tahu
hint-up = zpět
hint-hurry = libovolná klávesa: rychleji
hint-any-key = pokračuj libovolnou klávesou
not-a-key = „{ $key }“ tu nic nedělá.

## Scény

scene-round = { $round }. kolo
scene-game = Hra skončila
score-name = hráč
score-role = role
score-total = celkem

## Odchod

leave-question = odejít, nebo zůstat
leave-save = odejít a uložit záznam
leave-only = odejít bez uložení
leave-stay = Jakákoli jiná klávesa: zůstat.
record-saved = Záznam je uložen: { $path }
record-unsaved = Záznam se nepodařilo uložit: { $reason }
goodbye = Tak zase příště.

## U stolu s lidmi

table-link = Stůl: { $link }
gathering-title = hráči se scházejí
gathering-task = Před hrou
gathering-help = Dej přátelům kód nebo odkaz. Číslo obsadí volné místo, nebo nabídne výměnu tomu, kdo na něm sedí. Když jsou všechna místa obsazená, hostitel zahájí hru.
during-task = u stolu
afterwards-task = Po hře
game-resting = ještě se dívají: { $names }
game-paused = pozastaveno
hint-table = stůl
do-start = začít
do-bots = boty na volná místa
do-clear = poslat bota pryč…
do-wish = nastavení hry…
do-sit = sednout si sem
do-swap = vyměnit si místa
do-stand = vstát
do-rename = změnit jméno
do-say = něco říct
do-claim = prohlásit…
do-time = víc času
do-pause = pozastavit
do-ask-pause = požádat o pauzu
do-agree-hints = souhlasit s nápovědou pro všechny, kdo hrají
do-decline-hints = už žádná nápověda
do-resume = pokračovat
do-substitute = bot místo nepřítomného…
do-kick = poslat někoho pryč…
do-send-away = poslat pryč
do-keep-out = poslat pryč a už nepouštět
do-readmit = pustit někoho zpátky…
do-lock = zamknout stůl
do-unlock = znovu otevřít stůl
do-host = předat hostitelství…
do-take-over = stát se hostitelem
do-take-back = být zase hostitelem
do-rematch = hrát znovu
do-delete = smazat stůl…
do-delete-really = ano, smazat pro všechny, i s hrami a jejich přehráním
leave-close = zavřít; místo ti zůstane
leave-table = odejít od stolu natrvalo
seat-kept = Tvoje místo zůstává. Vrátíš se takto: penumbra join { $link }
invite-code = kód
record-at = Záznam této hry:
write-talk = Řekni:
write-name = Tvoje jméno:
write-send = odeslat
unexpected = Neočekávaná chyba: { $what }
