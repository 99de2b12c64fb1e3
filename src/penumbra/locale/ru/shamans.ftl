### «Шаман»: предметы, решения, действия и события. См. en/games.ftl.

game-shamans = Шаман

## Предметы

world-purple = { $form ->
   *[name] фиолетовый
    [object] фиолетовый мир
}
world-blue = { $form ->
   *[name] синий
    [object] синий мир
}
world-green = { $form ->
   *[name] зелёный
    [object] зелёный мир
}
world-yellow = { $form ->
   *[name] жёлтый
    [object] жёлтый мир
}
world-white = { $form ->
   *[name] белый
    [object] белый мир
}
world-brown = { $form ->
   *[name] коричневый
    [object] коричневый мир
}
world-red = { $form ->
   *[name] красный
    [object] красный мир
}

card-purple = { $form ->
   *[name] фиолетовая { $number }
    [object] фиолетовую { $number }
}
card-blue = { $form ->
   *[name] синяя { $number }
    [object] синюю { $number }
}
card-green = { $form ->
   *[name] зелёная { $number }
    [object] зелёную { $number }
}
card-yellow = { $form ->
   *[name] жёлтая { $number }
    [object] жёлтую { $number }
}
card-white = { $form ->
   *[name] белая { $number }
    [object] белую { $number }
}
card-brown = { $form ->
   *[name] коричневая { $number }
    [object] коричневую { $number }
}
card-red = { $form ->
   *[name] красная { $number }
    [object] красную { $number }
}

role-shaman = Шаман
role-shadow = Тень
team-shamans = Шаманы
team-shadows = Тени

tile-dagger = Ритуальный Кинжал
tile-portal = Портал
tile-shard = Лунный Осколок
tile-mask = { $form ->
   *[name] Маска Истины
    [object] Маску Истины
}
tiles-hidden = { $count ->
    [one] { $count } скрытый жетон
    [few] { $count } скрытых жетона
    [many] { $count } скрытых жетонов
   *[other] { $count } скрытого жетона
}

ritual-stabilization = { $form ->
   *[name] Стабилизация
    [object] ритуал Стабилизации
}
ritual-permutation = { $form ->
   *[name] Трансмутация
    [object] ритуал Трансмутации
}
ritual-illumination = { $form ->
   *[name] Иллюминация
    [object] ритуал Иллюминации
}
ritual-neutralization = { $form ->
   *[name] Нейтрализация
    [object] ритуал Нейтрализации
}

ritual-stabilization-help = Фишка отходит на два деления, или игрок, совершающий ритуал, берёт артефакт.
ritual-permutation-help = Игрок, совершающий ритуал, меняется картой роли с другим игроком.
ritual-illumination-help = Игрок, совершающий ритуал, сразу получает очко.
ritual-neutralization-help = Игрок, совершающий ритуал, уничтожает Ритуальным Кинжалом другого игрока.

## Решения

decision-play = разыграть карту
decision-play-help = Разыграть можно любую карту. Карта не из мира Назначения подвинет фишку на деление к Луне и отправится в свой мир.
decision-play-lead = начать ход
decision-play-lead-help = Вы Проводник: мир вашей карты станет Назначением. Наименьшая совпавшая карта приносит артефакт, наибольшая — право вести следующий ход.
decision-take = взять артефакт
decision-take-help = Ваша совпавшая карта наименьшая, и жетон ваш: один из двух открытых или неизвестный с верха стопки.
decision-keep = оставить жетон лицом вверх или вниз
decision-keep-help = Что на жетоне, знаете только вы. Лицом вниз он останется тайной, пока вы его не примените; открытый Кинжал придётся применить при первой возможности.
decision-stabilize = совершить Стабилизацию
decision-stabilize-help = Либо фишка отходит на два деления, либо вы берёте артефакт.
decision-swap = поменяться ролями
decision-swap-help = Вы и выбранный игрок меняетесь картами ролей, и оба смотрите свою новую. Возможно, вы смените команду!
decision-neutralize = выбрать, кого уничтожить
decision-neutralize-help = Ритуальный Кинжал уничтожает игрока. Спрашивают каждого, у кого есть жетон лицом вниз, чтобы никто не узнал, какой он: если ваш Кинжал не открыт, можно отказаться, и никто не узнает почему.
decision-chain = выбрать следующий ритуал
decision-chain-help = Закрылось сразу несколько миров, и все их ритуалы совершаете вы. Порядок за вами.
decision-give = выбрать карту для передачи
decision-give-help = Во время Затмения каждый передаёт карту соседу, на которого указывает стрелка. Все выбирают раньше, чем увидят полученное.
decision-name = назвать Проводника
decision-name-help = Вы вне раунда, но наибольшая совпавшая карта была вашей: вам решать, кто поведёт следующий ход.
decision-moon = впустить фишку на Луну или применить Портал
decision-moon-help = Ещё шаг — и фишка на Луне, а раунд за Тенями. Последний миг для Портала.
decision-target = дать Кинжалу ударить или применить Портал
decision-target-help = Кого-то вот-вот уничтожат и откроют его роль. До этого ещё можно применить Портал.
decision-end = дать раунду закончиться или применить Портал
decision-end-help = Карт больше нет, Шаманы вот-вот победят. Последний миг для Портала.
offer-portal = применить Портал или продолжить
offer-portal-help = Портал можно применить когда угодно: он сдвинет фишку на деление вперёд или назад и будет сброшен.

## Действия

action-play = разыграть { $card }
action-take-left = слева: { $tile }
action-take-right = справа: { $tile }
action-take-stack = верхний из стопки
action-keep-open = оставить лицом вверх
action-keep-hidden = оставить лицом вниз
action-back = отвести фишку на два деления
action-swap = поменяться ролями: { $target }
action-neutralize = уничтожить: { $target }
action-decline = никого не трогать
action-perform = { $world }: { $ritual }
action-give = передать { $card }
action-name = следующий ход ведёт { $target }
action-portal-forward = Портал: фишка на деление вперёд
action-portal-back = Портал: фишка на деление назад
action-pass = без Портала

## События

event-round-began-marker = { $you ->
    [name] Раунд { $round }. Жетон первого игрока у вас.
   *[none] Раунд { $round }. Жетон первого игрока: { $name }.
}
event-hand-dealt = { $you ->
    [name] Ваша рука: { $cards }.
   *[none] { $name } получает карты: { $cards }.
}
event-hand-dealt-hidden = { $name } получает карты.
event-left-over = Лишняя карта сразу идёт в свой мир: { $card }.
event-tile-shown = { $slot ->
    [left] Слева открывается { $tile }.
   *[right] Справа открывается { $tile }.
}
event-trick-began = { $you ->
    [name] Ход { $trick }. Проводник — вы.
   *[none] Ход { $trick }. Проводник — { $name }.
}
event-card-played = { $you ->
    [name] Вы разыгрываете { $card }.
   *[none] { $name } разыгрывает { $card }.
}
event-card-played-off = { $you ->
    [name] Вы разыгрываете { $card }: другой мир.
   *[none] { $name } разыгрывает { $card }: другой мир.
}
event-pawn-moved-forward = { $count ->
    [one] Фишка Теней продвигается на { $count } деление к Луне.
    [few] Фишка Теней продвигается на { $count } деления к Луне.
    [many] Фишка Теней продвигается на { $count } делений к Луне.
   *[other] Фишка Теней продвигается на { $count } деления к Луне.
}
event-pawn-moved-back = { $count ->
    [one] Фишка Теней отходит на { $count } деление назад.
    [few] Фишка Теней отходит на { $count } деления назад.
    [many] Фишка Теней отходит на { $count } делений назад.
   *[other] Фишка Теней отходит на { $count } деления назад.
}
event-card-placed = В свой мир отправляется { $card }.
event-world-completed = Мир закрыт: { $world }.
event-world-completed-nobody = Мир закрыт: { $world }. Совершить его ритуал некому.
event-ritual = { $you ->
    [name] Вы совершаете { $ritual }.
   *[none] { $name } совершает { $ritual }.
}
event-ritual-idle = Ритуал ничего не меняет.
event-points-illumination = { $you ->
    [name] Иллюминация: вы получаете { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
   *[none] Иллюминация: { $name } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
}
event-points-team = { $you ->
    [name] Ваша команда победила: вы получаете { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
   *[none] За победу команды { $name } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
}
event-points-shards = { $you ->
    [name] За Лунные Осколки вы получаете { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
   *[none] За Лунные Осколки { $name } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
}
event-tile-taken-row = { $you ->
    [name] Вы берёте { $tile }.
   *[none] { $name } берёт { $tile }.
}
event-tile-taken-stack = { $you ->
    [name] Вы тянете из стопки { $tile }.
   *[none] { $name } тянет из стопки { $tile }.
}
event-tile-taken-hidden = { $name } берёт жетон из стопки.
event-tile-kept-open = { $you ->
    [name] Вы кладёте жетон лицом вверх: { $tile }.
   *[none] { $name } кладёт жетон лицом вверх: { $tile }.
}
event-tile-kept-hidden = { $you ->
    [name] Вы оставляете жетон лицом вниз: { $tile }.
   *[none] { $name } оставляет жетон лицом вниз: { $tile }.
}
event-tile-kept-secret = { $name } оставляет жетон лицом вниз.
event-role-revealed = { $you ->
    [name] Маска велит вам открыть роль: { $role }.
   *[none] По воле Маски { $name } открывает роль: { $role }.
}
event-eclipse = { $arrow ->
    [left] Затмение! Каждый передаёт карту игроку слева.
   *[right] Затмение! Каждый передаёт карту игроку справа.
}
event-card-given = { $you ->
    [name] Вы передаёте { $card }. Получает { $target }.
    [target] { $name } передаёт вам { $card }.
   *[none] { $name } передаёт { $card }. Получает { $target }.
}
event-card-given-hidden = { $name } передаёт карту. Получает { $target }.
event-eclipse-over = Затмение миновало.
event-roles-swapped = { $you ->
    [name] Вы меняетесь ролями с игроком { $target }.
    [target] { $name } меняется ролями с вами.
   *[none] { $name } и { $target } меняются ролями.
}
event-role-seen = { $you ->
    [name] Ваша новая роль: { $role }.
   *[none] { $name } смотрит свою новую роль: { $role }.
}
event-role-seen-hidden = { $name } смотрит свою новую роль.
event-dagger-spent = { $you ->
    [name] Вы заносите Ритуальный Кинжал. Под ударом { $target }.
    [target] { $name } заносит над вами Ритуальный Кинжал.
   *[none] { $name } заносит Ритуальный Кинжал. Под ударом { $target }.
}
event-dagger-spent-hidden = { $you ->
    [name] Вы открываете скрытый Ритуальный Кинжал. Под ударом { $target }.
    [target] { $name } открывает скрытый Ритуальный Кинжал и заносит его над вами.
   *[none] { $name } открывает скрытый Ритуальный Кинжал. Под ударом { $target }.
}
event-window-moon = Фишка вот-вот ступит на Луну. Применит ли кто-нибудь Портал?
event-window-target = Кинжал вот-вот ударит. Применит ли кто-нибудь Портал?
event-window-end = Последняя карта сыграна. Применит ли кто-нибудь Портал?
event-portal-used-forward = { $you ->
    [name] Вы применяете Портал: фишка должна пойти вперёд.
   *[none] { $name } применяет Портал: фишка должна пойти вперёд.
}
event-portal-used-forward-hidden = { $you ->
    [name] Вы открываете скрытый Портал: фишка должна пойти вперёд.
   *[none] { $name } открывает скрытый Портал: фишка должна пойти вперёд.
}
event-portal-used-back = { $you ->
    [name] Вы применяете Портал: фишка должна пойти назад.
   *[none] { $name } применяет Портал: фишка должна пойти назад.
}
event-portal-used-back-hidden = { $you ->
    [name] Вы открываете скрытый Портал: фишка должна пойти назад.
   *[none] { $name } открывает скрытый Портал: фишка должна пойти назад.
}
event-eliminated = { $you ->
    [name] Вы уничтожаете игрока { $target }. Роль: { $role }.
    [target] { $name } вас уничтожает. Ваша роль: { $role }.
   *[none] { $name } уничтожает игрока { $target }. Роль: { $role }.
}
event-tiles-lost = { $you ->
    [name] Вы теряете жетоны: { $tiles }.
   *[none] { $name } теряет жетоны: { $tiles }.
}
event-hand-set-aside = { $you ->
    [name] Ваша рука отложена лицом вниз: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
   *[none] { $name } откладывает руку лицом вниз: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
}
event-hand-placed = { $you ->
    [name] Ваши карты уходят в свои миры: { $cards }.
   *[none] { $name } раскладывает карты по мирам: { $cards }.
}
event-hand-placed-empty = { $you ->
    [name] В руке у вас не осталось карт.
   *[none] У игрока { $name } не осталось карт.
}
event-cards-collected = { $you ->
    [name] Вы собираете карты хода: { $cards }.
   *[none] { $name } собирает карты хода: { $cards }.
}
event-cards-collected-nobody = Карты хода не собирает никто, они уходят в свой мир: { $cards }.
event-guide-named = { $you ->
    [name] Вы называете Проводника: { $target }.
    [target] { $name } называет Проводником вас.
   *[none] { $name } называет Проводника: { $target }.
}
event-round-ended-cards = Карты кончились: раунд выигрывают Шаманы.
event-round-ended-last-shadow = Последняя Тень пала: раунд выигрывают Шаманы.
event-round-ended-moon = Фишка достигла Луны: раунд выигрывают Тени.
