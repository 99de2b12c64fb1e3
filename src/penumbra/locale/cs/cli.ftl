### Slova příkazové řádky: nápověda `penumbra --help`, hlášení příkazů `replay` a `warm`.

cli-about = Dvě karetní hry se skrytými rolemi: Shamans (3–5 hráčů) a Stín intrik (7–10 hráčů).
cli-begin = Začněte takto: penumbra play
cli-version = vypíše verzi a skončí
cli-lang = jazyk: en, fr, cs nebo ru (výchozí: podle systému)

cli-play = hrát v terminálu proti botům
cli-play-about = Hra v tomto terminálu; na ostatních místech sedí boti. Každá volba má svou klávesu; ? poradí, q odejde od stolu.
cli-play-examples =
    příklady:
      penumbra play                              Shamans ve čtyřech
      penumbra play intrigue --players 8         Stín intrik
      penumbra play --seed utery --seat 2        tentýž večer z jiné židle
      penumbra play --board muj-plan.toml        na vlastním herním plánu
cli-game = která hra: shamans nebo intrigue (výchozí: shamans)
cli-players = kolik hráčů sedí u stolu, včetně botů
cli-seed = libovolné slovo, nebo 64 šestnáctkových číslic: stejné semínko rozdá stejnou hru
cli-board = název dodaného herního plánu, nebo cesta k souboru s plánem
cli-seat = vaše místo, počítáno od 1
cli-bots = jak boti hrají: thumb (podle zdravého rozumu) nebo random (cokoli dovoleného)
cli-name = vaše jméno u stolu
cli-record = soubor, do kterého se hra uloží; penumbra replay ji přehraje

cli-replay = vyprávět zaznamenanou hru znovu a ověřit ji
cli-replay-about = Přehraje záznam, převypráví ho a ověří každý jeho řádek: poškozený či padělaný záznam ukáže, kde se láme.
cli-replay-file = záznam
cli-replay-quiet = jen ověřit, nevyprávět
cli-replay-commitment = závazek, který jste si u stolu poznamenali: záznam musí být právě z té hry
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
cli-replay-fair = Poctivé: rozdání vyplývají ze závazku { $commitment }; od hráčů { $salts ->
    [one] { $salts } sůl
    [few] { $salts } soli
    [many] { $salts } soli
   *[other] { $salts } solí
}, { $rounds ->
    [one] { $rounds } kolo.
    [few] { $rounds } kola.
    [many] { $rounds } kola.
   *[other] { $rounds } kol.
}
cli-replay-broken = Tento záznam neobstál: { $reason }

cli-engine = mluvit řádkovým JSON na stdin a stdout, pro programy
cli-engine-about = Pravidla jako řádkový protokol pro programy v libovolném jazyce: jeden požadavek JSON na řádek, jedna odpověď na řádek. Popis je v docs/protocol.md.
cli-engine-schema = vypíše JSON Schema všech požadavků a skončí

cli-warm = zkompilovat pravidla hned, aby pak nikdo nečekal
cli-warm-about = Zkompiluje pravidla obou her a výsledek uschová. Na každém počítači stačí jednou; jinak to udělá play sám.
cli-warming = Chystá se { $game }
