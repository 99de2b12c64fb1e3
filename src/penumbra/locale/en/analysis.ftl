### What a finished game teaches, and why a hint says what it says: `penumbra analyse`, the replay, the
### table. Ids and variables: see games.ftl. $move is the number of an act; $percent, $value, $before and the
### like are numbers out of a hundred; $sentence tells what was done; $action, $played and $recommended are acts.

analysis-title = Analysis
analysis-page = { $game } – analysis
analysis-played = { $names }. Moves: { $acts }. Rounds: { $rounds }.
analysis-measure-game = All numbers are chances to win the game, reckoned from what each player knew at that moment and nothing else.
analysis-measure-round = All numbers are chances to win the round, reckoned from what each player knew at that moment and nothing else.
analysis-made = Penumbra { $version }, budget { $budget }, seed { $seed }.
analysis-turning-points = Turning points
analysis-turning = Round { $round }, move { $move }: { $sentence } { $name }: { $before }% → { $after }%.
analysis-no-turning = No single move changed much.
analysis-losses = What was given away
analysis-losses-help = How much of their chances players gave away, compared with what a Sage would have done with the same knowledge. What might be mere chance is left out.
analysis-lost = { $name }: { $percent }% in { $number } of { $whole } decisions
analysis-worst = The costliest decisions
analysis-mistake = Move { $move }, { $name }: { $played } ({ $value }%) instead of { $recommended } ({ $best }%). Given away: { $loss }% ± { $error }.
analysis-no-mistakes = Nobody gave away more than chance would explain.
analysis-beliefs = Who could suspect whom
analysis-beliefs-help = From what each player saw and heard, and nothing else. The marks below are decisions that gave something away.
analysis-believes = What { $name } could think at the end of round { $round }:
analysis-believed = { $name } – { $role }: { $percent }%
analysis-moved = Move { $move }: { $sentence } ({ $change }%)
analysis-moved-most = What moved it most
analysis-prospects = How the game stood
analysis-prospects-help = With all cards open: each player’s chance after every move. Turning points are marked.
analysis-decision = Decision
analysis-value = Chance
analysis-given-away = Given away
analysis-alternatives = What could have been done
analysis-let-go-on = let things go on
analysis-silent = A secret move.
analysis-recommended = A Sage would: { $action }.
hint-beliefs = Who may be what:
hint-belief = { $name } – { $role } { $percent }%

## In the replay and at the end of a game

analysis-ask = Analyse this game
analysis-ask-help = A Sage looks at every decision with the eyes of whoever made it. It takes half a minute or so.
analysis-waiting = Waiting: another game is being looked at…
analysis-looking = Looking at move { $move } of { $acts }…
analysis-show = Turning points
analysis-here = This move
analysis-open = Show it in the replay
analysis-curves = Who could suspect whom, move by move
analysis-curves-open = Each player’s chance, move by move
analysis-jump = To turning point { $number }
analysis-loss = Given away: { $loss }%

part-rest = without points from this round
part-team = the team’s points
part-survival = lost by dying
part-illumination = Illuminations
part-shards = Shards
part-loyalty = the team’s win in itself
part-reading = what others would read in it
part-now = as things stand
part-look = what looking brings
part-word = what the word does

why-only = There was nothing to weigh.
why-value = Chance: { $percent }% ± { $error }.
why-close = { $action } would be about as good.
why-ahead = { $percent }% better than the next: { $action }.
why-usual = It is also what one usually does.
why-suspects = Suspect: { $name } – { $role }, { $percent }%.
why-part-rest = Above all it leaves less to the others (+{ $percent }%).
why-part-team = Above all it helps one’s own team (+{ $percent }%).
why-part-survival = Above all it is about staying alive (+{ $percent }%).
why-part-illumination = Above all it is about Illuminations (+{ $percent }%).
why-part-shards = Above all it is about Shards (+{ $percent }%).
why-part-loyalty = Above all it lets the own team win (+{ $percent }%).
why-part-reading = Above all others would read less in it (+{ $percent }%).
why-part-now = Above all it keeps what one has (+{ $percent }%).
why-part-look = Above all the look tells more (+{ $percent }%).
why-part-word = Above all the word does more (+{ $percent }%).
