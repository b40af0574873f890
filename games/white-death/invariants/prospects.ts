import type { Action } from '../actions/actions.js';
import { aids } from '../aids/index.js';
import { sideIds } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { type State, STEP } from '../state.js';

/** 17F: from here on a die decides who comes, which nobody can foresee. */
const firstFlieger = 12;

/** When an impulse begins, its movement phase offers what the number of points was said to bring. */
export function brokenProspect(before: State, after: State, action: Action): string | undefined {
  if (action.type !== 'impulse' || after.step !== STEP.movement) return undefined;
  const seat = sideIds[before.deciding];
  const shown = aids.prospects(before, seat).find(({ value }) => value === action.points)?.facts;
  const { move, arrivals, reach } = offeredTo(after, seat);
  const facts = {
    ...(before.turn < firstFlieger ? { move, arrivals, reach } : {}),
    'own-left': after.points[before.deciding],
    'enemy-left': after.points[1 - before.deciding],
  };
  const wrong = Object.entries(facts).find(([name, value]) => shown?.[name] !== value);
  return wrong && `${action.points} points bring ${wrong.join(' ')}, not ${shown?.[wrong[0]]}`;
}

/** How many units of the side can do what. */
export function offeredTo(state: State, seat: string): Record<'move' | 'arrivals' | 'reach', number> {
  const found = { move: 0, arrivals: 0, reach: 0 };
  for (const { id, side, where } of aids.units(state, seat)) {
    if (side !== seat || (where !== 'map' && where !== 'off')) continue;
    const types = new Set(whiteDeath.legal(state, seat, id).map(({ type }) => type));
    if (types.has('move')) found.move++;
    if (types.has('enter')) found.arrivals++;
    const assaults = (): boolean =>
      aids.reach(state, seat, id).some(({ effects, kind }) => kind !== 'rail' && effects.includes('assault'));
    if (types.has('assault') || assaults()) found.reach++;
  }
  return found;
}
