### Главная страница, дверь, стол перед игрой, его меню и настройки. Идентификаторы и переменные: см.
### games.ftl. $level — название вида ботов, $game — название игры.

lobby-house = Penumbra
lobby-language = Язык
lobby-language-en = English
lobby-language-fr = Français
lobby-language-cs = Čeština
lobby-language-ru = Русский
lobby-names = Рябина, Лис, Соловей, Вереск, Ясень, Сойка, Искра, Выдра, Клевер, Стриж, Ольха, Туман

## Главная страница

lobby-tagline = Игры со скрытыми ролями при лунном свете
lobby-welcome = Без регистрации и установки. Сыграйте с ботами прямо сейчас или пошлите друзьям ссылку.
lobby-name = Ваше имя за столом
lobby-name-kept = Этот браузер его помнит.
lobby-name-suggested = Оставьте пустым — и сегодня вас зовут { $name }.
lobby-games = Игры
lobby-play-bots = Играть с ботами
lobby-play-friends = Играть с друзьями
lobby-change = изменить
lobby-learn = Научиться играть за десять минут
lobby-public = виден всем
lobby-private = по приглашению
lobby-done = Готово
lobby-code = У меня есть код
lobby-code-label = Код или ссылка на стол
lobby-code-example = kamoruti
lobby-code-go = Перейти
lobby-code-help = Как услышали, или ссылка целиком.
lobby-code-unreadable = Это не код и не ссылка на стол. Код состоит из латинских букв.
lobby-running = Ваша игра идёт ({ $game }): вернуться за стол { $code }
lobby-finished = Сыгранные игры
lobby-loopback = Этот адрес ведёт только на это устройство: ссылка и QR-код заработают у других, если запустить сервер с --host 0.0.0.0.
lobby-your-tables = Ваши столы
lobby-tables-gone = { $count ->
    [one] { $count } ваш стол больше не существует.
    [few] { $count } ваших стола больше не существуют.
    [many] { $count } ваших столов больше не существует.
   *[other] { $count } вашего стола больше не существует.
}
lobby-forget = Забыть стол { $code }
lobby-public-tables = Открытые столы
lobby-public-none = Сейчас таких нет. Откройте свой, чтобы его видели все.
lobby-host-is = Хозяин: { $name }
lobby-taken = занято мест: { $taken } из { $players }
lobby-stage-drawing = идёт розыгрыш
lobby-stage-playing = идёт игра
lobby-stage-over = игра окончена
lobby-stage-broken_off = игра прервана
lobby-retry = Повторить
lobby-retrying = Мы продолжаем попытки.

## Как играем

lobby-how = Настройки игры: { $game }
lobby-wish-game = Игра
lobby-wish-players = Игроков
lobby-wish-level = Боты
lobby-wish-clock = Время на раздумья
lobby-clock-off-help = Никто никого не торопит.
lobby-clock-relaxed-help = Полторы минуты на решение, по просьбе — больше.
lobby-clock-blitz-help = Двадцать секунд на решение. Для тех, кто знает игру.
lobby-wish-public = Показать стол всем
lobby-wish-public-help = Иначе его найдут только те, у кого есть код или ссылка.
lobby-more = Дополнительно
lobby-wish-language = Язык стола
lobby-wish-language-help = На этом языке имена ботов; страницу каждый читает на своём.
lobby-wish-pace = Пауза перед ходом бота
lobby-pace-0 = нет
lobby-pace-300 = около 0,3 с
lobby-pace-900 = около 1 с
lobby-pace-2000 = около 2 с
lobby-pace-4000 = около 4 с
lobby-wish-chatter = Боты разговаривают
lobby-wish-chatter-help = Они утверждают, спрашивают и отвечают, как люди.
lobby-wish-hints = Подсказки
lobby-wish-hints-help = Кто решает, может спросить мудреца. Если людей несколько — только с согласия всех.
lobby-wish-takeover = Бот заменяет отсутствующего через
lobby-wish-takeover-help = Кто вернётся, снова играет сам.
lobby-wish-talk = Запретные слова в чате
lobby-wish-talk-help = Некоторые вещи в этой игре называть нельзя.
lobby-wish-spectators = Зрители приветствуются
lobby-wish-spectators-help = Они видят то, что лежит открыто, и никогда — карты в руке.
lobby-wish-delay = Задержка для зрителей
lobby-wish-board = Поле

## У двери

lobby-invited = Входите!
lobby-looking = Ищем стол…
lobby-code-is = Стол { $code }
lobby-no-table = Такого стола нет
lobby-no-table-help = Стола «{ $code }» нет. Проверьте ссылку: возможно, какую-то букву не расслышали.
lobby-no-answer = Сервер не отвечает
lobby-there = Уже за столом: { $names }.
lobby-door-playing = Игра уже началась. Входите и смотрите: в следующей, может быть, найдётся место и для вас.
lobby-door-playing-shut = Игра уже началась, и за этим столом играют без зрителей. Возвращайтесь, когда она закончится.
lobby-door-over = Эта игра окончена. Входите, если хотите сыграть следующую.
lobby-door-full = Все места заняты. Всё равно входите: вдруг кто-то встанет.
lobby-door-locked = Хозяин закрыл стол. Попросите его открыть и попробуйте ещё раз.
lobby-sit-down = Сесть
lobby-come-in = Войти
lobby-watch = Просто посмотреть
lobby-replay = Посмотреть повтор
lobby-ended = Вы больше не за столом
lobby-back-to-door = Назад ко входу
lobby-ended-ask = Если хозяин пустит вас обратно, попробуйте снова.
lobby-come-anew = Войти заново
lobby-sit-here-again = Сесть с этого устройства
lobby-nowhere = Здесь ничего нет
lobby-nowhere-help = Луна светит на пустую поляну. Возможно, в адресе не хватает буквы.

## Перед игрой

lobby-dealing = Боты садятся, карты тасуются…
lobby-invite = Пригласить
lobby-code-aloud = Код, который можно произнести
lobby-link = Ссылка на этот стол
lobby-copy = Скопировать ссылку
lobby-copied = Ссылка скопирована.
lobby-send = Послать
lobby-share = Вас ждёт место за столом: { $game }
lobby-qr = Отсканируйте, чтобы прийти за стол
lobby-qr-enlarge = Увеличить QR-код
lobby-chairs = Места вокруг стола
lobby-chair = Место { $chair }:
lobby-chair-of = Место { $chair }: { $name }
lobby-sit = сесть сюда
lobby-bot-here = Посадить бота ({ $level })
lobby-swap = Предложить поменяться местами
lobby-swap-bot = Поменяться местами
lobby-swap-asked = { $name } хочет поменяться с вами местами.
lobby-swap-agree = Поменяться
lobby-swap-decline = Нет, спасибо
lobby-swap-waiting = Вы предложили поменяться местами; ждём ответа: { $name }.
lobby-stand = Встать
lobby-rename = Сменить имя
lobby-leave = Уйти из-за стола
lobby-make-host = Сделать хозяином
lobby-kick = Удалить
lobby-keep-out = Удалить и не пускать
lobby-free-chair = Освободить место
lobby-clear = Убрать бота
lobby-exchange = Поменять местами с
lobby-waiting-chairs = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободны ещё { $count } места.
    [many] Свободно ещё { $count } мест.
   *[other] Свободно ещё { $count } места.
}
lobby-ready = Все на местах. Начинайте, когда захотите.
lobby-waiting-host = Все на местах. Начинает хозяин: { $name }.
lobby-no-host = У стола нет хозяина.
lobby-fill-start = Добавить ботов и начать
lobby-start = Начать
lobby-host-away = Хозяина нет. Если он не вернётся, его сможет заменить кто-то из игроков.
lobby-take-over = Стать хозяином
lobby-host-taken = Пока вас не было, хозяином стал кто-то другой.
lobby-take-back = Снова стать хозяином
lobby-lock = Закрыть стол
lobby-unlock = Открыть стол
lobby-locked = Стол закрыт: новых гостей не пускают.
lobby-sent-away = Удалённые
lobby-let-back = Пустить обратно: { $name }
lobby-change-wishes = Изменить настройки
lobby-without-chair = Без места
lobby-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}

## Меню стола

lobby-rematch = Сыграть ещё
lobby-rematch-host = Хозяин может начать новую партию с теми же людьми.
lobby-record = Скачать запись
lobby-pause = Поставить на паузу
lobby-hints-agree = Согласиться на подсказки
lobby-hints-decline = Больше никаких подсказок
lobby-hints-agree-help = Тогда каждый, кто играет, сможет спросить, что сделал бы мудрец. Нужно согласие всех; пока нет: { $names }.
lobby-hints-agreed = Все, кто играет, согласны на подсказки.
lobby-resume = Продолжить
lobby-people = Люди за столом
lobby-no-chair = без места
lobby-bot-plays = играет бот
lobby-substitute = Пусть играет бот
lobby-leave-playing = Уйти насовсем? За вас продолжит бот, и место вернуть будет нельзя.
lobby-leave-question = Уйти из-за стола насовсем?
lobby-stay = Остаться
lobby-delete = Удалить стол
lobby-delete-question = Удалить стол для всех, вместе с партиями и повторами? Вернуть его не сможет никто.
lobby-delete-not = Оставить
lobby-kick-playing = Удалить: { $name }? Под этим именем продолжит бот, пока вы не пустите игрока обратно.
lobby-kick-question = Удалить из-за стола: { $name }?
lobby-let-stay = Оставить

## Настройки

lobby-speed = Скорость анимации
lobby-speed-slow = медленно
lobby-speed-normal = обычно
lobby-speed-fast = быстро
lobby-speed-instant = сразу
lobby-sound = Звуки
lobby-notify = Сообщать, когда мой ход
lobby-notify-help = Уведомление, пока страница на заднем плане. В нём никогда нет ни карт, ни ролей.
lobby-notify-none = В этом браузере нет уведомлений.
lobby-notify-denied = Браузер не разрешает этой странице уведомления; это можно изменить в его настройках.
lobby-coach = Советы во время игры
lobby-coach-help = Подсказка, когда решение такого рода встречается впервые.
lobby-settings-kept = Хранится только в этом браузере.
