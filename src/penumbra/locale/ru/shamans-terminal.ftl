### Стол в терминале.

round-and-trick = раунд { $round }, ход { $trick }
spaces-to-moon = { $count ->
    [0] Луна достигнута
    [one] до Луны { $count } деление
    [few] до Луны { $count } деления
    [many] до Луны { $count } делений
   *[other] до Луны { $count } деления
}
heading-worlds = миры
heading-artifacts = артефакты
heading-aside = отложено
legend-marker = первый игрок
legend-guide = Проводник
legend-hidden = скрытый жетон
legend-known = знают не все
stack-height = стопка { $count }
eclipse-hidden = Затмение впереди
eclipse-left = Затмение: карту влево
eclipse-right = Затмение: карту вправо
eclipse-gone = Затмение позади
no-destination = Назначения ещё нет
prose-pawn = фишка Теней
prose-giving = В Затмение вы передаёте: { $card }.
prose-raised = Кинжал занесён, в опасности { $name }.
prose-rituals-left = Осталось ритуалов: { $worlds }
prose-trick = Ход { $trick } (Проводник — { $name }): { $cards }
prose-shadows = Роздано ролей Тени: { $count }
