import type { SideId } from '../data/types.js';
import { type Battle, hasZone, isWeapons, type Man, other } from './battle.js';
import { distance, type Hex, neighbours } from './field.js';
import { mayStack } from './stacks.js';
import { type Bank, bankAfter, bankOf, hexCost, needsIceDie, point, stepCost } from './terrain.js';

/** 3, 4, 6, 7, 8, 17C, 22: where a unit may end a move of its own, and the least that costs, in twelfths of a point. */

export type Ends = Map<Hex, number>;

interface Node {
  readonly hex: Hex;
  readonly bank: Bank;
  readonly cost: number;
  readonly isEnd: boolean;
}

/** Where one move can end, from where the unit stands. */
export function movesOf(battle: Battle, man: Man): Ends {
  if (!mayMove(battle, man) || !mayLeave(battle, man)) return new Map();
  const left = battle.position.impulse * point - man.spent;
  const start: Node = { hex: man.at, bank: bankOf(battle, man), cost: 0, isEnd: false };
  const ends = search(battle, man, [start], left);
  ends.delete(man.at);
  return ends;
}

function search(battle: Battle, man: Man, starts: readonly Node[], left: number): Ends {
  const { side } = man.unit;
  const best = new Map<string, number>();
  const ends: Ends = new Map();
  const open = [...starts];
  while (open.length > 0) {
    open.sort((a, b) => b.cost - a.cost);
    const node = open.pop()!;
    const key = `${node.hex} ${node.bank} ${node.isEnd}`;
    if (node.cost > left || (best.get(key) ?? Infinity) <= node.cost) continue;
    best.set(key, node.cost);
    if (node.cost < (ends.get(node.hex) ?? Infinity) && mayStack(battle, withMan(battle, man, node.hex))) {
      ends.set(node.hex, node.cost);
    }
    if (node.isEnd) continue;
    for (const to of neighbours(node.hex)) {
      const terrain = stepCost(battle, man, node.hex, to);
      const bank = bankAfter(battle, man, node.hex, node.bank, to);
      if (terrain === null || bank === null || isClosed(battle, man, to)) continue;
      const toll = battle.inEnemyZone(side, node.hex) ? point : 0;
      const isEnd = endsMove(battle, man, to) || needsIceDie(battle, man, node.hex, to);
      open.push({ hex: to, bank, cost: node.cost + terrain + toll, isEnd });
    }
  }
  return ends;
}

const withMan = (battle: Battle, man: Man, hex: Hex): Man[] => [...battle.stack(hex).filter((one) => one !== man), man];

/** 6A, 22, 5.2. */
function mayMove(battle: Battle, man: Man): boolean {
  const { position } = battle;
  if (position.step !== 'movement' || position.side !== man.unit.side) return false;
  return !man.flags.has('stopped') && man.target === null && !isFrozen(battle, man);
}

const isGarrison = ({ unit: { setup } }: Man, ...areas: readonly string[]): boolean =>
  setup !== undefined && areas.includes(setup);
const ofTheCity = ['vl', 'vl-outpost'];

/** 22: on turn 1 none of the three garrisons moves. */
const isFrozen = ({ position: { released } }: Battle, man: Man): boolean =>
  !released.towns && isGarrison(man, 'nowo', 'iso', ...ofTheCity);

/** Ruling 65. */
function mayLeave(battle: Battle, man: Man): boolean {
  const stack = battle.stack(man.at);
  const rest = stack.filter((one) => one !== man);
  return mayStack(battle, rest) || !mayStack(battle, stack);
}

/** 3C, 6A, 22: hexes that this unit may not enter at all. */
function isClosed(battle: Battle, man: Man, hex: Hex): boolean {
  const { side } = man.unit;
  if (battle.isBarred(hex, side)) return true;
  if (isGarrison(man, ...ofTheCity) && !battle.position.released.fortress && !comesHome(battle, man, hex)) return true;
  if (!isWeapons(man) || !battle.inEnemyZone(side, hex)) return false;
  const isEscorted = battle.stack(hex).some((one) => one !== man && !isWeapons(one));
  return !isEscorted && !(side === 'german' && battle.garrisons.has(hex));
}

/** Ruling 48. */
function comesHome(battle: Battle, man: Man, hex: Hex): boolean {
  const toCity = (from: Hex): number => Math.min(...battle.data.map.city.map((home) => distance(from, home)));
  return toCity(hex) === 0 || toCity(hex) < toCity(man.at);
}

/** 3, 3A, 3B, 21B: a move ends in an enemy zone, but for skiers who meet no skiers that they know of. */
function endsMove(battle: Battle, man: Man, hex: Hex): boolean {
  const { side } = man.unit;
  if (!battle.inEnemyZone(side, hex)) return false;
  return !isSkier(man) || inKnownSkiZone(battle, side, hex);
}

/** Ruling 112. */
const isSkier = ({ unit }: Man): boolean => unit.mobility === 'ski' && !unit.brandenburg;

function inKnownSkiZone(battle: Battle, side: SideId, hex: Hex): boolean {
  return neighbours(hex).some((near) => {
    const stack = battle.stack(near);
    if (stack.length === 0 || stack[0].unit.side === side || !hasZone(stack)) return false;
    return seenIn(battle, side, near).some(isSkier);
  });
}

/** 4C: the top counter, and everybody in a hex that one assaults. */
function seenIn(battle: Battle, side: SideId, hex: Hex): readonly Man[] {
  const { marks, active } = battle.position;
  const isOpen = marks[hex]?.flags?.includes('target') && active === side;
  return isOpen ? battle.stack(hex) : battle.stack(hex).slice(0, 1);
}

/** 17: from the second impulse of the side in the turn it is due on, through an area that is open. */
export function entriesOf(battle: Battle, man: Man): Ends {
  const { position, data } = battle;
  const { side, due } = man.unit;
  const given = position.units[man.id];
  if (man.at !== 'off' || typeof given !== 'object' || position.step !== 'movement' || position.side !== side) {
    return new Map();
  }
  const turn = given.due ?? due?.turn ?? 0;
  const isDue = turn > 0 && (turn < position.turn || (turn === position.turn && position.impulses[side] >= 2));
  const entry = data.entries.find(({ id }) => id === (given.entry ?? due?.entry));
  if (!isDue || !entry || isShut(battle, entry.id)) return new Map();
  const starts = entry.hexes.flatMap((hex): Node[] => {
    const cost = edgeCost(battle, man, hex);
    if (cost === null || isClosed(battle, man, hex)) return [];
    return [{ hex, bank: bankAtEdge(battle, hex), cost, isEnd: endsMove(battle, man, hex) }];
  });
  return search(battle, man, starts, position.impulse * point);
}

/** Ruling 59. */
export function edgeCost(battle: Battle, { unit: { mobility } }: Man, hex: Hex): number | null {
  const { map, charts } = battle.data;
  const leadsOff = [...map.roads, ...map.railways].some(({ hexes }) => hexes[0] === hex || hexes.at(-1) === hex);
  const isCut = battle.field.isRiver(hex) && !battle.hasBridge(hex);
  if (leadsOff && !isCut) return Math.round(charts.movement.road[mobility].enter * point);
  return hexCost(battle, hex, mobility);
}

/** Ruling 60. */
const bankAtEdge = (battle: Battle, hex: Hex): Bank =>
  battle.isThaw && battle.field.isRiver(hex) && !battle.hasBridge(hex) ? 'either' : 'none';

/** 17E, ruling 40. */
function isShut(battle: Battle, area: string): boolean {
  const germans = [...battle.men.values()].filter(({ unit, at }) => unit.side === 'german' && /^\d/.test(at));
  if (area === 's') {
    return !germans.some(({ at }) => Number(at.slice(2)) >= 22 && battle.field.bankOfLowatj(at) === 'east');
  }
  return area === 'sw' && !germans.some(({ at }) => 43 - Number(at.slice(2)) <= 10);
}

/** 8: where a train can bring a unit. */
export function journeysOf(battle: Battle, man: Man): Set<Hex> {
  const { position, data } = battle;
  const { side } = man.unit;
  const left = position.impulse * point - man.spent;
  const railed = position.railed[side];
  const room = typeof railed === 'number' ? data.railCapacity - railed : 0;
  if (!mayMove(battle, man) || !mayLeave(battle, man) || left < point || man.strength > room) return new Set();
  if (!mayBoard(battle, man, man.at) || !isFree(battle, side, man.at)) return new Set();
  const line = new Set([man.at]);
  for (const hex of line) {
    for (const near of neighbours(hex)) {
      if (battle.field.joinsByRail(hex, near) && isFree(battle, side, near)) line.add(near);
    }
  }
  if (![...line].some((hex) => battle.field.isFriendlyEdge(hex, side))) return new Set();
  const reached = reachedByTrain(battle, man);
  return new Set(
    [...reached].filter(
      (hex) => hex !== man.at && mayBoard(battle, man, hex) && mayStack(battle, withMan(battle, man, hex)),
    ),
  );
}

function reachedByTrain(battle: Battle, man: Man): Set<Hex> {
  const line = new Set([man.at]);
  for (const hex of line) {
    for (const near of neighbours(hex)) {
      const joins = battle.field.joinsByRail(hex, near) && isFree(battle, man.unit.side, near);
      if (joins && !isClosed(battle, man, near)) line.add(near);
    }
  }
  return line;
}

const mayBoard = ({ field }: Battle, man: Man, hex: Hex): boolean =>
  field.isOnRail(hex) && (man.unit.class === 'personnel' || field.isTown(hex));

function isFree(battle: Battle, side: SideId, hex: Hex): boolean {
  if (battle.sideAt(hex) === other(side) || battle.isBarred(hex, side) || battle.inEnemyZone(side, hex)) return false;
  return !battle.field.isRiver(hex) || battle.hasBridge(hex);
}
