### Стол: что говорят одним нажатием и почему сообщение задержано. Имена и переменные: см.
### games.ftl. $role — название роли (форма name), $word — слово, которого не говорят.

## Заявления: $words — одна из фраз ниже, как её говорят; $target и $other — о ком или к кому
## она обращена. `say-…` — кнопки.

claim-said = { $you ->
    [name] Вы: «{ $words }»
   *[none] { $name }: «{ $words }»
}
claim-am = { $tone ->
    [bold] Слушайте: я { $role }!
    [patient] Время покажет: я { $role }.
    [suspicious] Ищите в другом месте. Я { $role }.
    [merry] Кто, я? Я { $role }, конечно!
   *[steady] Я { $role }.
}
claim-is = { $tone ->
    [bold] { $target } — { $role }, головой ручаюсь!
    [patient] Пора это сказать: { $target } — { $role }.
    [suspicious] Осторожно: { $target } — { $role }.
    [merry] Сюрприз! { $target } — { $role }.
   *[steady] { $target } — { $role }.
}
claim-saw = Эту карту я знаю: { $target } — { $role }.
claim-trust = { $tone ->
    [bold] { $target } и я заодно!
    [patient] Пока { $target } не даёт повода для сомнений.
    [suspicious] Если здесь кому и верить, то вот кому: { $target }.
    [merry] { $target } — просто прелесть, не трогайте.
   *[steady] Я доверяю игроку { $target }.
}
claim-accuse = { $tone ->
    [bold] Это { $target }! Кто со мной?
    [patient] Я наблюдаю уже долго: это { $target }.
    [suspicious] Так и есть: { $target }!
    [merry] Попались, { $target }!
   *[steady] Я обвиняю игрока { $target }!
}
claim-lies = { $tone ->
    [bold] { $target } лжёт, и неумело!
    [patient] { $target } говорит складно, да не всё сходится.
    [suspicious] { $target } лжёт, не верьте ни слову.
    [merry] Вот так сказка! { $target } всё выдумывает.
   *[steady] { $target } лжёт.
}
claim-ask-role = { $target }, кто вы?
claim-ask-about = { $target }, кому служит { $other }?
claim-ask-why = { $tone ->
    [bold] Объяснитесь, { $target }!
    [patient] { $target }, помогите мне понять.
    [suspicious] { $target }, это было так уж нужно?
    [merry] { $target }, что это было?
   *[steady] { $target }, почему вы так сделали?
}
claim-ask-saw = { $target }, что было на той карте?
claim-send = Пусть идёт { $target }!
claim-look = Проверьте игрока { $target }!
claim-follow = { $tone ->
    [bold] Положитесь на меня, поддержу!
    [patient] Поддержу, спешить некуда.
    [suspicious] Я поддержу. Смотрите лучше за другими.
    [merry] Куда все, туда и я.
   *[steady] Я поддержу Назначение.
}
claim-yes = Да.
claim-no = { $tone ->
    [bold] Никогда!
    [patient] Нет. Подумайте ещё.
    [suspicious] Нет. И вы это знаете.
    [merry] Ха! Нет.
   *[steady] Нет.
}
claim-unsure = { $tone ->
    [bold] Понятия не имею. Давайте выясним!
    [patient] Судить ещё рано.
    [suspicious] Здесь никому нельзя верить настолько, чтобы сказать.
    [merry] Спросите что-нибудь полегче.
   *[steady] Не знаю.
}
claim-secret = { $tone ->
    [bold] Это останется при мне!
    [patient] Всему своё время.
    [suspicious] А зачем вам это знать?
    [merry] Пусть останется немного тайны.
   *[steady] Не скажу.
}
claim-laugh = Ха-ха!
claim-gasp = { $tone ->
    [bold] Клянусь Луной!
    [patient] А. Вот оно что.
    [suspicious] Этого и стоило бояться!
    [merry] Вот это зрелище!
   *[steady] Ах!
}
claim-applaud = Браво!
claim-doubt = { $tone ->
    [bold] Не верю.
    [patient] Хм. Это стоит запомнить.
    [suspicious] Мне это совсем не нравится.
    [merry] Да неужели?
   *[steady] Хм…
}
claim-sorry = Простите.
claim-thanks = Спасибо.

say-group-questions = Спрошу…
say-group-more = ещё…
say-group-answers = ответить…
say-group-reactions = откликнуться…
say-am = Я…
say-is = Х — это…
say-saw = Я знаю карту…
say-trust = Доверяю…
say-accuse = Обвиняю…
say-lies = Х лжёт
say-ask-role = Кто вы?
say-ask-about = Кому служит Y?
say-ask-why = Почему?
say-ask-saw = Что на карте?
say-send = Пошлите Х
say-look = Проверьте Х
say-follow = Поддержу Назначение
say-yes = Да
say-no = Нет
say-unsure = Не знаю
say-secret = Не скажу
say-laugh = Ха-ха!
say-gasp = Ах!
say-applaud = Браво!
say-doubt = Хм…
say-sorry = Простите
say-thanks = Спасибо

## Задержанные сообщения

held-back = Ваше сообщение не отправлено, и никто его не видел. Скажите иначе.
held-back-colour = «{ $word }» — это цвет.
held-back-number = «{ $word }» — это число.
held-back-world = «{ $word }» — это мир.
held-back-rule = Говорите свободно и лгите сколько угодно, но за этим столом не называют цветов, миров и чисел ни на каком языке.

## За столом с людьми

watching = Вы зритель.
watching-until-start = Смотреть можно до начала: за этим столом играют без зрителей.
watching-later = { $count ->
    [one] Вы смотрите с задержкой в { $count } секунду.
    [few] Вы смотрите с задержкой в { $count } секунды.
    [many] Вы смотрите с задержкой в { $count } секунд.
   *[other] Вы смотрите с задержкой в { $count } секунды.
}
game-broken-off = Эта игра началась по другим правилам и по нынешним продолжаться не может. Люди, чат и прежние партии на месте: хозяин может начать новую партию.
game-number = партия { $number }
wish-now = { $wish } — { $value }
wish-game = игра
wish-players = игроков
wish-clock = время
wish-level = боты
wish-public = виден всем
wish-spectators = зрители
wish-talk = запретные слова
wish-board = поле
wish-language = язык
wish-delay = задержка для зрителей
wish-takeover = бот заменит ушедшего через
wish-pace = пауза бота
wish-chatter = боты разговаривают
chatter-off = совсем нет
chatter-some = немного
chatter-much = много
wish-hints = подсказки
yes = да
no = нет
never = никогда
clock-off = без ограничений
clock-relaxed = не спеша
clock-blitz = блиц
level-wanderer = странники — беспечно
level-seeker = искатели — здраво
level-sage = мудрецы — вдумчиво
# what these were called once, at tables that were opened then
level-random = { level-wanderer }
level-thumb = { level-seeker }
talk-strict = задерживать
talk-warn = отмечать
talk-off = разрешить
talk-warned = (этого не говорят: { $words })
number-of-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
milliseconds = { $time } мс
number-of-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
chair-empty = свободно
mark-you = вы
mark-host = хозяин
mark-bot = бот
mark-bot-of = { $temperament ->
    [bold] смелый бот
    [patient] терпеливый бот
    [suspicious] недоверчивый бот
    [merry] весёлый бот
   *[steady] рассудительный бот
}
mark-away = нет за столом
deals-checking = Проверяется, честны ли раздачи…
deals-not-verified = Раздачи не удалось проверить: { $reason }

## Кто приходит и уходит

connection-moment = Одну секунду…
connection-lost = Связь потеряна; ищем стол…
connection-back = Связь восстановлена.
clock-extended = { $name } просит ещё времени.
table-present = { $name } снова здесь.
table-absent = { $name } не на связи.
table-joined = { $name } подходит к столу.
table-left = { $name } уходит из-за стола.
table-kicked = Хозяин удаляет из-за стола: { $name }.
table-readmitted = { $name } может вернуться.
table-locked = { $name } закрывает стол: новых гостей не пускают.
table-unlocked = { $name } снова открывает стол.
table-sat = { $name } садится на место { $chair }.
table-stood = { $name } встаёт.
table-swap-offered = { $you ->
    [name] Вы предлагаете поменяться местами ({ $target }); обмен состоится, когда его предложит и другая сторона.
    [target] { $name } хочет поменяться с вами местами: согласие — { $key }.
   *[other] { $name } предлагает поменяться местами ({ $target }).
}
table-swapped = Обмен местами состоялся.
table-bots-sat = Боты садятся.
table-bot-left = Бот уходит: место { $chair } свободно.
table-renamed = Новое имя: { $name }.
table-changed = Хозяин меняет настройки игры.
table-paused = { $name } ставит игру на паузу.
table-pause-asked = { $name } просит сделать паузу.
table-hints-agreed = { $name } не возражает против подсказок.
table-hints-declined = { $name } теперь против подсказок.
table-stood-in = Пока вас не было, за вас играл бот:
table-resumed = Игра продолжается.
table-host-passed = Теперь хозяин — { $name }.
table-substituted = За игрока { $name } играет бот.
table-returned = { $name } снова играет.
table-rematched = Готовится новая партия.

## Почему отказано

refused-bad-message = Сервер этого не понял.
refused-hello-first = Сервер сначала ждал приветствия.
refused-too-fast = Слишком быстро; повторите чуть позже.
refused-too-large = Это слишком длинно.
refused-elsewhere = Ваше место открыто на слишком многих устройствах; сеанс на этом устройстве закрыт.
refused-no-table = Стола с таким кодом нет. Проверьте ссылку.
refused-kicked = Хозяин удалил вас из-за стола.
refused-left = Вы ушли из-за стола.
refused-deleted = Хозяин удалил этот стол.
refused-unknown-token = Стол вас больше не знает. Присоединитесь заново.
refused-foreign-origin = Сервер не впускает эту страницу.
refused-unknown-host = Этот сервер не отзывается на такое имя. Откройте адрес, который даёт его владелец.
refused-no-spectators = За этим столом играют без зрителей.
refused-full = За этим столом больше нет мест.
refused-crowded = За этим столом уже слишком много людей с вашего адреса.
refused-locked = Хозяин закрыл стол: новых гостей не пускают.
refused-kept-out = Хозяин не пускает вас за этот стол.
refused-too-many-tables = С вашего адреса открыто слишком много столов; подождите.
refused-too-many-joins = С вашего адреса пришло слишком много людей; подождите.
refused-too-many-guesses = Испробовано слишком много несуществующих кодов; подождите.
refused-too-many-sockets = С вашего адреса слишком много соединений; закройте часть из них.
refused-too-much = С вашего адреса записано слишком много; подождите.
refused-table-full = У этого стола кончилось место для записи: начатую партию можно доиграть, затем откройте другой стол.
refused-store-full = На этом сервере кончилось место: начатые партии можно доиграть. Сообщите тому, кто его держит.
refused-bad-name = Такое имя не подходит. Выберите другое.
refused-name-taken = Это имя за столом уже занято. Выберите другое.
refused-bad-wishes = Такие настройки не сочетаются.
refused-bad-board = Это поле использовать нельзя.
refused-not-host = Это может только хозяин.
refused-bot-only = Так можно убрать только бота.
refused-not-seated = Это могут только те, у кого есть место за столом.
refused-not-now = Не сейчас.
refused-no-seat = Такого места нет.
refused-seat-taken = Это место занято.
refused-no-person = Такого человека за столом нет.
refused-empty-seats = Есть свободные места: посадите ботов или подождите людей.
refused-paused = Игра на паузе.
refused-out-of-date = Тем временем что-то произошло; взгляните ещё раз.
refused-illegal = Правила сейчас этого не позволяют.
refused-host-is-here = Хозяин за столом или был здесь совсем недавно.
refused-former-host = Прежний хозяин может снова им стать: нельзя удалить ни его, ни стол.
refused-present = Этот человек здесь, бот ему не нужен.
refused-no-more-time = Время для вас сейчас не ограничено, или добавочное время уже истрачено.
refused-bad-share = Ваша доля случая опоздала или не та, что вы обещали.
refused-bad-talk = Сообщение не должно быть пустым или слишком длинным.
refused-bad-claim = В этой игре так заявить нельзя.
refused-spectators-listen = Пока идёт игра, говорят только игроки.
refused-game-not-over = Запись откроется, когда игра закончится.
refused-other-rules = Эта игра шла по другим правилам, не по нынешним, и не сохранилась.
refused-newer-table = Этот стол записан более новой Penumbra. Он откроется после обновления сервера; ничего не потеряно.
refused-no-analysis = Эту игру здесь никто не может объяснить.
refused-no-hints = За этим столом не подсказывают, или согласны ещё не все, кто играет.
refused-no-advice = Сейчас подсказать нечего.
refused-no-game = По этому адресу нет игры. Проверьте ссылку; старая ссылка откроется в том браузере, в котором вы играли.
refused-unavailable = Сервер сейчас не может записывать; ничего не сделано. Повторите.
refused-no-page = По этому адресу ничего нет.
refused-trouble = На сервере что-то сломалось; это записано.
refused-closing = Сервер выключается; вернитесь чуть позже.
