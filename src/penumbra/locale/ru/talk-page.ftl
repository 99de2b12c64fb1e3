### Рядом с полем в браузере: беседа, журнал, таблица очков, сцены конца раунда и игры.
### Имена и переменные: см. games.ftl.

## Беседа

talkpage-panel = Беседа, журнал и счёт
talkpage-write = Скажите что-нибудь…
talkpage-send = Отправить
talkpage-said = Что было сказано
talkpage-quiet = Пока никто ничего не сказал.
talkpage-listening = Вы слушаете: во время игры говорят только игроки.
talkpage-nameless = Чтобы говорить, придите к столу под своим именем.
talkpage-left = { $count ->
    [one] остался { $count } знак
    [few] осталось { $count } знака
    [many] осталось { $count } знаков
   *[other] осталось { $count } знака
}
talkpage-new = Новые сообщения
talkpage-person = { $name }: заглушить или слушать
talkpage-mute = Заглушить: { $name }
talkpage-muted = Без звука: { $name }
talkpage-unmute = Снова слушать: { $name }
talkpage-marked = отмечено: за этим столом так не говорят
talkpage-claims = Скажите одним касанием
talkpage-back = назад
talkpage-clock = осталось времени
talkpage-more-time = Ещё времени, пожалуйста
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
end-you-won = Раунд за вами
end-you-lost = Раунд проигран
end-you-out = Ваша сторона победила, но без вас
end-out = за победу без очков
end-tie = Ничья, очков: { $points }. Играется ещё раунд, пока впереди не окажется кто-то один.
end-go-on = Дальше
end-over = Игра окончена
end-rounds = Раунды
end-rematch = Ещё одна игра
end-rematch-host = Позвать всех на новую игру может { $name }.
end-rematch-nobody = Позвать всех на новую игру может хозяин стола.
end-replay = Посмотреть повтор
end-record = Скачать запись
end-fair = Честны ли раздачи? Посмотреть доказательство
end-table = Посмотреть на стол
end-show = Показать итог

## Игра остановлена

pause-by-you = Вы поставили игру на паузу.
pause-by-host = Игру поставил на паузу хозяин: { $name }
pause-by = Пауза, игрок: { $name }
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
