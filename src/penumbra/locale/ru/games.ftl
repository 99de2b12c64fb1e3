### Слова, общие для обеих игр. Идентификаторы и переменные объяснены в en/games.ftl.

language = Русский
you = Вы
player = Игрок
bot-names = Саша, Майя, Глеб, Женя, Яна, Лев, Тоня, Слава, Юля
list-and = { $list } и { $last }
number-of-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
number-of-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

## События

event-role-dealt = { $you ->
    [name] Ваша роль: { $role }.
   *[none] { $name } получает роль: { $role }.
}
event-role-dealt-hidden = { $name } получает роль.
event-roles-opened = Все роли открываются: { $roles }.
event-roles-opened-one = { $name } — { $role }
event-game-ended = { $you ->
    [alone] Вы выигрываете партию!
    [among] Вы выигрываете партию, общая победа: { $names }.
   *[none] { $count ->
        [one] { $names } выигрывает партию!
        [few] { $names } выигрывают партию!
        [many] { $names } выигрывают партию!
       *[other] { $names } выигрывают партию!
    }
}

## Решения

decision-deal = дождаться раздачи
decision-deal-help = Раздаётся следующий раунд.
decision-over = больше нечего делать
decision-over-help = Игра окончена.
