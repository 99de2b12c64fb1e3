### Слова игры в терминале: заголовки, клавиши, сцены. См. en/games.ftl.

## Стол игры «Шаман»

round-and-trick = раунд { $round }, ход { $trick }
your-role = ваша роль
spaces-to-moon = { $count ->
    [0] Луна достигнута
    [one] до Луны { $count } деление
    [few] до Луны { $count } деления
    [many] до Луны { $count } делений
   *[other] до Луны { $count } деления
}
heading-worlds = миры
heading-players = игроки
heading-role = роль
heading-points = очки
heading-cards = рука
heading-artifacts = артефакты
heading-hand = ваша рука
heading-aside = отложено
legend-marker = первый игрок
legend-guide = Проводник
legend-hidden = закрытый жетон
legend-known = знают не все
stack-height = стопка { $count }
eclipse-hidden = Затмение впереди
eclipse-left = Затмение: карту влево
eclipse-right = Затмение: карту вправо
eclipse-gone = Затмение позади
no-destination = Назначения ещё нет

## Стол игры «Тень интриги»

round-of-intrigue = раунд { $round }
heading-talk = кто есть кто и кто что сказал
heading-said-of = что говорят
heading-interrogations = дознания
no-interrogation = на дознание ещё никого не посылали
interrogation-sent = на дознание идёт { $name }
interrogation-pointed = { $name } смотрит карту: { $target }
interrogation-announced = { $name } объявляет: { $target } — { $role }
interrogation-saw = на карте: { $role }
heading-deck = колода
legend-claims = =о себе · 3=об игроке 3 · +доверие · −обвинение · !спорно · ✗ложь, вы знаете
choose-claim-self = назвать свою роль…
choose-claim = назвать чужую роль…
choose-trust = поручиться…
choose-accuse = обвинить…
choose-send = послать на дознание…

## Клавиши

your-choice = Ваш черёд: { $task }
waiting-for = Ждём: { $names }
hint-help = подсказка
hint-quit = выйти
hint-go-on = дальше
hint-let-run = не спрашивать до моего хода
hint-up = назад
hint-hurry = любая клавиша: быстрее
hint-any-key = дальше — любая клавиша
not-a-key = «{ $key }» здесь ничего не делает.

## Сцены

scene-recognition = Глаза закрыты…
recognition-role = Ваша роль: { $role }.
recognition-nobody = Вы никого не узнаёте.
scene-round = Раунд { $round }
scene-game = Игра окончена
score-name = игрок
score-role = роль
score-total = всего

## Уход

leave-question = выйти или остаться
leave-save = выйти и сохранить запись
leave-only = выйти, не сохраняя
leave-stay = Любая другая клавиша: остаться.
record-saved = Запись сохранена: { $path }
record-unsaved = Запись не сохранена: { $reason }
goodbye = До встречи.

## За столом с людьми

table-link = Стол: { $link }
gathering-title = стол собирается
gathering-task = Перед игрой
gathering-help = Дайте друзьям код или ссылку. Цифра занимает свободный стул или предлагает поменяться с тем, кто на нём сидит. Когда все стулья заняты, хозяин начинает игру.
during-task = за столом
afterwards-task = После игры
watching = Вы зритель.
watching-until-start = Вы зритель до начала: во время игры зрителей сюда не пускают.
watching-later = { $count ->
    [one] Вы зритель: игру видите на { $count } секунду позже.
    [few] Вы зритель: игру видите на { $count } секунды позже.
    [many] Вы зритель: игру видите на { $count } секунд позже.
   *[other] Вы зритель: игру видите на { $count } секунды позже.
}
game-number = партия { $number }
game-paused = пауза
hint-table = стол
do-start = начать
do-bots = боты на свободные стулья
do-clear = убрать бота…
do-wish = как играем…
do-sit = сесть сюда
do-swap = поменяться стульями
do-stand = встать
do-rename = другое имя
do-say = сказать
do-claim = заявить…
do-time = ещё времени, пожалуйста
do-pause = пауза
do-resume = продолжить
do-substitute = бот вместо отсутствующего…
do-kick = удалить кого-то…
do-host = передать права хозяина…
do-take-over = стать хозяином
do-rematch = ещё партию
leave-close = закрыть; место останется за вами
leave-table = уйти из-за стола насовсем
seat-kept = Место за вами. Вернуться: penumbra join { $link }
choose-follow = обещать идти в Назначение
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
wish-takeover = бот вместо ушедшего через
wish-pace = ход бота не короче
yes = да
no = нет
never = никогда
clock-off = без ограничений
clock-relaxed = не спеша
clock-blitz = блиц
level-thumb = по простым правилам
level-random = что угодно из дозволенного
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
invite-code = код
chair-empty = свободно
mark-you = вы
mark-host = хозяин
mark-bot = бот
mark-away = нет за столом
record-at = Запись этой партии:
deals-checking = Проверяется, честны ли раздачи…
deals-fair = Раздачи были честными: они следуют из обязательства стола и соли всех игроков.
deals-not-verified = Раздачи не удалось проверить: { $reason }
write-talk = Сказать:
write-name = Ваше имя:
write-send = отправить

## Кто приходит и уходит

connection-lost = Связь потеряна; ищем стол…
connection-back = Связь восстановлена.
clock-extended = { $name } просит ещё времени.
table-present = { $name } снова здесь.
table-absent = { $name } не на связи.
table-joined = { $name } подходит к столу.
table-left = { $name } уходит из-за стола.
table-kicked = { $name } уходит: так решил хозяин.
table-sat = { $name } садится на стул { $chair }.
table-stood = { $name } встаёт.
table-swap-offered = { $you ->
    [name] Вы предлагаете поменяться стульями ({ $target }); обмен состоится, когда его предложит и другая сторона.
    [target] { $name } хочет поменяться с вами стульями: согласие — { $key }.
   *[other] { $name } предлагает поменяться стульями ({ $target }).
}
table-swapped = Стульями поменялись.
table-bots-sat = Боты садятся.
table-bot-left = Бот уходит: стул { $chair } свободен.
table-renamed = Новое имя: { $name }.
table-changed = Хозяин меняет условия игры.
table-paused = { $name } ставит игру на паузу.
table-resumed = Игра продолжается.
table-host-passed = Теперь хозяин — { $name }.
table-substituted = За игрока { $name } играет бот.
table-returned = { $name } снова играет.
table-rematched = Собирается новая партия.

## Почему отказано

refused-bad-message = Сервер этого не понял.
refused-hello-first = Сервер сначала ждал приветствия.
refused-too-fast = Слишком быстро; повторите чуть позже.
refused-too-large = Для сервера это слишком длинно.
refused-elsewhere = Ваше место открыто на слишком многих устройствах; это закрыто.
refused-no-table = Стола с таким кодом нет. Проверьте ссылку.
refused-kicked = Хозяин удалил вас из-за стола.
refused-left = Вы ушли из-за стола.
refused-unknown-token = Стол вас больше не знает. Присоединитесь заново.
refused-foreign-origin = Сервер не впускает эту страницу.
refused-no-spectators = Во время игры зрителей сюда не пускают.
refused-full = За этим столом больше нет места.
refused-too-many-tables = С вашего адреса открыто слишком много столов; подождите.
refused-too-many-joins = С вашего адреса пришло слишком много людей; подождите.
refused-too-many-guesses = Испробовано слишком много несуществующих кодов; подождите.
refused-too-many-sockets = С вашего адреса слишком много соединений; закройте часть из них.
refused-bad-name = Имя — это несколько печатных знаков; такое не подходит.
refused-name-taken = Это имя за столом уже занято. Выберите другое: --name.
refused-bad-wishes = Так играть нельзя.
refused-bad-board = Это поле не годится.
refused-not-host = Это может только хозяин.
refused-bot-only = Так можно убрать только бота.
refused-not-seated = Это могут только сидящие.
refused-not-now = Не сейчас.
refused-no-seat = Такого стула нет.
refused-seat-taken = Там уже сидят.
refused-no-person = Такого человека за столом нет.
refused-empty-seats = Есть свободные стулья: посадите ботов или подождите людей.
refused-paused = Игра на паузе.
refused-out-of-date = Тем временем что-то произошло; взгляните ещё раз.
refused-illegal = Правила сейчас этого не позволяют.
refused-host-is-here = Хозяин за столом.
refused-present = Этот человек здесь и играет сам.
refused-no-more-time = Ваши часы не идут, или добавочное время уже истрачено.
refused-bad-salt = Ваша доля случая опоздала или нечитаема.
refused-bad-talk = Сообщение не пустое и не слишком длинное.
refused-bad-claim = В этой игре так заявить нельзя.
refused-spectators-listen = Пока идёт игра, говорят только игроки.
refused-game-not-over = Запись откроется, когда игра закончится.
refused-no-game = Такой партии нет.
refused-unavailable = Сервер сейчас не может записывать; ничего не сделано. Повторите.
refused-no-page = По этому адресу ничего нет.
refused-trouble = На сервере что-то сломалось; это записано.
refused-closing = Сервер выключается; вернитесь через минуту.
unexpected = Всё прервалось из-за непредвиденного: { $what }
