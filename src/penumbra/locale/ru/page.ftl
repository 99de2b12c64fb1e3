### Страница в браузере: то, что вокруг каждого стола. Идентификаторы и переменные: см. games.ftl.

page-front = На главную
page-close = закрыть
page-tools = инструменты
page-talk = Беседа
page-talk-unread = { $count ->
    [one] Беседа, { $count } непрочитанное сообщение
    [few] Беседа, { $count } непрочитанных сообщения
    [many] Беседа, { $count } непрочитанных сообщений
   *[other] Беседа, { $count } непрочитанного сообщения
}
page-log = Журнал
page-score = Счёт
page-rules = Правила
page-settings = Настройки
page-menu = Стол
page-cover = Скрыть мои карты
page-cover-help = Для игроков в одной комнате: роль и рука лежат рубашкой вверх, пока вы их не удерживаете.
page-confirm = Играть двумя нажатиями
page-confirm-help = Первое поднимает карту и говорит, что она сделает, второе разыгрывает её.
page-goal = игра до { $points } очков
page-round = раунд { $round }
page-round-and-trick = раунд { $round }, ход { $trick }
page-connecting = Идём к столу…
page-offline = Нет соединения. Ваше место сохранено; ищем стол…
refused-offline = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
page-again = Попробовать ещё раз

# Игра, у которой нет своего поля.
plain-table = Стол
plain-seats = Игроки
plain-choices = Что можно сделать
plain-yours = Ваш ход.
plain-waits = Ожидаем: { $names }
plain-waited = ждут ответа
plain-bot = бот
plain-away = нет связи
plain-hidden = скрыто
plain-peek = Удерживайте, чтобы посмотреть

# Экран для всей комнаты.
screen-open = Открыть общий экран
screen-full = Во весь экран
screen-join = играть или смотреть
screen-gathering = Прошу к столу
screen-won = Победа: { $names }
