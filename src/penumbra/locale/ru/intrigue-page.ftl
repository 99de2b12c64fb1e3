### «Тень интриги» в браузере: двор, слова, знакомство, решения. См. en/intrigue-page.ftl.

## Двор

intrigue-court = Двор
intrigue-tab-court = Двор
intrigue-tab-claims = Заявления
intrigue-hearing = Посреди двора
intrigue-deck = Роли в игре
intrigue-about = Что говорят правила: { $thing }
intrigue-of-camp = стан: { $camp }
intrigue-only-you-know = знаете только вы
intrigue-your-guess = ваша пометка: { $role }
intrigue-used = дознание уже позади
intrigue-condemned = приговор вынесен
intrigue-executed = казнь свершилась
intrigue-discussion = Обсуждение { $discussion }, круг { $circle }
intrigue-interrogation = Дознание
intrigue-interrogations = Дознания этого раунда
intrigue-has-looked = дознание уже позади
intrigue-looked-at = { $name } смотрит карту: { $target }
intrigue-free-discussion = Обсуждение { $discussion }, свободный разговор
intrigue-whom = кого?
intrigue-announces = «{ $role }»
intrigue-you-saw = вы видели: { $role }
intrigue-verdict = Приговор
intrigue-nobody-yet = { $camp }: пока никого

## Что говорят, в облачке

intrigue-says-silence = молчание

## Доска слов

intrigue-claims = Кто что о ком сказал
intrigue-claims-of = Заявления: { $name }
intrigue-everybody = все
intrigue-nothing-said = Пока никто не говорил.
intrigue-lately = Последние слова
intrigue-row-of-column = строка говорит о столбце
intrigue-legend-so = знаю: так и есть
intrigue-legend-lie = знаю: это ложь
intrigue-legend-doubt = всё это не может быть правдой
intrigue-claimed-of-deck = Сколько игроков назвались этой ролью и сколько их есть
intrigue-true = Вы знаете, что это правда.
intrigue-false = Вы знаете, что это ложь.
intrigue-why-disputed = { $you ->
    [name] Вы говорите иное: { $role }.
   *[none] { $name } говорит иное: { $role }.
}
intrigue-why-changed = { $you ->
    [name] Вы говорили и другое: { $role }.
   *[none] Игрок { $name } говорит и другое: { $role }.
}
intrigue-why-also-trust = { $you ->
    [name] Вы говорили и о доверии.
   *[none] Игрок { $name } говорит и о доверии.
}
intrigue-why-also-accuse = { $you ->
    [name] Вы также бросали обвинение.
   *[none] Игрок { $name } также бросает обвинение.
}
intrigue-why-too-many = { $copies ->
    [one] В колоде только { $copies } такая карта, а её приписали игрокам: { $names }.
    [few] В колоде только { $copies } такие карты, а их приписали игрокам: { $names }.
    [many] В колоде только { $copies } таких карт, а их приписали игрокам: { $names }.
   *[other] В колоде только { $copies } такой карты, а их приписали игрокам: { $names }.
}

## Что вы знаете

intrigue-recognition = Знакомство
intrigue-eyes-closed = Глаза у всех закрыты…
intrigue-eyes-open = Вы открываете глаза.
intrigue-you-are = Ваша роль: { $role }
intrigue-recognise-nobody = Вы никого не узнаёте.
intrigue-ready = Можно начинать
intrigue-your-role = ваша роль
intrigue-own-role = Ваша роль: { $role }. Что вы знаете
intrigue-covered = скрыта
intrigue-hold-to-look = Нажмите на карту и держите, чтобы её увидеть
intrigue-what-you-know = Что вы знаете
intrigue-all-roles = Все роли
intrigue-known-open = Карта лежит лицом вверх.
intrigue-known-looked = Вы видели эту карту на дознании.
intrigue-known-recognised = Вы узнали это при знакомстве.
intrigue-known-left = Методом исключения: другой роли здесь быть не может.
intrigue-known-nobody = О других вы знаете только станы и кто Владыка.

## Решения

intrigue-decision = Решение
intrigue-order = Порядок выступлений: { $names }
intrigue-your-turn = Ваш черёд: { $task }
intrigue-waiting-speak = Слово за игроком { $name }.
intrigue-waiting-command = { $name } обдумывает приказ.
intrigue-waiting-free = Говорите, когда хотите; разговор прерывает только { $name }.
intrigue-waiting-point = { $name } выбирает, кого проверят.
intrigue-waiting-announce = { $name } знает карту и сейчас объявит роль.
intrigue-waiting-condemn = { $name } выносит приговор.
intrigue-choose-point = Выберите портрет. Проверять будет { $name }.
intrigue-condemn-brotherhood = Сначала один из стана Братства: кто Великий магистр?
intrigue-condemn-dusk = Теперь один из стана Сумрака: кто лазутчик?
intrigue-card-of = карта игрока { $target }
intrigue-the-truth = правда
intrigue-say-it = Сказать
intrigue-choose-again = выбрать заново
intrigue-send = Послать на дознание
intrigue-judge = Вынести приговор
intrigue-judge-help = две головы, по одной из каждого стана
intrigue-send-whom = Послать на дознание:
intrigue-back = назад
intrigue-confirm-send = На дознание пойдёт { $target }?
intrigue-confirm-send-help = Разговор прервётся. { $target } увидит одну карту и в этом раунде больше не пойдёт.
intrigue-confirm-judge = Перейти к приговору?
intrigue-confirm-judge-help = Ни слов, ни дознаний больше не будет: двух игроков казнят.
intrigue-confirm-point = Проверить: { $target }?
intrigue-confirm-point-help = Карту увидит только дознаватель.
intrigue-confirm-condemn = Осудить: { $target }?
intrigue-confirm-condemn-help = Взять это назад нельзя.

## Приговор и конец раунда

intrigue-verdict-of = Приговор выносит { $name }
intrigue-verdict-swore = говорит о себе: { $role }
intrigue-verdict-swore-nothing = о себе ни слова
intrigue-verdict-accused-by = обвиняли
intrigue-verdict-master = { $name } — Великий магистр?
intrigue-verdict-stakes = Сумрак победит, только если найдёт обоих.
intrigue-verdict-spy = Один пал. { $name } — лазутчик?
intrigue-verdict-half = Если да, раунд за Сумраком. Если нет — за Братством.
intrigue-verdict-missed = { $name } — не Великий магистр!
intrigue-end-both = Великий магистр и лазутчик пали.
intrigue-end-master = Великий магистр пал, но лазутчик ускользнул.
intrigue-end-spy = Лазутчик пал, но Великий магистр ускользнул.
intrigue-end-neither = Великий магистр и лазутчик ускользнули.
intrigue-end-loyal-dusk = Верны Сумраку
intrigue-end-loyal-brotherhood = Верны Братству
intrigue-end-each = каждому +1
intrigue-end-said = Кто что сказал и когда солгал
intrigue-end-talk = Обсуждение { $number }
intrigue-end-look = Дознание { $number }
intrigue-end-lies = Обман
intrigue-end-lied = { $count ->
    [one] { $count } обман
    [few] { $count } обмана
    [many] { $count } обманов
   *[other] { $count } обмана
}
intrigue-end-no-lies = нет
intrigue-end-true = — правда
intrigue-end-false = — обман

## Вокруг стола

replay-next-part-intrigue = Следующее дознание (shift + →)
replay-previous-part-intrigue = Предыдущее дознание (shift + ←)
replay-keys-intrigue = Клавиши: пробел — смотреть, ← → — по шагам, с shift — по дознаниям, page up и page down — по раундам, от 1 до 9 и 0 — сменить точку зрения.

## Карточка на главной странице

lobby-about-intrigue = Ваш стан видят все, вашу верность — никто. Допрашивайте, обвиняйте, лгите не моргнув глазом: выследите Великого магистра или укройте его.
lobby-facts-intrigue = 7–10 игроков · около 30 минут
lobby-wish-board-intrigue = Обсуждение
board-intrigue-standard = кругами
board-intrigue-standard-help = Каждый говорит один раз в свой черёд, Владыка последним.
board-intrigue-free-talk = свободный разговор
board-intrigue-free-talk-help = Каждый говорит, когда хочет; разговор прерывает только Владыка.
