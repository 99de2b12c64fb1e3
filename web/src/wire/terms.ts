// Generated from the server's structs by web/generate_types.py: change those, run that, never edit
// this file. docs/protocol.md says what it all means.

export type GameName = 'shamans' | 'intrigue';

export type Stage = 'gathering' | 'playing' | 'over';

export type Clock = 'off' | 'relaxed' | 'blitz';

export type TalkRule = 'strict' | 'warn' | 'off';

export type Language = 'en' | 'fr' | 'cs' | 'ru';

export type Code =
  | 'bad_message'
  | 'hello_first'
  | 'too_fast'
  | 'too_large'
  | 'elsewhere'
  | 'no_table'
  | 'kicked'
  | 'left'
  | 'unknown_token'
  | 'foreign_origin'
  | 'no_spectators'
  | 'full'
  | 'too_many_tables'
  | 'too_many_sockets'
  | 'too_many_joins'
  | 'too_many_guesses'
  | 'bad_name'
  | 'name_taken'
  | 'bad_wishes'
  | 'bad_board'
  | 'not_host'
  | 'not_seated'
  | 'not_now'
  | 'no_seat'
  | 'seat_taken'
  | 'bot_only'
  | 'no_person'
  | 'empty_seats'
  | 'paused'
  | 'out_of_date'
  | 'illegal'
  | 'host_is_here'
  | 'present'
  | 'no_more_time'
  | 'bad_salt'
  | 'held_back'
  | 'bad_talk'
  | 'bad_claim'
  | 'spectators_listen'
  | 'game_not_over'
  | 'no_game'
  | 'unavailable'
  | 'no_page'
  | 'trouble'
  | 'closing';

export type World = 'purple' | 'blue' | 'green' | 'yellow' | 'white' | 'brown' | 'red';

export type Card = `${World}-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

export type Tile = 'dagger' | 'portal' | 'shard' | 'mask';

export type Ritual = 'stabilization' | 'permutation' | 'illumination' | 'neutralization';

export type ShamansRole = 'shaman' | 'shadow';

export type Team = 'shamans' | 'shadows';

export type Side = 'left' | 'right';

export type Source = 'left' | 'right' | 'stack';

export type Ending = 'cards' | 'last_shadow' | 'moon';

export type Reason = 'illumination' | 'team' | 'shards';

export type PortalWindow = 'moon' | 'target' | 'end';

export type Direction = 'forward' | 'back';

export type EclipseState = 'hidden' | Side | 'gone';

export type ShamansDecisionKind =
  | 'deal'
  | 'play'
  | 'take'
  | 'keep'
  | 'stabilize'
  | 'swap'
  | 'neutralize'
  | 'chain'
  | 'give'
  | 'name'
  | 'moon'
  | 'target'
  | 'end'
  | 'over';

export type Camp = 'dusk' | 'brotherhood';

export type IntrigueRole = 'lord' | 'adept' | 'spy' | 'grand-master' | 'paladin' | 'traitor';

export type IntrigueDecisionKind =
  | 'deal'
  | 'speak'
  | 'command'
  | 'point'
  | 'announce'
  | 'condemn'
  | 'over';
