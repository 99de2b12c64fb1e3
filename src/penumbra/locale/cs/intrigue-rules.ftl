### Pravidla, téma po tématu. Viz en/rules.ftl.

rules-of-intrigue = Pravidla hry Stín intrik
rules-group-roles = Role
rules-group-round = Kolo
rules-figure-camps = Nahoře tábor, který vidí všichni. Dole věrnost, kterou zná jen majitel karty.
rules-figure-loyal = věrnost

rules-intrigue-goal-title = O co jde
rules-intrigue-goal =
    Pán Soumraku vidí dvůr plný tváří, ale ani jednu věrnost. Někde v druhém táboře sedí _Velmistr_ Bratrstva; někde v Pánově vlastním _Zvěd_.

    Na konci kola dá Pán popravit dva hráče, z každého tábora jednoho. Jsou-li to Velmistr a Zvěd, vyhrává kolo Soumrak. Je-li třeba jen jeden z nich někdo jiný, vyhrává Bratrstvo.

    Všichni, kdo jsou věrni vítězné straně, získají bod. Kdo má po některém kole 3 body, vyhrává hru, možná společně s dalšími.

rules-intrigue-camps-title = Tábor a věrnost
rules-intrigue-camps =
    Jsou to dvě různé věci a z toho rozdílu hra žije. _Tábor_ je rub tvé karty: vidí ho všichni. _Věrnost_ je její líc: znáš ji jen ty.

    Většina je věrná svému táboru. Zvěd ale sedí u Soumraku a slouží Bratrstvu a Zrádce sedí u Bratrstva a slouží Soumraku. Vyhráváš se svou věrností, ne se svým táborem.

    Které role jsou ve hře, vědí všichni.

rules-intrigue-lord-title = Pán Soumraku
rules-intrigue-lord =
    Jediná odkrytá karta. Pán vede kolo, posílá vyšetřovatele a vynáší rozsudek, a neví přitom víc, než co se řekne. Je věrný Soumraku; vyhraje, když budou popraveni Velmistr i Zvěd.

rules-intrigue-adept-title = Adept
rules-intrigue-adept =
    Tábor Soumraku, věrný Soumraku. Při poznávání se nedozví nic; při sedmi hráčích ovšem jediný Adept ví, že druhý Pánův poddaný je Zvěd. Chce, aby se mu věřilo, a to chce i Zvěd.

rules-intrigue-spy-title = Zvěd
rules-intrigue-spy =
    Tábor Soumraku, věrný Bratrstvu. Zná Velmistra a sám je znám jen jemu. Může být poslán k výslechu a o tom, co viděl, může lhát. Není-li Zvěd popraven, vyhrává Bratrstvo.

rules-intrigue-grand-master-title = Velmistr
rules-intrigue-grand-master =
    Tábor Bratrstva, věrný Bratrstvu. Zná ho celý tábor, i se Zrádci, a také Zvěd. Sám zná Zvěda, ale ne to, kdo je v jeho táboře opravdu věrný.

rules-intrigue-paladin-title = Paladin
rules-intrigue-paladin =
    Tábor Bratrstva, věrný Bratrstvu. Zná Velmistra a to tajemství střeží: přitáhne podezření na sebe, obrátí je jinam a v nouzi zemře místo něj. Popravený Paladin boduje jako každý jiný.

rules-intrigue-traitor-title = Zrádce
rules-intrigue-traitor =
    Tábor Bratrstva, věrný Soumraku. Velmistra zná jako celý tábor a chce, aby se to Pán dozvěděl a přitom ho nepokládal za lháře.

rules-intrigue-recognition-title = Poznávání
rules-intrigue-recognition =
    Na začátku kola, než kdo promluví, se někteří hráči tajně něco dozvědí:

    – Celý tábor Bratrstva, i se Zrádci, se dozví, kdo je Velmistr.
    – Zvěd a Velmistr se dozvědí jeden o druhém.

    Pán ani Adepti se nedozvědí nic. A nikdo se nedozví, kdo je v Bratrstvu Paladin a kdo Zrádce.

    ? Co se z toho dá vyvodit?
    Zvěd ví, že ostatní Pánovi poddaní jsou Adepti, a Velmistr to ví také. Při sedmi až devíti hráčích ví Zrádce, že všichni jeho druhové kromě Velmistra jsou Paladinové.

rules-intrigue-discussion-title = Diskuse
rules-intrigue-discussion =
    U dřevěného stolu mluví všichni najednou. Tady je chat také volný, ale aby se dostalo na každého, mluví stůl v _kolečkách_: po směru hodinových ručiček od Pánovy levice, Pán poslední, řekne každý jednu věc, nebo mlčí.

    – Přisuď roli sobě nebo někomu jinému.
    – Řekni, komu věříš.
    – Někoho obviň.

    Po kolečku dá Pán rozkaz: další kolečko (v jedné diskusi jsou nejvýš { $circles }), výslech, nebo rozsudek. Na konec kolečka čekat nemusí a smí přerušit kohokoli.

    Stůl si místo toho může zvolit _volnou řeč_: každý mluví, kdy chce, a diskusi ukončí jedině Pán.

    ? Co se smí tvrdit?
    Každá role, kterou rub karty připouští: Adept nebo Zvěd v táboře Soumraku; Velmistr, Paladin nebo Zrádce v táboře Bratrstva. Pravda to být nemusí. A teď můžeš říct jedno a později druhé.

rules-intrigue-interrogation-title = Výslech
rules-intrigue-interrogation =
    Pán pošle _poddaného_, tedy hráče z tábora Soumraku, a pak ukáže na jiného hráče z kteréhokoli tábora. Vyšetřovatel jako jediný uvidí jeho kartu a musí ohlásit roli: tu pravou, nebo jinou.

    – Každý poddaný jde k výslechu nejvýš jednou za kolo.
    – Nikdo neprověřuje sám sebe a nikdo neprověřuje Pána.
    – Téhož hráče smí prověřit ještě jiný vyšetřovatel a prověřit lze i vyšetřovatele.

    Pán neví, zda je vyšetřovatel Adept, nebo Zvěd. Všichni vidí, kdo byl za kým poslán a co ohlásil.

    ? Smí lhát i Adept?
    Ano. Pravdou není vázán nikdo.

    ? Smí vyšetřovatel odmítnout nebo mlčet?
    Ne. Koho Pán pošle, ten jde a ohlásí roli, kterou rub karty připouští.

rules-intrigue-verdict-title = Rozsudek
rules-intrigue-verdict =
    Pán odsoudí právě jednoho hráče z tábora Bratrstva a jednoho z tábora Soumraku, nikdy sebe. Oba jsou popraveni a ukážou role.

    Rozsudek může přijít kdykoli, i bez jediného výslechu. Když byli posláni všichni poddaní, následuje ještě jedna diskuse a pak přijít musí.

rules-intrigue-scoring-title = Body
rules-intrigue-scoring =
    – Popraveni jsou Velmistr a Zvěd: vyhrává Soumrak. Pán, Adepti a Zrádci získají po 1 bodu.
    – Cokoli jiného, i jen jeden z nich: vyhrává Bratrstvo. Velmistr, Paladinové a Zvěd získají po 1 bodu.

    Popravení bodují jako ostatní: rozhoduje jen věrnost.

    Kdo má 3 body, vyhrává; dosáhne-li jich v témže kole víc hráčů, vyhrávají společně. Jinak se všechny role rozdají znovu, i ta Pánova.

rules-intrigue-talk-title = Co se smí říkat
rules-intrigue-talk =
    Cokoli. Tvrď, popírej, slibuj, odporuj si; i pravda je dovolená. Jen karty zůstávají lícem dolů: nikdo je neukazuje a nikdo jimi roli nedokazuje.

    Co zazní v kolečkách a co se ohlásí po výsleších, zůstává na tabuli, aby si to každý mohl přečíst znovu.
