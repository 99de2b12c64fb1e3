### První hry s průvodcem a rádce u opravdového stolu. Viz en/lessons.ftl.

## Stránka

lesson-page-loading = Chystáme stůl…
lesson-page-failed = Lekci se nepodařilo načíst.
lesson-page-retry = Zkusit znovu
lesson-page-coach = Rádce
lesson-page-on = Dál
lesson-page-next = Další scéna
lesson-page-finish = Dokončit
lesson-page-back = Zpět
lesson-page-leave = Odejít z lekce
lesson-page-choose = Volba je na tobě
lesson-page-wait = Dívej se…
lesson-page-scene = Scéna { $number } z { $count }
lesson-page-scenes = Scény
lesson-page-resume = Začátek už znáš: lekce pokračuje tam, kde skončila minule.
lesson-page-restart = Od začátku
lesson-page-done = Teď už umíš hrát
lesson-page-done-help = Nejlepší druhou lekcí je opravdový stůl s boty. Rádce ti zůstane po boku a poradí pokaždé, když přijde něco nového.
lesson-page-play = Hrát s rádcem
lesson-page-rules = Přečíst si pravidla

## Rádce u opravdového stolu

coach-title = Rada
coach-understood = Rozumím
coach-off = Už neradit
