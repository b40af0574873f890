import { observer, type Outcome, type Seat, type Turn } from '@impulse/engine';

/** Who sits at the table next, and whether nobody may look until he has sat down. */
export interface Handover {
  readonly seat: Seat;
  /** The side that the table is handed to behind the curtain; null without one. */
  readonly curtain: string | null;
}

interface Situation {
  readonly turn: Turn | Outcome;
  readonly seat: Seat;
  /** Sides played by people at this table. */
  readonly people: readonly string[];
  /** Is anything hidden from anybody now, and was it before the last action? */
  readonly secret: boolean;
  readonly wasSecret: boolean;
}

/** Two people at one table: when something is secret, nobody's view is shown until the other has sat down. */
export function handoverAfter({ turn, seat, people, secret, wasSecret }: Situation): Handover | null {
  if (people.length < 2) return null;
  if (turn.over) return seat === observer ? null : { seat: observer, curtain: null };
  if (turn.side === seat && (!secret || wasSecret)) return null;
  return secret ? { seat: observer, curtain: turn.side } : { seat: turn.side, curtain: null };
}

/** Who looks at a battle when it is opened: the only person, else nobody in particular. */
export const firstSeat = (people: readonly string[]): Seat => (people.length === 1 ? people[0] : observer);
