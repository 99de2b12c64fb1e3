### Úvodní stránka, dveře, stůl před hrou, jeho nabídka a nastavení. Identifikátory a proměnné: viz
### games.ftl. $level je název druhu botů, $game název hry.

lobby-house = Penumbra
lobby-language = Jazyk
lobby-language-en = English
lobby-language-fr = Français
lobby-language-cs = Čeština
lobby-language-ru = Русский
lobby-names = Jeřabina, Liška, Vrabec, Kopretina, Jasan, Sojka, Vřes, Vydra, Kapradí, Skřivan, Jiskra, Lípa

## Úvodní stránka

lobby-tagline = Hry se skrytými rolemi za svitu měsíce
lobby-welcome = Bez účtu a bez instalace. Za chvilku hraješ s boty, nebo pošleš přátelům odkaz.
lobby-name = Tvoje jméno u stolu
lobby-name-kept = Tento prohlížeč si ho pamatuje.
lobby-name-suggested = Nech prázdné a dnes večer jsi { $name }.
lobby-games = Hry
lobby-play-bots = Hrát s boty
lobby-play-friends = Hrát s přáteli
lobby-change = změnit
lobby-learn = Nauč se hrát za deset minut
lobby-public = veřejný stůl
lobby-private = na pozvání
lobby-done = Hotovo
lobby-code = Mám kód
lobby-code-label = Kód nebo odkaz na stůl
lobby-code-example = kamoruti
lobby-code-go = Jít
lobby-code-help = Jak ho slyšíš, nebo celý odkaz.
lobby-code-unreadable = To není kód ani odkaz na stůl. Kód tvoří jen písmena.
lobby-running = Tvoje hra běží ({ $game }): zpátky ke stolu { $code }
lobby-finished = Dohrané hry
lobby-loopback = Tato adresa vede jen na tento počítač: odkaz a QR kód budou ostatním fungovat, jen když server poběží s --host 0.0.0.0.
lobby-your-tables = Tvoje stoly
lobby-tables-gone = { $count ->
    [one] Jeden z tvých stolů už neexistuje.
    [few] { $count } z tvých stolů už neexistují.
    [many] { $count } z tvých stolů už neexistuje.
   *[other] { $count } z tvých stolů už neexistuje.
}
lobby-forget = Zapomenout stůl { $code }
lobby-public-tables = Veřejné stoly
lobby-public-none = Teď žádné. Otevři jeden, ať ho vidí všichni.
lobby-host-is = Hostitel: { $name }
lobby-taken = obsazeno { $taken } z { $players } míst
lobby-stage-drawing = losuje se
lobby-stage-playing = hraje se
lobby-stage-over = hra skončila
lobby-stage-broken_off = hra ukončena předčasně
lobby-retry = Zkusit znovu
lobby-retrying = Zkoušíme to dál.

## Jak se hraje

lobby-how = Nastavení hry: { $game }
lobby-wish-game = Hra
lobby-wish-players = Počet hráčů
lobby-wish-level = Boti
lobby-wish-clock = Čas na rozmyšlenou
lobby-clock-off-help = Nikam se nespěchá.
lobby-clock-relaxed-help = Minuta a půl na rozhodnutí, na požádání i víc.
lobby-clock-blitz-help = Dvacet sekund na rozhodnutí. Pro ty, kdo hru znají.
lobby-wish-public = Ukázat stůl všem
lobby-wish-public-help = Jinak ho najde jen ten, kdo má kód nebo odkaz.
lobby-more = Další volby
lobby-wish-language = Jazyk stolu
lobby-wish-language-help = Podle něj se jmenují boti; stránku čte každý ve svém jazyce.
lobby-wish-pace = Prodleva botů
lobby-pace-0 = žádná
lobby-pace-300 = asi 0,3 s
lobby-pace-900 = asi 1 s
lobby-pace-2000 = asi 2 s
lobby-pace-4000 = asi 4 s
lobby-wish-chatter = Boti mluví
lobby-wish-chatter-help = Tvrdí, ptají se a odpovídají jako lidé.
lobby-wish-hints = Nápověda
lobby-wish-hints-help = Kdo se má rozhodnout, smí se zeptat mudrce. Hraje-li víc lidí, jen když souhlasí všichni.
lobby-wish-takeover = Bot zaskočí za nepřítomného po
lobby-wish-takeover-help = Kdo se vrátí, hraje zase za sebe.
lobby-wish-talk = Zakázaná slova v chatu
lobby-wish-talk-help = Některé věci se v této hře nesmějí říkat.
lobby-wish-spectators = Diváci jsou vítáni
lobby-wish-spectators-help = Vidí, co leží odkryté, nikdy ne karty v ruce.
lobby-wish-delay = Zpoždění pro diváky
lobby-wish-board = Herní plán

## U dveří

lobby-invited = Pojď dál!
lobby-looking = Hledáme stůl…
lobby-code-is = Stůl { $code }
lobby-no-table = Takový stůl tu není
lobby-no-table-help = Stůl „{ $code }“ neexistuje. Podívej se na odkaz znovu; třeba někdo špatně slyšel písmeno.
lobby-no-answer = Server neodpovídá
lobby-there = Už tu sedí: { $names }.
lobby-door-playing = Hra už začala. Pojď se dívat; v příští pro tebe možná bude místo.
lobby-door-playing-shut = Hra už začala a tento stůl hraje bez diváků. Vrať se, až skončí.
lobby-door-over = Tato hra skončila. Pojď dál, jestli chceš hrát příští.
lobby-door-full = Všechna místa jsou obsazená. Přesto pojď dál: třeba někdo vstane.
lobby-door-locked = Hostitel stůl zamkl. Požádej ho, ať otevře, a zkus to znovu.
lobby-sit-down = Sednout si
lobby-come-in = Vejít
lobby-watch = Jen se dívat
lobby-replay = Přehrát hru
lobby-ended = U tohoto stolu už nesedíš
lobby-back-to-door = Zpět ke vstupu
lobby-ended-ask = Až tě hostitel pustí zpátky, zkus to znovu.
lobby-come-anew = Přijít znovu
lobby-sit-here-again = Sednout si na tomto zařízení
lobby-nowhere = Tady nic není
lobby-nowhere-help = Měsíc svítí na prázdnou mýtinu. Možná v adrese chybí písmeno.

## Před hrou

lobby-dealing = Boti si sedají, míchají se karty…
lobby-invite = Pozvat
lobby-code-aloud = Kód, který se dá říct nahlas
lobby-link = Odkaz na tento stůl
lobby-copy = Zkopírovat odkaz
lobby-copied = Odkaz je zkopírovaný.
lobby-send = Poslat
lobby-share = Čeká na tebe místo: { $game }
lobby-qr = Naskenuj a přijď ke stolu
lobby-qr-enlarge = Zvětšit QR kód
lobby-chairs = Místa kolem stolu
lobby-chair = Místo { $chair }:
lobby-chair-of = Místo { $chair }: { $name }
lobby-sit = sednout si
lobby-bot-here = Posadit bota ({ $level })
lobby-swap = Nabídnout výměnu míst
lobby-swap-bot = Vyměnit si místa
lobby-swap-asked = { $name } si s tebou chce vyměnit místo.
lobby-swap-agree = Vyměnit
lobby-swap-decline = Ne, díky
lobby-swap-waiting = Nabídka výměny míst čeká na odpověď: { $name }.
lobby-stand = Vstát
lobby-rename = Změnit jméno
lobby-leave = Odejít od stolu
lobby-make-host = Předat hostitelství
lobby-kick = Poslat pryč
lobby-keep-out = Poslat pryč a už nepouštět
lobby-free-chair = Uvolnit místo
lobby-clear = Poslat bota pryč
lobby-exchange = Prohodit místa s
lobby-waiting-chairs = { $count ->
    [one] Ještě je volné jedno místo.
    [few] Ještě jsou volná { $count } místa.
    [many] Ještě je volných { $count } místa.
   *[other] Ještě je volných { $count } míst.
}
lobby-ready = Všichni sedí. Začni, kdy chceš.
lobby-waiting-host = Všichni sedí. Začíná hostitel: { $name }.
lobby-no-host = Stůl nemá hostitele.
lobby-fill-start = Doplnit boty a začít
lobby-start = Začít
lobby-host-away = Hostitel tu není. Po chvíli ho může nahradit někdo, kdo má místo u stolu.
lobby-take-over = Stát se hostitelem
lobby-host-taken = Během tvé nepřítomnosti se stal hostitelem někdo jiný.
lobby-take-back = Být zase hostitelem
lobby-lock = Zamknout stůl
lobby-unlock = Otevřít stůl
lobby-locked = Stůl je zamčený: nikdo nový nepřijde.
lobby-sent-away = Poslaní pryč
lobby-let-back = Pustit zpátky: { $name }
lobby-change-wishes = Změnit nastavení
lobby-without-chair = Bez místa
lobby-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}

## Nabídka stolu

lobby-rematch = Hrát znovu
lobby-rematch-host = Hostitel může začít další hru se stejnými lidmi.
lobby-record = Stáhnout záznam
lobby-pause = Pozastavit hru
lobby-hints-agree = Souhlasit s nápovědou
lobby-hints-decline = Už žádná nápověda
lobby-hints-agree-help = Kdo hraje, se pak smí zeptat, co by udělal mudrc. Musí souhlasit všichni; zatím chybí: { $names }.
lobby-hints-agreed = S nápovědou souhlasí všichni, kdo hrají.
lobby-resume = Pokračovat
lobby-people = Lidé u stolu
lobby-no-chair = bez místa
lobby-bot-plays = hraje bot
lobby-substitute = Nechat hrát bota
lobby-leave-playing = Odejít nadobro? Tvým jménem bude hrát bot a místo už zpátky nedostaneš.
lobby-leave-question = Odejít od stolu nadobro?
lobby-stay = Zůstat
lobby-delete = Smazat stůl
lobby-delete-question = Smazat stůl pro všechny, i s hrami a jejich přehráním? Nikdo ho už nevrátí.
lobby-delete-not = Nechat
lobby-kick-playing = Má { $name } odejít? Pod tím jménem bude hrát bot, dokud hráče nepustíš zpátky.
lobby-kick-question = Má { $name } odejít od stolu?
lobby-let-stay = Nechat u stolu

## Nastavení

lobby-speed = Rychlost animací
lobby-speed-slow = pomalu
lobby-speed-normal = běžně
lobby-speed-fast = rychle
lobby-speed-instant = hned
lobby-sound = Zvuky
lobby-notify = Upozornit, když jsem na tahu
lobby-notify-help = Oznámení, když je stránka na pozadí. Nikdy nejmenuje kartu ani roli.
lobby-notify-none = Tento prohlížeč oznámení nemá.
lobby-notify-denied = Prohlížeč této stránce oznámení nedovolí; změníš to v jeho nastavení.
lobby-coach = Rady během hry
lobby-coach-help = Rada, když se určitý druh rozhodnutí objeví poprvé.
lobby-settings-kept = Uloženo jen v tomto prohlížeči.
