// Generated from the server's structs by web/generate_types.py: change those, run that, never edit
// this file. docs/protocol.md says what it all means.

export type Temperament = 'steady' | 'bold' | 'patient' | 'suspicious' | 'merry';

export type Chatter = 'off' | 'some' | 'much';

export type Language = 'en' | 'fr' | 'cs' | 'ru';

export type Code =
  | 'bad_message'
  | 'hello_first'
  | 'too_fast'
  | 'too_large'
  | 'elsewhere'
  | 'no_table'
  | 'kicked'
  | 'deleted'
  | 'left'
  | 'unknown_token'
  | 'foreign_origin'
  | 'unknown_host'
  | 'no_spectators'
  | 'full'
  | 'crowded'
  | 'locked'
  | 'kept_out'
  | 'too_many_tables'
  | 'too_many_sockets'
  | 'too_many_joins'
  | 'too_much'
  | 'table_full'
  | 'store_full'
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
  | 'former_host'
  | 'present'
  | 'no_more_time'
  | 'no_hints'
  | 'no_advice'
  | 'bad_share'
  | 'held_back'
  | 'bad_talk'
  | 'bad_claim'
  | 'spectators_listen'
  | 'game_not_over'
  | 'other_rules'
  | 'no_analysis'
  | 'newer_table'
  | 'no_game'
  | 'unavailable'
  | 'no_page'
  | 'trouble'
  | 'closing';

export type Happening =
  | 'opened'
  | 'joined'
  | 'left'
  | 'kicked'
  | 'readmitted'
  | 'locked'
  | 'unlocked'
  | 'sat'
  | 'stood'
  | 'swap_offered'
  | 'swapped'
  | 'bots_sat'
  | 'bot_left'
  | 'renamed'
  | 'changed'
  | 'host_passed'
  | 'drawing'
  | 'started'
  | 'pause_asked'
  | 'hints_agreed'
  | 'hints_declined'
  | 'paused'
  | 'resumed'
  | 'resting'
  | 'went_on'
  | 'substituted'
  | 'returned'
  | 'over'
  | 'rematched';

export type Views = 'always' | 'asked';

export type Stage = 'gathering' | 'drawing' | 'playing' | 'over' | 'broken_off';

export type Clock = 'off' | 'relaxed' | 'blitz';

export type TalkRule = 'strict' | 'warn' | 'off';

export const FINAL_CODES = [
  'crowded',
  'deleted',
  'elsewhere',
  'full',
  'hello_first',
  'kept_out',
  'kicked',
  'left',
  'locked',
  'newer_table',
  'no_spectators',
  'no_table',
  'unknown_token',
] as const;

export const CLAIM_GROUPS = [
  ['roles', ['am ROLE', 'is SEAT ROLE', 'saw SEAT ROLE']],
  ['opinions', ['trust SEAT', 'accuse SEAT', 'lies SEAT']],
  ['questions', ['ask-role SEAT', 'ask-about SEAT SEAT', 'ask-why SEAT', 'ask-saw SEAT']],
  ['wishes', ['send SEAT', 'look SEAT']],
  ['promises', ['follow']],
  ['answers', ['yes', 'no', 'unsure', 'secret']],
  ['reactions', ['laugh', 'gasp', 'applaud', 'doubt', 'sorry', 'thanks']],
] as const;

export const USUAL_LEVEL = 'seeker' as const;

export const TEMPERAMENTS = ['steady', 'bold', 'patient', 'suspicious', 'merry'] as const;

export const LETTERS_A_STEP = 32 as const;
