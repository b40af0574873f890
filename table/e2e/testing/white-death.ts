import { makeRandom, Match } from '@impulse/engine';
import { whiteDeath } from '@impulse/white-death';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { opponents } from '@impulse/library/white-death/opponents.js';
import type { State } from '@impulse/white-death/state.js';
import type { ControllerId, SavedBattle } from '../../storage/types.js';
import { secretOf } from './battles.js';

/** Battles of White Death made outside the browser, for tests that begin in the middle. Dice follow from the seed. */

export type WhiteDeathBattle = Match<State, Action>;

export const bothPeople = { soviet: 'human', german: 'human' } as const;

export function startWhiteDeath(
  seed: number,
  options: Record<string, string> = {},
  scenario = 'scenario-1',
): WhiteDeathBattle {
  const sealing = { match: `winter-${seed}`, secret: secretOf(seed) };
  const match = Match.start(whiteDeath, { scenario, options }, sealing);
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

export function playAll(match: WhiteDeathBattle, side: 'soviet' | 'german', actions: readonly Action[]): void {
  for (const action of actions) {
    const answer = match.act(side, action);
    if (answer.kind !== 'played') throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(answer)}`);
  }
}

/** Set up as it stands; the Germans do not pay for Velikiye Luki, and the first impulse waits for its points. */
export function begunWhiteDeath(seed: number): WhiteDeathBattle {
  const match = startWhiteDeath(seed);
  playAll(match, 'german', [{ type: 'done' }, { type: 'avoid-isolation', pay: false }]);
  return match;
}

/** Played by two scripts until the battle stands as wanted. */
export function playedUntil(
  seed: number,
  scenario: string,
  stands: (match: WhiteDeathBattle) => boolean,
): WhiteDeathBattle {
  const match = startWhiteDeath(seed, {}, scenario);
  const random = makeRandom(`${seed}`);
  for (let turn = match.turn(); !turn.over; turn = match.turn()) {
    if (stands(match)) return match;
    const { action } = opponents.think('script', match.state, turn.side, random);
    playAll(match, turn.side as 'soviet', [action]);
  }
  throw new Error('The battle is over before it stands so');
}

/** As the browser keeps it. */
export function savedWhiteDeath(
  match: WhiteDeathBattle,
  controllers: Readonly<Record<'soviet' | 'german', ControllerId>> = bothPeople,
): SavedBattle {
  const record = match.record(true);
  const { scenario, options } = record;
  return {
    id: record.match,
    title: '',
    setup: { game: 'white-death', scenario, options, controllers },
    record,
    created: 1,
    updated: 1,
    summary: { turn: match.state.turn, events: match.length, winner: null, points: 0 },
  };
}
