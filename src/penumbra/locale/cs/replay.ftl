### Přehrávání v prohlížeči: dívat se na dohranou hru, a důkaz, že se rozdávalo poctivě. Identifikátory
### a proměnné: viz games.ftl v angličtině. Závazek z protokolu je tu pečeť a sůl je díl náhody.

replay-title = Přehrání hry
replay-page = { $game } – přehrání hry
replay-loading = Přehrání se připravuje…
replay-again = Zkusit znovu
replay-download = Stáhnout záznam
replay-beside = Pohledy a průběh
replay-steps = Pohyb ve hře
replay-play = Přehrát (mezerník)
replay-pause = Zastavit (mezerník)
replay-forward = O krok vpřed (→)
replay-back = O krok zpět (←)
replay-next-part = Další část (shift + →)
replay-previous-part = Předchozí část (shift + ←)
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
replay-keys = Klávesy: mezerník přehrává, ← → krokují, page up a page down po kolech, 1 až 9 a 0 mění pohled.

## Důkaz

## What if

replay-what-if = Co kdyby? Hrát dál za hráče { $name }
replay-what-if-title = Co kdyby, za hráče { $name }:
replay-what-if-you = jsi na tahu. Ukazuje se jen to, co se na tomto místě vědělo.
replay-what-if-on = hra pokračuje proti botům.
replay-what-if-bots = boti přemýšlejí…
replay-what-if-over = takhle by to dopadlo.
replay-what-if-back = Zpět ke hře, jaká byla

proof-mark-proved = Dokázáno
proof-mark-in-part = Nic špatně, ale ne vše dokázáno
proof-mark-consistent = Záznam si neodporuje
proof-mark-not-fair = Nepoctivé
proof-title = Rozdávalo se poctivě?
proof-how = Než se rozdala první karta, stůl si vylosoval tajné číslo a všem ukázal jeho pečeť, která sedí k tomuto tajemství a k žádnému jinému. Pak zařízení každého člověka slíbilo vlastní náhodné číslo, díl náhody, a otevřelo ho, až když byl seznam všech slibů pevný. Všechna rozdání plynou z tajemství a z těchto dílů dohromady. Stůl si tedy rozdání nemohl vybrat, protože jeho tajemství už bylo zapečetěné, a nikdo jiný také ne, protože tajemství nikdo neznal. Tento prohlížeč si poznamenal vše, co se dozvěděl, a porovnává.
proof-good = v pořádku
proof-bad = chyba
proof-unknown = zde nelze porovnat
proof-noted = Je to hra, jejíž losování znáš
proof-noted-good = Pečeť, hráči, herní plán i všechny díly jsou ty, které si tento prohlížeč u stolu poznamenal.
proof-secret = Tajemství sedí ke své pečeti
proof-secret-good = Tajemství se po hře otevřelo a dává přesně tu pečeť, která byla vidět před ní.
proof-draw = Započítal se díl každého
proof-draw-good = Každý díl otevírá svůj slib a boti žádný nemají.
proof-deals = Plyne z toho každé rozdání
proof-deals-good = Všechna rozdání se tu spočítala znovu, kartu po kartě; jsou to ta, která se hrála, a nikdo nepoužil kartu, kterou nedostal.
proof-story = Přehrání vypráví, co bylo vidět u tebe
proof-story-good = Vše, co se tento prohlížeč během hry dozvěděl, v něm je, ve stejném pořadí.
proof-record = Potom se nic nezměnilo
proof-record-good = { $acts ->
    [one] Jediný tah a vše, co z něj vzešlo, odpovídá kontrolním součtům v záznamu.
    [few] Všechny { $acts } tahy a vše, co z nich vzešlo, odpovídají kontrolním součtům v záznamu.
    [many] Všech { $acts } tahu a vše, co z nich vzešlo, odpovídá kontrolním součtům v záznamu.
   *[other] Všech { $acts } tahů a vše, co z nich vzešlo, odpovídá kontrolním součtům v záznamu.
}
proof-numbers = Samotná čísla
proof-numbers-help = S nimi a se vzorci z protokolu může kdokoli všechna rozdání spočítat znovu, v kterémkoli programovacím jazyce.
proof-commitment = pečeť
proof-the-secret = tajemství
proof-share-bot = žádný díl: bot
proof-share-away = žádný díl: nepřišel včas
proof-share-late = žádný díl: slib zůstal neotevřený
proof-download-note = Stáhnout mé poznámky
proof-yourself = Stránka, která ověřuje, pochází z téhož serveru a porovnává, co se rozdalo, ohlásilo a zahrálo, ne každý pohled na stůl. Kdo nechce spoléhat na nikoho, stáhne si záznam i poznámky, ověří je příkazem penumbra replay --note na vlastním počítači a přečte si s ostatními otisk.
