### Стол «Шамана» в браузере. Идентификаторы и переменные: см. games.ftl (en).

## Что где лежит

shamans-track = Шкала
shamans-to-moon = { $count ->
    [one] До Луны { $count } шаг
    [few] До Луны { $count } шага
    [many] До Луны { $count } шагов
   *[other] До Луны { $count } шага
}
shamans-on-moon = Фишка на Луне
shamans-worlds = Миры
shamans-world = { $missing ->
    [0] { $world }: закрыт
   *[other] { $world }: лежат { $cards }; не хватает { $missing }
}
shamans-artifacts = Артефакты
shamans-stack = { $count ->
    [one] Стопка: { $count } жетон
    [few] Стопка: { $count } жетона
    [many] Стопка: { $count } жетонов
   *[other] Стопка: { $count } жетона
}
shamans-eclipse = { $state ->
    [hidden] Затмение впереди
    [left] Затмение: карты налево
    [right] Затмение: карты направо
   *[gone] Затмение позади
}
shamans-out = Вне раунда:
shamans-seats = Игроки
shamans-trick = Ход
shamans-played = { $name }: { $card }
shamans-destination = Назначение: { $world }
shamans-lowest = наименьшая
shamans-highest = наибольшая
shamans-guide = Проводник
shamans-marker = жетон первого игрока
shamans-targeted = под ударом Кинжала
shamans-eliminated = вне раунда
shamans-role-secret = Роль неизвестна
shamans-role-known = { $role }: вам известно
shamans-known-to-you = вы знаете её после Трансмутации
shamans-role-shown = открыта всем из-за Маски Истины
shamans-aside = { $count ->
    [one] { $count } отложенная карта
    [few] { $count } отложенные карты
    [many] { $count } отложенных карт
   *[other] { $count } отложенные карты
}
shamans-look = { $name }: подробности
shamans-own-role = Ваша роль: { $role }
shamans-tile-hidden = Лицом вниз: { $tile }
shamans-hand = Ваша рука
shamans-hand-of = Карты: { $name }
shamans-hold-role = Нажмите и держите, чтобы увидеть
shamans-hold-hand = Нажмите и держите, чтобы увидеть карты
shamans-cover-hand = Снова закрыть

## Решения

shamans-decision = Решение
shamans-waiting = Ждём: { $names }
shamans-given = Вы выбрали карту для Затмения
shamans-portal = Портал
shamans-not-now = Не сейчас
shamans-no-portal = Сейчас вы не можете применить Портал.
shamans-pass = { $window ->
    [moon] Пропустить фишку
    [target] Дать Кинжалу ударить
   *[end] Дать раунду закончиться
}
shamans-no-dagger = Кинжала нет: никто этого не узнает
shamans-no-dagger-help = Спрашивают каждого, у кого есть скрытый жетон.
shamans-why = Объяснить это решение
shamans-card = { $card }: { $consequence }

## К чему приведёт выбор

shamans-leads = Начинает ход: Назначением станет { $world } мир.
shamans-follows = { $standing ->
    [only] Совпадает с Назначением, пока одна.
    [lowest] Совпадает с Назначением, пока наименьшая.
    [highest] Совпадает с Назначением, пока наибольшая.
   *[between] Совпадает с Назначением, не наименьшая и не наибольшая.
}
shamans-follows-settled = { $standing ->
    [only] Совпадает одна: вы берёте артефакт и ведёте следующий ход.
    [lowest] Совпадает, наименьшая: вы берёте артефакт.
    [highest] Совпадает, наибольшая: вы собираете карты и ведёте следующий ход.
   *[between] Совпадает с Назначением, не наименьшая и не наибольшая.
}
shamans-moves = { $left ->
    [one] Двигает фишку: до Луны останется { $left } шаг.
    [few] Двигает фишку: до Луны останется { $left } шага.
    [many] Двигает фишку: до Луны останется { $left } шагов.
   *[other] Двигает фишку: до Луны останется { $left } шага.
}
shamans-onto-moon = Двигает фишку на Луну: Тени побеждают!
shamans-completes = Закрывает { $world } мир: ритуал ({ $ritual }) совершаете вы.
shamans-fills = Ход закроет { $world } мир: ритуал ({ $ritual }) совершит игрок с наибольшей картой.
shamans-tile-dagger = При вашей Нейтрализации уничтожает игрока; открытый применять обязательно.
shamans-tile-portal = Один раз, в любой миг, сдвигает фишку на деление вперёд или назад.
shamans-tile-shard = За два в конце раунда — 2 очка.
shamans-tile-mask = Вам придётся сразу показать всем свою роль.
shamans-draws = Никто не увидит, что вы взяли, если это не Маска.
shamans-keeps-open = { $tile ->
    [dagger] Кинжал увидят все, и при вашей Нейтрализации он обязателен.
   *[other] Все увидят, что у вас есть.
}
shamans-keeps-hidden = { $tile ->
    [dagger] Ваша тайна: применять ли его, решите сами.
   *[other] Ваша тайна, пока вы его не примените.
}
shamans-back = { $count ->
    [0] Дальше отходить фишке некуда.
    [one] Фишка отходит на { $count } деление: до Луны { $left }.
    [few] Фишка отходит на { $count } деления: до Луны { $left }.
    [many] Фишка отходит на { $count } делений: до Луны { $left }.
   *[other] Фишка отходит на { $count } деления: до Луны { $left }.
}
shamans-swaps = Вы меняетесь ролями с игроком { $name }; его роль вам неизвестна.
shamans-swaps-known = Ваша роль станет: { $role }. Вашу получит { $name }.
shamans-eliminates = { $role ->
    [shaman] Шаман: { $moon ->
        [yes] карты в руке вытолкнут фишку на Луну!
       *[no] карты в руке сдвинут фишку на { $cards ->
            [one] { $cards } деление
            [few] { $cards } деления
            [many] { $cards } делений
           *[other] { $cards } деления
        }.
    }
    [shadow] Тень: если последняя, Шаманы побеждают.
   *[unknown] Последняя Тень — победа Шаманов. Шаман — { $moon ->
        [yes] фишка дойдёт до Луны!
       *[no] фишка пройдёт { $cards ->
            [one] { $cards } деление
            [few] { $cards } деления
            [many] { $cards } делений
           *[other] { $cards } деления
        }.
    }
}
shamans-spares = Никто не узнает, есть ли у вас Кинжал.
shamans-gives = Карту получит { $name }; знать её будете только вы двое.
shamans-names = Следующий ход ведёт { $name }.
shamans-lets = { $window ->
    [moon] Вы не мешаете фишке идти.
    [target] Вы даёте Кинжалу ударить.
   *[end] Вы не мешаете раунду закончиться.
}

## На краю поляны

shamans-destination-here = Назначение
shamans-your-card = ваша карта
shamans-steps = { $count ->
    [one] { $count } шаг к Луне в этом раунде
    [few] { $count } шага к Луне в этом раунде
    [many] { $count } шагов к Луне в этом раунде
   *[other] { $count } шага к Луне в этом раунде
}
shamans-stray = другой мир: шаг к Луне
shamans-says = говорит:
shamans-say = Сказать…
shamans-claim-open = сказано в этом раунде
shamans-claim-true = вы знаете, что это правда
shamans-claim-false = вы знаете, что это ложь
shamans-claim-doubtful = всё сразу правдой быть не может
shamans-queued = далее
shamans-queued-line = Как только придёт ваш ход, будет разыграна карта: { $card }. Нажмите ещё раз, чтобы вернуть её.
shamans-queue-line = Пока можно приготовить карту.
shamans-raised = { $you ->
    [target] Над вами занесён Кинжал
   *[none] Кинжал занесён. Под ударом { $target }
}
shamans-raised-help = { $you ->
    [target] Если он ударит, вы выбываете из раунда и ваша роль будет показана.
   *[none] Если он ударит, роль будет показана, а { $target } выбывает из раунда.
}

## Лист игрока

shamans-sheet-trail = Этот раунд
shamans-sheet-trick = Ход { $trick }
shamans-sheet-asked = Назначение
shamans-sheet-led = начинает
shamans-sheet-followed = поддержка
shamans-sheet-no-cards = Карт пока не было.
shamans-sheet-held = Ход { $trick }, Назначение: { $world }. { $name } не поддерживает, а позже разыгрывает { $card }: эта карта уже была.
shamans-sheet-held-maybe = Ход { $trick }, Назначение: { $world }. { $name } не поддерживает, а позже разыгрывает { $card }, если только она не пришла в Затмение.
shamans-sheet-had-none = Ход { $trick }, Назначение: { $world }. { $name } такой карты иметь не может: все они были в другом месте.
shamans-sheet-unknown = { $count ->
    [one] Ход { $trick }, Назначение: { $world }. { $name } не поддерживает. Из этого мира не видна ещё { $count } карта.
    [few] Ход { $trick }, Назначение: { $world }. { $name } не поддерживает. Из этого мира не видны ещё { $count } карты.
    [many] Ход { $trick }, Назначение: { $world }. { $name } не поддерживает. Из этого мира не видно ещё { $count } карт.
   *[other] Ход { $trick }, Назначение: { $world }. { $name } не поддерживает. Из этого мира не видно ещё { $count } карты.
}
shamans-sheet-gift = В Затмение: { $card }, отдаёт { $giver }, получает { $receiver }.
shamans-sheet-steps = Шаги к Луне
shamans-sheet-said = Сказано в этом раунде
shamans-sheet-silent = Пока ничего.
shamans-sheet-trust = Я доверяю игроку { $name }
shamans-sheet-accuse = Я обвиняю игрока { $name }
shamans-mark-trust = доверие
shamans-mark-unsure = не знаю
shamans-mark-shadow = Тень?

## Вокруг стола

lobby-wish-talk-help-shamans = В «Шамане» никто не называет цвета, миры и числа.
replay-next-part-shamans = Следующий ход (shift + →)
replay-previous-part-shamans = Предыдущий ход (shift + ←)
replay-keys-shamans = Клавиши: пробел — смотреть, ← → — по шагам, с shift — по ходам, page up и page down — по раундам, от 1 до 9 и 0 — сменить точку зрения.

## Карточка на главной странице

lobby-about-shamans = Карта за картой вы поднимаетесь к Луне, но не все идут при свете. Сохраните равновесие миров — или помогите тьме прийти первой.
lobby-facts-shamans = 3–5 игроков · около 40 минут
