import { sha256Hex } from '@impulse/engine';
import { loadBattles } from '@impulse/library';
import { expect } from 'vitest';
import type { Answer, Failure } from '../answers.js';
import { ProtocolSession, type SessionOptions } from '../session.js';

/** For tests that talk to a session. */

/** What chance gives a battle without a seed. */
export const secret = sha256Hex('chance');

const battles = await loadBattles();

export const makeSession = (options: Partial<SessionOptions> = {}): ProtocolSession =>
  new ProtocolSession({ battles, chance: () => secret, ...options });

/** What went wrong, as it must. */
export function error(answer: Answer): Failure {
  if (answer.ok) throw new Error(`Not refused: ${JSON.stringify(answer).slice(0, 300)}`);
  return answer.error;
}

/** What tells who is to decide, what the opponent would do, and where everything stands. */
interface Asked {
  readonly turn: { readonly over: boolean; readonly side: string };
  readonly action: object;
  readonly position: object;
}

/** Talk about battles that begin with this request; an answer that is no failure holds something of what may be told. */
export function talk<Told extends Asked>(request: object) {
  /** An answer as it goes over the line. */
  const good = (answer: Answer): Told => {
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return JSON.parse(JSON.stringify(answer)) as Told;
  };
  /** Under the dice of the seed `a`, which a live battle must get by chance. */
  const begun = (extra: object = {}): ProtocolSession => {
    const session = makeSession({ chance: () => sha256Hex('a') });
    good(session.handle({ do: 'new', ...request, ...extra }));
    return session;
  };
  const act = (session: ProtocolSession, side: string, action: object): Told =>
    good(session.handle({ do: 'act', side, action }));
  /** Plays on by the random opponent for `actions` actions, or to the end. */
  const playOn = (session: ProtocolSession, actions: number): void => {
    for (let i = 0; i < actions; i++) {
      const { turn } = good(session.handle({ do: 'turn' }));
      if (turn.over) return;
      const { action } = good(session.handle({ do: 'think', side: turn.side, level: 'random' }));
      act(session, turn.side, action);
    }
  };
  /** The position of a session loads into another as itself. */
  const expectLoads = (session: ProtocolSession, other: ProtocolSession): void => {
    const { position } = good(session.handle({ do: 'position' }));
    good(other.handle({ do: 'load', position }));
    const again = good(other.handle({ do: 'position' })).position;
    expect(JSON.stringify(again)).toBe(JSON.stringify(position));
  };
  return { good, begun, act, playOn, expectLoads };
}
