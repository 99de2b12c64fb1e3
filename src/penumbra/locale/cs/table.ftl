### Stůl: co se říká kliknutím a proč byla zpráva zadržena. Názvy a proměnné: viz games.ftl.
### $role je název role (tvar name), $word slovo, které se neříká.

## Prohlášení: $words je jedna z vět níže, jak ji někdo říká; $target a $other jsou ti, o kom
## nebo ke komu mluví. `say-…` jsou tlačítka.

claim-said = { $you ->
    [name] Ty: „{ $words }“
   *[none] { $name }: „{ $words }“
}
claim-am = { $tone ->
    [bold] Slyšte: jsem { $role }!
    [patient] Čas to ukáže: jsem { $role }.
    [suspicious] Hledejte jinde. Jsem { $role }.
    [merry] Já? Přece { $role }!
   *[steady] Jsem { $role }.
}
claim-is = { $tone ->
    [bold] { $target } je { $role }, na to dám krk!
    [patient] S tímhle se dlouho čekalo: { $target } je { $role }.
    [suspicious] Pozor, { $target } je { $role }.
    [merry] Překvapení! { $target } je { $role }.
   *[steady] { $target } je { $role }.
}
claim-saw = Vím to z karty: { $target } je { $role }.
claim-trust = { $tone ->
    [bold] { $target } a já držíme spolu!
    [patient] Zatím nemám důvod pochybovat: { $target } je v pořádku.
    [suspicious] Jestli tu někdo zaslouží důvěru, pak { $target }.
    [merry] { $target } je zlatíčko, dejte pokoj.
   *[steady] Moji důvěru má { $target }.
}
claim-accuse = { $tone ->
    [bold] Je to { $target }! Kdo jde se mnou?
    [patient] Dívám se už dost dlouho: je to { $target }.
    [suspicious] Bylo to jasné hned: { $target }!
    [merry] A mám tě, { $target }!
   *[steady] Obviňuji hráče { $target }!
}
claim-lies = { $tone ->
    [bold] { $target } lže, a ještě k tomu špatně!
    [patient] Na tom, co říká { $target }, něco nesedí.
    [suspicious] { $target } lže, nevěřte ani slovo.
    [merry] Pěkná pohádka! { $target } si ji celou vymýšlí.
   *[steady] { $target } lže.
}
claim-ask-role = { $target }, kdo jsi?
claim-ask-about = { $target }, komu slouží { $other }?
claim-ask-why = { $tone ->
    [bold] Vysvětli to, { $target }!
    [patient] { $target }, pomoz mi to pochopit.
    [suspicious] { $target }, muselo to být?
    [merry] { $target }, co to jako bylo?
   *[steady] { $target }, proč tohle?
}
claim-ask-saw = { $target }, co bylo na té kartě?
claim-send = Ať jde { $target }!
claim-look = Ať se prověří { $target }!
claim-follow = { $tone ->
    [bold] Spolehněte se, jdu s vámi!
    [patient] Půjdu s ostatními, v klidu.
    [suspicious] Já s vámi jdu. Dívejte se na jiné.
    [merry] Kam jdete vy, tam jdu i já.
   *[steady] Přiznám svět.
}
claim-yes = Ano.
claim-no = { $tone ->
    [bold] Nikdy!
    [patient] Ne. Zkuste přemýšlet dál.
    [suspicious] Ne. A dobře to víte.
    [merry] Cha! Ne.
   *[steady] Ne.
}
claim-unsure = { $tone ->
    [bold] Nemám tušení. Pojďme to zjistit!
    [patient] Na soudy je příliš brzy.
    [suspicious] Komu tu věřit? Radši mlčím.
    [merry] Zeptej se na něco lehčího.
   *[steady] Nevím.
}
claim-secret = { $tone ->
    [bold] To si nechám pro sebe!
    [patient] Všechno má svůj čas.
    [suspicious] A proč to chceš vědět?
    [merry] Trocha tajemství musí zůstat.
   *[steady] To neřeknu.
}
claim-laugh = Cha, cha!
claim-gasp = { $tone ->
    [bold] U všech měsíců!
    [patient] Aha. Tak takhle to je.
    [suspicious] To se dalo čekat!
    [merry] Páni, to je podívaná!
   *[steady] Ach!
}
claim-applaud = Bravo!
claim-doubt = { $tone ->
    [bold] Tomu nevěřím.
    [patient] Hm. Budu si to pamatovat.
    [suspicious] Tohle se mi vůbec nelíbí.
    [merry] Ale, opravdu?
   *[steady] Hm…
}
claim-sorry = Promiňte.
claim-thanks = Díky.

say-group-questions = Ptám se…
say-group-more = další…
say-group-answers = odpovědět…
say-group-reactions = reagovat…
say-am = Jsem…
say-is = X je…
say-saw = Vím z karty…
say-trust = Důvěřuji…
say-accuse = Obviňuji…
say-lies = X lže
say-ask-role = Kdo jsi?
say-ask-about = Komu slouží Y?
say-ask-why = Proč?
say-ask-saw = Co bylo na kartě?
say-send = Pošli X
say-look = Prověř X
say-follow = Přiznám svět
say-yes = Ano
say-no = Ne
say-unsure = Nevím
say-secret = Neřeknu
say-laugh = Cha, cha!
say-gasp = Ach!
say-applaud = Bravo!
say-doubt = Hm…
say-sorry = Promiňte
say-thanks = Díky

## Zadržené zprávy

held-back = Tvoje zpráva neodešla a nikdo ji neviděl. Řekni to jinak.
held-back-colour = „{ $word }“ je barva.
held-back-number = „{ $word }“ je číslo.
held-back-world = „{ $word }“ je svět.
held-back-rule = Mluv volně a lži, jak chceš, ale u tohoto stolu nikdo nejmenuje barvy, světy ani čísla, v žádném jazyce.

## U stolu s lidmi

watching = Díváš se.
watching-until-start = Dívat se můžeš do začátku; tento stůl hraje bez diváků.
watching-later = { $count ->
    [one] Díváš se se zpožděním { $count } sekundy.
    [few] Díváš se se zpožděním { $count } sekund.
    [many] Díváš se se zpožděním { $count } sekundy.
   *[other] Díváš se se zpožděním { $count } sekund.
}
game-broken-off = Tato hra začala podle jiných pravidel a podle dnešních nemůže pokračovat. Lidé, chat i předchozí hry jsou tu dál: hostitel může začít další hru.
game-number = { $number }. hra
wish-now = { $wish } – { $value }
wish-game = hra
wish-players = hráčů
wish-clock = čas
wish-level = boti
wish-public = veřejný stůl
wish-spectators = diváci
wish-talk = zakázaná slova
wish-board = herní plán
wish-language = jazyk
wish-delay = zpoždění pro diváky
wish-takeover = bot zaskočí po
wish-pace = prodleva botů
wish-chatter = boti mluví
chatter-off = vůbec
chatter-some = trochu
chatter-much = hodně
wish-hints = nápověda
yes = ano
no = ne
never = nikdy
clock-off = bez omezení
clock-relaxed = v klidu
clock-blitz = bleskové
level-wanderer = poutníci, kteří si nelámou hlavu
level-seeker = hledači se zdravým rozumem
level-sage = mudrci, kteří přemítají
# what these were called once, at tables that were opened then
level-random = { level-wanderer }
level-thumb = { level-seeker }
talk-strict = zadržet
talk-warn = označit
talk-off = dovolit
talk-warned = (to se neříká: { $words })
number-of-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekundy
   *[other] { $count } sekund
}
milliseconds = { $time } ms
number-of-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
chair-empty = volno
mark-you = ty
mark-host = hostitel
mark-bot = bot
mark-bot-of = { $temperament ->
    [bold] odvážný bot
    [patient] trpělivý bot
    [suspicious] podezíravý bot
    [merry] veselý bot
   *[steady] rozvážný bot
}
mark-away = pryč
deals-checking = Ověřuje se, zda se rozdávalo poctivě…
deals-not-verified = Rozdání se nepodařilo ověřit: { $reason }

## Kdo přichází a odchází

connection-moment = Okamžik…
connection-lost = Spojení je přerušené; hledá se stůl…
connection-back = Spojení je obnovené.
clock-extended = { $name } prosí o víc času.
table-present = { $name } je zpět.
table-absent = { $name } nemá spojení.
table-joined = { $name } přichází ke stolu.
table-left = { $name } odchází od stolu.
table-kicked = { $name } musí na přání hostitele odejít.
table-readmitted = { $name } se může vrátit.
table-locked = { $name } zamyká stůl: nikdo nový už nepřijde.
table-unlocked = { $name } stůl znovu otevírá.
table-sat = { $name } si sedá na místo { $chair }.
table-stood = { $name } vstává.
table-swap-offered = { $you ->
    [name] Nabízíš výměnu míst ({ $target }); dojde k ní, až ji nabídne i druhá strana.
    [target] { $name } si s tebou chce vyměnit místo: souhlas je { $key }.
   *[other] { $name } nabízí výměnu míst ({ $target }).
}
table-swapped = Místa jsou vyměněná.
table-bots-sat = Boti si sedají.
table-bot-left = Bot odchází: místo { $chair } je volné.
table-renamed = Nové jméno: { $name }.
table-changed = Hostitel mění nastavení hry.
table-paused = { $name } přerušuje hru.
table-pause-asked = { $name } prosí o pauzu.
table-hints-agreed = { $name } souhlasí s nápovědou.
table-hints-declined = { $name } už s nápovědou nesouhlasí.
table-stood-in = V tvé nepřítomnosti za tebe hrál bot:
table-resumed = Hraje se dál.
table-host-passed = Hostitelem je teď { $name }.
table-substituted = Místo hráče { $name } hraje bot.
table-returned = { $name } hraje znovu.
table-rematched = Chystá se další hra.

## Proč něco nejde

refused-bad-message = Server tomu nerozumí.
refused-hello-first = Server čekal nejdřív pozdrav.
refused-too-fast = Příliš rychle; zkus to za chvíli.
refused-too-large = Je to příliš dlouhé.
refused-elsewhere = Tvoje místo je otevřené na příliš mnoha zařízeních; toto bylo zavřeno.
refused-no-table = Stůl s tímto kódem není. Podívej se na odkaz znovu.
refused-kicked = Hostitel tě poslal od stolu pryč.
refused-left = U tohoto stolu už nesedíš.
refused-deleted = Hostitel tento stůl smazal.
refused-unknown-token = Stůl tě už nezná. Připoj se znovu.
refused-foreign-origin = Server tuto stránku nepustí.
refused-unknown-host = Server neslyší na toto jméno. Použij adresu, kterou dává jeho správce.
refused-no-spectators = Tento stůl hraje bez diváků.
refused-full = Tento stůl je plný.
refused-crowded = U tohoto stolu už je z tvé adresy příliš mnoho lidí.
refused-locked = Hostitel stůl zamkl: nikdo nový už nepřijde.
refused-kept-out = Hostitel tě k tomuto stolu nepouští.
refused-too-many-tables = Z tvé adresy bylo otevřeno příliš mnoho stolů; chvíli počkej.
refused-too-many-joins = Z tvé adresy přišlo příliš mnoho lidí; chvíli počkej.
refused-too-many-guesses = Bylo zkoušeno příliš mnoho neexistujících kódů; chvíli počkej.
refused-too-many-sockets = Z tvé adresy je příliš mnoho spojení; některá zavři.
refused-too-much = Z tvé adresy bylo zapsáno příliš mnoho; chvíli počkej.
refused-table-full = Tomuto stolu došlo místo v úložišti: rozehranou hru lze dohrát, pak otevři jiný stůl.
refused-store-full = Tomuto serveru došlo místo: rozehrané hry lze dohrát. Řekni to tomu, kdo ho provozuje.
refused-bad-name = Toto jméno nejde použít. Zvol jiné.
refused-name-taken = Toto jméno už u stolu někdo má. Zvol jiné.
refused-bad-wishes = Tato nastavení nejdou dohromady.
refused-bad-board = Tento herní plán nejde použít.
refused-not-host = To smí jen hostitel.
refused-bot-only = Takto lze poslat pryč jen bota.
refused-not-seated = To smí jen ten, kdo sedí.
refused-not-now = Teď ne.
refused-no-seat = Takové místo tu není.
refused-seat-taken = Tam už někdo sedí.
refused-no-person = Nikdo takový u stolu není.
refused-empty-seats = Některá místa jsou volná: posaď na ně boty, nebo počkej na lidi.
refused-paused = Hra je přerušená.
refused-out-of-date = Mezitím se něco stalo; podívej se znovu.
refused-illegal = To teď pravidla nedovolují.
refused-host-is-here = Hostitel je u stolu, nebo tu před chvílí byl.
refused-former-host = Dřívější hostitel jím může být znovu: nikdo ho nepošle pryč a nesmaže stůl.
refused-present = Tento člověk je tady a bota nepotřebuje.
refused-no-more-time = Nemáš časový limit, nebo už máš další čas vyčerpaný.
refused-bad-share = Tvůj díl náhody přišel pozdě, nebo není ten slíbený.
refused-bad-talk = Zpráva nesmí být prázdná ani příliš dlouhá.
refused-bad-claim = Tohle se v této hře prohlásit nedá.
refused-spectators-listen = Během hry mluví jen hráči.
refused-game-not-over = Záznam bude k dispozici po hře.
refused-other-rules = Tato hra se hrála podle jiných pravidel než dnešních a nezachovala se.
refused-newer-table = Tento stůl zapsala novější Penumbra. Otevře se, až bude server aktualizován; nic se neztratilo.
refused-no-analysis = Tuhle hru tu nikdo neumí vysvětlit.
refused-no-hints = U tohoto stolu se neradí, nebo s tím ještě nesouhlasí všichni, kdo hrají.
refused-no-advice = Teď není co poradit.
refused-no-game = Na této adrese žádná hra není. Podívej se na odkaz znovu; starší odkaz se otevře v prohlížeči, ve kterém se hrálo.
refused-unavailable = Server teď nemůže zapisovat; nic se nestalo. Zkus to znovu.
refused-no-page = Na této adrese nic není.
refused-trouble = Na serveru se něco pokazilo; je to zaznamenáno.
refused-closing = Server se vypíná; vrať se za chvíli.
