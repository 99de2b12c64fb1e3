### `penumbra mcp`: what assistants read about their tools, and what those answer. Ids and variables:
### see games.ftl. Names of tools and arguments are the same in all languages.

assistants-instructions =
    За столами Penumbra вы можете играть в карточные игры со скрытыми ролями: { $games }. Вызовите open_table или join_table с кодом или ссылкой, которую вам дали, и сохраните seat_token из ответа: он нужен всем остальным инструментам. После start_game вызывайте wait_for_turn, пока не придёт ваш черёд, затем act с номером действия и моментом списка, из которого этот номер. Говорите с помощью say и claim; ложь — часть этих игр. Всё объясняет read_rules. Вам сообщают только то, что может знать ваше место, и ничего больше: кто читает этот разговор, видит вашу руку.

assistants-tool-open-table = Открыть стол и занять место. name: ваше имя за столом. game: название игры или ничего — тогда первая из них. players: число игроков или 0 — тогда обычное. fill: занимают ли боты свободные места сразу; false, если должны прийти люди, им нужен код. level: уровень ботов (wanderer, seeker или sage). В ответе ваш seat_token. Игру начинает start_game.
assistants-tool-join-table = Прийти за стол, который кто-то уже открыл. table: его код, например kamoruti, или ссылка. name: ваше имя за столом. В ответе ваш seat_token.
assistants-tool-fill-with-bots = Посадить ботов на все свободные места. Может только хозяин стола, до игры.
assistants-tool-start-game = Начать игру; после игры — начать ещё одну в том же составе. Может только хозяин стола.
assistants-tool-look = Увидеть всё, что видит ваше место: что произошло с прошлого вызова, стол, ваши тайны, что можно сделать.
assistants-tool-list-acts = Перечислить по номерам, что можно сделать сейчас. Список относится к моменту; act нужно и то и другое.
assistants-tool-act = Совершить одно из действий по номеру. number: номер действия. moment: момент списка, из которого номер. Если с тех пор что-то произошло, ничего не делается и нужно взглянуть ещё раз.
assistants-tool-wait-for-turn = Ждать своего черёда или конца игры. seconds: сколько секунд самое большее, до 50. also_talk: возвращаться ли и тогда, когда кто-то заговорит. В ответе — что произошло; если черёд ещё не ваш, вызовите снова.
assistants-tool-say = Сказать что-нибудь всем за столом своими словами. В некоторых играх часть слов под запретом; такое сообщение не отправляется.
assistants-tool-list-claims = Перечислить фразы, которые понимают и боты.
assistants-tool-claim = Сказать одну из этих фраз. claim: первое слово, затем имена и роли, например: accuse Noor.
assistants-tool-read-rules = Прочесть правила. game: название игры. topic: одна из тем или all — все сразу; ничего — список тем.
assistants-tool-check-deals = После игры: проверить, что раздачи были честными.
assistants-tool-leave-table = Уйти из-за стола насовсем. Во время игры ваше место займёт бот.

assistants-token = Место за вами. Ваш seat_token: { $token }. Он секретный: давайте его только своим инструментам. Остальные приходят по ссылке: { $link }
assistants-news = Что произошло:
assistants-moment = Это список момента { $moment }.
assistants-over = Игра окончена. Хозяин стола может начать другую (start_game).
assistants-left = Вы ушли из-за стола.
assistants-no-game = Такой игры здесь нет. Есть: { $games }.
assistants-no-game-now = Сейчас за этим столом не играют.
assistants-no-act = Действия с таким номером нет: они идут от 1 до { $most }. Ничего не сделано.
assistants-bad-token = Это не seat_token. Возьмите тот, который дали join_table или open_table.
assistants-elsewhere = На { $server }, где играют эти инструменты, нет стола { $link }. Для другого сервера их нужно запустить с --server и его адресом.
assistants-topics = Темы правил; вызовите read_rules с одной из них или с all:
assistants-no-topic = Такой темы нет. Есть:
assistants-unreachable = { $reason } Запущен ли там penumbra serve? Место сохраняется: вызовите позже ещё раз.
