### Co prozradí dohraná hra a proč rada říká, co říká. Id a proměnné: viz en/analysis.ftl.

analysis-title = Rozbor
analysis-page = { $game } – rozbor
analysis-played = { $names }. Tahy: { $acts }. Kola: { $rounds }.
analysis-measure-game = Všechna čísla jsou šance na výhru ve hře, spočítané jen z toho, co každý hráč v tu chvíli věděl.
analysis-measure-round = Všechna čísla jsou šance na výhru v kole, spočítané jen z toho, co každý hráč v tu chvíli věděl.
analysis-made = Penumbra { $version }, rozpočet { $budget }, semínko { $seed }.
analysis-turning-points = Zlomové chvíle
analysis-turning = Kolo { $round }, tah { $move }: { $sentence } { $name }: { $before } % → { $after } %.
analysis-no-turning = Žádný jednotlivý tah toho moc nezměnil.
analysis-losses = Co přišlo nazmar
analysis-losses-help = Kolik svých šancí hráči promarnili oproti tomu, co by se stejnými znalostmi udělal mudrc. Co může být pouhá náhoda, se nepočítá.
analysis-lost = { $name }: { $percent } %, rozhodnutí { $number } z { $whole }
analysis-worst = Nejdražší rozhodnutí
analysis-mistake = Tah { $move }, { $name }: { $played } ({ $value } %) místo { $recommended } ({ $best } %). Promarněno: { $loss } % ± { $error }.
analysis-no-mistakes = Nikdo nepromarnil víc, než by vysvětlila náhoda.
analysis-beliefs = Kdo mohl koho podezírat
analysis-beliefs-help = Jen z toho, co každý viděl a slyšel. Značky dole jsou rozhodnutí, která něco promarnila.
analysis-believes = { $name } – co šlo soudit na konci kola { $round }:
analysis-believed = { $name } – { $role }: { $percent } %
analysis-moved = Tah { $move }: { $sentence } ({ $change } %)
analysis-moved-most = Co tím pohnulo nejvíc
analysis-prospects = Jak si kdo stál
analysis-prospects-help = S otevřenými kartami: šance každého hráče po každém tahu. Zlomové chvíle jsou vyznačené.
analysis-decision = Rozhodnutí
analysis-value = Šance
analysis-given-away = Promarněno
analysis-alternatives = Co šlo udělat
analysis-let-go-on = nechat věcem volný průběh
analysis-silent = Tajný tah.
analysis-recommended = Mudrc by volil: { $action }.
hint-beliefs = Kdo může být kdo:
hint-belief = { $name } – { $role } { $percent } %

## In the replay and at the end of a game

analysis-ask = Rozebrat tuto hru
analysis-ask-help = Mudrc se na každé rozhodnutí podívá očima toho, kdo je udělal. Trvá to asi půl minuty.
analysis-waiting = Čeká se: právě se prohlíží jiná hra…
analysis-looking = Prohlíží se tah { $move } z { $acts }…
analysis-show = Zlomové chvíle
analysis-here = Tento tah
analysis-open = Ukázat v přehrání hry
analysis-curves = Kdo mohl koho podezírat, tah za tahem
analysis-curves-open = Šance každého hráče, tah za tahem
analysis-jump = Ke zlomové chvíli { $number }
analysis-loss = Promarněno: { $loss } %

part-rest = bez bodů z tohoto kola
part-team = body strany
part-survival = ztráta smrtí
part-illumination = Osvícení
part-shards = Měsíční kameny
part-loyalty = výhra strany sama o sobě
part-reading = co by z toho vyčetli ostatní
part-now = podle toho, jak věci stojí
part-look = co přinese pohled
part-word = co udělá slovo

why-only = Nebylo co zvažovat.
why-value = Šance: { $percent } % ± { $error }.
why-close = { $action } by bylo asi stejně dobré.
why-ahead = O { $percent } % lepší než další možnost: { $action }.
why-usual = Je to i to, co se obvykle dělá.
why-suspects = Podezření: { $name } – { $role }, { $percent } %.
why-part-rest = Hlavně to méně nechá ostatním (+{ $percent } %).
why-part-team = Hlavně to pomáhá vlastní straně (+{ $percent } %).
why-part-survival = Jde hlavně o přežití (+{ $percent } %).
why-part-illumination = Jde hlavně o Osvícení (+{ $percent } %).
why-part-shards = Jde hlavně o Měsíční kameny (+{ $percent } %).
why-part-loyalty = Hlavně to přinese výhru vlastní straně (+{ $percent } %).
why-part-reading = Hlavně z toho ostatní vyčtou méně (+{ $percent } %).
why-part-now = Hlavně to udrží, co je (+{ $percent } %).
why-part-look = Hlavně ten pohled řekne víc (+{ $percent } %).
why-part-word = Hlavně to slovo udělá víc (+{ $percent } %).
