### Страница в браузере: то, что вокруг каждого стола. Идентификаторы и переменные: см. games.ftl.

page-front = На главную
page-close = закрыть
page-tools = инструменты
page-talk = Чат
page-talk-unread = { $count ->
    [one] Чат, { $count } непрочитанное сообщение
    [few] Чат, { $count } непрочитанных сообщения
    [many] Чат, { $count } непрочитанных сообщений
   *[other] Чат, { $count } непрочитанного сообщения
}
page-log = Журнал
page-score = Счёт
page-rules = Правила
page-settings = Настройки
page-menu = Меню
sheet-mark = Ваша пометка
sheet-private = только для вас; остаётся в этом браузере
sheet-notes = Ваши заметки
page-cover = Скрыть мои карты
page-cover-help = Для игроков в одной комнате: роль и рука лежат лицом вниз, пока вы не нажмёте на них и не удержите.
page-hint = Что сделал бы мудрец?
page-hint-waiting = Мудрец думает…
page-hint-close = Закрыть подсказку
page-confirm = Играть двумя нажатиями
page-confirm-help = Первое поднимает карту и говорит, что она сделает, второе разыгрывает её.
page-goal = игра до { $points } очков
page-round = раунд { $round }
page-round-and-trick = раунд { $round }, ход { $trick }
page-connecting = Подключаемся к столу…
page-offline = Нет соединения. Ваше место сохранено; подключаемся снова…
refused-offline = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
page-again = Попробовать ещё раз

# Игра, у которой нет своего поля.
plain-table = Стол
plain-seats = Игроки
plain-choices = Что можно сделать
plain-yours = Ваш ход.
plain-waits = Ожидаем: { $names }
plain-waited = чей ход
plain-bot = бот
plain-away = нет связи
plain-hidden = скрыто
plain-peek = Нажмите и держите, чтобы увидеть

# Экран для всей комнаты.
screen-open = Открыть общий экран
screen-full = Во весь экран
screen-join = играть или смотреть
screen-gathering = Прошу к столу
screen-won = Победа: { $names }
