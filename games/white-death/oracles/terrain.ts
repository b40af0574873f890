import type { Mobility, MoveCost } from '../data/types.js';
import type { Battle, Man } from './battle.js';
import { around, type Hex } from './field.js';

/** 7, 13, 16B, 20: what a step costs, in twelfths of a point, and where it ends in a thaw. */

export const point = 12;

const twelfths = (cost: number): number => Math.round(cost * point);

/** 20, ruling 45: a road or railway is cut at a river without a bridge. */
export const followsWay = (battle: Battle, from: Hex, to: Hex): boolean =>
  battle.field.joinsByWay(from, to) && [from, to].every((hex) => !battle.field.isRiver(hex) || battle.hasBridge(hex));

const hasOpenRiver = (battle: Battle, hex: Hex): boolean => battle.field.isRiver(hex) && !battle.hasBridge(hex);

/** The kinds of terrain in a hex that count for somebody who does not come along a road; null: prohibited. */
export function hexCost(battle: Battle, hex: Hex, mobility: Mobility): number | null {
  const { movement } = battle.data.charts;
  const kinds: (MoveCost | null)[] = [];
  const terrain = battle.field.terrain(hex);
  if (terrain === 'forest') kinds.push(movement.forest[mobility]);
  if (terrain === 'town') kinds.push(movement.town[mobility]);
  if (battle.field.isCreek(hex)) kinds.push(movement.creek[mobility]);
  if (hasOpenRiver(battle, hex)) kinds.push(movement.river[mobility]);
  if (kinds.length === 0) kinds.push(movement.clear[mobility]);
  const costs = kinds.map((kind) => kind && twelfths(kind.enter));
  return costs.includes(null) ? null : Math.max(...costs.map((cost) => cost ?? 0));
}

/** Terrain alone; null: prohibited. */
export function stepCost(battle: Battle, { unit: { mobility } }: Man, from: Hex, to: Hex): number | null {
  const { movement } = battle.data.charts;
  if (followsWay(battle, from, to)) return twelfths(movement.road[mobility].enter);
  const enter = hexCost(battle, to, mobility);
  if (enter === null) return null;
  let cost = enter;
  if (hasOpenRiver(battle, from) && !battle.field.isRiver(to)) cost += twelfths(movement.river[mobility].leave ?? 0);
  if (battle.field.isCreek(from) && !battle.field.isCreek(to)) cost += twelfths(movement.creek[mobility].leave ?? 0);
  if (battle.field.isSlope(from, to)) cost += twelfths(movement.slope[mobility]);
  const side = battle.field.lakeside(from, to);
  if (side !== null) {
    const chart = side === 'full' ? movement.fullLake : movement.partialLake;
    const more = (battle.isThaw ? chart.thaw : chart.frozen)[mobility];
    if (more === null) return null;
    cost += twelfths(more);
  }
  return cost;
}

/** 13: a die for AFVs that cross the ice off the road. */
export function needsIceDie(battle: Battle, { unit }: Man, from: Hex, to: Hex): boolean {
  if (unit.class !== 'afv' || followsWay(battle, from, to)) return false;
  const side = battle.field.lakeside(from, to);
  return battle.isThaw ? side !== null : side === 'full';
}

/** 16B: on which bank of a river hex somebody is; `either` where no side has been chosen, `none` off the river. */
export type Bank = 'left' | 'right' | 'either' | 'none';

const isHeavy = ({ unit: { mobility } }: Man): boolean =>
  mobility === 'track' || mobility === 'wheel' || mobility === 'draft';

export function bankOf(battle: Battle, man: Man): Bank {
  if (!battle.isThaw || !isHeavy(man) || !hasOpenRiver(battle, man.at)) return 'none';
  if (man.flags.has('bank-free')) return 'either';
  return man.flags.has('right-bank') ? 'right' : 'left';
}

/** The bank after a step, or null when it would cross the river. */
export function bankAfter(battle: Battle, man: Man, from: Hex, bank: Bank, to: Hex): Bank | null {
  if (!battle.isThaw || !isHeavy(man)) return 'none';
  const fromOpen = hasOpenRiver(battle, from);
  if (fromOpen && !battle.field.isRiver(to) && bank !== 'either' && bank !== bankTowards(battle, from, to)) return null;
  if (!hasOpenRiver(battle, to)) return 'none';
  if (fromOpen) return bank;
  return battle.field.isRiver(from) ? 'either' : bankTowards(battle, to, from);
}

/** On which bank of the river in a hex a neighbour without river lies: right of the way along the river, or left. */
export function bankTowards(battle: Battle, river: Hex, towards: Hex): Bank {
  const line = battle.data.map.rivers.findLast(({ hexes }) => hexes.includes(river))!.hexes;
  const index = line.indexOf(river);
  const ring = around(river);
  const placeOf = (hex: Hex | undefined): number => (hex === undefined ? -1 : ring.indexOf(hex));
  let behind = placeOf(line[index - 1]);
  let ahead = placeOf(line[index + 1]);
  if (behind < 0) behind = (ahead + 3) % 6;
  if (ahead < 0) ahead = (behind + 3) % 6;
  // Clockwise from where the river goes lies its right bank, until where it comes from.
  for (let place = (ahead + 1) % 6; place !== behind; place = (place + 1) % 6) {
    if (ring[place] === towards) return 'right';
  }
  return 'left';
}
