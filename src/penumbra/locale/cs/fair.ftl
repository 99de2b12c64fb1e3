### Poctivé rozdávání: co hra dokazuje tomu, kdo si o ní vedl záznam, a co může být s náhodou špatně.
### Sdílí je terminál a stránka. Závazku z protokolu se tu říká pečeť.

fair-grade-proved = Dokázáno: tvůj díl náhody je v každém rozdání a záznam je hra od tvého stolu.
fair-grade-in-part = Nic není špatně, ale ne všechno je ti dokázáno:
fair-grade-consistent = Tento záznam si neodporuje. Zda je to hra, která se opravdu hrála, z něj nepoznáš:
fair-grade-not-fair = Nepoctivé:

## U stolu

fair-drawing = Losuje se náhoda: zařízení každého hráče dává svůj díl…
fair-redrawing = Díl náhody zůstal neotevřený: { $names }. Losuje se znovu bez něj.
fair-fingerprint = Otisk losování: { $print }
fair-fingerprint-help = Přečtěte si ho navzájem: ukazují-li všechny obrazovky totéž, jste všichni v jednom losování.
fair-share-in = Tvůj díl v něm je: byl přislíben dřív, než se jakýkoli díl otevřel.
fair-draw-untold = Toto zařízení losování neslyšelo: co se tu o něm říká, tvrdí jen stůl.
fair-older-table = Tento stůl rozdává podle starších pravidel, která dokazují méně.
fair-broken-off = Přerušené hry, jejichž tajemství se nikdy neotevřelo: { $games }.
fair-commitment-changed = Stůl změnil svou pečeť.
fair-roll-changed = Stůl změnil seznam dílů.
fair-foreign-roll = Seznam dílů nepatří k tomuto stolu: { $what ->
    [game] jmenuje jinou hru.
   *[company] jmenuje jiné hráče.
}
fair-foreign-chair = Seznam dílů nepatří k tomuto stolu: místo { $chair }.
fair-broken-share = Díl místa { $chair } není ten, který byl slíben.
fair-wrong-draw = Vylosovaná náhoda neplyne z dílů.
fair-share-thrown-away = Stůl zahodil tvůj díl.
fair-impossible-attempt = Stůl mluví o { $attempt }. pokusu o losování: takový být nemůže.
fair-miscounted = Stůl špatně počítá kola: po kole { $before } ohlásil kolo { $round }.
fair-two-stories = Stůl vyprávěl dvěma panelům tohoto prohlížeče různé příběhy.

## O záznamu

fair-secret-unfit = Tajemství nesedí ke své pečeti.
fair-impossible-share = Místo { $chair } má díl, který mít nemůže.
fair-incomplete-draw = Losování { $attempt } není úplné.
fair-needless-draw = Losování { $attempt } bylo úplné, a přesto se opakovalo.
fair-bad-salts = Díly { $round }. kola nejsou možné: { $why }
fair-older-record = Tento záznam je podle starších pravidel; hra od tvého stolu nebyla.
fair-another-draw = To není losování od tvého stolu: { $what ->
    [commitment] má jinou pečeť.
    [game] patří k jiné hře.
    [facts] má jiný herní plán, jména nebo prvního hráče.
    [roll] má jiný seznam dílů.
   *[shares] otevřely se jiné díly.
}
fair-other-rounds = U tvého stolu se hrálo { $seen ->
    [one] { $seen } kolo
    [few] { $seen } kola
    [many] { $seen } kola
   *[other] { $seen } kol
}; v záznamu je jich { $recorded }.
fair-untrue-record = Záznam není pravdivý: { $why }
fair-other-event = { $round }. kolo, událost { $event }: u tvého stolu { $seen }; záznam říká { $recorded }.
fair-other-view = { $round }. kolo: stůl nikdy nevypadal tak, jak ho máš v poznámkách.
fair-other-act = Tvůj tah „{ $action }“ stůl přijal, ale v záznamu není.
fair-other-deal = { $round }. kolo: u stolu ti přišlo { $seen }; tajemství dává { $recorded }.
fair-not-dealt = { $round }. kolo nebylo rozdáno z tajemství.
fair-not-held = { $round }. kolo: místo { $chair } zahrálo, co nemělo.
fair-changed-move = Tah { $move } se po hře změnil.

## Co chybí

fair-without-share = Tato hra byla rozdána bez tvého dílu.
fair-share-elsewhere = Díl byl tvým jménem dán odjinud.
fair-watched = Jako divák díl nedáváš.
fair-gaps = Nemáš poznámky o celém kole: { $rounds }.
fair-redrawn = Losování se opakovalo, protože zůstal neotevřený díl: { $names }.
fair-undealt = Tato stránka tuto hru sama rozdat neumí: stáhni si záznam a poznámky a ověř je příkazem penumbra replay.
fair-no-note = o této hře se tu nevedly poznámky.
fair-older-rules = rozdávalo se podle starších pravidel, která dokazují méně.
fair-no-promise = rozdávalo se ze semínka a předem se nic neslíbilo.
