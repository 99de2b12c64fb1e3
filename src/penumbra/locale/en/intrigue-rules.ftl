### The rules of Shadow of Intrigue, a topic each. How such a text is written: see rules.ftl.

rules-of-intrigue = The rules of Shadow of Intrigue
rules-group-roles = The roles
rules-group-round = A round
rules-figure-camps = Top: the camp everybody sees. Below: the loyalty only the card’s owner knows.
rules-figure-loyal = loyal to

rules-intrigue-goal-title = What it is about
rules-intrigue-goal =
    The Lord of Dusk looks at a court of faces and cannot see a single loyalty. Somewhere in the other camp sits the _Grand Master_ of the Brotherhood; somewhere in the Lord’s own camp sits a _Spy_.

    At the end of a round the Lord has two players executed, one of each camp. If they are the Grand Master and the Spy, Dusk wins the round. If even one of them is somebody else, the Brotherhood wins.

    Everyone loyal to the winning side gets a point. Whoever has 3 points after a round wins the game, perhaps together with others.

rules-intrigue-camps-title = Camp and loyalty
rules-intrigue-camps =
    These are two different things, and the game lives on the difference. The _camp_ is the back of your card: everybody sees it. The _loyalty_ is its front: only you know it.

    Most players are loyal to their camp. But the Spy sits with Dusk and serves the Brotherhood, and a Traitor sits with the Brotherhood and serves Dusk. You win with your loyalty, not with your camp.

    Which roles are in the game is known to everyone.

rules-intrigue-lord-title = The Lord of Dusk
rules-intrigue-lord =
    The only open card. The Lord leads the round, sends interrogators, and speaks the verdict, knowing nothing but what is said. Loyal to Dusk; wins when the Grand Master and the Spy are executed.

rules-intrigue-adept-title = The Adept
rules-intrigue-adept =
    Camp of Dusk, loyal to Dusk. Learns nothing during the recognition; with seven players, though, the only Adept knows that the Lord’s other subject is the Spy. Wants to be believed, which is what the Spy wants too.

rules-intrigue-spy-title = The Spy
rules-intrigue-spy =
    Camp of Dusk, loyal to the Brotherhood. Knows the Grand Master, and is known by nobody else. May be sent as an interrogator, and may lie about what the card says. If the Spy is not executed, the Brotherhood wins.

rules-intrigue-grand-master-title = The Grand Master
rules-intrigue-grand-master =
    Camp of the Brotherhood, loyal to it. Known to the whole camp, Traitors included, and to the Spy. Knows the Spy in return, but not who in the camp is true.

rules-intrigue-paladin-title = The Paladin
rules-intrigue-paladin =
    Camp of the Brotherhood, loyal to it. Knows the Grand Master and guards the secret: by drawing suspicion, by casting it elsewhere, and if need be by dying in the Grand Master’s place. An executed Paladin scores like any other.

rules-intrigue-traitor-title = The Traitor
rules-intrigue-traitor =
    Camp of the Brotherhood, loyal to Dusk. Knows the Grand Master like the rest of the camp, and wants the Lord to find out without being taken for a liar.

rules-intrigue-recognition-title = Recognition
rules-intrigue-recognition =
    At the beginning of a round, before anyone speaks, some players learn something in secret:

    – Everyone in the camp of the Brotherhood, Traitors included, learns who the Grand Master is.
    – The Spy and the Grand Master learn who the other one is.

    The Lord and the Adepts learn nothing. Nobody learns who in the Brotherhood is a Paladin and who a Traitor.

    ? What can one conclude from this?
    The Spy knows that the Lord’s other subjects are Adepts, and so does the Grand Master. With seven to nine players the Traitor knows that every other fellow but the Grand Master is a Paladin.

rules-intrigue-discussion-title = Discussion
rules-intrigue-discussion =
    Around a table of wood everybody talks at once. Here the chat is free, too, but so that nobody is shouted down, the table speaks in _circles_: clockwise from the Lord’s left, the Lord last, each says one thing or keeps silent.

    – Claim a role, for yourself or for somebody else.
    – Say whom you trust.
    – Accuse somebody.

    After a circle the Lord commands: another circle (there are at most { $circles } in a discussion), an interrogation, or the verdict. The Lord need not wait for the circle to end and may interrupt anyone.

    Tables may choose _free talk_ instead: people speak when they like, and the Lord alone ends a discussion.

    ? What may be claimed?
    Any role the back of the card allows: Adept or Spy in the camp of Dusk; Grand Master, Paladin or Traitor in that of the Brotherhood. It need not be true. You may say one thing now and another later.

rules-intrigue-interrogation-title = Interrogation
rules-intrigue-interrogation =
    The Lord sends a _subject_, a player of the Dusk camp, and then points at another player of either camp. The interrogator alone sees that card, and then has to announce a role: the true one or another.

    – Each subject is sent at most once a round.
    – Nobody examines themselves, and nobody examines the Lord.
    – The same player may be examined again by another interrogator, and interrogators may be examined too.

    The Lord does not know whether an interrogator is an Adept or the Spy. Everybody sees who was sent to whom and what was announced.

    ? May an Adept lie as well?
    Yes. Nobody is bound to the truth.

    ? May an interrogator refuse or say nothing?
    No. One goes when sent, and announces a role that the back of the card allows.

rules-intrigue-verdict-title = Verdict
rules-intrigue-verdict =
    The Lord condemns exactly one player of the Brotherhood’s camp and one of the Dusk camp, never the Lord. Both are executed and turn up their roles.

    The verdict may come at any time, even without a single interrogation. When all subjects have been sent, one more discussion follows, and then it must come.

rules-intrigue-scoring-title = Points
rules-intrigue-scoring =
    – Grand Master and Spy are executed: Dusk wins. Lord, Adepts and Traitors get 1 point each.
    – Anything else, even one of the two: the Brotherhood wins. Grand Master, Paladins and Spy get 1 point each.

    Executed players score like the others: only loyalty counts.

    Whoever has 3 points wins; if several reach them in the same round, they win together. Otherwise all roles are dealt anew, the Lord’s too.

rules-intrigue-talk-title = What you may say
rules-intrigue-talk =
    Anything. Claim, deny, promise, contradict yourself; truth is allowed as well. Only the cards stay face down: no one shows a card or proves a role with it.

    Whatever is said in the circles and announced after interrogations stays on the board, so that all can read it back.
