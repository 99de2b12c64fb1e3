### Přehrávání v prohlížeči: dívat se na dohranou hru, a důkaz, že se rozdávalo poctivě. Identifikátory
### a proměnné: viz games.ftl v angličtině. Závazek z protokolu je tu pečeť a sůl je díl náhody.

replay-title = Záznam hry
replay-page = { $game } – záznam hry
replay-loading = Hra se znovu rozkládá na stůl …
replay-again = Zkusit znovu
replay-download = Stáhnout záznam
replay-beside = Pohledy a průběh
replay-steps = Pohyb ve hře
replay-play = Přehrát (mezerník)
replay-pause = Zastavit (mezerník)
replay-forward = O krok vpřed (→)
replay-back = O krok zpět (←)
replay-next-part = { $game ->
    [shamans] Další štych (shift + →)
   *[intrigue] Další výslech (shift + →)
}
replay-previous-part = { $game ->
    [shamans] Předchozí štych (shift + ←)
   *[intrigue] Předchozí výslech (shift + ←)
}
replay-next-round = Další kolo (page down)
replay-previous-round = Předchozí kolo (page up)
replay-position = Místo ve hře
replay-place = tah { $move } z { $acts }
replay-pace = Rychlost: { $pace }
replay-eyes = Kdo se dívá
replay-eyes-open = všechny karty odkryté
replay-eyes-help = Co tento hráč v každé chvíli viděl a věděl, a nic navíc.
replay-eyes-open-help = Všechno, co bylo skryté, leží odkryté.
replay-act = { $name } – { $action }
replay-keys = { $game ->
    [shamans] Klávesy: mezerník přehrává, ← → krokují, se shiftem po štychách, page up a page down po kolech, 1 až 9 a 0 mění pohled.
   *[intrigue] Klávesy: mezerník přehrává, ← → krokují, se shiftem po výsleších, page up a page down po kolech, 1 až 9 a 0 mění pohled.
}

## Důkaz

proof-mark-fair = Poctivě rozdáno
proof-mark-unfair = Nepoctivé
proof-title = Rozdávalo se poctivě?
proof-verdict-fair = Ano. Tvůj prohlížeč to právě sám ověřil a nikomu přitom nevěřil.
proof-verdict-unfair = Tato hra neobstála. Červeně označený krok říká, kde se láme.
proof-how = Než padla první karta, stůl si vylosoval tajné číslo a všem ukázal jeho pečeť, která sedí k tomuto tajemství a k žádnému jinému. Pak zařízení každého člověka přidalo vlastní náhodná čísla: díl náhody. Všechna rozdání plynou z tajemství a z těchto dílů dohromady. Stůl si tedy rozdání nemohl vybrat, protože jeho tajemství už bylo zapečetěné, a nikdo jiný také ne, protože tajemství nikdo neznal.
proof-good = v pořádku
proof-bad = chyba
proof-unknown = zde nelze porovnat
proof-secret = Tajemství sedí ke své pečeti
proof-secret-good = Tajemství se po hře otevřelo a dává přesně tu pečeť, která byla vidět před ní.
proof-secret-bad = Otevřené tajemství tuto pečeť nedává: jedno z nich už není tím, čím bylo.
proof-noted = Je to pečeť právě této hry
proof-noted-good = Tento prohlížeč si pečeť poznamenal u stolu, před prvním rozdáním, a je to táž.
proof-noted-unknown = Tento prohlížeč u stolu nebyl, a nemá tedy pečeť k porovnání. Kdo tam hrál, ten ji má.
proof-noted-bad = Tento prohlížeč si u stolu poznamenal jinou pečeť. To není hra, kterou jsi hrál u stolu.
proof-salts = Započítal se díl každého
proof-salts-good = Pro každé místo a každé kolo je tu díl, nebo žádný: boti žádný nemají.
proof-salts-good-own = Pro každé místo a každé kolo je tu díl, nebo žádný, a díly poslané tvým zařízením jsou mezi nimi.
proof-salts-bad = Díly { $round }. kola nejsou ty, které byly poslány.
proof-deals = Plyne z toho každé rozdání
proof-deals-good = { $rounds ->
    [one] Rozdání se tu spočítalo znovu, kartu po kartě, a je to to, které se hrálo.
    [few] Všechna { $rounds } rozdání se tu spočítala znovu, kartu po kartě, a jsou to ta, která se hrála.
    [many] Všech { $rounds } rozdání se tu spočítalo znovu, kartu po kartě, a jsou to ta, která se hrála.
   *[other] Všech { $rounds } rozdání se tu spočítalo znovu, kartu po kartě, a jsou to ta, která se hrála.
}
proof-deals-bad = { $round }. kolo mělo být rozdáno jinak.
proof-record = Potom se nic nezměnilo
proof-record-good = { $acts ->
    [one] Jediný tah a vše, co z něj vzešlo, potvrzuje kontroly v záznamu.
    [few] Všechny { $acts } tahy a vše, co z nich vzešlo, potvrzují kontroly v záznamu.
    [many] Všech { $acts } tahu a vše, co z nich vzešlo, potvrzuje kontroly v záznamu.
   *[other] Všech { $acts } tahů a vše, co z nich vzešlo, potvrzuje kontroly v záznamu.
}
proof-record-bad = { $move ->
    [0] Jména, deska nebo díly náhody se po hře změnily.
   *[other] Od tahu { $move } vypráví záznam jiný příběh.
}
proof-numbers = Čísla sama
proof-numbers-help = S nimi a se vzorci z protokolu může kdokoli všechna rozdání spočítat znovu, v kterémkoli jazyce.
proof-commitment = pečeť
proof-the-secret = tajemství
proof-round = { $round }. kolo
proof-no-salt = žádný díl: bot, nebo pozdě
proof-yourself = Kdo nevěří ani žádné stránce, stáhne si záznam a spustí penumbra replay.
