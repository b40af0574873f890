import type { Log } from '@impulse/engine';
import { grid, SOVIET } from '../../context.js';
import type { State } from '../../state.js';

/** 19 Bunkers of Velikiye Luki. Their fire value, conventional and antitank, is the strength that is left. */

/** Strength left of the bunker in a hex; 0 when there is none. */
export function bunkerAt(state: State, hex: number): number {
  const index = state.context.ground.cityIndex[hex];
  return index < 0 ? 0 : state.bunkers[index];
}

/** 11B2b: a bunker loses what the table says, however little is left of it. Returns what it really lost. */
export function damageBunker(state: State, hex: number, points: number, log: Log | null): number {
  const strength = bunkerAt(state, hex);
  const lost = Math.min(points, strength);
  if (lost === 0) return 0;
  state.bunkers[state.context.ground.cityIndex[hex]] = strength - lost;
  log?.push({
    type: 'bunker-hit',
    rule: '19',
    detail: { hex: grid.labels[hex], lost, left: strength - lost },
  });
  if (lost === strength) state.bunkersLost++;
  return lost;
}

/** Ruling 23: an enemy who enters the hex, to stay or on his way, puts the bunker out of action. */
export function overrunBunker(state: State, unit: number, hex: number, log: Log | null): void {
  if (state.context.side[unit] === SOVIET) damageBunker(state, hex, bunkerAt(state, hex), log);
}

/** The same in all but the last hex of a path, which is dealt with on arrival. */
export function overrunOnWay(
  state: State,
  unit: number,
  path: ArrayLike<number>,
  steps: number,
  log: Log | null,
): void {
  for (let i = 0; i < steps - 1; i++) overrunBunker(state, unit, path[i], log);
}
