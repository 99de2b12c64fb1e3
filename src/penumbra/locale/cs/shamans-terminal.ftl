### Stůl v terminálu.

round-and-trick = kolo { $round }, štych { $trick }
spaces-to-moon = { $count ->
    [0] měsíc je dosažen
    [one] k měsíci zbývá { $count } pole
    [few] k měsíci zbývají { $count } pole
    [many] k měsíci zbývá { $count } pole
   *[other] k měsíci zbývá { $count } polí
}
heading-worlds = světy
heading-artifacts = artefakty
heading-aside = odloženo
legend-marker = začínající hráč
legend-guide = začíná
legend-hidden = skrytá destička
legend-known = neví to všichni
stack-height = hromádka { $count }
eclipse-hidden = zatmění teprve přijde
eclipse-left = zatmění: karty doleva
eclipse-right = zatmění: karty doprava
eclipse-gone = po zatmění
no-destination = svět štychu ještě není
prose-pawn = figurka stínu
prose-giving = Při zatmění předáváš: { $card }.
prose-raised = Dýka je zdvižena, ohrožen je hráč { $name }.
prose-rituals-left = Zbývající rituály: { $worlds }
prose-trick = Štych { $trick } (začíná { $name }): { $cards }
prose-shadows = Rozdaných rolí Stínu: { $count }
