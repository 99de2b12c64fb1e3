/**
 * Which message says what: events, actions and decisions of a game, by the rules of one table that
 * the terminal reads, too. `src/penumbra/locale/sentences.py` says what a table's words mean.
 */
import { listed, people, type Speech } from './speech';
import { t, type Args } from './words.svelte';

type Value = string | number | boolean | null | readonly Value[] | undefined;
type Fields = Readonly<Record<string, Value>>;

type Argument =
  | string
  | readonly Argument[]
  | { between: readonly [string, string] }
  | { each: string; say: string; role: string }
  | { item: string; at: number; is: string }
  | { item: string; where: readonly [string, string]; take: string; is: string }
  | Rule;

interface Rule {
  if?: Fields;
  more?: readonly [string, string];
  same?: readonly [string, string];
  split?: string;
  say?: string;
  won?: string;
  with?: Readonly<Record<string, Argument>>;
  people?: Readonly<Record<string, string>>;
  names?: Readonly<Record<string, string>>;
}

export interface MessageTable {
  things: Readonly<Record<string, readonly string[]>>;
  events: Readonly<Record<string, readonly Rule[]>>;
  actions: readonly Rule[];
  decisions: readonly Rule[];
}

/** What an action is about may lie in the view: a list of values, or of things with fields. */
type Lying = Readonly<Record<string, unknown>>;

export class Sentences {
  readonly #table: MessageTable;

  /** `table` is the game's JSON file, which knows less of its own shape than is written here. */
  constructor(table: unknown) {
    this.#table = table as MessageTable;
  }

  /** An event in one sentence. */
  event(event: { event: string }, speech: Speech): string {
    const fields = event as unknown as Fields;
    return this.#said(this.#table.events[event.event] ?? [], fields, {}, speech);
  }

  /** A legal action as a choice. */
  action(action: string, view: object, speech: Speech): string {
    const fields = { action, you: speech.viewer, ...wordsOf(action) };
    return this.#said(this.#table.actions, fields, view as Lying, speech);
  }

  /** The message that says what a decision asks for; with `-help` the one that explains it. */
  decision(view: { decision: { kind: string } }): string {
    const fields = { ...(view as unknown as Fields), kind: view.decision.kind };
    return filled(ruleOf(this.#table.decisions, fields)[0].say ?? '', fields);
  }

  /** A thing of the game in words: `card`, `purple-5`, `object`. */
  thing(thing: string, value: string, form: string): string {
    const parts = this.#table.things[thing];
    if (!parts) return t(`${thing}-${value}`, { form });
    const [first, ...rest] = value.split('-');
    const numbers = rest.map((word, at) => [parts[at + 1] ?? '', Number(word)]);
    return t(`${thing}-${first}`, { form, ...(Object.fromEntries(numbers) as Args) });
  }

  #said(rules: readonly Rule[], given: Fields, view: Lying, speech: Speech): string {
    const [rule, fields] = ruleOf(rules, given);
    if (rule.won) return won([fields[rule.won]].flat() as number[], speech);
    const args: Args = {};
    for (const [name, source] of Object.entries(rule.with ?? {}))
      args[name] = this.#argument(source, fields, view, speech);
    for (const [name, seat] of Object.entries(rule.names ?? {}))
      args[name] = speech.names[fields[seat] as number] ?? '';
    const parts = Object.entries(rule.people ?? {}).map(([part, seat]) => [part, fields[seat]]);
    if (parts.length)
      Object.assign(args, people(speech, Object.fromEntries(parts) as Record<string, number>));
    return t(filled(rule.say ?? '', fields), args);
  }

  #argument(source: Argument, fields: Fields, view: Lying, speech: Speech): string | number {
    if (typeof source === 'string') {
      const [field = '', ...what] = source.split(' ');
      return this.#inWords(fields[field], what);
    }
    if (isList(source)) {
      const parts = source.map((part) => String(this.#argument(part, fields, view, speech)));
      return parts.filter(Boolean).join(', ');
    }
    if ('between' in source) {
      const [lower, higher] = source.between;
      return Number(fields[higher]) - Number(fields[lower]);
    }
    if ('each' in source) {
      const said = (fields[source.each] as readonly string[]).map((value, seat) =>
        t(source.say, {
          name: speech.names[seat] ?? '',
          role: this.#inWords(value, source.role.split(' ')),
        }),
      );
      return said.join(', ');
    }
    if ('item' in source)
      return this.#inWords(itemOf(source, fields, view[source.item]), source.is.split(' '));
    return this.#said([source], fields, view, speech);
  }

  #inWords(value: Value, [thing, form]: readonly string[]): string | number {
    if (thing === undefined) return value as string | number;
    return [value]
      .flat()
      .map((each) => this.thing(thing, String(each), form ?? ''))
      .join(', ');
  }
}

/** Who has won a game, in one sentence. */
export function won(winners: readonly number[], speech: Speech): string {
  const mine = speech.viewer !== null && winners.includes(speech.viewer);
  return t('event-game-ended', {
    names: listed(winners.map((seat) => speech.names[seat] ?? '')),
    count: winners.length,
    you: mine ? (winners.length === 1 ? 'alone' : 'among') : 'none',
  });
}

const isList = (source: Argument): source is readonly Argument[] => Array.isArray(source);

function itemOf(
  source: { at: number } | { where: readonly [string, string]; take: string },
  fields: Fields,
  lying: unknown,
): Value {
  if ('at' in source) return (lying as readonly Value[])[source.at];
  const [key, field] = source.where;
  const found = (lying as readonly Fields[]).find((item) => item[key] === fields[field]);
  return found?.[source.take];
}

/** The first rule whose conditions hold, and the fields it speaks of. */
function ruleOf(rules: readonly Rule[], given: Fields): [Rule, Fields] {
  for (const rule of rules) {
    const fields = rule.split ? { ...given, ...wordsOf(String(given[rule.split])) } : given;
    if (holds(rule, fields)) return [rule, fields];
  }
  throw new Error(`nothing is said of ${JSON.stringify(given)}`);
}

function holds(rule: Rule, fields: Fields): boolean {
  for (const [field, wanted] of Object.entries(rule.if ?? {})) {
    const value = fields[field];
    const several = Array.isArray(wanted) && wanted.length > 0;
    const empty = Array.isArray(wanted) && Array.isArray(value) && !value.length;
    if (several ? !wanted.includes(value) : value !== wanted && !empty) return false;
  }
  const { more, same } = rule;
  if (more && !(Number(fields[more[0]]) > Number(fields[more[1]]))) return false;
  return !same || fields[same[0]] === fields[same[1]];
}

/** An action's words: a verb, and up to two things or seats. */
function wordsOf(text: string): Fields {
  const [verb = '', first = null, second = null] = text
    .split(' ')
    .map((word) => (/^\d+$/.test(word) ? Number(word) : word));
  return { verb, first, second };
}

function filled(message: string, fields: Fields): string {
  return message.replace(/\{(\w+)\}/, (_, field: string) =>
    String(fields[field]).replaceAll(/[_ ]/g, '-'),
  );
}
