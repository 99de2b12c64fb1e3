### Stránka v prohlížeči: co je kolem každého stolu. Identifikátory a proměnné: viz games.ftl.

page-front = Na úvodní stránku
page-close = zavřít
page-tools = nástroje
page-talk = Chat
page-talk-unread = { $count ->
    [one] Chat, { $count } nepřečtená zpráva
    [few] Chat, { $count } nepřečtené zprávy
    [many] Chat, { $count } nepřečtené zprávy
   *[other] Chat, { $count } nepřečtených zpráv
}
page-log = Průběh
page-score = Skóre
page-rules = Pravidla
page-settings = Nastavení
page-menu = Nabídka
sheet-mark = Tvůj odhad
sheet-private = jen pro tebe; zůstává v tomto prohlížeči
sheet-notes = Tvoje poznámky
page-cover = Zakrýt karty
page-cover-help = Pro hráče v jedné místnosti: tvoje role i karty leží lícem dolů, dokud je nepodržíš.
page-hint = Co by udělal mudrc?
page-hint-waiting = Mudrc přemýšlí…
page-hint-close = Zavřít nápovědu
page-confirm = Hrát dvěma kliknutími
page-confirm-help = První kliknutí kartu zvedne a řekne, co udělá, druhé ji zahraje.
page-goal = hraje se do { $points } bodů
page-round = { $round }. kolo
page-round-and-trick = { $round }. kolo, { $trick }. štych
page-connecting = Připojujeme se ke stolu…
page-offline = Žádné spojení. Místo ti zůstává; připojujeme se znovu…
refused-offline = Server není dostupný. Zkontroluj připojení a zkus to znovu.
page-again = Zkusit znovu

# Hra, která nemá vlastní desku.
plain-table = Stůl
plain-seats = Hráči
plain-choices = Co můžeš udělat
plain-yours = Jsi na tahu.
plain-waits = Na tahu: { $names }
plain-waited = na tahu
plain-bot = bot
plain-away = bez spojení
plain-hidden = skryto
plain-peek = Podrž a podívej se

# Obrazovka pro celou místnost.
screen-open = Otevřít společnou obrazovku
screen-full = Celá obrazovka
screen-join = hrát nebo se dívat
screen-gathering = Pojďte ke stolu
screen-won = Vítězství: { $names }
