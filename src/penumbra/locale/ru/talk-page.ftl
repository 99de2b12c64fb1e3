### Рядом с полем в браузере: беседа, журнал, таблица очков, сцены конца раунда и игры.
### Имена и переменные: см. games.ftl.

## Беседа

talkpage-panel = Чат, журнал и счёт
talkpage-write = Скажите что-нибудь…
talkpage-send = Отправить
talkpage-said = Что было сказано
talkpage-quiet = Пока никто ничего не сказал.
talkpage-listening = Во время игры в чат пишут только игроки; вы читаете.
talkpage-nameless = Чтобы писать в чат, назовитесь.
talkpage-left = { $count ->
    [one] остался { $count } знак
    [few] осталось { $count } знака
    [many] осталось { $count } знаков
   *[other] осталось { $count } знака
}
talkpage-new = Новые сообщения
talkpage-person = { $name }: отключить или включить
talkpage-mute = Не показывать: { $name }
talkpage-muted = Не показываем: { $name }
talkpage-unmute = Снова показывать: { $name }
talkpage-marked = отмечено: за этим столом так не говорят
talkpage-claims = Скажите одним касанием
talkpage-back = назад
talkpage-clock = осталось времени
talkpage-more-time = Ещё времени
talkpage-waits-at = Penumbra, стол { $code }
talkpage-waits = Стол ждёт вас.

## Журнал

log-empty = Здесь будет рассказана история игры.
log-cut = Того, что было до вашего прихода, здесь нет.
log-new = Что нового
log-pick = показать на столе
log-trick = Карты этого хода

## Таблица очков

score-page-caption = Очки по раундам
score-page-player = игрок
score-page-total = всего
score-page-round = раунд { $round }
score-page-underway = идёт
score-page-leads = впереди
score-page-wins = победа
score-page-cut = Раунды до вашего прихода учтены только в сумме.
score-page-empty = Очков пока нет.
score-page-why-team = победившая команда
score-page-why-won = победившая сторона

## Конец раунда и конец игры

end-round = Раунд { $round }
end-you-won = Вы выиграли раунд
end-you-lost = Вы проиграли раунд
end-you-out = Ваша сторона победила, но вас уничтожили
end-out = после уничтожения: за победу без очков
end-tie = Ничья, очков: { $points }. Играется ещё раунд, пока впереди не окажется кто-то один.
end-go-on = Дальше
end-over = Игра окончена
end-rounds = Раунды
end-rematch = Сыграть ещё
end-rematch-host = Новую партию для всех может начать { $name }.
end-rematch-nobody = Новую партию для всех может начать хозяин стола.
end-replay = Посмотреть повтор
end-record = Скачать запись
end-fair = Честны ли раздачи? Доказательство
end-table = Посмотреть на стол
end-show = Показать итог

## Игра остановлена

pause-by-you = Вы поставили игру на паузу.
pause-by-host = Игру поставил на паузу хозяин: { $name }
pause-by = Игра на паузе, так решил игрок { $name }
pause-resume = Продолжить
pause-ask = Попросить паузу
pause-asked-you = Вы попросили о паузе
pause-asked = { $count ->
    [one] { $names } просит сделать паузу.
    [few] { $names } просят сделать паузу.
    [many] { $names } просят сделать паузу.
   *[other] { $names } просят сделать паузу.
}
rest-waiting = Ещё смотрят: { $names }
