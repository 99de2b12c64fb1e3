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
