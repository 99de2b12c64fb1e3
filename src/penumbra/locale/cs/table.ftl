### Stůl: co se říká kliknutím a proč byla zpráva zadržena. Názvy a proměnné: viz games.ftl.
### $role je název role (tvar name), $word slovo, které se neříká.

## Prohlášení

claim-am = { $you ->
    [name] Ty: „Jsem { $role }.“
   *[none] { $name }: „Jsem { $role }.“
}
claim-is = { $you ->
    [target] { $name } o tobě říká: { $role }.
   *[none] { $name }: „{ $target } je { $role }.“
}
claim-trust = { $you ->
    [target] { $name } ti věří.
   *[none] { $name }: „Moji důvěru má { $target }.“
}
claim-accuse = { $you ->
    [target] { $name } tě obviňuje!
   *[none] { $name }: „Viníkem je { $target }!“
}
claim-follow = { $name }: „Zahraju stejný svět.“

## Zadržené zprávy

held-back = Tvoje zpráva neodešla a nikdo ji neviděl. Řekni to jinak.
held-back-colour = „{ $word }“ znamená barvu.
held-back-number = „{ $word }“ znamená číslo.
held-back-world = „{ $word }“ znamená svět.
held-back-rule = Mluv volně a lži, jak chceš, ale u tohoto stolu nikdo nejmenuje barvy, světy ani čísla, v žádném jazyce.

### The page

page-about = Dvě karetní hry se skrytými rolemi: Shamans pro 3 až 5 hráčů a Stín intrik pro 7 až 10. V tomto domě jsou stoly pro obě, pro lidi i pro boty.
page-tables = Veřejné stoly
page-no-tables = Teď žádné.
page-open = Otevřít stůl
page-open-how = V terminálu s Penumbrou:
page-invitation = Zveme vás ke stolu
page-code = Kód, který se dá říct nahlas
page-join = Přijít ke stolu
page-qr = Odkaz na stůl jako kód QR
page-chairs = Židle
page-chair-empty = volná
page-bot = bot
page-host = hostitel
page-stage-gathering = Stůl se schází.
page-stage-playing = Právě se hraje.
page-stage-over = Hra skončila.
page-record = její záznam
page-seated = obsazeno { $seated } z { $players } židlí
page-not-found = Takový stůl tu není
page-not-found-about = Podívejte se na odkaz nebo kód znovu; třeba někdo špatně slyšel písmeno.
page-home = Do domu
