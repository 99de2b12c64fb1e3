### Stránka v prohlížeči: co je kolem každého stolu. Identifikátory a proměnné: viz games.ftl.

page-front = Na úvodní stránku
page-close = zavřít
page-tools = nástroje
page-talk = Rozhovor
page-talk-unread = { $count ->
    [one] Rozhovor, { $count } nepřečtená zpráva
    [few] Rozhovor, { $count } nepřečtené zprávy
    [many] Rozhovor, { $count } nepřečtené zprávy
   *[other] Rozhovor, { $count } nepřečtených zpráv
}
page-log = Záznam
page-score = Skóre
page-rules = Pravidla
page-settings = Nastavení
page-menu = Stůl
page-cover = Zakrýt karty
page-cover-help = Pro hráče v jedné místnosti: tvoje role i karty leží lícem dolů, dokud je nepodržíš.
page-confirm = Hrát dvěma kliknutími
page-confirm-help = První kliknutí kartu zvedne a řekne, co udělá, druhé ji zahraje.
page-goal = hraje se do { $points } bodů
page-round = { $round }. kolo
page-round-and-trick = { $round }. kolo, { $trick }. štych
page-connecting = Jdeme ke stolu…
page-offline = Žádné spojení. Místo ti zůstává; hledáme stůl…
refused-offline = Server není dostupný. Zkontroluj připojení a zkus to znovu.
page-again = Zkusit znovu

# Hra, která nemá vlastní desku.
plain-table = Stůl
plain-seats = Hráči
plain-choices = Co můžete udělat
plain-yours = Jste na řadě.
plain-waits = Čeká se na: { $names }
plain-waited = čeká se na odpověď
plain-bot = robot
plain-away = není připojen
plain-hidden = skryto
plain-peek = Podržte a podívejte se

# Obrazovka pro celou místnost.
screen-open = Otevřít společnou obrazovku
screen-full = Celá obrazovka
screen-join = hrát nebo se dívat
screen-gathering = Pojďte ke stolu
screen-won = Vítězství: { $names }
