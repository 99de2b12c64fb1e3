/**
 * Intrigue, one event further: the view as it is drawn while the events of an update are shown. What
 * everybody can see follows exactly; what may be done next comes with the view the table tells.
 */
import type {
  IntrigueDecision,
  IntrigueEvent,
  IntrigueInterrogation,
  IntrigueSeat,
  IntrigueView,
} from '../wire/types';

export function advance(view: IntrigueView, event: IntrigueEvent): IntrigueView {
  switch (event.event) {
    case 'round_began':
      return {
        ...view,
        round: event.round,
        lord: event.lord,
        seats: view.seats.map((seat, at) => ({
          camp: event.camps[at] ?? null,
          role: null,
          open: false,
          points: seat.points,
          used: false,
          condemned: false,
        })),
        talk: [],
        interrogations: [],
        decision: { kind: 'deal', waiting: [] },
        legal: [],
        result: null,
        winners: [],
      };
    case 'role_dealt':
      return withSeat(view, event.seat, { role: event.role, open: event.seat === view.lord });
    case 'recognised':
      return withSeat(view, event.of, { role: event.role });
    case 'circle_began': {
      const { discussion, circle } = event;
      const claims = view.seats.map(() => null);
      return {
        ...view,
        talk: [...view.talk, { discussion, circle, claims }],
        decision: { kind: 'speak', waiting: [(view.lord + 1) % view.players] },
      };
    }
    case 'talk_began':
      return { ...view, decision: { kind: 'command', waiting: [view.lord] } };
    case 'said':
      return {
        ...view,
        talk: view.talk.map((circle, at) =>
          at === view.talk.length - 1
            ? { ...circle, claims: circle.claims.with(event.seat, event.claim) }
            : circle,
        ),
        decision: afterSpeaking(view, event.seat),
      };
    case 'sent': {
      const { interrogator } = event;
      const sent = { interrogator, target: null, announced: null, seen: null };
      return {
        ...withSeat(view, interrogator, { used: true }),
        interrogations: [...view.interrogations, sent],
        decision: { kind: 'point', waiting: [view.lord] },
      };
    }
    case 'pointed':
      return {
        ...withInterrogation(view, { target: event.target }),
        decision: { kind: 'announce', waiting: [event.interrogator] },
      };
    case 'seen':
      return event.role === null
        ? view
        : withInterrogation(withSeat(view, event.target, { role: event.role }), {
            seen: event.interrogator === view.viewer ? event.role : null,
          });
    case 'announced':
      return withInterrogation(view, { announced: event.role });
    case 'judging':
      return { ...view, decision: { kind: 'condemn', waiting: [view.lord] } };
    case 'condemned':
      return withSeat(view, event.seat, { condemned: true });
    case 'executed':
      return withSeat(view, event.seat, { role: event.role, open: true });
    case 'round_ended':
      return {
        ...view,
        result: { winner: event.winner },
        decision: { kind: 'deal', waiting: [] },
      };
    case 'roles_opened':
      return {
        ...view,
        seats: view.seats.map((seat, at) => ({
          ...seat,
          role: event.roles[at] ?? seat.role,
          open: true,
        })),
      };
    case 'points': {
      const before = view.seats[event.seat]?.points ?? 0;
      return withSeat(view, event.seat, { points: before + event.points });
    }
    case 'game_ended':
      return { ...view, winners: event.winners, decision: { kind: 'over', waiting: [] } };
  }
}

/** Clockwise, the Lord last; then he commands. */
function afterSpeaking(view: IntrigueView, seat: number): IntrigueDecision {
  return seat === view.lord
    ? { kind: 'command', waiting: [view.lord] }
    : { kind: 'speak', waiting: [(seat + 1) % view.players] };
}

function withSeat(view: IntrigueView, seat: number, change: Partial<IntrigueSeat>): IntrigueView {
  const seats = view.seats.map((one, at) => (at === seat ? { ...one, ...change } : one));
  return { ...view, seats };
}

/** The interrogation under way is always the last one. */
function withInterrogation(
  view: IntrigueView,
  change: Partial<IntrigueInterrogation>,
): IntrigueView {
  const last = view.interrogations.length - 1;
  const interrogations = view.interrogations.map((one, at) =>
    at === last ? { ...one, ...change } : one,
  );
  return { ...view, interrogations };
}
