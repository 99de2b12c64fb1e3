### Стол: что говорят одним нажатием и почему сообщение задержано. Имена и переменные: см.
### games.ftl. $role — название роли (форма name), $word — слово, которого не говорят.

## Заявления

claim-am = { $you ->
    [name] Вы: «Я { $role }».
   *[none] { $name }: «Я { $role }».
}
claim-is = { $you ->
    [target] { $name } говорит о вас: { $role }.
   *[none] { $name }: «{ $target } — { $role }».
}
claim-trust = { $you ->
    [target] { $name } вам доверяет.
   *[none] { $name }: «Я доверяю игроку { $target }».
}
claim-accuse = { $you ->
    [target] { $name } вас обвиняет!
   *[none] { $name }: «Я обвиняю игрока { $target }!»
}
claim-follow = { $name }: «Я пойду в Назначение».

## Задержанные сообщения

held-back = Ваше сообщение не отправлено, и никто его не видел. Скажите иначе.
held-back-colour = «{ $word }» — это цвет.
held-back-number = «{ $word }» — это число.
held-back-world = «{ $word }» — это мир.
held-back-rule = Говорите свободно и лгите сколько угодно, но за этим столом не называют цветов, миров и чисел ни на каком языке.

### The page

page-about = Две карточные игры со скрытыми ролями: «Шаман» на 3–5 игроков и «Тень интриги» на 7–10. В этом доме есть столы для обеих, для людей и для ботов.
page-tables = Открытые столы
page-no-tables = Сейчас таких нет.
page-open = Открыть стол
page-open-how = В терминале с Penumbra:
page-invitation = Вас приглашают за стол
page-code = Код, который можно произнести
page-join = Прийти за стол
page-qr = Ссылка на стол в виде QR-кода
page-chairs = Стулья
page-chair-empty = свободен
page-bot = бот
page-host = хозяин
page-stage-gathering = Стол собирается.
page-stage-playing = Идёт игра.
page-stage-over = Игра окончена.
page-record = её запись
page-seated = занято стульев: { $seated } из { $players }
page-not-found = Такого стола нет
page-not-found-about = Проверьте ссылку или код: возможно, какую-то букву не расслышали.
page-home = В дом
