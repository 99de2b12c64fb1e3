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
