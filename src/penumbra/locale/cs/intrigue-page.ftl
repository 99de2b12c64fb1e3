### Stín intrik v prohlížeči: dvůr, výroky, poznávání, rozhodnutí. Viz en/intrigue-page.ftl.

## Dvůr

intrigue-court = Dvůr
intrigue-tab-court = Dvůr
intrigue-tab-claims = Výroky
intrigue-hearing = Uprostřed dvora
intrigue-deck = Role ve hře
intrigue-about = Co říkají pravidla: { $thing }
intrigue-of-camp = tábor: { $camp }
intrigue-only-you-know = víš to jen ty
intrigue-your-guess = tvůj odhad: { $role }
intrigue-used = už po výslechu
intrigue-condemned = čeká na popravu
intrigue-executed = po popravě
intrigue-discussion = Diskuse { $discussion }, kolečko { $circle }
intrigue-interrogation = Výslech
intrigue-interrogations = Výslechy v tomto kole
intrigue-has-looked = už po výslechu
intrigue-looked-at = { $name } nahlíží do karty: { $target }
intrigue-free-discussion = Diskuse { $discussion }, volná řeč
intrigue-whom = koho?
intrigue-announces = „{ $role }“
intrigue-you-saw = na kartě je: { $role }
intrigue-verdict = Rozsudek
intrigue-nobody-yet = { $camp }: zatím nikdo

## Co kdo říká, v bublině

intrigue-says-silence = mlčení

## Tabule výroků

intrigue-claims = Kdo co o kom řekl
intrigue-claims-of = Výroky hráče a o něm: { $name }
intrigue-everybody = všichni
intrigue-nothing-said = Zatím nikdo nepromluvil.
intrigue-lately = Naposled řečeno
intrigue-row-of-column = řádek mluví o sloupci
intrigue-legend-so = vím, že je to tak
intrigue-legend-lie = vím, že je to lež
intrigue-legend-doubt = vše nemůže být pravda
intrigue-claimed-of-deck = Kolik hráčů se k této roli hlásí a kolik jich je
intrigue-true = Víš, že je to pravda.
intrigue-false = Víš, že to není pravda.
intrigue-why-disputed = { $you ->
    [name] Ty říkáš něco jiného: { $role }.
   *[none] { $name } říká něco jiného: { $role }.
}
intrigue-why-changed = { $you ->
    [name] Od tebe zaznělo také: { $role }.
   *[none] { $name } říká také: { $role }.
}
intrigue-why-also-trust = { $you ->
    [name] Od tebe zazněla také důvěra.
   *[none] { $name } vyslovuje také důvěru.
}
intrigue-why-also-accuse = { $you ->
    [name] Od tebe zaznělo také obvinění.
   *[none] { $name } vyslovuje také obvinění.
}
intrigue-why-too-many = { $copies ->
    [one] V balíčku je jen { $copies } taková karta, ale mají ji mít { $names }.
    [few] V balíčku jsou jen { $copies } takové karty, ale mají je mít { $names }.
    [many] V balíčku je jen { $copies } takové karty, ale mají je mít { $names }.
   *[other] V balíčku je jen { $copies } takových karet, ale mají je mít { $names }.
}

## Co kdo ví

intrigue-recognition = Poznávání
intrigue-eyes-closed = Všichni mají zavřené oči…
intrigue-eyes-open = Otevíráš oči.
intrigue-you-are = Jsi { $role }
intrigue-recognise-nobody = Nepoznáváš nikoho.
intrigue-ready = Hotovo, můžeme
intrigue-your-role = tvoje role
intrigue-own-role = Tvoje role: { $role }. Co víš
intrigue-covered = zakrytá
intrigue-hold-to-look = Podrž kartu a uvidíš ji
intrigue-what-you-know = Co víš
intrigue-all-roles = Všechny role
intrigue-known-open = Karta leží lícem nahoru.
intrigue-known-looked = Kartu znáš z výslechu.
intrigue-known-recognised = Víš to z poznávání.
intrigue-known-left = Vylučovací metodou: jiná role tu není možná.
intrigue-known-nobody = U ostatních znáš jen tábory a Pána.

## Rozhodnutí

intrigue-decision = Rozhodnutí
intrigue-order = Pořadí řečníků: { $names }
intrigue-your-turn = Jsi na tahu: { $task }
intrigue-waiting-speak = Slovo má { $name }.
intrigue-waiting-command = { $name } zvažuje rozkaz.
intrigue-waiting-free = Mluv, kdy chceš; řeč ukončí jedině { $name }.
intrigue-waiting-point = { $name } vybírá, kdo bude prověřen.
intrigue-waiting-announce = { $name } zná kartu a ohlásí roli.
intrigue-waiting-condemn = { $name } vynáší rozsudek.
intrigue-choose-point = Vyber portrét. Prověří ho { $name }.
intrigue-condemn-brotherhood = Nejdřív někdo z tábora Bratrstva: kdo je Velmistr?
intrigue-condemn-dusk = Teď někdo z tábora Soumraku: kdo je Zvěd?
intrigue-card-of = kartu má { $target }
intrigue-the-truth = pravda
intrigue-say-it = Říct
intrigue-choose-again = vybrat znovu
intrigue-send = Poslat k výslechu
intrigue-judge = Vynést rozsudek
intrigue-judge-help = dvě hlavy, z každého tábora jedna
intrigue-send-whom = Poslat k výslechu:
intrigue-back = zpět
intrigue-confirm-send = K výslechu půjde { $target }?
intrigue-confirm-send-help = Hovor skončí. { $target } uvidí jednu kartu a v tomto kole už znovu nepůjde.
intrigue-confirm-judge = Vynést rozsudek?
intrigue-confirm-judge-help = Už žádná řeč ani výslechy: dva hráči budou popraveni.
intrigue-confirm-point = Prověřit: { $target }?
intrigue-confirm-point-help = Kartu uvidí jen vyšetřovatel.
intrigue-confirm-condemn = Odsoudit: { $target }?
intrigue-confirm-condemn-help = Nedá se to vzít zpět.

## Rozsudek a konec kola

intrigue-verdict-of = Rozsudek: { $name }
intrigue-verdict-swore = tvrzení o sobě: { $role }
intrigue-verdict-swore-nothing = bez jediného slova o sobě
intrigue-verdict-accused-by = obvinění od
intrigue-verdict-master = Je { $name } Velmistr?
intrigue-verdict-stakes = Soumrak vyhraje, jen když odhalí oba.
intrigue-verdict-spy = Jeden padl. Je { $name } Zvěd?
intrigue-verdict-half = Pokud ano, kolo vyhrává Soumrak. Pokud ne, Bratrstvo.
intrigue-verdict-missed = { $name } není Velmistr!
intrigue-end-both = Velmistr i Zvěd padli.
intrigue-end-master = Velmistr padl, ale Zvěd unikl.
intrigue-end-spy = Zvěd padl, ale Velmistr unikl.
intrigue-end-neither = Velmistr i Zvěd unikli.
intrigue-end-loyal-dusk = Věrní Soumraku
intrigue-end-loyal-brotherhood = Věrní Bratrstvu
intrigue-end-each = každý +1
intrigue-end-said = Kdo co řekl a kdy lhal
intrigue-end-talk = Diskuse { $number }
intrigue-end-look = Výslech { $number }
intrigue-end-lies = Lži
intrigue-end-lied = { $count ->
    [one] { $count } lež
    [few] { $count } lži
    [many] { $count } lži
   *[other] { $count } lží
}
intrigue-end-no-lies = žádná
intrigue-end-true = – pravda
intrigue-end-false = – lež

## Kolem stolu

replay-next-part-intrigue = Další výslech (shift + →)
replay-previous-part-intrigue = Předchozí výslech (shift + ←)
replay-keys-intrigue = Klávesy: mezerník přehrává, ← → krokují, se shiftem po výsleších, page up a page down po kolech, 1 až 9 a 0 mění pohled.

## Karta na úvodní stránce

lobby-about-intrigue = Tvůj tábor vidí všichni, tvou věrnost nikdo. Vyptávej se, obviňuj, lži bez mrknutí oka: vypátrej Velmistra, nebo ho ukryj.
lobby-facts-intrigue = 7 až 10 hráčů · asi 30 minut
lobby-wish-board-intrigue = Diskuse
board-intrigue-standard = v kolečkách
board-intrigue-standard-help = Každý jednou promluví, když na něj přijde řada, Pán poslední.
board-intrigue-free-talk = volná řeč
board-intrigue-free-talk-help = Každý mluví, kdy chce; řeč ukončí jedině Pán.
