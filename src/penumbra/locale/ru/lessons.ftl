### Первые партии с наставником и советы за настоящим столом. См. en/lessons.ftl.

## Страница

lesson-page-loading = Готовим стол…
lesson-page-failed = Урок не удалось загрузить.
lesson-page-retry = Попробовать снова
lesson-page-coach = Наставник
lesson-page-on = Дальше
lesson-page-next = Следующая сцена
lesson-page-finish = Закончить
lesson-page-back = Назад
lesson-page-leave = Выйти из урока
lesson-page-choose = Выбор за вами
lesson-page-wait = Смотрите…
lesson-page-scene = Сцена { $number } из { $count }
lesson-page-scenes = Сцены
lesson-page-resume = Начало вы уже знаете: урок продолжается с того места, где прервался.
lesson-page-restart = С начала
lesson-page-done = Теперь вы умеете играть
lesson-page-done-help = Лучший второй урок — настоящий стол с ботами. Наставник останется рядом и подскажет, когда встретится что-то новое.
lesson-page-play = Играть с наставником
lesson-page-rules = Прочитать правила

## Наставник за настоящим столом

coach-title = Совет
coach-understood = Понятно
coach-off = Больше не советовать
