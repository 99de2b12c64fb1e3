/**
 * What people have claimed about themselves in this round, held against what the viewer knows. A claim is
 * true or false where the role is known, doubtful where it can't stand beside another one, else open.
 */
import type { Said } from '../game/said';
import { SHADOWS_AMONG } from '../wire/shamans';
import type { ShamansRole, ShamansView } from '../wire/types';

export interface Standing {
  role: ShamansRole;
  verdict: 'true' | 'false' | 'doubtful' | 'open';
}

const ROLES: readonly string[] = ['shaman', 'shadow'] satisfies ShamansRole[];

/** The roles a player has claimed, in the order he did. */
function claimedRoles(said: readonly Said[], seat: number): ShamansRole[] {
  return said.flatMap(({ seat: by, claim }) => {
    const [verb, role = ''] = claim?.split(' ') ?? [];
    return by === seat && verb === 'am' && ROLES.includes(role) ? [role as ShamansRole] : [];
  });
}

/** How the last claim of a player stands; null if he made none. */
export function standing(view: ShamansView, said: readonly Said[], seat: number): Standing | null {
  const claimed = claimedRoles(said, seat);
  const role = claimed.at(-1);
  if (!role) return null;
  const known = view.seats[seat]?.role;
  if (known) return { role, verdict: known === role ? 'true' : 'false' };
  const changed = claimed.some((other) => other !== role);
  const doubtful = changed || (role === 'shaman' && tooManyShamans(view, said));
  return { role, verdict: doubtful ? 'doubtful' : 'open' };
}

/** More people are or claim to be Shamans than sit at the table. */
function tooManyShamans(view: ShamansView, said: readonly Said[]): boolean {
  const shamans = view.seats.filter(
    ({ role }, seat) => (role ?? claimedRoles(said, seat).at(-1)) === 'shaman',
  );
  return shamans.length > view.players - (SHADOWS_AMONG[view.players] ?? 0);
}
