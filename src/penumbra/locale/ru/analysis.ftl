### Чему учит сыгранная партия и почему подсказка говорит то, что говорит. Id и переменные: см. en/analysis.ftl.

analysis-title = Разбор
analysis-page = { $game } — разбор
analysis-played = { $names }. Действий: { $acts }. Раундов: { $rounds }.
analysis-measure-game = Все числа — шансы выиграть партию, посчитанные только по тому, что каждый игрок знал в этот момент.
analysis-measure-round = Все числа — шансы выиграть раунд, посчитанные только по тому, что каждый игрок знал в этот момент.
analysis-made = Penumbra { $version }, бюджет { $budget }, зерно { $seed }.
analysis-turning-points = Переломные моменты
analysis-turning = Раунд { $round }, действие { $move }: { $sentence } { $name }: { $before } % → { $after } %.
analysis-no-turning = Ни одно действие само по себе многого не изменило.
analysis-losses = Что было упущено
analysis-losses-help = Какую часть своих шансов игроки упустили по сравнению с тем, что сделал бы с теми же знаниями мудрец. То, что может быть случайностью, не считается.
analysis-lost = { $name }: { $percent } %, решений { $number } из { $whole }
analysis-worst = Самые дорогие решения
analysis-mistake = Действие { $move }, { $name }: { $played } ({ $value } %) вместо { $recommended } ({ $best } %). Упущено: { $loss } % ± { $error }.
analysis-no-mistakes = Никто не упустил больше, чем объяснил бы случай.
analysis-beliefs = Кто кого мог подозревать
analysis-beliefs-help = Только по тому, что каждый видел и слышал. Отметки внизу — решения, которые что-то упустили.
analysis-believes = { $name } — что можно было думать в конце раунда { $round }:
analysis-believed = { $name } — { $role }: { $percent } %
analysis-moved = Действие { $move }: { $sentence } ({ $change } %)
analysis-moved-most = Что изменило это сильнее всего
analysis-prospects = Как складывалась партия
analysis-prospects-help = С открытыми картами: шансы каждого игрока после каждого действия. Переломные моменты отмечены.
analysis-decision = Решение
analysis-value = Шансы
analysis-given-away = Упущено
analysis-alternatives = Что можно было сделать
analysis-let-go-on = не вмешиваться
analysis-silent = Тайное действие.
analysis-recommended = Мудрец выбрал бы: { $action }.
hint-beliefs = Кто кем может быть:
hint-belief = { $name } — { $role } { $percent } %

## In the replay and at the end of a game

analysis-ask = Разобрать эту партию
analysis-ask-help = Мудрец смотрит на каждое решение глазами того, кто его принял. Это займёт около полуминуты.
analysis-waiting = Ожидание: просматривается другая партия…
analysis-looking = Просматривается действие { $move } из { $acts }…
analysis-show = Переломные моменты
analysis-here = Это действие
analysis-open = Показать в повторе
analysis-curves = Кто кого мог подозревать, шаг за шагом
analysis-curves-open = Шансы каждого игрока, шаг за шагом
analysis-jump = К переломному моменту { $number }
analysis-loss = Упущено: { $loss } %

part-rest = без очков этого раунда
part-team = очки своей стороны
part-survival = потеряно со смертью
part-illumination = Иллюминации
part-shards = Лунные Осколки
part-loyalty = победа своей стороны сама по себе
part-reading = что прочли бы в этом другие
part-now = при нынешнем положении
part-look = что даст взгляд
part-word = что сделает слово

why-only = Взвешивать было нечего.
why-value = Шансы: { $percent } % ± { $error }.
why-close = { $action } — примерно так же хорошо.
why-ahead = На { $percent } % лучше следующего: { $action }.
why-usual = Так обычно и поступают.
why-suspects = Подозрение: { $name } — { $role }, { $percent } %.
why-part-rest = Прежде всего это меньше оставляет другим (+{ $percent } %).
why-part-team = Прежде всего это помогает своей стороне (+{ $percent } %).
why-part-survival = Прежде всего речь о том, чтобы выжить (+{ $percent } %).
why-part-illumination = Прежде всего речь об Иллюминациях (+{ $percent } %).
why-part-shards = Прежде всего речь о Лунных Осколках (+{ $percent } %).
why-part-loyalty = Прежде всего это приносит победу своей стороне (+{ $percent } %).
why-part-reading = Прежде всего другие прочтут в этом меньше (+{ $percent } %).
why-part-now = Прежде всего это сохраняет то, что есть (+{ $percent } %).
why-part-look = Прежде всего этот взгляд скажет больше (+{ $percent } %).
why-part-word = Прежде всего это слово сделает больше (+{ $percent } %).
