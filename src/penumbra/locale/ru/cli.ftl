### Слова командной строки: справка `penumbra --help`, сообщения команд `replay` и `warm`.

cli-about = Карточные игры со скрытыми ролями и число игроков: { $games }.
cli-begin = Чтобы начать: penumbra play
cli-version = показать версию и выйти
cli-lang = язык: en, fr, cs или ru (по умолчанию — язык системы)

cli-play = играть в терминале против ботов
cli-play-about = Партия в этом терминале; остальные места займут боты. У каждого выбора своя клавиша; ? — объяснение, ! — подсказка хода, q — встать из-за стола.
cli-play-examples =
    примеры:
      penumbra play                              «Шаман» вчетвером
      penumbra play intrigue --players 8         «Тень интриги»
      penumbra play --seed vtornik --seat 2      тот же вечер с другого места
      penumbra play --board moyo-pole.toml       на собственном поле
cli-game = какая игра: { $games } (по умолчанию { $first })
cli-players = сколько игроков за столом, считая ботов
cli-seed = любое слово или 64 шестнадцатеричные цифры: одно зерно — одна и та же раздача
cli-board = название готового поля или путь к файлу поля
cli-seat = ваше место, считая от 1
cli-bots = как играют боты, от слабых к сильным: { $levels } (по умолчанию — seeker или сильнейшие из тех, что слабее)
cli-name = ваше имя за столом
cli-record = файл, в котором сохранится партия; penumbra replay покажет её снова

cli-replay = пересказать записанную партию и проверить её
cli-replay-about = Проигрывает запись заново, пересказывает её и проверяет каждую строку: у повреждённой или подделанной записи видно, где она ломается.
cli-replay-file = запись
cli-replay-quiet = только проверить, без пересказа
cli-replay-commitment = печать, которую вы записали за столом: запись должна быть именно той партии
cli-replay-note = заметки, которые вела об этой партии страница или ваш клиент: говорит ли запись то же самое?
cli-replay-finished = { $acts ->
    [one] Проверено: { $acts } действие, партия окончена. Счёт: { $score }.
    [few] Проверено: { $acts } действия, партия окончена. Счёт: { $score }.
    [many] Проверено: { $acts } действий, партия окончена. Счёт: { $score }.
   *[other] Проверено: { $acts } действия, партия окончена. Счёт: { $score }.
}
cli-replay-unfinished = { $acts ->
    [one] Проверено: { $acts } действие. Запись обрывается раньше партии.
    [few] Проверено: { $acts } действия. Запись обрывается раньше партии.
    [many] Проверено: { $acts } действий. Запись обрывается раньше партии.
   *[other] Проверено: { $acts } действия. Запись обрывается раньше партии.
}
cli-replay-broken = Эта запись не выдержала проверки: { $reason }

cli-analyse = рассказать, чему учит записанная партия: переломные моменты, ошибки, кто кого мог подозревать
cli-analyse-about = Просматривает запись глазами каждого игрока, только по тому, что этот игрок знал: что упустило каждое решение, как менялись подозрения, где партия переломилась. Словами; с --json — данными, с --html — одной страницей с графиками, которой больше ничего не нужно.
cli-analyse-examples =
    примеры:
      penumbra analyse evening.jsonl                          словами
      penumbra analyse evening.jsonl --html evening.html      страница с графиками
      penumbra analyse evening.jsonl --json - --budget 8000   данные, вчетверо тщательнее
cli-analyse-json = записать сюда разбор в JSON; - значит стандартный вывод вместо слов
cli-analyse-html = записать сюда одну самостоятельную страницу
cli-analyse-budget = розыгрышей на решение: больше — медленнее и вернее ({ $budget })
cli-analyse-seed = собственной случайности разбора: то же число — тот же результат (0)
cli-analyse-running = просмотр
cli-analyse-written = Записано: { $file }

cli-serve = запустить сервер со столами, за которыми люди и боты играют по сети
cli-serve-about = Держит столы для всех игр: один процесс, один файл, никаких учётных записей. Остановить: Ctrl-C; всё подтверждённое сохраняется.
cli-serve-examples =
    примеры:
      penumbra serve                                 для программ и людей на этой машине
      penumbra serve --open                          для игры на этой машине, в браузере
      penumbra serve --host 0.0.0.0                  для всех в вашей сети
      penumbra serve --store postgresql:///penumbra  с PostgreSQL вместо файла
    Все настройки описаны в docs/serving.md.
cli-serve-host = адрес, на котором слушать; 0.0.0.0 впускает всю сеть (по умолчанию: 127.0.0.1)
cli-serve-port = порт, на котором слушать, 0 — любой свободный (по умолчанию: 8420)
cli-serve-address = что люди набирают, чтобы попасть сюда, если адрес другой
cli-serve-ready = Сервер запущен: { $address }
cli-serve-processes = запустить на этом порту столько серверов с одной базой PostgreSQL (по умолчанию: 1)
cli-serve-open = сразу открыть страницу в браузере
cli-serve-page-opens = Страница открывается в вашем браузере. Остановить сервер: Ctrl-C в этом окне.
cli-serve-page-waits = Откройте этот адрес в браузере. Остановить сервер: Ctrl-C в этом окне.
cli-serve-friends = Друзья в вашей сети открывают тот же адрес или сканируют QR-код вашего стола.
cli-serve-only-here = Войти можно только с этого компьютера. Чтобы впустить друзей из вашей сети: penumbra serve --open --host 0.0.0.0
cli-serve-already = Сервер уже запущен: { $address }
cli-serve-closed = Сервер остановлен; его столы сохранены до следующего запуска.
cli-config = файл настроек (по умолчанию: penumbra.toml в этой папке, если он есть)
cli-store = где хранятся столы: sqlite:///ФАЙЛ или postgresql://…

cli-join = сесть за стол на сервере или открыть свой
cli-join-about = Сажает за стол с другими людьми. Если терминал закрылся, та же команда возвращает на то же место. Без ссылки открывается ваш собственный стол.
cli-join-examples =
    примеры:
      penumbra join http://192.168.1.20:8420/kamoruti      ссылка, которую даёт стол
      penumbra join kamoruti --name Anna                   код, на сервере этой машины
      penumbra join --open intrigue --players 8 --bots     собственный стол
      penumbra join kamoruti --watch                       только смотреть
cli-join-link = ссылка на стол или его код
cli-join-server = адрес сервера (по умолчанию: http://127.0.0.1:8420)
cli-join-open = открыть стол для этой игры: { $games } (по умолчанию { $first })
cli-join-bots = посадить ботов на свободные места нового стола
cli-join-which = Либо назовите стол, либо откройте новый: «{ $link }» и --open вместе не бывают.
cli-join-watch = только смотреть: без имени и без места
cli-join-watch-which = Чтобы смотреть, назовите только стол: penumbra join ССЫЛКА --watch, без --open, --name и --bots.

cli-backup = скопировать все столы в один файл, даже во время игры
cli-backup-about = Записывает все столы в файл, который умеет читать restore, и для SQLite, и для PostgreSQL. Сервер может продолжать работу.
cli-backup-file = файл, который будет записан
cli-backup-running = Копируются записи
cli-backup-done = { $count ->
    [one] { $count } запись сохранена в { $file }.
    [few] { $count } записи сохранены в { $file }.
    [many] { $count } записей сохранено в { $file }.
   *[other] { $count } записи сохранено в { $file }.
}

cli-restore = наполнить пустое хранилище из такого файла
cli-restore-about = Наполняет пустое хранилище из файла, записанного командой backup. Сначала остановите сервер.
cli-restore-file = файл, который будет прочитан
cli-restore-running = Восстанавливаются записи
cli-restore-done = { $count ->
    [one] Из { $file } восстановлена { $count } запись.
    [few] Из { $file } восстановлены { $count } записи.
    [many] Из { $file } восстановлено { $count } записей.
   *[other] Из { $file } восстановлено { $count } записи.
}

cli-status = показать серверы хранилища и что у каждого в работе
cli-status-about = Показывает каждый сервер хранилища PostgreSQL: жив ли он, когда подавал знак в последний раз, сколько столов у него в памяти и всего, сколько соединений и сколько из них он ведёт к другим. Ничего не меняет.
cli-status-json = в виде JSON, для программ
cli-status-server = сервер
cli-status-state = состояние
cli-status-lag = последний знак
cli-status-tables = столы
cli-status-sockets = соединения
cli-status-relayed = ведёт дальше
cli-status-address = адрес
cli-status-release = версия
cli-status-alive = жив
cli-status-leaving = передаёт столы
cli-status-dead = пропал
cli-status-store = { $store }: { $servers ->
    [one] { $servers } сервер
    [few] { $servers } сервера
    [many] { $servers } серверов
   *[other] { $servers } сервера
}
cli-status-rest = Столов, которых нет в работе ни у кого: { $unowned }. Столов пропавших серверов: { $orphaned }.
cli-tidy = показать, что лежит в хранилище, и удалить устаревшее
cli-tidy-about = Показывает размер хранилища и устаревшие столы: за ними ничего не происходило дольше, чем их хранят по настройкам. С --delete они удаляются и место освобождается; сервер для этого нужно остановить, а пока он работает, он делает это сам.
cli-tidy-delete = удалить устаревшее
cli-tidy-store = { $store }: { $megabytes } МБ из { $most } МБ
cli-tidy-holds = Столов: { $tables }. Записей: { $entries }.
cli-tidy-expired = { $count ->
    [0] Устаревших столов нет.
    [one] Устарел { $count } стол.
    [few] Устарели { $count } стола.
    [many] Устарели { $count } столов.
   *[other] Устарели { $count } стола.
}
cli-tidy-table = { $code }: последнее посещение { $date }
cli-tidy-how = Чтобы удалить их: penumbra tidy --delete
cli-tidy-done = { $count ->
    [one] Удалён { $count } стол.
    [few] Удалены { $count } стола.
    [many] Удалено { $count } столов.
   *[other] Удалено { $count } стола.
}

cli-lab = считать и измерять, для тех, кто хочет знать
cli-lab-about = Что можно вычислить об играх и измерить на их игроках. Для решения нужен SciPy: pip install 'penumbra[lab]'.
cli-lab-solve = чего стоит раунд, если никто не ошибается
cli-lab-solve-about = Печатает, как часто сторона выигрывает раунд, когда обе знают всё, что можно знать. Столбцы объясняет документация.
cli-lab-solve-game = игра
cli-lab-solve-rounds = раундов сожаления за последним столбцом: чем больше, тем точнее (100)
cli-lab-sides = как часто побеждает сторона с ботами таких уровней
cli-lab-sides-about = Играет целые раунды, одни и те же раздачи для каждой пары уровней, и печатает, как часто побеждает первая сторона.
cli-lab-sides-levels = уровень ботов первой стороны, затем второй
cli-lab-sides-players = только при таком числе игроков
cli-lab-sides-rounds = сколько раундов сыграть для каждого числа игроков (400)
cli-lab-no-players = В эту игру не играют при числе игроков { $players }.
cli-lab-unsolved = Об игре «{ $game }» пока ничего не решено.
cli-lab-no-rounds = --rounds: не меньше 1.
cli-lab-duel = чего стоит бот среди других
cli-lab-duel-about =
    Сажает бота среди других и говорит, сколько партий он выигрывает, в долях от честной доли.

    Каждая раздача играется по разу с кандидатом на каждом месте, и у всех кандидатов раздачи одни
    и те же. Характеры перемешаны, как за столом. Ctrl-C останавливает и печатает, что уже известно.
    Уровни: { $levels }. Кто ищет перебором, может иметь после имени число розыгрышей: sage:500.
    Спарринг-партнёры для «Шамана»: early-follower, reckless, renouncer, other-searcher.
cli-lab-duel-examples =
    примеры:
      penumbra lab duel seeker --field wanderer --games 400
      penumbra lab duel sage:1000 seeker --players 5 --workers 2
      penumbra lab duel sage:1000 --field sage:1000 --players 3 --json sages.json
cli-lab-duel-candidates = кого измеряют: один уровень или несколько
cli-lab-duel-game = игра
cli-lab-duel-field = кто сидит вокруг кандидата, начиная слева; если их мало, по кругу
cli-lab-duel-games = партий на кандидата, с округлением до кратного числу игроков, если за столом не все одинаковы (100)
cli-lab-duel-seed = какие раздачи: то же число — тот же результат (1)
cli-lab-duel-among = { $candidate } среди { $field }: партий { $games }
cli-lab-duel-interval = 95 %, по раздачам
cli-lab-duel-won = выиграно раундов
cli-lab-duel-takes = одно решение
cli-lab-duel-less = { $candidate } минус { $than }, общих раздач: { $deals }
cli-lab-duel-variance = дисперсия, × другие раздачи
cli-lab-workers = сколько процессов играют; на результат не влияет (1)
cli-lab-ray = кластер Ray, который сделает работу: auto, host:port или ray://host:port (на каждой машине нужен penumbra[ray])
cli-lab-json = записать результат ещё и сюда
cli-lab-run = хранить прогон в этой папке (иначе в ./runs, под именем по тому, что измеряется)
cli-lab-kept = Сохранено в { $run }
cli-lab-broken-off = Прервано после { $done } задач из { $whole }; сделанное сохранено. Продолжить: penumbra lab resume { $run }
cli-lab-stopping = Заканчиваем начатое; ещё раз Ctrl-C — бросить его.
cli-lab-show = что измерено: все прогоны, один из них или одна его партия
cli-lab-show-about =
    Без RUN: все прогоны, по строке на каждый. С ним: что это за прогон, сколько сделано и что уже видно.
    Прогоны — папки внутри ./runs или внутри той, что названа в PENUMBRA_RUNS.
cli-lab-show-examples =
    примеры:
      penumbra lab show
      penumbra lab show duel-3f9a2c1d
      penumbra lab show duel-3f9a2c1d --game 12 --record game.jsonl
      penumbra replay game.jsonl
cli-lab-show-run = папка или имя одного из прогонов
cli-lab-show-game = партия прогона по номеру, с 1: играется заново, как запись
cli-lab-show-record = записать её в этот файл, а не на экран
cli-lab-show-facts = сделано задач: { $done } из { $whole }, партий всего: { $games }, работы: { $seconds } с; начато { $begun }, Penumbra { $penumbra } (код { $code })
cli-lab-show-none = В { $folder } нет прогонов.
cli-lab-no-game = --game: в этом прогоне партии от 1 до { $games }.
cli-lab-recorded = Партия { $game } — в { $file }; её читают penumbra replay и penumbra analyse.
cli-lab-unwritten = { $file } нельзя записать: { $reason }.
cli-lab-resume = продолжить прерванный прогон
cli-lab-resume-about = Доделывает недостающее и печатает, что вышло. Та же команда, запущенная ещё раз, делает то же самое.
cli-lab-tournament = несколько ботов друг против друга, с рейтингом
cli-lab-tournament-about =
    Сводит ботов нескольких уровней за столами всех размеров и говорит, насколько силён каждый.

    Каждая раздача играется по разу на уровень: все сидят по кругу и от партии к партии пересаживаются
    на одно место. Рейтинг — по openskill (25 в начале); интервалы 95 %, по раздачам.
    Уровни: { $levels }. Кто ищет, у того за именем число розыгрышей, sage:500.
cli-lab-tournament-examples =
    примеры:
      penumbra lab tournament wanderer seeker --deals 100
      penumbra lab tournament wanderer seeker sage:200 --players 4 --workers 2
      penumbra lab tournament seeker sage:200 --game intrigue --json intrigue.json
cli-lab-tournament-levels = кто встречается: два уровня или больше
cli-lab-tournament-players = только за столами на столько игроков; можно несколько (все размеры)
cli-lab-tournament-deals = раздач на каждый размер стола, каждая играется по разу на уровень (50)
cli-lab-tournament-rating = рейтинг
cli-lab-share = × справедливая доля
cli-lab-points = очков за раунд
cli-lab-tournament-seat = место { $seat }
cli-lab-tournament-table = Игроков: { $players }, партий: { $games }; выиграно раундов: { $teams }
cli-lab-games = партий на каждое число игроков и каждую настройку ({ $games }; с --compiled { $compiled })
cli-lab-compiled = играть скомпилированными правилами, раз в пятьдесят быстрее: ровный характер, никто не перебивает
cli-lab-seed = какие партии: то же число — те же партии (1)
cli-lab-calibrate = при каком значении главного числа поле уравновешено
cli-lab-calibrate-about =
    Играет одни и те же раздачи при нескольких значениях главного числа поля («Шаман»: расстояние до
    Луны; «Тень интриги»: круги обсуждения) и говорит, где игрок одной команды ждёт за раунд столько
    же очков, сколько игрок другой. Каждый LEVEL играет среди равных.
cli-lab-calibrate-examples =
    примеры:
      penumbra lab calibrate seeker wanderer --compiled --svg balance.svg
      penumbra lab calibrate sage:200 --players 4 --values 11 12 13 --games 100 --workers 2
      penumbra lab calibrate --game intrigue --board moyo-pole.toml
cli-lab-calibrate-companies = компании, каждая из одного уровня (seeker)
cli-lab-calibrate-values = какие значения попробовать (вокруг того, что у поля)
cli-lab-calibrate-company = { $company }, игроков: { $players }. { $name }; выигранные раунды: { $team }; на сколько очков за раунд каждый из них получает больше; партии; раунды
cli-lab-calibrate-nowhere = Ни одно из этих значений не близко к равновесию: попробуйте другие через --values.
cli-lab-calibrate-found = Равновесие при { $balanced } (от { $least } до { $most }): играйте с { $best } (уверенность { $sure } %). У поля { $usual }.
cli-lab-calibrate-series = { $company }, игроков: { $players }
cli-lab-calibrate-axis = на сколько очков за раунд больше: { $team }
cli-lab-balance = как играется поле: отчёт с графиками
cli-lab-balance-about =
    Играет на поле целые партии и говорит, кто выигрывает — по роли, месту и числу игроков, — сколько
    это длится, что чего стоит и как часто срабатывает каждое правило. С --html — одна страница, которой
    больше ничего не нужно, с --parquet или --csv — таблицы всех раундов и мест. Любую партию можно
    посмотреть: penumbra lab show RUN --game N.
cli-lab-balance-examples =
    примеры:
      penumbra lab balance --compiled --games 20000 --html otchet.html
      penumbra lab balance seeker wanderer --board moyo-pole.toml --players 4 --html moy.html
      penumbra lab balance sage:200 --games 50 --workers 2 --parquet tablicy
      penumbra lab balance --game intrigue --games 200 --html intrigi.html
cli-lab-balance-levels = кто играет, по порядку вокруг стола (seeker)
cli-lab-balance-html = записать сюда отчёт одной самостоятельной страницей
cli-lab-balance-tables = записать таблицы rounds и seats в эту папку как { $form }
cli-lab-balance-sheet = игроков { $players }: партий { $games }, раундов { $rounds }
cli-lab-balance-team =   { $team }: { $share } % раундов, { $points } очка за раунд на каждого
cli-lab-balance-gap =   разница: { $gap } очка за раунд; раундов в партии: { $length }
cli-lab-reliability-broken-off = Прервано после { $done } партий из { $whole }.
cli-lab-reliability = насколько можно верить боту, который считает
cli-lab-reliability-about =
    Ботов сажают играть, и того, чей ход, спрашивают, что он как Мудрец думает о ролях остальных.
    Печатает, как часто это было верно, по десятым долям от 0 до 1, и оценку Брайера.
cli-lab-reliability-examples =
    примеры:
      penumbra lab reliability seeker --players 3 4 5 --svg reliability.svg
      penumbra lab reliability sage:200 seeker --games 20
cli-lab-reliability-levels = кто играет, по порядку вокруг стола
cli-lab-reliability-players = только при стольких игроках; можно несколько чисел
cli-lab-reliability-games = партий на каждое число игроков (40)
cli-lab-reliability-svg = нарисовать график сюда (SVG)
cli-lab-reliability-running = надёжность

cli-mcp = пустить за стол ассистентов из чат-программ (Model Context Protocol)
cli-mcp-about = Даёт инструменты, с которыми ассистент садится за стол на сервере или открывает свой: прийти, посмотреть, действовать, ждать, говорить, читать правила. Чат-программы запускают его сами и говорят с ним через стандартный ввод и вывод; с --http он обслуживает сколько угодно программ. Столы — на работающем penumbra serve. Как настроить чат-программу, сказано в docs/assistants.md.
cli-mcp-examples =
    примеры:
      penumbra mcp                                      для чат-программы на этой машине
      penumbra mcp --server http://192.168.1.20:8420    за столами другого сервера
      penumbra mcp --http                               для программ, говорящих по HTTP
cli-mcp-http = работать по HTTP вместо стандартного ввода и вывода
cli-mcp-host = адрес, на котором слушать с --http (по умолчанию: 127.0.0.1)
cli-mcp-port = порт, на котором слушать с --http, 0 — любой свободный (по умолчанию: 8421)
cli-mcp-ready = Ассистенты найдут свои инструменты здесь: { $address }
cli-mcp-missing = Инструменты для ассистентов не установлены: pip install penumbra[mcp]

cli-engine = говорить построчным JSON через stdin и stdout, для программ
cli-engine-about = Правила как построчный протокол для программ на любом языке: один запрос JSON в строке, один ответ в строке. Описание — в docs/protocol.md.
cli-engine-schema = вывести JSON Schema всех запросов и выйти

cli-warm = скомпилировать правила сейчас, чтобы потом никто не ждал
cli-warm-about = Компилирует правила всех игр и сохраняет результат. На каждом компьютере — один раз; иначе это сделает play.
cli-warming = Готовится: { $game }
