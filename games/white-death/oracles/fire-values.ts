import { type Battle, isAfv, type Man } from './battle.js';
import { distance, type Hex } from './field.js';
import type { Supply } from './supply.js';

/** 9, 10, 11A, 12, 19, 21A: what units fire with, and what they defend with. */

const closeCombat: Readonly<Record<'soviet' | 'german', readonly string[]>> = {
  soviet: ['submachinegun', 'engineer'],
  german: ['engineer', 'commando', 'paratroop'],
};

/** 9C1, 10C1, 15C, 21A: fire of a unit on the level; `into` is the hex it assaults, or its own when it defends. */
export function levelFire(
  battle: Battle,
  supply: Supply,
  man: Man,
  into: Hex,
  kind: 'conventional' | 'antitank',
): number {
  const { unit } = man;
  let fire = unit[kind] * man.strength;
  if (supply.isIsolated(man)) fire /= 2;
  const isClose = battle.field.isClose(man.at) || battle.field.isClose(into);
  if (isClose && closeCombat[unit.side].includes(unit.type)) fire *= 2;
  return fire;
}

/** 9C2, 10C2, 12: `into` is the hex that the unit assaults, null when it is assaulted. */
export function defenceOf(battle: Battle, man: Man, into: Hex | null): number {
  const { unit, at } = man;
  if (isAfv(man)) {
    const isClose = battle.field.isClose(at) || (into !== null && battle.field.isClose(into));
    return Math.max(0.5, (unit.defence ?? 0) - (isClose ? 1 : 0));
  }
  const kind = unit.class as 'personnel' | 'light' | 'heavy';
  return Math.max(...shelters(battle, at, unit.side === 'german' && into === null).map((row) => row[kind]));
}

function shelters({ field, bunkers, data }: Battle, hex: Hex, mayUseBunker: boolean) {
  const { defence } = data.charts;
  const rows = [defence.clear];
  const terrain = field.terrain(hex);
  if (terrain === 'forest') rows.push(defence.forest);
  if (terrain === 'town') rows.push(defence.town);
  if (field.isCreek(hex)) rows.push(defence.creek);
  if (field.isRiver(hex)) rows.push(defence.river);
  if (mayUseBunker && (bunkers.get(hex) ?? 0) >= 1) rows.push(defence.bunker);
  return rows;
}

export const garrisonDefence = (battle: Battle, hex: Hex): number =>
  Math.max(...shelters(battle, hex, false).map(({ personnel }) => personnel));

/** 9C3: the column of a table, by its number; -1 below the lowest. Fractions are rounded for the defender. */
export function columnOf(odds: readonly (readonly [number, number])[], fire: number, defence: number): number {
  return odds.findLastIndex(([ours, theirs]) => fire * theirs >= defence * ours);
}

/** 11A2, 15A4, 15B: what a gun adds; `to` are the hexes of the units it supports. */
export function supportOf(supply: Supply, gun: Man, to: readonly Hex[], isFull: boolean): number {
  const { range = 0, support = 0 } = gun.unit;
  const far = Math.min(...to.map((hex) => distance(gun.at, hex)));
  const factor = isFull && supply.isInSupply(gun) ? support : 1;
  return (factor * gun.strength) / (far * 2 > range ? 2 : 1);
}

/** 14C2: German AFV, antitank and heavy antiaircraft units fear no tanks, nor does anybody stacked with them. */
export function fearsNoTanks(battle: Battle, hex: Hex): boolean {
  if (battle.field.isTown(hex)) return true;
  return battle
    .stack(hex)
    .some(
      ({ unit }) =>
        unit.side === 'german' &&
        (unit.class === 'afv' || unit.type === 'antitank' || unit.type === 'heavy-antiaircraft'),
    );
}
