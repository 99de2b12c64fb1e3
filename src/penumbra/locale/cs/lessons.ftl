### První hry s průvodcem a rádce u opravdového stolu. Viz en/lessons.ftl.

## Stránka

lesson-page-title = { $game ->
    [shamans] Tvoje první hra Shamans
   *[intrigue] Tvoje první hra Stín intrik
}
lesson-page-loading = Chystáme stůl…
lesson-page-failed = Lekci se nepodařilo načíst.
lesson-page-retry = Zkusit znovu
lesson-page-coach = Rádce
lesson-page-on = Dál
lesson-page-next = Další scéna
lesson-page-finish = Dokončit
lesson-page-back = Zpět
lesson-page-leave = Odejít z lekce
lesson-page-choose = Volba je na tobě
lesson-page-wait = Dívej se…
lesson-page-scene = Scéna { $number } z { $count }
lesson-page-scenes = Scény
lesson-page-resume = Začátek už znáš: lekce pokračuje tam, kde skončila minule.
lesson-page-restart = Od začátku
lesson-page-done = Teď už umíš hrát
lesson-page-done-help = Nejlepší druhou lekcí je opravdový stůl s boty. Rádce ti zůstane po boku a poradí pokaždé, když přijde něco nového.
lesson-page-play = Hrát s rádcem
lesson-page-other = { $game ->
    [shamans] Naučit se Shamans
   *[intrigue] Naučit se Stín intrik
}
lesson-page-rules = Přečíst si pravidla

## Shamans

lesson-shamans-trick-title = První štych
lesson-shamans-trick-role = Vítej. U stolu jsou s tebou další tři a každý má tajnou roli. Ty jsi Šaman; právě jeden z ostatních tří je Stín.
lesson-shamans-trick-pawn = Temná figurka stoupá k měsíci. Dojde-li tam, vyhraje kolo Stín. Budou-li dřív zahrané všechny karty, vyhrají Šamani.
lesson-shamans-trick-hand = Tohle jsou tvoje karty. Každá patří k některému světu a má číslo a žádná tu není dvakrát.
lesson-shamans-trick-follow = Začíná { $three } a hraje modrou: modrý je svět tohoto štychu. Přiznej: zahraj svou modrou 1, nižší karta není.
lesson-shamans-trick-high = Modrá 6 by byla nejvyšší a příště začínáš ty. Dobrý plán, ale teď chceme artefakt: zahraj modrou 1.
lesson-shamans-trick-off = Zahrát smíš cokoli. Tahle karta ale není modrá a posunula by figurku k měsíci. Zahraj modrou 1.
lesson-shamans-trick-stray = { $two } nepřiznává: figurka jde o pole dál a karta putuje do svého světa. Chyběla modrá karta, nebo dobrá vůle? To zatím nikdo neví.
lesson-shamans-trick-lowest = Zahráli všichni a tvoje modrá je nejnižší, takže si bereš artefakt. Dva leží odhalené, vrch hromádky je tajemství. Zkus hromádku.
lesson-shamans-trick-row = Pěkná destička, ale všichni by viděli, že ji máš. Zkus tentokrát hromádku: co skrývá, budeš vědět jen ty.
lesson-shamans-trick-keep = Měsíční kámen. Dva takové mají na konci kola cenu 2 bodů. Lícem nahoru ho uvidí všichni, lícem dolů zůstane tvým tajemstvím. Nech si ho lícem dolů.
lesson-shamans-trick-hidden = Ostatní teď vidí, že destičku máš, ale ne jakou.
lesson-shamans-trick-open = Pak by o tvém kameni věděli všichni a někdo by ti mohl vyfouknout druhý. Nech si ho tentokrát lícem dolů.
lesson-shamans-trick-highest = Nejvyšší modrou má { $one }: sbírá modré karty, klade je do modrého světa a začíná další štych.

lesson-shamans-ritual-title = Svět se naplní
lesson-shamans-ritual-none = O pár štychů později. { $three } začíná bílou a ty už žádnou bílou nemáš. To se stane i nejpoctivějšímu Šamanovi: zahraj cokoli, figurka se pohne.
lesson-shamans-ritual-last = Tak z toho něco měj. Fialovému světu chybí jediná karta a máš ji v ruce: zahraj fialovou 5.
lesson-shamans-ritual-other = To by figurku jen posunulo. Fialová 5 ji posune také, ale naplní svět.
lesson-shamans-ritual-point = Nejdřív se pohnula figurka. Potom tvoje karta naplnila fialový svět a hned přišel na řadu jeho rituál: osvícení, bod, který ti nikdo nevezme.
lesson-shamans-ritual-alone = Další dva také nepřiznali. Ve světě štychu hraje jen { $three }, a má tak nejnižší i nejvyšší kartu: artefakt, karta i další začátek.

lesson-shamans-stabilize-title = Zadržet figurku
lesson-shamans-stabilize-count = Figurka už došla daleko. Podívej se ale na modrý svět a na modré karty na stole: chybí jen tvoje modrá 6, a ta je nejvyšší. Zahraj ji.
lesson-shamans-stabilize-other = To by modrý svět zůstal nekompletní. Zahraj modrou 6.
lesson-shamans-stabilize-choose = Nejnižší kartu má { $two } a bere si destičku. Ty máš nejvyšší a naplníš modrý svět. Jeho rituál je stabilizace: vrať figurku, nebo si vezmi artefakt.
lesson-shamans-stabilize-back = O dvě pole zpět. Šamani si oddechli.
lesson-shamans-stabilize-portal = S Portálem lze kdykoli posunout figurku o jedno pole, dopředu nebo zpět. Dvě pole zpátky hned teď ale mají větší cenu: posuň figurku zpátky.
lesson-shamans-stabilize-mask = S Maskou pravdy musíš hned ukázat svou roli: všichni by věděli, že se ti dá věřit, i Stín. Raději posuň figurku zpátky.
lesson-shamans-stabilize-stack = Hromádku už znáš. Vyber teď figurku, nebo jednu ze dvou odhalených destiček.
lesson-shamans-stabilize-lead = Nejvyšší karta začíná další štych: teď vedeš ty.

lesson-shamans-accuse-title = Kdo je Stín
lesson-shamans-accuse-dagger = Už nějakou dobu máš Rituální dýku. Sama nedělá nic; při rituálu očištění vyřadí hráče.
lesson-shamans-accuse-guide = Začínáš ty. Žlutému světu chybí dvě karty a jedna z nich je tvoje žlutá 6. Začni jí a někdo možná přinese tu druhou.
lesson-shamans-accuse-other = I to by šlo, ale jen žlutá 6 ti může přinést očištění. Začni jí.
lesson-shamans-accuse-clue = Chybějící kartu přináší { $two }. A teď vzpomínej: v prvním štychu { $two } modrou nepřiznává, ale v předchozím štychu hraje modrou 2. Modrá karta tu tedy byla celou dobu.
lesson-shamans-accuse-name = Žlutý svět žádá očištění a odkrytá dýka se použít musí. Padne-li poslední Stín, Šamani vyhrají. Padne-li Šaman, jeho karty poženou figurku. Na koho ukážeš?
lesson-shamans-accuse-shaman-one = { $one } je Šaman. V ruce zbývaly dvě karty: figurka se posunula o dvě pole a jejich světy zůstanou nekompletní. Vezmeme to zpátky. Podezření budí { $two }.
lesson-shamans-accuse-shaman-three = { $three } je Šaman. V ruce zbývaly dvě karty: figurka se posunula o dvě pole a jejich světy zůstanou nekompletní. Vezmeme to zpátky. Podezření budí { $two }.
lesson-shamans-accuse-window = Než se role ukáže, dostane otázku každý, kdo by mohl mít Portál. Sama otázka nic neprozradí.
lesson-shamans-accuse-won = Stín, a to jediný: Šamani hned vyhrávají. Ty, { $one } a { $three } máte po 2 bodech. Kdo byl vyřazen, na konci kola nic nedostane.

lesson-shamans-eclipse-title = Maska a zatmění
lesson-shamans-eclipse-round = Další kolo, nové role a nové karty. Jsi zase Šaman a máš skrytý Portál. Figurka už je blízko měsíce.
lesson-shamans-eclipse-mask = Nejnižší kartu má { $two }, bere si Masku pravdy a musí ukázat roli: Šaman. A na hromádce se objevilo zatmění.
lesson-shamans-eclipse-pass = Každý si tajně vybere kartu a předá ji doleva. Kterou dáš ty? Co dostaneš, ještě nevíš.
lesson-shamans-eclipse-portal = Portál si nech, přijde lepší chvíle. Vyber kartu k předání.
lesson-shamans-eclipse-passed = Všechny karty změnily majitele naráz a zatmění pominulo. Víš teď o jedné kartě, kterou má { $one }, a { $three } ví o jedné tvojí.

lesson-shamans-moon-title = Krok od měsíce
lesson-shamans-moon-close = Figurka stojí těsně před měsícem. Příští karta jiného světa ji tam dovede.
lesson-shamans-moon-window = { $three } nepřiznává. Před tím krokem se hra zastaví a zeptá se každého, kdo by mohl mít Portál. Ty ho máš: použij ho.
lesson-shamans-moon-forward = To by figurka došla na měsíc tvou vinou. Pošli ji zpět.
lesson-shamans-moon-lost = Figurka je na měsíci a vyhrál Stín. Vezmeme to zpátky: máš přece Portál.
lesson-shamans-moon-saved = Portál figurku vrátil a teprve pak přišel krok. Stojí zase před měsícem a kolo pokračuje.

lesson-shamans-shadow-title = Na druhé straně
lesson-shamans-shadow-green = { $three } má nejvyšší kartu a zelený svět je kompletní. Jeho rituál je proměna: { $three } si musí s někým vyměnit kartu identity.
lesson-shamans-shadow-swapped = S tebou. Podívej se na novou kartu: teď jsi Stín a { $three } je Šaman. Víte to jen vy dva.
lesson-shamans-shadow-side = Platí karta, kterou máš na konci kola. Teď tedy chceš figurku na měsíci ty a chybí jí jediný krok. Která karta ji tam dovede?
lesson-shamans-shadow-follow = Tím přiznáš a Šamani ti poděkují. Jenže teď vyhráváš se Stíny: zahraj bílou 5.
lesson-shamans-shadow-won = Figurka je na měsíci. Stín jsi ty a máš za to 3 body. Tvoje karta by naplnila bílý svět, ale figurka jde vždy první.

lesson-shamans-words-title = Co se smí říkat
lesson-shamans-words-talk = Řeč je polovina hry. Kterou z těchhle vět smíš u stolu říct?
lesson-shamans-words-suspect = „Myslím, že { $three } má čím přiznat.“
lesson-shamans-words-colour = „Nemám už žádné zelené karty.“
lesson-shamans-words-number = „Moje šestka bude nejvyšší.“
lesson-shamans-words-colour-why = Barvy a světy karet se nikdy neříkají. Chat by to zadržel.
lesson-shamans-words-number-why = Čísla karet se nikdy neříkají. Chat by to zadržel.
lesson-shamans-words-lie = Správně. Obviňuj, slibuj, zastávej se, jak chceš; ani pravda to být nemusí. Jen barvy, světy a čísla zůstanou nevyřčené a nikdo neukazuje karty.
lesson-shamans-words-score = Máš 6 bodů. Jakmile má někdo po skončení kola 8 nebo víc, vyhrává hru ten, kdo má bodů nejvíc.
lesson-shamans-words-end = Víc vědět nepotřebuješ. Zbytek ti stůl vysvětlí, až to přijde, a pravidla jsou na jedno kliknutí.

## Stín intrik

lesson-intrigue-court-title = U dvora
lesson-intrigue-court-camps = Sedm hráčů u dvora Soumraku. Ruby jejich karet vidí všichni: někdo patří k táboru Soumraku, někdo k Bratrstvu.
lesson-intrigue-court-role = Líc karty je tvoje tajemství. Jsi Paladin, věrný Bratrstvu. Ne každý je ale věrný svému táboru: Zvěd sedí u Soumraku a Zrádce sedí s vámi.
lesson-intrigue-court-loyalty = Zrádce patří k táboru Bratrstva a je věrný Soumraku. Čí vítězství mu přinese bod?
lesson-intrigue-court-dusk = Vítězství Soumraku
lesson-intrigue-court-brotherhood = Vítězství Bratrstva
lesson-intrigue-court-loyalty-why = Tábor je jen to, co vidí všichni. Body se řídí věrností.
lesson-intrigue-court-recognition = Než kdo promluvil, tvůj tábor se tajně dozvěděl, kdo je Velmistr: { $four }. Dozvěděl se to i Zrádce mezi vámi. Kromě vás to ví už jen Zvěd.
lesson-intrigue-court-lord = { $two } je Pán Soumraku: všichni ho znají, on neví nic. Nakonec dá popravit dva hráče, z každého tábora jednoho. Budou-li to Velmistr a Zvěd, vyhraje Soumrak; jinak vy.

lesson-intrigue-claims-title = Slovo proti slovu
lesson-intrigue-claims-circle = Kolečko: slovo jde kolem stolu a každý řekne jednu věc. { $three } a { $five } jsou dva Pánovi poddaní, jeden Adept a jeden Zvěd, a obviňují se navzájem.
lesson-intrigue-claims-speak = Jsi na řadě. Pán nesmí přijít na to, že Velmistr je { $four }. Prohlas za Velmistra sebe, nebo řekni, že { $four } je Paladin.
lesson-intrigue-claims-bold = Odvážné. Uvěří-li ti Pán a dá tě popravit, vyhraje Bratrstvo a ty s ním.
lesson-intrigue-claims-shield = To je štít. Když ti Pán uvěří, bude Velmistra hledat jinde, než kde sedí { $four }.
lesson-intrigue-claims-betrayed = Nic by Pána nepotěšilo víc. Polovina rozsudku by byla jeho.
lesson-intrigue-claims-silence = Mlčet smíš, ale jedno slovo teď může chránit hráče { $four }.
lesson-intrigue-claims-other = Říct to smíš. Raději ale chraň Velmistra: prohlas za něj sebe, nebo řekni, že { $four } je Paladin.
lesson-intrigue-claims-traitor = { $one } obviňuje zrovna hráče { $four }. Kdo je věrný Bratrstvu, ten by to sotva udělal. I pravda může být zbraň.
lesson-intrigue-claims-announced = Z Pánovy vůle si tvou kartu prohlíží { $five } a ohlašuje: Velmistr. Ty víš, že je to lež. Kdo takhle lže ve tvůj prospěch?
lesson-intrigue-claims-spy = Zvěd
lesson-intrigue-claims-adept = Adept
lesson-intrigue-claims-adept-why = Adept je věrný Soumraku a nemá proč Pána klamat. Kdo sedí u Soumraku a slouží Bratrstvu?
lesson-intrigue-claims-verdict = Pán tomu uvěřil. Na popravu jdeš ty a { $three }: Paladin a Adept. Bratrstvo vyhrává a bod mají všichni, kdo jsou mu věrní, i popravení.

lesson-intrigue-spy-title = Výslech
lesson-intrigue-spy-role = Další kolo, nové role. Jsi Zvěd: sedíš u Soumraku, sloužíš Bratrstvu a víš, kdo je jeho Velmistr: { $two }.
lesson-intrigue-spy-seen = Pán tě posílá prověřit zrovna tuhle kartu. Vidíš ji jen ty: { $two } je Velmistr. Co ohlásíš?
lesson-intrigue-spy-true = Pravda, a pro Pána hotový dar. Sloužíš Bratrstvu: ohlas něco jiného.
lesson-intrigue-spy-paladin = Tichá lež. Pán bude Velmistra hledat jinde.
lesson-intrigue-spy-accused = Lstivá lež. Zrádce je Pánův přítel a přátelé se nepopravují.
lesson-intrigue-spy-against = { $four } ti odporuje. Pán to ověřit nemůže: karty se nikdy neukazují a každý poddaný jde k výslechu jen jednou za kolo. Stojí slovo proti slovu.
lesson-intrigue-spy-adept = Adept by na tvém místě nejspíš řekl pravdu. Pán proto naslouchá každému poddanému a přemýšlí, který z nich jsi ty.

lesson-intrigue-lord-title = Rozsudek
lesson-intrigue-lord-heard = Bratrstvo své tajemství uhájilo a vyhrává kolo: máš 2 body. V novém kole jsi Pán ty. { $four } se prohlašuje za Velmistra a { $two } po pohledu do té karty ohlašuje totéž. { $six } obviňuje hráče { $five }.
lesson-intrigue-lord-send = Tvoji poddaní jsou { $one } a { $two }: jeden Adept, druhý Zvěd. K výslechu ještě může { $one }. Teď je ta chvíle.
lesson-intrigue-lord-early = Soudit smíš kdykoli. Něco ti ale ještě může říct { $one }. Poslechni si to nejdřív.
lesson-intrigue-lord-point = Čí kartu má { $one } prověřit? { $four } se hlásí tak nahlas, { $five } čelí obvinění.
lesson-intrigue-lord-subject = { $one } řekne, že { $two } je Zvěd: Adept proto, že je to pravda, Zvěd proto, že se to hodí. Nic se nedozvíš.
lesson-intrigue-lord-elsewhere = Tím se dozvíš méně. Na výběr je { $four }, nebo { $five }.
lesson-intrigue-lord-denied = O téže kartě říká { $two } Velmistr a { $one } Paladin. Jeden z tvých poddaných lže, a Adept k tomu sotva má důvod.
lesson-intrigue-lord-rival = Podle jednoho je Velmistr { $four } (tvrdí { $two }), podle druhého { $five } (tvrdí { $one }). Jeden z tvých poddaných lže, a Adept k tomu sotva má důvod.
lesson-intrigue-lord-judge = U výslechu už byli všichni. Až uslyšíš dost, vynes rozsudek.
lesson-intrigue-lord-first = Nejdřív někdo z Bratrstva. Kdo svůj titul vykřikuje a kdo by raději zůstal nepovšimnut?
lesson-intrigue-lord-loud = { $four } to říká nahlas a { $two } hned přitakává. Pravý Velmistr o sebe raději nedává vědět. Co { $five }?
lesson-intrigue-lord-nobody = Tam nic neukazuje. Co { $five }? Právě sem míří obvinění, které vznáší { $six }.
lesson-intrigue-lord-second = A teď někdo z tvého tábora. Kdo tě zavedl ke špatné kartě?
lesson-intrigue-lord-loyal = Že Velmistr je { $four }, tvrdí { $two }. A { $one } tomu odporuje.
lesson-intrigue-lord-won = Velmistr a Zvěd: Soumrak vyhrává kolo. Ty, { $one } a { $six } máte po bodu. { $six } je Zrádce, tvůj přítel v druhém táboře.

lesson-intrigue-score-title = Komu patří body
lesson-intrigue-score-question = Poslední otázka. Co kdyby na popravu šli Velmistr a Adept: kdo by vyhrál?
lesson-intrigue-score-brotherhood = Bratrstvo
lesson-intrigue-score-dusk = Soumrak
lesson-intrigue-score-dusk-why = Jeden z nich nestačí. Soumrak potřebuje Velmistra i Zvěda.
lesson-intrigue-score-points = Ty a { $six } máte teď 3 body a tím vyhráváte hru, oba společně. Jinak by se všechny role rozdaly znovu, i ta Pánova.
lesson-intrigue-score-end = Víc vědět nepotřebuješ. U opravdového stolu mluví všichni a pravdu říkat nemusí nikdo.

## Rádce u opravdového stolu

coach-title = Rada
coach-understood = Rozumím
coach-off = Už neradit

coach-shamans-shaman = Jsi Šaman. Přiznávej, když můžeš, pamatuj si, kdo to nedělá, a drž figurku dál od měsíce.
coach-shamans-shadow = Jsi Stín. Doveď figurku na měsíc, ale nápadně to nedělej: kdo je vyřazen, na konci kola nezíská nic.
coach-shamans-play = Nízká karta světa štychu přinese artefakt, vysoká začíná příště. Karta jiného světa posune figurku a všichni to vidí.
coach-shamans-play-lead = Začni světem, ve kterém leží málo karet: většina hráčů ho ještě může přiznat.
coach-shamans-take = Dýky vyřazují, Portály hýbou figurkou, dva kameny přinesou body, Maska ukáže roli. V hromádce může být cokoli z toho.
coach-shamans-keep = Skrytou destičku znáš jen ty. Odkrytá dýka se musí použít při příštím očištění, které provedeš.
coach-shamans-stabilize = Blízko měsíce mají dvě pole pro Šamany velkou cenu. Je-li figurka daleko, může být cennější destička.
coach-shamans-swap = Budete jeden o druhém vědět, kdo je kdo. Výměnou s podezřelým možná změníš stranu.
coach-shamans-neutralize = Každá karta v ruce Šamana posune figurku. Čím později v kole, tím méně omyl stojí.
coach-shamans-chain = Pořadí je na tobě. Nejdřív posbírej, co se dá, a nakonec nech to, co může kolo ukončit.
coach-shamans-give = Zapamatuj si, co předáváš: budeš o sousedově ruce něco vědět.
coach-shamans-name = Jsi mimo hru, ale ne bez moci: kdo začíná, ten určuje svět štychu.
coach-shamans-moon = Poslední chvíle před měsícem. Nemáš-li Portál, zvol „Nechat figurku jít“; ptáme se tě, aby nikdo nevěděl, co máš.
coach-shamans-target = Někdo má být vyřazen. Teď lze použít Portál; nemáš-li ho, zvol „Nechat dýku dopadnout“.
coach-shamans-end = Všechny karty jsou zahrané. Na měsíc by figurku dovedl už jen Portál.
coach-shamans-stray = Někdo nepřiznal. Objeví-li se později z téže ruky karta toho světa, něco ti to prozradí.
coach-shamans-completed = Svět je kompletní. Kdo položil poslední kartu, hned provede jeho rituál.
coach-shamans-revealed = Jedna role je odkrytá a odkrytá zůstane. Jinému ji může dát jen proměna.
coach-shamans-swapped = Dva hráči si vyměnili role. Vědí teď jeden o druhém; ostatní vědí jen to, že se to stalo.
coach-shamans-eliminated = Jeden hráč je do konce kola mimo hru. Byl-li to Šaman, jeho karty posunuly figurku a některé světy už kompletní nebudou.

coach-intrigue-speak = Řekni jednu věc; pravda to být nemusí. Všechno řečené zůstává na tabuli a může se obrátit proti tobě.
coach-intrigue-command = Pošli dva poddané k téže kartě: když si odporují, jeden z nich lže.
coach-intrigue-point = Nejvíc se vyplatí prověřit někoho, o kom už se něco tvrdí.
coach-intrigue-announce = Nikdo to neověří. Ohlas, co prospěje straně, ke které patří tvá věrnost, a za čím pak dokážeš stát.
coach-intrigue-condemn = Potřebuješ oba, Velmistra i Zvěda. Komu se hodilo tě klamat?
coach-intrigue-announced = Ohlášení je jen tvrzení; vyšetřovatel možná lže.
coach-intrigue-executed = Body se řídí věrností, takže bodovat mohou i popravení.
