### «Тень интриги»: предметы, решения, действия и события. См. en/games.ftl.

game-intrigue = Тень интриги

## Предметы

camp-dusk = Сумрак
camp-brotherhood = Братство

role-lord = Владыка Сумрака
role-adept = адепт
role-spy = лазутчик
role-grand-master = Великий магистр
role-paladin = паладин
role-traitor = предатель
role-lord-short = Вл
role-adept-short = Ад
role-spy-short = Ла
role-grand-master-short = ВМ
role-paladin-short = Па
role-traitor-short = Пр

role-lord-help = Известен всем. Сумрак победит, только если казнены и Великий магистр, и лазутчик: найдите их.
role-adept-help = Стан Сумрака, верность Сумраку. Помогите Владыке найти Великого магистра и лазутчика.
role-spy-help = Стан Сумрака, верность Братству. Вы знаете Великого магистра; запутайте Владыку и не выдайте себя.
role-grand-master-help = Стан Братства, верность Братству. Вас знает весь ваш стан, включая предателей; вы с лазутчиком знаете друг друга.
role-paladin-help = Стан Братства, верность Братству. Вы знаете Великого магистра: отведите от него подозрения.
role-traitor-help = Стан Братства, верность Сумраку. Вы знаете Великого магистра: дайте Владыке это понять.

## Решения

decision-speak = взять слово
decision-speak-help = Скажите что-то одно или промолчите; говорить правду не обязательно. Можно приписать роль себе или другому, выразить доверие или обвинить.
decision-command = отдать приказ
decision-command-help = Выслушайте ещё один круг, отправьте подданного на дознание или переходите к приговору. Каждого подданного можно послать раз за раунд.
decision-command-free = закончить разговор, когда сочтёте нужным
decision-command-free-help = Слушайте и говорите сколько угодно. Потом отправьте подданного на дознание или переходите к приговору. Каждого подданного можно послать раз за раунд.
decision-point = выбрать, кого проверят
decision-point-help = Дознаватель увидит роль этого игрока, а потом объявит роль, правдиво или ложно.
decision-announce = объявить роль
decision-announce-help = Карту видите только вы. Объявите любую роль, какую допускает её рубашка: проверить вас никто не сможет.
decision-condemn = вынести приговор
decision-condemn-help = Казнят одного игрока из стана Братства и одного из стана Сумрака. Сумрак победит, только если это Великий магистр и лазутчик.
offer-lord = прервать разговор или слушать дальше
offer-lord-help = Вы Владыка: разговор можно оборвать в любой миг, чтобы послать дознавателя или судить.

## Действия

action-claim-self = сказать: «Я { $role }»
action-claim = сказать: «{ $target } — { $role }»
action-claim-of = сказать, какая роль у игрока { $target }
action-trust = выразить доверие: { $target }
action-accuse = обвинить: { $target }
action-silence = промолчать
action-circle = выслушать ещё один круг
action-send = на дознание идёт { $target }
action-judge = перейти к приговору
action-point = проверить: { $target }
action-announce = объявить: { $role }
action-condemn = осудить: { $target }

## События

event-round-began-lord = { $you ->
    [name] Раунд { $round }. Владыка Сумрака — вы.
   *[none] Раунд { $round }. Владыка Сумрака — { $name }.
}
event-recognised = { $you ->
    [name] Вы узнаёте: { $target } — { $role }.
    [target] { $name } узнаёт вас: { $role }.
   *[none] { $name } узнаёт: { $target } — { $role }.
}
event-circle-began = Обсуждение { $discussion }, круг { $circle }.
event-talk-began = Обсуждение { $discussion }: говорят все, кто хочет.
event-said-claim-self = { $name }: «Я { $role }».
event-said-claim = { $you ->
    [target] { $name } говорит о вас: { $role }.
   *[none] { $name }: «{ $target } — { $role }».
}
event-said-trust = { $you ->
    [target] { $name } вам доверяет.
   *[none] { $name }: «Я доверяю игроку { $target }».
}
event-said-accuse = { $you ->
    [target] { $name } вас обвиняет!
   *[none] { $name }: «Я обвиняю игрока { $target }!»
}
event-said-silence = { $you ->
    [name] Вы молчите.
   *[none] { $name } молчит.
}
event-sent = { $you ->
    [name] Владыка посылает вас на дознание.
   *[none] По воле Владыки на дознание идёт { $name }.
}
event-pointed = { $you ->
    [name] Вам предстоит проверить игрока { $target }.
    [target] Вас проверит { $name }.
   *[none] { $name } проверит карту игрока { $target }.
}
event-seen = { $you ->
    [name] Вы смотрите карту: { $target } — { $role }.
   *[none] { $name } смотрит карту: { $target } — { $role }.
}
event-seen-hidden = { $you ->
    [target] { $name } смотрит вашу карту.
   *[none] { $name } смотрит карту игрока { $target }.
}
event-announced = { $you ->
    [name] Вы объявляете: { $target } — { $role }.
    [target] { $name } объявляет о вас: { $role }.
   *[none] { $name } объявляет: { $target } — { $role }.
}
event-judging = Владыка услышал достаточно: время приговора.
event-condemned = { $you ->
    [name] Приговор пал на вас.
   *[none] Приговор пал на игрока { $name }.
}
event-executed = { $you ->
    [name] Вас казнят. Ваша роль: { $role }.
   *[none] Казнят игрока { $name }. Роль: { $role }.
}
event-round-ended-dusk = Великий магистр и лазутчик раскрыты: раунд выигрывает Сумрак.
event-round-ended-brotherhood = Тайна сохранена: раунд выигрывает Братство.
event-points = { $you ->
    [name] Вы получаете { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
   *[none] { $name } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
}
