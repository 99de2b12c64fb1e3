### Слова игры в терминале: заголовки, клавиши, сцены. См. en/games.ftl.

## Стол

your-role = ваша роль
heading-players = игроки
heading-role = роль
heading-points = очки
heading-cards = рука
heading-hand = ваша рука

## Клавиши

your-choice = Ваш черёд: { $task }
waiting-for = Ждём: { $names }
hint-nobody = Здесь никто не может подсказать.
hint-thinking = Мудрец думает…
hint-hint = подсказка
hint-help = подсказка
hint-quit = выйти
hint-go-on = дальше
hint-let-run = не спрашивать до моего хода
hint-up = назад
hint-hurry = любая клавиша: быстрее
hint-any-key = дальше — любая клавиша
not-a-key = «{ $key }» здесь ничего не делает.

## Сцены

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
gathering-title = игроки собираются
gathering-task = Перед игрой
gathering-help = Дайте друзьям код или ссылку. Цифра занимает свободное место или предлагает поменяться с тем, кто на нём сидит. Когда все места заняты, хозяин начинает игру.
during-task = за столом
afterwards-task = После игры
game-resting = ещё смотрят: { $names }
game-paused = пауза
hint-table = стол
do-start = начать
do-bots = боты на свободные места
do-clear = убрать бота…
do-wish = настройки игры…
do-sit = сесть сюда
do-swap = поменяться местами
do-stand = встать
do-rename = сменить имя
do-say = сказать
do-claim = заявить…
do-time = ещё времени
do-pause = пауза
do-ask-pause = попросить паузу
do-agree-hints = согласиться на подсказки для всех, кто играет
do-decline-hints = больше никаких подсказок
do-resume = продолжить
do-substitute = бот вместо отсутствующего…
do-kick = удалить кого-то…
do-send-away = удалить
do-keep-out = удалить и не пускать
do-readmit = пустить кого-то обратно…
do-lock = закрыть стол
do-unlock = снова открыть стол
do-host = передать права хозяина…
do-take-over = стать хозяином
do-take-back = снова стать хозяином
do-rematch = сыграть ещё
do-delete = удалить стол…
do-delete-really = да, удалить для всех, вместе с партиями и повторами
leave-close = закрыть; место останется за вами
leave-table = уйти из-за стола насовсем
seat-kept = Место за вами. Вернуться: penumbra join { $link }
invite-code = код
record-at = Запись этой партии:
write-talk = Сказать:
write-name = Ваше имя:
write-send = отправить
unexpected = Непредвиденная ошибка: { $what }
