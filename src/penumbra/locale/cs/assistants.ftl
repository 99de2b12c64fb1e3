### `penumbra mcp`: what assistants read about their tools, and what those answer. Ids and variables:
### see games.ftl. Names of tools and arguments are the same in all languages.

assistants-instructions =
    U stolů Penumbry můžeš hrát karetní hry se skrytými rolemi: { $games }. Zavolej open_table, nebo join_table s kódem či odkazem od člověka, a uschovej si seat_token z odpovědi: chtějí ho všechny ostatní nástroje. Po start_game volej wait_for_turn, dokud nebudeš na tahu, a pak act s číslem volby a okamžikem seznamu, ze kterého číslo je. Mluv pomocí say a claim; lhaní k těmto hrám patří. Vše vysvětlí read_rules. Dozvíš se jen to, co smí vědět tvoje místo, nic víc: kdo čte tuto konverzaci, vidí tvoje karty.

assistants-tool-open-table = Otevřít stůl a posadit se k němu. name: tvoje jméno u stolu. game: název hry, nebo nic pro první z nich. players: počet hráčů, nebo 0 pro obvyklý. fill: zda na volná místa hned usednou boti; false, pokud mají přijít lidé, těm předej kód. level: úroveň botů (wanderer, seeker nebo sage). Odpověď obsahuje tvůj seat_token. Hra začne příkazem start_game.
assistants-tool-join-table = Přijít ke stolu, který už někdo otevřel. table: jeho kód, třeba kamoruti, nebo odkaz. name: tvoje jméno u stolu. Odpověď obsahuje tvůj seat_token.
assistants-tool-fill-with-bots = Posadit boty na všechna volná místa. Smí jen hostitel, před hrou.
assistants-tool-start-game = Začít hru; po hře začít další se stejnou společností. Smí jen hostitel.
assistants-tool-look = Podívat se na vše, co vidí tvoje místo: co se stalo od posledního volání, stůl, tvoje tajemství, co smíš udělat.
assistants-tool-list-acts = Vypsat očíslované, co smíš teď udělat. Seznam patří k okamžiku; act chce obojí.
assistants-tool-act = Provést jednu z očíslovaných voleb. number: číslo volby. moment: okamžik seznamu, ze kterého číslo je. Pokud se od té doby něco stalo, neprovede se nic a musíš se podívat znovu.
assistants-tool-wait-for-turn = Čekat, až budeš na tahu nebo až hra skončí. seconds: nejvýše kolik sekund, do 50. also_talk: zda se vrátit i tehdy, když někdo promluví. Odpověď říká, co se stalo; pokud ještě nejsi na tahu, zavolej znovu.
assistants-tool-say = Říct něco všem u stolu vlastními slovy. V některých hrách jsou určitá slova zakázaná; taková zpráva se neodešle.
assistants-tool-list-claims = Vypsat věty, kterým rozumějí i boti.
assistants-tool-claim = Říct jednu z těchto vět. claim: první slovo, potom jména a role, třeba: accuse Noor.
assistants-tool-read-rules = Číst pravidla. game: název hry. topic: jedno z jejích témat, nebo all pro všechna; nic pro seznam témat.
assistants-tool-check-deals = Po hře: ověřit, že rozdávání bylo poctivé.
assistants-tool-leave-table = Odejít od stolu nadobro. Při hře tvoje místo převezme bot.

assistants-token = Máš místo u stolu. Tvůj seat_token je { $token }. Je tajný: patří jen tvým nástrojům. Ostatní přijdou přes tento odkaz: { $link }
assistants-news = Co se stalo:
assistants-moment = Tento seznam je z okamžiku { $moment }.
assistants-over = Hra skončila. Hostitel může začít další (start_game).
assistants-left = Od stolu jsi pryč.
assistants-no-game = Taková hra tu není. Na výběr: { $games }.
assistants-no-game-now = U tohoto stolu se teď nehraje.
assistants-no-act = Volba s tímto číslem není: jdou od 1 do { $most }. Nic se neprovedlo.
assistants-bad-token = Tohle není seat_token. Použij ten, který vrátil join_table nebo open_table.
assistants-elsewhere = Na { $server }, kde tyto nástroje hrají, stůl { $link } není. Pro jiný server se musí spustit s --server a jeho adresou.
assistants-topics = Témata pravidel; zavolej read_rules s jedním z nich, nebo s all:
assistants-no-topic = Takové téma není. Jsou tato:
assistants-unreachable = { $reason } Běží tam penumbra serve? Místo zůstává: zavolej později znovu.
