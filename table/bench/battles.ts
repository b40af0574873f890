import { makeRandom } from '@impulse/engine';
import { opponents as winterOpponents } from '@impulse/library/white-death/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import { grid as desert } from '@impulse/totensonntag/context.js';
import { whiteDeath } from '@impulse/white-death';
import { grid as winter } from '@impulse/white-death/data/map/grid.js';
import type { Grid } from '@impulse/engine/hex/hex.js';
import { playUntil, saved, startBattle } from '../e2e/testing/battles.js';
import { playAll, savedWhiteDeath, startWhiteDeath } from '../e2e/testing/white-death.js';
import type { SavedBattle } from '../storage/types.js';

/** A battle in full swing, a person to move with many units. */
export interface Busy {
  readonly name: string;
  readonly battle: SavedBattle;
  /** The same with nobody at the table. */
  readonly watched: SavedBattle;
  /** And with two who plan on every thread that there is. */
  readonly planned: SavedBattle;
  /** Hexes from which somebody can move. */
  readonly hexes: readonly string[];
}

/** The second day, all counters on the map, the Commonwealth to move. */
function busyDesert(): Busy {
  const match = startBattle(3);
  playUntil(match, 'script', 3, () => {
    const turn = match.turn();
    if (turn.over || turn.side !== 'cw' || turn.step !== 'impulse' || match.state.turn < 2) return false;
    return totensonntag.legal(match.state, 'cw').filter(({ type }) => type === 'move').length > 300;
  });
  const movers = totensonntag.legal(match.state, 'cw').flatMap((one) => (one.type === 'move' ? [one.unit] : []));
  const { hexOf, context } = match.state;
  return {
    name: 'Totensonntag',
    battle: saved(match),
    watched: saved(match, { dak: 'script', cw: 'script' }),
    planned: saved(match, { dak: 'expert', cw: 'expert' }),
    hexes: hexesOf(movers, (unit) => hexOf[context.units.findIndex(({ id }) => id === unit)], desert),
  };
}

/** The third turn of the campaign, the Soviets to move. */
function busyWinter(): Busy {
  const match = startWhiteDeath(3, {}, 'campaign');
  const random = makeRandom('3');
  for (let turn = match.turn(); !turn.over; turn = match.turn()) {
    if (match.state.turn === 3 && turn.side === 'soviet' && turn.step === 'movement') break;
    playAll(match, turn.side as 'soviet', [winterOpponents.think('script', match.state, turn.side, random).action]);
  }
  const movers = whiteDeath.legal(match.state, 'soviet').flatMap((one) => (one.type === 'move' ? [one.unit] : []));
  const { hexOf, context } = match.state;
  return {
    name: 'White Death',
    battle: savedWhiteDeath(match, { soviet: 'human', german: 'script' }),
    watched: savedWhiteDeath(match, { soviet: 'script', german: 'script' }),
    planned: savedWhiteDeath(match, { soviet: 'expert', german: 'expert' }),
    hexes: hexesOf(movers, (unit) => hexOf[context.units.findIndex(({ id }) => id === unit)], winter),
  };
}

const hexesOf = (units: readonly string[], hexOf: (unit: string) => number, grid: Grid): string[] => [
  ...new Set(
    [...new Set(units)]
      .map(hexOf)
      .filter((hex) => hex >= 0)
      .map((hex) => grid.labels[hex]),
  ),
];

export const busyBattles: readonly (() => Busy)[] = [busyDesert, busyWinter];
