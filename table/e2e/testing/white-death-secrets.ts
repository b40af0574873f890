import type { Action } from '@impulse/white-death/actions/actions.js';
import { grid } from '@impulse/white-death/context.js';
import { stackOf } from '@impulse/white-death/state.js';
import { playAll, startWhiteDeath, type WhiteDeathBattle } from './white-death.js';

/** What the Germans decide unseen; nothing else in a battle is so. */
interface Secrets {
  /** Do two units that nobody sees stand in each other's place? */
  readonly swapped: boolean;
  readonly reserve: number;
  readonly retreat: 'town' | 'cover';
}

export const seed = 41;
export const first: Secrets = { swapped: false, reserve: 13, retreat: 'cover' };
export const second: Secrets = { swapped: true, reserve: 11, retreat: 'town' };

/** Two companies of antitank guns, under others in hexes of their own. */
export const pair = ['83id-14-251', '83id-1-183-pzjg'] as const;

/** Where they stand, the one or the other. */
export const hexes = ['2927', '2726'] as const;

/** Each in one of the hexes, under the battalion there. */
function hide(match: WhiteDeathBattle, swapped: boolean): void {
  const places = swapped ? hexes.toReversed() : hexes;
  playAll(match, 'german', [
    ...pair.map((unit, index): Action => ({ type: 'place', unit, hex: places[index] })),
    { type: 'place-rest' },
  ]);
  for (const hex of hexes) {
    const ids = stackOf(match.state, grid.parse(hex)).map((unit) => match.state.context.unitIds[unit]);
    const isPaired = (unit: string): boolean => pair.some((one) => one === unit);
    const order = [...ids.filter((unit) => !isPaired(unit)), ...ids.filter(isPaired)];
    if (order.join() !== ids.join()) playAll(match, 'german', [{ type: 'stack', hex, order }]);
  }
}

/** An impulse in which nobody does anything. */
function pause(match: WhiteDeathBattle, side: 'soviet' | 'german', points = 1): void {
  playAll(match, side, [{ type: 'impulse', points }]);
  for (let turn = match.turn(); !turn.over && turn.step !== 'decision' && turn.side === side; turn = match.turn()) {
    if (turn.step === 'isolation') return;
    playAll(match, side, [{ type: 'done' }]);
  }
}

/** The same, and both let the first turn pass. */
export function turnWith(secrets: Secrets): WhiteDeathBattle {
  const match = battleWith(secrets);
  for (const side of ['soviet', 'german'] as const) {
    const turn = match.turn();
    if (!turn.over) pause(match, side, Number(turn.detail['left']));
  }
  if (match.state.turn !== 2) throw new Error('The second turn has not begun');
  return match;
}

/** The Germans have set up, and given orders in an impulse of their own; now the Soviets decide. */
export function battleWith({ swapped, reserve, retreat }: Secrets): WhiteDeathBattle {
  const match = startWhiteDeath(seed, { setup: 'free' });
  hide(match, swapped);
  playAll(match, 'german', [{ type: 'done' }]);
  playAll(match, 'soviet', [{ type: 'place-rest' }, { type: 'done' }]);
  playAll(match, 'german', [{ type: 'avoid-isolation', pay: false }]);
  pause(match, 'soviet');
  playAll(match, 'german', [{ type: 'orders', reserve, retreat }]);
  pause(match, 'german');
  const turn = match.turn();
  if (turn.over || turn.side !== 'soviet' || turn.step !== 'decision') throw new Error('The Soviets do not decide');
  return match;
}
