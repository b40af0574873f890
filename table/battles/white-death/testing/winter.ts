import { Match } from '@impulse/engine';
import { whiteDeath } from '@impulse/white-death';
import type { Action } from '@impulse/white-death/actions/actions.js';
import type { State } from '@impulse/white-death/state.js';
import { seatPeople } from '../../../chair/testing/seating.js';
import { kit } from '../kit.js';

/** The first scenario after these actions of whoever owes the decision. */
export function winterAfter(...actions: readonly Action[]): Match<State, Action> {
  const match = Match.start(whiteDeath, { scenario: 'scenario-1', options: {} }, sealing);
  if (!match.ok) throw new Error(match.error.message);
  for (const action of actions) {
    const turn = match.value.turn();
    const answer = match.value.act(turn.over ? '' : turn.side, action);
    if (answer.kind !== 'played') throw new Error(JSON.stringify(answer));
  }
  return match.value;
}

const sealing = { match: 'winter', secret: '5'.repeat(64) };

/** One person plays the Soviets. */
export const sitWithSoviets = (match: Match<State, Action>) => seatPeople(kit, match, ['soviet']);
