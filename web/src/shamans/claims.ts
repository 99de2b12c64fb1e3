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
  /** It was another role before. */
  changed: boolean;
}

const ROLES: readonly string[] = ['shaman', 'shadow'] satisfies ShamansRole[];

/** The roles a player has claimed, in the order he did. */
export function claimedRoles(said: readonly Said[], seat: number): ShamansRole[] {
  return said.flatMap(({ seat: by, claim }) => {
    const [verb, role = ''] = claim?.split(' ') ?? [];
    return by === seat && verb === 'am' && ROLES.includes(role) ? [role as ShamansRole] : [];
  });
}

/** How the last claim of a player stands; null if he made none. */
export function standing(
  view: ShamansView,
  said: readonly Said[],
  seat: number,
  covered = false,
): Standing | null {
  const claimed = claimedRoles(said, seat);
  const role = claimed.at(-1);
  if (!role) return null;
  const changed = claimed.some((other) => other !== role);
  const known = knownRole(view, seat, covered);
  if (known) return { role, changed, verdict: known === role ? 'true' : 'false' };
  const doubtful = changed || (role === 'shaman' && tooManyShamans(view, said, covered));
  return { role, changed, verdict: doubtful ? 'doubtful' : 'open' };
}

/** A role that is open, or was seen by the viewer; his own secret is not given away on a covered board. */
export function knownRole(view: ShamansView, seat: number, covered: boolean): ShamansRole | null {
  const held = view.seats[seat];
  if (!held || (covered && seat === view.viewer && !held.role_open)) return null;
  return held.role;
}

/** More people are or claim to be Shamans than sit at the table. */
function tooManyShamans(view: ShamansView, said: readonly Said[], covered: boolean): boolean {
  const shamans = view.seats.filter((_, seat) => {
    const known = knownRole(view, seat, covered);
    return (known ?? claimedRoles(said, seat).at(-1)) === 'shaman';
  });
  return shamans.length > view.players - (SHADOWS_AMONG[view.players] ?? 0);
}
