import { aids } from '../aids/index.js';
import { sideIds } from '../data/types.js';
import { makePosition } from '../position/position.js';
import { isIsolated, isolationNow } from '../rules/supply/isolation.js';
import { inSupply } from '../rules/supply/supply-lines.js';
import { poolOf } from '../rules/city/fortress.js';
import { fortressCut } from '../rules/city/fortress.js';
import { fitsWith } from '../rules/stacking/stacking.js';
import { inEnemyZone, POINT, type State, STEP } from '../state.js';
import { Battle, isGun, isHex } from './battle.js';
import { allHexes } from './field.js';
import { entriesOf, journeysOf, movesOf } from './movement.js';
import { mayStack } from './stacks.js';
import { Supply } from './supply.js';
import { grid } from '../context.js';

/** What the rules answer about a state, compared with the second reading: the first thing that differs, or null. */

export const battleOf = (state: State): Battle => new Battle(state.context.data, makePosition(state));

/** 3, 15: zones, isolation, pools and lines of supply of everybody on the map. */
export function surveyGround(state: State): string | null {
  const battle = battleOf(state);
  for (const [number, side] of sideIds.entries()) {
    const wrong = allHexes.find((hex) => battle.inEnemyZone(side, hex) !== inEnemyZone(state, number, grid.parse(hex)));
    if (wrong) return `3: ${wrong} and the zones against the ${side} side`;
  }
  const supply = new Supply(battle);
  const isolation = isolationNow(state);
  if (supply.isCityCut !== fortressCut(state))
    return `15D1: the city should ${supply.isCityCut ? '' : 'not '}be cut off`;
  for (const man of battle.men.values()) {
    if (!isHex(man.at)) continue;
    const unit = state.context.unitNumber.get(man.id)!;
    if (supply.isIsolated(man) !== isIsolated(state, unit, isolation))
      return `15C: isolation of ${man.id} in ${man.at}`;
    const pool = (['soviet', 'german', 'fortress'] as const)[poolOf(state, unit)];
    if (supply.poolOf(man) !== pool) return `15D2: the pool of ${man.id} in ${man.at} is ${pool}`;
    if (isGun(man) && supply.isInSupply(man) !== inSupply(state, unit))
      return `15B: the line of supply of ${man.id} in ${man.at}`;
  }
  return null;
}

/** 4: may this unit join whoever stands in a hex? */
export function surveyStack(state: State, id: string, hex: string): string | null {
  const battle = battleOf(state);
  const man = battle.man(id);
  if (battle.sideAt(hex) !== man.unit.side || man.at === hex) return null;
  const may = mayStack(battle, [...battle.stack(hex), man]);
  const fits = fitsWith(state, state.context.unitNumber.get(id)!, grid.parse(hex));
  return may === fits
    ? null
    : `4: ${id} may ${may ? '' : 'not '}stand with ${battle
        .stack(hex)
        .map((one) => one.id)
        .join()}`;
}

/** 3, 6, 7, 8, 13, 16B, 17, 22: where a unit can go now, and the price of it. */
export function surveyReach(state: State, id: string): string | null {
  if (state.step !== STEP.movement) return null;
  const battle = battleOf(state);
  const man = battle.man(id);
  const unit = state.context.unitNumber.get(id)!;
  const ends = man.at === 'off' ? entriesOf(battle, man) : movesOf(battle, man);
  const trains = isHex(man.at) ? journeysOf(battle, man) : null;
  const told = new Map<string, number>();
  const toldTrains = new Set<string>();
  for (const { kind, hex, left } of aids.reach(state, man.unit.side, id)) {
    if (kind === 'rail') toldTrains.add(hex);
    else {
      const cost = Math.round(state.impulse * POINT - state.spent[unit] - left * POINT);
      told.set(hex, Math.min(cost, told.get(hex) ?? Infinity));
    }
  }
  const where = `${id} in ${man.at}, ${battle.position.weather}`;
  for (const hex of new Set([...ends.keys(), ...told.keys()])) {
    if (ends.get(hex) !== told.get(hex)) return `7: ${where}: to ${hex} for ${ends.get(hex)}, not ${told.get(hex)}`;
  }
  if (!trains) return null;
  const wrong = [...new Set([...trains, ...toldTrains])].find((hex) => trains.has(hex) !== toldTrains.has(hex));
  return wrong === undefined ? null : `8: ${where}: by train to ${wrong}`;
}
