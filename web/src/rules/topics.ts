/** Finding one's way in the rules of a game: which topics there are, and what an address means. */
import type { Rules } from '../game/game';

function topicsOf({ groups }: Rules): string[] {
  return groups.flatMap((group) => group.topics);
}

/** The topic an address means: a topic, a group's first one, or none. */
export function found(rules: Rules, topic: string): string | null {
  if (topicsOf(rules).includes(topic)) return topic;
  return rules.groups.find((group) => group.id === topic)?.topics[0] ?? null;
}
