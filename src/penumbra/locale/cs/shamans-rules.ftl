### Pravidla, téma po tématu. Viz en/rules.ftl.

rules-of-shamans = Pravidla hry Shamans
rules-group-trick = Štych
rules-group-artifacts = Artefakty
rules-group-rituals = Rituály
rules-figure-trick = Štych s modrým světem. Kdo má nejnižší modrou, bere si artefakt. Kdo má nejvyšší modrou, sbírá modré karty a začne příště. Karta jiného světa posunula figurku.
rules-figure-lowest = nejnižší
rules-figure-highest = nejvyšší
rules-figure-off = jiný svět
rules-figure-track = Každým krokem je figurka blíž měsíci.
rules-table-worlds = Světů
rules-table-numbers = Čísla
rules-table-hand = Karet do ruky
rules-table-left = Zbývá

rules-shamans-goal-title = O co jde
rules-shamans-goal =
    Každý má tajnou roli. _Šamani_ putují ze světa do světa a udržují noc v rovnováze. _Stíny_ sedí mezi nimi, nijak se neliší a chtějí figurku stínu dovést na měsíc.

    – Šamani vyhrají kolo, když jsou všechny karty zahrané a figurka je stále na cestě, nebo jakmile je vyřazen poslední Stín.
    – Stíny vyhrají kolo v okamžiku, kdy figurka vstoupí na měsíc.

    Body má každý svoje. Kolo následuje za kolem, pokaždé s novými rolemi, dokud někdo nemá 8 bodů. Mysli tedy na svůj tým, a trochu i na sebe.

rules-shamans-setup-title = Než kolo začne
rules-shamans-setup =
    Každý dostane kartu identity lícem dolů a karty do ruky. Karta patří k jednomu ze světů, poznáš ho podle barvy a znaku, a má číslo. Žádná karta tu není dvakrát.

    Kolik je ve hře Stínů, vědí všichni; kdo to je, neví nikdo. Na svou roli se smíš kdykoli podívat, ale nikdy ji neukazuj. Dva Stíny o sobě navzájem nevědí.

    Karty, které po rozdání zbyly, jdou rovnou do svých světů a počítají se tam. Dva artefakty leží odhalené v _řadě_; ostatních deset a zatmění tvoří _hromádku_ lícem dolů. Figurka začíná na poli určeném pro váš počet hráčů.

    Žeton začínajícího hráče připadne někomu náhodou a každé kolo se posune o místo doleva. Kdo ho má, začíná první štych.

    Od krabice se tento stůl liší ve třech věcech: tam žeton dostane nejstarší hráč a délka stupnice i většina rituálů je natištěna na herním plánu; tady o prvním začínajícím hráči rozhodne náhoda a stupnici i rituály jsme zvolili sami, soubor s herním plánem je může změnit.

rules-shamans-turn-title = Jak probíhá štych
rules-shamans-turn =
    Kdo _začíná_, zahraje kteroukoli kartu. Její svět je _světem štychu_. Potom po směru hodinových ručiček zahraje každý jednu kartu:

    – Kdo zahraje kartu ze světa štychu, _přiznává_: karta zůstane ležet před ním, dokud nezahrají všichni.
    – Karta _jiného světa_ posune figurku o pole blíž k měsíci a putuje do svého vlastního světa.

    Když zahráli všichni, porovná se nejnižší a nejvyšší. Kdo měl ve světě štychu nejvyšší kartu, začíná příště.

    ? Ten, kdo začínal, je uprostřed štychu vyřazen. Co teď?
    Svět štychu zůstává a ostatní hrají dál.

    ? Jsem mimo hru dřív, než na mě přišla řada.
    Pak v tomto štychu nehraješ nic.

rules-shamans-follow-title = Přiznat, nebo ne
rules-shamans-follow =
    Přiznat svět nikdo nemusí. Zahrát smíš vždy kteroukoli kartu, i když tu správnou máš. Karta jiného světa udělá toto, a v tomto pořadí:

    – Figurka se posune o pole k měsíci. Když na něj vstoupí, Stíny vyhrály a nic dalšího se nestane.
    – Tvoje karta jde do svého světa.
    – Pokud ho tím naplní, hned provedeš jeho rituál, třeba uprostřed štychu.

    Některý svět dříve či později dojde každému, takže jeden krok figurky nic nedokazuje. Zvyk už možná ano.

    ? Moje karta by naplnila svět, ale její krok dovede figurku na měsíc. Provedu rituál?
    Ne. Figurka jde první a kolo končí. Zabránit tomu může jen Portál.

rules-shamans-resolve-title = Nejnižší a nejvyšší
rules-shamans-resolve =
    Když zahráli všichni, počítají se jen karty ze světa štychu: nejdřív nejnižší, potom nejvyšší, vždy v tomto pořadí.

    – Hráč s _nejnižší_ si bere artefakt: jeden ze dvou v řadě, nebo vrchní z hromádky. Vzít si ho musí; volný je jen výběr.
    – Hráč s _nejvyšší_ posbírá všechny karty světa štychu a položí je do jejich světa. Je-li teď kompletní, provede hned jeho rituál. A potom začne další štych.

    Kdo přiznal jako jediný, je obojí: nejdřív si vezme artefakt a v rituálu, který následuje, už ho může použít.

    ? Nejnižší nebo nejvyšší je karta vyřazeného hráče.
    Sebere se s ostatními, ale její číslo už neplatí.

    ? Všechny karty světa štychu patří vyřazeným. Kdo začne příště?
    Artefakt si nebere nikdo a karty jdou do svého světa; je-li tím kompletní, jeho rituál propadá. Vyřazený hráč s nejvyšší z těchto karet určí, kdo z těch, kteří jsou ještě ve hře, začne další štych.

rules-shamans-tiles-title = Jak se berou artefakty
rules-shamans-tiles =
    V každém kole je dvanáct artefaktů: pět Rituálních dýk, dva Portály, tři Měsíční kameny a dvě Masky pravdy.

    – Destička z řady zůstane před tebou lícem nahoru. Prázdné místo se hned doplní z hromádky.
    – Destičku z hromádky vidíš nejdřív jen ty. Pak ji vyložíš lícem nahoru, nebo si ji necháš lícem dolů. Jen Masku skrýt nelze.

    Skrytá destička funguje stejně jako odkrytá. Ostatní vidí, že ji máš, ale ne jakou; odkryje se, až ji použiješ, a Měsíční kámen při počítání bodů.

    ? Skrytá, nebo odkrytá: jaký je v tom rozdíl?
    Nad skrytou si ostatní lámou hlavu a skrytá dýka ti nechává volbu. Odkrytá je slib, nebo hrozba, kterou vidí celý stůl.

    ? Smím skrytou destičku odkrýt, aniž ji použiju?
    Ne, zůstane, jak leží. Na své destičky se ale smíš kdykoli podívat.

    ? A když je hromádka prázdná?
    Vybíráš z toho, co zbylo v řadě. Když nezbylo vůbec nic, nebere si nikdo.

rules-shamans-dagger-title = Rituální dýka
rules-shamans-dagger =
    Dýka čeká na rituál očištění. Když ho provádíš, vyřadí dýka jiného hráče a odhodí se. Na jeden rituál připadá jedna dýka a jeden hráč, ať máš dýk kolik chceš.

    – Máš-li odkrytou dýku, musíš ji použít.
    – Máš-li jen skrytou, můžeš.
    – Bez dýky rituál nic neudělá.

rules-shamans-portal-title = Portál
rules-shamans-portal =
    Portál odhodíš kdykoli, i když hraje někdo jiný: figurka se posune o jedno pole vpřed, nebo zpět, jak chceš. Použít ho smíš hned, jak si ho vezmeš, i skrytý, a také v odpověď na jiný Portál.

    Třikrát se hra sama zastaví a zeptá se, protože potom už by bylo pozdě:

    – před krokem, kterým by figurka vstoupila na měsíc;
    – když má být někdo vyřazen a jeho role se má ukázat;
    – po posledním štychu, než kolo skončí.

    Otázku dostane každý, kdo by Portál mohl mít, tedy kdo má skrytou destičku nebo odkrytý Portál. Sama otázka proto nic neprozradí.

    ? Figurka už je na měsíci. Můžu ji ještě vrátit?
    Ne. Poslední chvíle je těsně před tím krokem.

    ? Mám být mimo hru. Přijdu o Portál?
    Ještě ne: nejdřív dostaneš otázku. Stín jedno pole před měsícem může v tu chvíli dokonce vyhrát kolo. Jakmile se tvoje role ukáže, jsou destičky pryč.

    ? Pošlu figurku Portálem na měsíc a někdo ji jiným Portálem vrátí.
    Odpověď platí první, tvůj krok až po ní. Figurka vstoupí na měsíc jen tehdy, když tam ten krok pořád vede.

    ? Může figurka couvnout za začátek stupnice?
    Ne. Na prvním poli ji Portál posune jedině vpřed.

rules-shamans-shard-title = Měsíční kámen
rules-shamans-shard =
    Během kola kámen nedělá nic. Když kolo skončí, získá hráč, který má dva nebo tři a nevypadl ze hry, 2 body, ať vyhrál kterýkoli tým. Jediný kámen nemá cenu.

    Počítají se i skryté kameny. Protože jsou jen tři, může je bodovat nejvýš jeden hráč, a kdo si vezme dva, zkazí to ostatním.

rules-shamans-mask-title = Maska pravdy
rules-shamans-mask =
    Kdo si vezme Masku, hned odkryje svou roli, ať destička pochází z řady, z hromádky, nebo z rituálu. Pak už Maska žádný účinek nemá.

    ? V řadě jsou jen Masky a já si musím vzít artefakt.
    Můžeš si vzít vrchní destičku z hromádky. Jen když je hromádka prázdná, vezmeš si Masku.

    ? Moje role už je odkrytá a beru si druhou Masku.
    Nic dalšího se nestane.

    ? Odkrytou roli vymění rituál proměny.
    Karta zůstane lícem nahoru před novým majitelem a ta skrytá zůstane skrytá.

rules-shamans-eclipse-title = Zatmění
rules-shamans-eclipse =
    Zatmění leží někde v hromádce, na začátku ale nikdy navrchu. Jakmile se objeví, každý si tajně vybere kartu z ruky a všichni ji naráz předají sousedovi, na kterého ukazuje šipka. Tím zatmění skončí.

    – Není to artefakt: nikdo si ho nikdy nebere.
    – Vybíráš z karet, které máš teď, ne z toho, co teprve dostaneš.
    – Vyřazení hráči a hráči bez karet se přeskakují. Nic nedávají a nic nedostávají.

    ? Může přijít uprostřed štychu?
    Ano, když stabilizace vezme destičku a hromádka se posune. Karty na stole zůstávají; kdo už hrál, vybírá ze zbytku ruky.

    ? A v posledním štychu?
    Když si hráč s nejnižší kartou bere artefakt, nikdo už karty nemá a nic se nepředává. Objeví-li se zatmění v tomto štychu dřív, předávají jen ti, kdo ještě kartu mají.

rules-shamans-rituals-title = Kompletní svět
rules-shamans-rituals =
    Každý svět má jeden ze čtyř rituálů; který, to ukazuje herní plán. Svět je kompletní, když v něm leží všechny jeho karty: šest při třech a čtyřech hráčích, osm při pěti. Kdo položil poslední, musí rituál provést, a to hned.

    Většinou je to hráč s nejvyšší kartou štychu, který přináší sebrané karty. Může to být i ten, kdo zahraje kartu jiného světa.

    Rituál světa se koná nejvýš jednou za kolo. Svět, kterému chybí karta z ruky vyřazeného Šamana, už kompletní nikdy nebude.

rules-shamans-stabilization-title = Rituál stabilizace
rules-shamans-stabilization =
    Vyber si jedno:

    – Figurka se vrátí o dvě pole. Zastaví se na začátku stupnice.
    – Vezmeš si artefakt z řady nebo z hromádky, stejně jako za nejnižší kartu štychu. Maska i zatmění působí jako jindy.

    Když už žádný artefakt nezbývá, zůstává jen figurka.

rules-shamans-permutation-title = Rituál proměny
rules-shamans-permutation =
    S jiným hráčem, který je ještě ve hře, si vyměníte karty identity a oba se na tu novou podíváte. Provést to musíš; s kým, je na tobě.

    Možná tím oba změníte stranu. Platí karta, kterou máš na konci kola. A od této chvíle víte jeden o druhém, kdo je kdo.

    ? Nikdo jiný už ve hře není.
    Pak rituál nic neudělá.

rules-shamans-illumination-title = Rituál osvícení
rules-shamans-illumination =
    Hned získáš bod. Zůstane ti, i když vypadneš nebo tvůj tým prohraje.

    ? Je to můj osmý bod. Vyhrávám?
    Kolo se nejdřív dohraje. Teprve potom body rozhodnou.

rules-shamans-neutralization-title = Rituál očištění
rules-shamans-neutralization =
    Rituální dýkou vyřadíš jiného hráče.

    – Odkrytou dýku použít musíš, a to dřív než skrytou.
    – Máš-li jen skrytou, můžeš ji použít, nebo odmítnout. Odmítnutí nic neprozradí.
    – Bez dýky se nestane nic.

    Určíš hráče, který je ještě ve hře, ne však sebe, a odhodíš dýku. Teď je čas na Portály. Pak se ukáže role.

    ? Proč dostanu otázku, i když dýku nemám?
    Protože máš skrytou destičku. Ptáme se každého, kdo by dýku mohl mít, aby otázka nic neprozradila.

    ? Smí Stín vyřadit Stín a Šaman Šamana?
    Ano. Moudré to bývá málokdy.

    ? Nikdo jiný už ve hře není.
    Pak rituál nic neudělá a dýka ti zůstane.

rules-shamans-elimination-title = Vyřazení
rules-shamans-elimination =
    Vyřazený hráč ukáže roli, přijde o všechny destičky a do konce kola nehraje. Body, které už má, mu zůstanou. Co bude dál, záleží na roli:

    – _Šaman:_ figurka postoupí k měsíci o jedno pole za každou kartu, kterou měl ještě v ruce. Ruka se odloží, aniž ji kdo uvidí; její světy zůstanou nekompletní.
    – _Poslední Stín:_ Šamani hned vyhrávají kolo.
    – _Stín, když ještě jeden zbývá_ (při pěti hráčích): jeho ruka se ukáže a karty se rozdělí do svých světů. Figurka se nehýbe.

    Naplní-li karty Stínu některé světy, provede všechny jejich rituály ten, kdo zvedl dýku, v libovolném pořadí: je to _řetězová reakce_.

    ? V řetězové reakci je další očištění.
    Chce další dýku. Pokud zasáhne poslední Stín, Šamani hned vyhrávají a zbylé rituály odpadají.

    ? Vyřazený hráč už v tomto štychu hrál.
    Karta ze světa štychu se sebere jako jindy, ale její číslo neplatí. Patří-li všechny takové karty vyřazeným, určí začínajícího ten, kdo měl nejvyšší.

    ? Smějí vyřazení dál mluvit?
    Ano, v mezích, které platí pro všechny.

rules-shamans-end-title = Konec kola
rules-shamans-end =
    Kolo může skončit trojím způsobem:

    – Figurka je na měsíci: Stíny hned vyhrávají, ať se zrovna dělo cokoli.
    – Poslední Stín je vyřazen: Šamani hned vyhrávají.
    – Všechny karty jsou zahrané: vyhrávají Šamani. Poslední štych se předtím celý vyhodnotí, i s artefaktem a rituálem.

    ? Všichni Šamani jsou vyřazeni. Vyhrály Stíny?
    To samo nestačí: figurka musí ještě dojít na měsíc. Když dřív dojdou karty, nezíská body žádný tým.

    ? Zůstal jediný hráč.
    Hraje dál sám, štych za štychem, a může získávat artefakty i rituály.

rules-shamans-scoring-title = Body
rules-shamans-scoring =
    Když kolo skončí, odkryjí se všechny role. Bodovat může každý, kdo nebyl vyřazen:

    – Vyhráli Šamani: 2 body pro každého Šamana.
    – Vyhrály Stíny: 3 body pro každý Stín.
    – Dva nebo tři Měsíční kameny: 2 body navíc, ať vyhrál kdokoli.

    Body za osvícení už máš. Počítá se role, kterou držíš na konci.

    Má-li teď někdo 8 nebo více bodů, vyhrává hru ten, kdo jich má nejvíc. Při shodě v čele hrají všichni další kola, dokud není někdo první sám.

rules-shamans-talk-title = Co se smí říkat
rules-shamans-talk =
    Mluv, jak je ti libo: obviňuj, slibuj, zapřísahej se, že jsi Šaman. Pravda to být nemusí. Jen jedno se nikdy neříká: _barvy, světy a čísla_ karet. A nikdo neukazuje kartu ani roli.

    Chat takovou zprávu zadrží a řekne ti, které slovo vadí. Hotové věty jsou dovolené vždy.
