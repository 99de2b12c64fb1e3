### Slova příkazové řádky: nápověda `penumbra --help`, hlášení příkazů `replay` a `warm`.

cli-about = Karetní hry se skrytými rolemi a počty jejich hráčů: { $games }.
cli-begin = Začni takto: penumbra play
cli-version = vypíše verzi a skončí
cli-lang = jazyk: en, fr, cs nebo ru (výchozí: podle systému)

cli-play = hrát v terminálu proti botům
cli-play-about = Hra v tomto terminálu; na ostatních místech sedí boti. Každá volba má svou klávesu; ? vysvětlí, ! poradí tah, q odejde od stolu.
cli-play-examples =
    příklady:
      penumbra play                              Shamans ve čtyřech
      penumbra play intrigue --players 8         Stín intrik
      penumbra play --seed utery --seat 2        tentýž večer z jiného místa
      penumbra play --board muj-plan.toml        na vlastním herním plánu
cli-game = která hra: { $games } (výchozí: { $first })
cli-players = kolik hráčů sedí u stolu, včetně botů
cli-seed = libovolné slovo, nebo 64 šestnáctkových číslic: stejné semínko rozdá stejnou hru
cli-board = název dodaného herního plánu, nebo cesta k souboru s plánem
cli-seat = tvoje místo, počítáno od 1
cli-bots = jak boti hrají, od nejslabších: { $levels } (výchozí: seeker, nebo nejlepší pod ním, kterého hra má)
cli-name = tvoje jméno u stolu
cli-record = soubor, do kterého se hra uloží; penumbra replay ji přehraje

cli-replay = vyprávět zaznamenanou hru znovu a ověřit ji
cli-replay-about = Přehraje záznam, převypráví ho a ověří každý jeho řádek: poškozený či padělaný záznam ukáže, kde se láme.
cli-replay-file = záznam
cli-replay-quiet = jen ověřit, nevyprávět
cli-replay-commitment = pečeť z tvých poznámek u stolu: záznam musí být právě z té hry
cli-replay-note = poznámky, které si o této hře vedla stránka nebo tvůj klient: říká záznam totéž?
cli-replay-finished = { $acts ->
    [one] Ověřeno: { $acts } tah, hra je u konce. Body: { $score }.
    [few] Ověřeno: { $acts } tahy, hra je u konce. Body: { $score }.
    [many] Ověřeno: { $acts } tahu, hra je u konce. Body: { $score }.
   *[other] Ověřeno: { $acts } tahů, hra je u konce. Body: { $score }.
}
cli-replay-unfinished = { $acts ->
    [one] Ověřeno: { $acts } tah. Záznam končí dřív než hra.
    [few] Ověřeno: { $acts } tahy. Záznam končí dřív než hra.
    [many] Ověřeno: { $acts } tahu. Záznam končí dřív než hra.
   *[other] Ověřeno: { $acts } tahů. Záznam končí dřív než hra.
}
cli-replay-broken = Tento záznam neobstál: { $reason }

cli-analyse = říct, co prozradí zaznamenaná hra: zlomové chvíle, chyby, kdo mohl koho podezírat
cli-analyse-about = Projde záznam očima každého hráče, jen z toho, co ten hráč věděl: co které rozhodnutí promarnilo, jak se hýbala podezření, kde se hra zlomila. Slovy; s --json jako data, s --html jako jednu stránku s grafy, která nic dalšího nepotřebuje.
cli-analyse-examples =
    příklady:
      penumbra analyse evening.jsonl                          slovy
      penumbra analyse evening.jsonl --html evening.html      stránka s grafy
      penumbra analyse evening.jsonl --json - --budget 8000   data, čtyřikrát důkladněji
cli-analyse-json = zapsat sem rozbor jako JSON; - znamená standardní výstup místo slov
cli-analyse-html = zapsat ho sem jako samostatnou stránku
cli-analyse-budget = dohrávek na rozhodnutí: víc je pomalejší a jistější ({ $budget })
cli-analyse-seed = vlastní náhody rozboru: stejné číslo, stejný výsledek (0)
cli-analyse-running = prohlížím
cli-analyse-written = Zapsáno: { $file }

cli-serve = spustit server se stoly, u kterých se hraje po síti s lidmi i boty
cli-serve-about = Nabízí stoly pro všechny hry: jeden proces, jediný soubor, žádné účty. Zastavíš ho klávesami Ctrl-C; co bylo potvrzeno, zůstane uloženo.
cli-serve-examples =
    příklady:
      penumbra serve                                 pro programy a lidi na tomto počítači
      penumbra serve --open                          ke hře na tomto počítači, v prohlížeči
      penumbra serve --host 0.0.0.0                  pro všechny ve tvé síti
      penumbra serve --store postgresql:///penumbra  s PostgreSQL místo souboru
    Všechna nastavení popisuje docs/serving.md.
cli-serve-host = adresa, na které se naslouchá; 0.0.0.0 pustí dovnitř celou síť (výchozí: 127.0.0.1)
cli-serve-port = port, na kterém se naslouchá, 0 pro libovolný volný (výchozí: 8420)
cli-serve-address = co lidé píší, aby se sem dostali, je-li adresa jiná
cli-serve-ready = Server běží: { $address }
cli-serve-processes = spustit na tomto portu tolik serverů nad jednou databází PostgreSQL (výchozí: 1)
cli-serve-open = hned otevřít stránku v prohlížeči
cli-serve-page-opens = Stránka se otevírá ve tvém prohlížeči. Server zastavíš klávesami Ctrl-C v tomto okně.
cli-serve-page-waits = Otevři tuto adresu v prohlížeči. Server zastavíš klávesami Ctrl-C v tomto okně.
cli-serve-friends = Přátelé ve tvé síti otevřou tutéž adresu nebo načtou QR kód tvého stolu.
cli-serve-only-here = Dovnitř se dostane jen tento počítač. Pro přátele ve tvé síti: penumbra serve --open --host 0.0.0.0
cli-serve-already = Server už běží: { $address }
cli-serve-closed = Server je zastavený; jeho stoly zůstávají uložené, než se zase spustí.
cli-config = soubor s nastavením (výchozí: penumbra.toml v této složce, pokud tu je)
cli-store = kde jsou stoly uloženy: sqlite:///SOUBOR nebo postgresql://…

cli-join = přijít ke stolu na serveru, nebo stůl otevřít
cli-join-about = Posadí tě ke stolu s dalšími lidmi. Po zavření terminálu tě tentýž příkaz vrátí na stejné místo. Bez odkazu se otevře tvůj vlastní stůl.
cli-join-examples =
    příklady:
      penumbra join http://192.168.1.20:8420/kamoruti      odkaz, který stůl rozdává
      penumbra join kamoruti --name Anna                   kód, na serveru v tomto počítači
      penumbra join --open intrigue --players 8 --bots     vlastní stůl
      penumbra join kamoruti --watch                       jen se dívat
cli-join-link = odkaz na stůl, nebo jeho kód
cli-join-server = adresa serveru (výchozí: http://127.0.0.1:8420)
cli-join-open = otevřít stůl pro tuto hru: { $games } (výchozí: { $first })
cli-join-bots = posadit na volná místa nového stolu boty
cli-join-which = Buď jmenuj stůl, nebo ho otevři: „{ $link }“ a --open nejdou dohromady.
cli-join-watch = jen se dívat: bez jména a bez místa
cli-join-watch-which = Kdo se chce dívat, jmenuje jen stůl: penumbra join ODKAZ --watch, bez --open, --name a --bots.

cli-backup = zkopírovat všechny stoly do jednoho souboru, i když se právě hraje
cli-backup-about = Zapíše všechny stoly do souboru, který umí přečíst restore, u SQLite i PostgreSQL. Server může běžet dál.
cli-backup-file = soubor, který se zapíše
cli-backup-running = Kopírují se záznamy
cli-backup-done = { $count ->
    [one] { $count } záznam je v bezpečí v souboru { $file }.
    [few] { $count } záznamy jsou v bezpečí v souboru { $file }.
    [many] { $count } záznamu je v bezpečí v souboru { $file }.
   *[other] { $count } záznamů je v bezpečí v souboru { $file }.
}

cli-restore = naplnit prázdné úložiště z takového souboru
cli-restore-about = Naplní prázdné úložiště ze souboru, který zapsal backup. Nejdřív zastav server.
cli-restore-file = soubor, který se čte
cli-restore-running = Obnovují se záznamy
cli-restore-done = { $count ->
    [one] Ze souboru { $file } byl obnoven { $count } záznam.
    [few] Ze souboru { $file } byly obnoveny { $count } záznamy.
    [many] Ze souboru { $file } bylo obnoveno { $count } záznamu.
   *[other] Ze souboru { $file } bylo obnoveno { $count } záznamů.
}

cli-status = ukáže servery jednoho úložiště a co má který v rukou
cli-status-about = Ukáže každý server úložiště PostgreSQL: zda žije, kdy se naposledy ozval, kolik stolů má v paměti a celkem, kolik spojení a kolik jich vede jinam. Nic nemění.
cli-status-json = jako JSON, pro programy
cli-status-server = server
cli-status-state = stav
cli-status-lag = naposledy
cli-status-tables = stoly
cli-status-sockets = spojení
cli-status-relayed = vedeno jinam
cli-status-address = adresa
cli-status-release = verze
cli-status-alive = žije
cli-status-leaving = předává stoly
cli-status-dead = zmizel
cli-status-store = { $store }: { $servers ->
    [one] { $servers } server
    [few] { $servers } servery
    [many] { $servers } serveru
   *[other] { $servers } serverů
}
cli-status-rest = Stoly, které nemá v rukou žádný server: { $unowned }. Stoly zmizelých serverů: { $orphaned }.
cli-tidy = ukázat, co je v úložišti, a smazat, čemu vypršel čas
cli-tidy-about = Ukáže, jak velké je úložiště a kterým stolům vypršel čas: nic se u nich nestalo déle, než se podle nastavení uchovávají. S --delete je smaže a uvolní místo; server přitom musí stát, protože za běhu to dělá sám.
cli-tidy-delete = smazat, čemu vypršel čas
cli-tidy-store = { $store }: { $megabytes } MB z { $most } MB
cli-tidy-holds = Stoly: { $tables }. Záznamy: { $entries }.
cli-tidy-expired = { $count ->
    [0] Žádnému stolu čas nevypršel.
    [one] Čas vypršel jednomu stolu.
    [few] Čas vypršel { $count } stolům.
    [many] Čas vypršel { $count } stolu.
   *[other] Čas vypršel { $count } stolům.
}
cli-tidy-table = { $code }: poslední návštěva { $date }
cli-tidy-how = Smažeš je takto: penumbra tidy --delete
cli-tidy-done = { $count ->
    [one] Jeden stůl byl smazán.
    [few] { $count } stoly byly smazány.
    [many] { $count } stolu bylo smazáno.
   *[other] { $count } stolů bylo smazáno.
}

cli-lab = počítat a měřit, pro ty, kdo chtějí vědět
cli-lab-about = Co se dá o hrách spočítat a na hráčích změřit. Řešení potřebuje SciPy: pip install 'penumbra[lab]'.
cli-lab-solve = jakou cenu má kolo, když se nikdo nesplete
cli-lab-solve-about = Vypíše, jak často strana vyhraje kolo, když obě vědí vše, co se vědět dá. Sloupce vysvětluje dokumentace.
cli-lab-solve-game = hra
cli-lab-solve-rounds = kola lítosti za posledním sloupcem: čím víc, tím přesněji (100)
cli-lab-sides = jak často strana vyhrává s boty těchto úrovní
cli-lab-sides-about = Odehraje celá kola, pro každou dvojici úrovní se stejným rozdáním, a vypíše, jak často vyhrává první strana.
cli-lab-sides-levels = úroveň botů první strany, pak druhé
cli-lab-sides-players = jen pro tolik hráčů
cli-lab-sides-rounds = kolik kol se pro každý počet hráčů odehraje (400)
cli-lab-no-players = Tuto hru nehraje { $players } hráčů.
cli-lab-unsolved = Ze hry „{ $game }“ zatím není vyřešeno nic.
cli-lab-no-rounds = --rounds: nejméně 1.
cli-lab-duel = jak si bot vede mezi ostatními
cli-lab-duel-about =
    Nechá bota hrát mezi ostatními a řekne, kolikrát vyhraje, jako násobek spravedlivého podílu.

    Každé rozdání se hraje jednou s kandidátem na každém místě a všichni kandidáti dostanou stejná
    rozdání. Povahy jsou namíchané jako u stolu. Ctrl-C měření ukončí a vypíše, co se už ví.
    Úrovně: { $levels }. Kdo prohledává, může mít za jménem počet dohrávek, sage:500.
    Sparingpartneři pro Šamany: early-follower, reckless, renouncer, other-searcher.
cli-lab-duel-examples =
    příklady:
      penumbra lab duel seeker --field wanderer --games 400
      penumbra lab duel sage:1000 seeker --players 5 --workers 2
      penumbra lab duel sage:1000 --field sage:1000 --players 3 --json sages.json
cli-lab-duel-candidates = kdo se měří: jedna nebo více úrovní
cli-lab-duel-game = hra
cli-lab-duel-field = kdo sedí kolem kandidáta, zleva; když jich je málo, opakují se
cli-lab-duel-games = her na kandidáta, zaokrouhleno na násobek počtu hráčů, nehrají-li samí stejní (100)
cli-lab-duel-seed = která rozdání: stejné číslo, stejné měření (1)
cli-lab-duel-among = { $candidate } mezi { $field }: her { $games }
cli-lab-duel-interval = 95 %, přes rozdání
cli-lab-duel-won = vyhraná kola
cli-lab-duel-takes = rozhodnutí trvá
cli-lab-duel-less = { $candidate } minus { $than }, společných rozdání: { $deals }
cli-lab-duel-variance = rozptyl, × jiná rozdání
cli-lab-workers = kolik procesů hraje; výsledek na tom nezávisí (1)
cli-lab-ray = cluster Ray, který práci udělá: auto, host:port nebo ray://host:port (na každém stroji je třeba penumbra[ray])
cli-lab-json = zapsat výsledek i sem
cli-lab-run = uložit běh do této složky (jinak do ./runs, pod jménem podle toho, co se měří)
cli-lab-kept = Uloženo v { $run }
cli-lab-broken-off = Přerušeno po { $done } z { $whole } úloh; co je hotovo, zůstává. Pokračovat: penumbra lab resume { $run }
cli-lab-stopping = Dokončuje se, co je rozdělané; další Ctrl-C to zahodí.
cli-lab-show = co se naměřilo: všechny běhy, jeden z nich, nebo jedna jeho hra
cli-lab-show-about =
    Bez RUN: všechny běhy, každý na řádku. S ním: co je běh zač, jak je daleko a co zatím říká. Běhy jsou
    složky v ./runs, nebo v té, kterou udává PENUMBRA_RUNS.
cli-lab-show-examples =
    příklady:
      penumbra lab show
      penumbra lab show duel-3f9a2c1d
      penumbra lab show duel-3f9a2c1d --game 12 --record hra.jsonl
      penumbra replay hra.jsonl
cli-lab-show-run = složka, nebo jméno jednoho z běhů
cli-lab-show-game = hra z běhu, číslo od 1: přehraje se znovu jako záznam
cli-lab-show-record = zapsat záznam sem místo na obrazovku
cli-lab-show-facts = hotovo { $done } z { $whole } úloh, her celkem { $games }, práce { $seconds } s; začátek { $begun }, Penumbra { $penumbra } (kód { $code })
cli-lab-show-none = V { $folder } nejsou žádné běhy.
cli-lab-no-game = --game: tento běh má hry 1 až { $games }.
cli-lab-recorded = Hra { $game } je v { $file }; přečtou ji penumbra replay a penumbra analyse.
cli-lab-unwritten = { $file } nelze zapsat: { $reason }.
cli-lab-resume = pokračovat v přerušeném běhu
cli-lab-resume-about = Dodělá, co v běhu chybí, a vypíše, co říká. Totéž udělá stejný příkaz spuštěný znovu.
cli-lab-tournament = několik botů proti sobě, s hodnocením
cli-lab-tournament-about =
    Nechá boty několika úrovní potkat se u stolů všech velikostí a řekne, jak dobrý který je.

    Každé rozdání se hraje jednou pro každou úroveň: všichni sedí dokola stolu a hru od hry se posunou
    o místo. Hodnocení je z openskill (na začátku 25); intervaly jsou 95 %, přes rozdání.
    Úrovně: { $levels }. Kdo prohledává, má za jménem počet dohrávek, sage:500.
cli-lab-tournament-examples =
    příklady:
      penumbra lab tournament wanderer seeker --deals 100
      penumbra lab tournament wanderer seeker sage:200 --players 4 --workers 2
      penumbra lab tournament seeker sage:200 --game intrigue --json intrigue.json
cli-lab-tournament-levels = kdo se potká: dvě nebo více úrovní
cli-lab-tournament-players = jen u stolů pro tolik hráčů; lze i několik (všechny velikosti)
cli-lab-tournament-deals = rozdání pro každou velikost stolu, každé se hraje jednou pro každou úroveň (50)
cli-lab-tournament-rating = hodnocení
cli-lab-share = × spravedlivý díl
cli-lab-points = bodů za kolo
cli-lab-tournament-seat = místo { $seat }
cli-lab-tournament-table = Hráčů { $players }, her { $games }; vyhraná kola: { $teams }
cli-lab-games = her na počet hráčů a nastavení ({ $games }; s --compiled { $compiled })
cli-lab-compiled = hrát podle zkompilovaných pravidel, asi padesátkrát rychleji: vyrovnaná povaha, nikdo nepřerušuje
cli-lab-seed = které hry: stejné číslo, stejné hry (1)
cli-lab-calibrate = při jaké hodnotě svého hlavního čísla je plán vyvážený
cli-lab-calibrate-about =
    Hraje tatáž rozdání s několika hodnotami hlavního čísla plánu (Šamani: vzdálenost k měsíci; Stín
    intrik: kolečka diskuse) a řekne, kde hráč z jednoho týmu čeká za kolo tolik bodů jako hráč
    z druhého. Každý LEVEL hraje mezi sobě rovnými.
cli-lab-calibrate-examples =
    příklady:
      penumbra lab calibrate seeker wanderer --compiled --svg vyvazeni.svg
      penumbra lab calibrate sage:200 --players 4 --values 11 12 13 --games 100 --workers 2
      penumbra lab calibrate --game intrigue --board muj-plan.toml
cli-lab-calibrate-companies = společnosti, každá z jedné úrovně (seeker)
cli-lab-calibrate-values = které hodnoty zkusit (kolem té, kterou má plán)
cli-lab-calibrate-company = { $company }, hráčů: { $players }. { $name }; vyhraná kola: { $team }; o kolik bodů za kolo má každý z nich víc; hry; kola
cli-lab-calibrate-nowhere = Žádná z těchto hodnot není blízko rovnováhy: zkuste jiné pomocí --values.
cli-lab-calibrate-found = Vyvážené při { $balanced } ({ $least } až { $most }): hrajte { $best } (jistota { $sure } %). Plán má { $usual }.
cli-lab-calibrate-series = { $company }, hráčů: { $players }
cli-lab-calibrate-axis = o kolik bodů za kolo víc: { $team }
cli-lab-balance = jak se na plánu hraje: zpráva s grafy
cli-lab-balance-about =
    Odehraje na plánu celé hry a řekne, kdo vyhrává podle role, místa a počtu hráčů, jak dlouho to trvá,
    co má jakou cenu a jak často přijde které pravidlo. S --html jako jednu stránku, která nic dalšího
    nepotřebuje, s --parquet nebo --csv jako tabulky všech kol a míst. Na každou hru se lze podívat:
    penumbra lab show RUN --game N.
cli-lab-balance-examples =
    příklady:
      penumbra lab balance --compiled --games 20000 --html zprava.html
      penumbra lab balance seeker wanderer --board muj-plan.toml --players 4 --html moje.html
      penumbra lab balance sage:200 --games 50 --workers 2 --parquet tabulky
      penumbra lab balance --game intrigue --games 200 --html intriky.html
cli-lab-balance-levels = kdo hraje, postupně kolem stolu (seeker)
cli-lab-balance-html = zapsat sem zprávu jako jednu samostatnou stránku
cli-lab-balance-tables = zapsat tabulky rounds a seats do této složky jako { $form }
cli-lab-balance-sheet = hráčů { $players }: her { $games }, kol { $rounds }
cli-lab-balance-team =   { $team }: { $share } % kol, { $points } bodu za kolo na hlavu
cli-lab-balance-gap =   rozdíl: { $gap } bodu za kolo; kol na hru: { $length }
cli-lab-reliability-broken-off = Přerušeno po { $done } z { $whole } her.
cli-lab-reliability = nakolik lze věřit botovi, který počítá
cli-lab-reliability-about =
    Nechá boty hrát a ptá se toho, kdo je na tahu, co si jako Mudrc myslí o rolích ostatních.
    Vypíše, jak často to platilo, po desetinách od 0 do 1, a Brierovo skóre.
cli-lab-reliability-examples =
    příklady:
      penumbra lab reliability seeker --players 3 4 5 --svg reliability.svg
      penumbra lab reliability sage:200 seeker --games 20
cli-lab-reliability-levels = kdo hraje, postupně kolem stolu
cli-lab-reliability-players = jen s tolika hráči; lze zadat víc čísel
cli-lab-reliability-games = her pro každý počet hráčů (40)
cli-lab-reliability-svg = nakreslit sem graf (SVG)
cli-lab-reliability-running = spolehlivost

cli-mcp = pustit ke hře asistenty z chatovacích programů (Model Context Protocol)
cli-mcp-about = Nabízí nástroje, kterými se asistent posadí ke stolu na serveru nebo stůl otevře: přijít, podívat se, jednat, čekat, mluvit, číst pravidla. Chatovací programy ho spouštějí samy a mluví s ním přes standardní vstup a výstup; s --http jich obslouží libovolně mnoho. Stoly jsou na běžícím serveru penumbra serve. Jak chatovací program nastavit, říká docs/assistants.md.
cli-mcp-examples =
    příklady:
      penumbra mcp                                      pro chatovací program na tomto počítači
      penumbra mcp --server http://192.168.1.20:8420    ke stolům jiného serveru
      penumbra mcp --http                               pro programy, které mluví HTTP
cli-mcp-http = obsluhovat přes HTTP místo standardního vstupu a výstupu
cli-mcp-host = adresa, na které se s --http naslouchá (výchozí: 127.0.0.1)
cli-mcp-port = port, na kterém se s --http naslouchá, 0 pro libovolný volný (výchozí: 8421)
cli-mcp-ready = Asistenti najdou své nástroje zde: { $address }
cli-mcp-missing = Nástroje pro asistenty nejsou nainstalované: pip install penumbra[mcp]

cli-engine = mluvit řádkovým JSON na stdin a stdout, pro programy
cli-engine-about = Pravidla jako řádkový protokol pro programy v libovolném jazyce: jeden požadavek JSON na řádek, jedna odpověď na řádek. Popis je v docs/protocol.md.
cli-engine-schema = vypíše JSON Schema všech požadavků a skončí

cli-warm = zkompilovat pravidla hned, aby pak nikdo nečekal
cli-warm-about = Zkompiluje pravidla všech her a výsledek uschová. Na každém počítači stačí jednou; jinak to udělá play sám.
cli-warming = Chystá se { $game }
