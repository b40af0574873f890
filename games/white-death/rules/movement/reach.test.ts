import { makeRandom, type Random, sameCells } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { cloneState, POINT, putUnit, type State } from '../../state.js';
import { grid, hexCount } from '../../context.js';
import { mobilities, type Weather } from '../../data/types.js';
import { hexOf, setting, scripted, unitOf } from '../../testing/setting.js';
import { mayStand } from '../terrain/costs.js';
import { playMove, playPackedMove } from './movement.js';
import { Order } from '../../actions/actions.js';
import { readAction } from '../../actions/action-numbers.js';
import { stackIsLegal } from '../stacking/stacking.js';
import { ends, moveList, whyNot } from '../../testing/movement.js';

/** The map once more, read from the data in the plainest way. */
function readMap(state: State) {
  const { map, charts } = state.context.data;
  const key = (a: number, b: number): string => `${Math.min(a, b)}/${Math.max(a, b)}`;
  const hexSet = (lists: readonly (readonly string[])[]) => new Set(lists.flat().map(hexOf));
  const pairs = (lists: readonly (readonly string[])[]) =>
    new Set(lists.flatMap((hexes) => hexes.slice(1).map((hex, i) => key(hexOf(hexes[i]), hexOf(hex)))));
  const sides = (lists: readonly (readonly string[])[]) =>
    new Set(lists.flat().map((side) => key(hexOf(side.slice(0, 4)), hexOf(side.slice(5)))));
  const high = hexSet(map.highGround.map(({ hexes }) => hexes));
  const creeks = hexSet(map.creeks.map(({ hexes }) => hexes));
  const rivers = hexSet(map.rivers.map(({ hexes }) => hexes));
  const roads = pairs([...map.roads, ...map.railways].map(({ hexes }) => hexes));
  const full = sides(map.lakes.map((lake) => lake.full));
  const partial = sides(map.lakes.map((lake) => lake.partial));
  const letter = (hex: number): string => {
    const label = grid.labels[hex];
    return map.rows[Number(label.slice(2)) - 1][Number(label.slice(0, 2)) - 1];
  };
  return { charts, key, high, creeks, rivers, roads, full, partial, letter };
}

let map: ReturnType<typeof readMap> | undefined;
const plainMap = (state: State): ReturnType<typeof readMap> => (map ??= readMap(state));

interface Place {
  readonly hex: number;
  readonly bank: string;
  readonly ended: boolean;
}

/** Cheapest costs by place, found by looking through all open places again and again. */
function plainReach(state: State, unit: number): Map<string, number> {
  const { context } = state;
  const data = context.units[unit];
  const mobility = mobilities[context.mobility[unit]];
  const { charts, key, high, creeks, rivers, roads, full, partial, letter } = plainMap(state);
  const { movement } = charts;
  const season = state.weather === 1 ? 'thaw' : 'frozen';
  const side = context.side[unit];
  const heavy = season === 'thaw' && ['wheel', 'track', 'draft'].includes(mobility);
  const bridged = (hex: number): boolean => rivers.has(hex) && state.bridges[context.ground.riverIndex[hex]] > 0;
  const open = (hex: number): boolean => !rivers.has(hex) || bridged(hex);
  const standing: number[][] = grid.labels.map(() => []);
  for (const one of context.units.keys()) if (state.hexOf[one] >= 0) standing[state.hexOf[one]].push(one);
  const unitsIn = (hex: number): number[] => standing[hex];
  const enemiesIn = (hex: number): number[] => unitsIn(hex).filter((one) => context.side[one] !== side);
  const around = (hex: number): number[] =>
    Array.from(grid.neighbours.subarray(hex * 6, hex * 6 + 6)).filter((near) => near >= 0);
  const projecting = (hex: number): number[] => {
    const there = enemiesIn(hex);
    return there.length === 1 && context.zoneAlone[there[0]] === 0 ? [] : there;
  };
  const zones = grid.labels.map((_, hex) => around(hex).flatMap(projecting));
  const zone = (hex: number): number[] => zones[hex];
  const onRoad = (from: number, to: number): boolean => roads.has(key(from, to)) && open(from) && open(to);

  const cost = (from: number, to: number): number => {
    if (onRoad(from, to)) return movement.road[mobility].enter;
    const kinds: number[] = [];
    if (letter(to) === 'F') kinds.push(movement.forest[mobility]?.enter ?? Infinity);
    if (letter(to) === 'T') kinds.push(movement.town[mobility].enter);
    if (creeks.has(to)) kinds.push(movement.creek[mobility].enter);
    if (rivers.has(to) && !bridged(to)) kinds.push(movement.river[mobility].enter);
    let sum = kinds.length > 0 ? Math.max(...kinds) : movement.clear[mobility].enter;
    if (creeks.has(from) && !creeks.has(to)) sum += movement.creek[mobility].leave ?? 0;
    if (rivers.has(from) && !rivers.has(to) && !bridged(from)) sum += movement.river[mobility].leave ?? 0;
    if (high.has(from) !== high.has(to)) sum += movement.slope[mobility];
    if (full.has(key(from, to))) sum += movement.fullLake[season][mobility] ?? Infinity;
    if (partial.has(key(from, to))) sum += movement.partialLake[season][mobility] ?? Infinity;
    return sum;
  };
  const rolls = (from: number, to: number): boolean =>
    data.class === 'afv' &&
    !onRoad(from, to) &&
    (full.has(key(from, to)) || (season === 'thaw' && partial.has(key(from, to))));
  const bankSeen = (river: number, other: number): string =>
    context.ground.sides[river * 6 + grid.direction(river, other)] & 64 ? 'right' : 'left';
  const closed = (hex: number): boolean => {
    if (enemiesIn(hex).length > 0) return true;
    const garrison = state.garrisons[context.ground.garrisonIndex[hex]] === 1;
    if (garrison && side === 0) return true;
    const weapons = data.class === 'light' || data.class === 'heavy';
    return (
      weapons &&
      !garrison &&
      zone(hex).length > 0 &&
      unitsIn(hex).every((one) => ['light', 'heavy'].includes(context.units[one].class))
    );
  };
  const stops = (hex: number): boolean => {
    const there = zone(hex);
    if (there.length === 0) return false;
    if (mobility !== 'ski' || data.brandenburg) return true;
    return there.some((one) => state.top[state.hexOf[one]] === one && context.units[one].mobility === 'ski');
  };

  const start = state.hexOf[unit];
  const name = ({ hex, bank, ended }: Place): string => `${grid.labels[hex]} ${bank}${ended ? ' ice' : ''}`;
  const best = new Map<string, number>();
  const waiting = new Map<string, { readonly place: Place; cost: number }>();
  const startBank = heavy && rivers.has(start) && !bridged(start) ? (state.flags[unit] & 4 ? 'right' : 'left') : '';
  const offer = (from: number, bank: string, sum: number): void => {
    const leaving = zone(from).length > 0 ? 1 : 0;
    for (const to of around(from)) {
      if (to === start || closed(to)) continue;
      let next = '';
      if (heavy) {
        const wet = rivers.has(from) && !bridged(from);
        if (wet && !rivers.has(to) && bank !== 'either' && bankSeen(from, to) !== bank) continue;
        if (rivers.has(to) && !bridged(to)) {
          if (!rivers.has(from)) next = bankSeen(to, from);
          else next = wet ? bank : 'either';
        }
      }
      const total = Math.round((sum + leaving + cost(from, to)) * POINT) / POINT;
      if (!(total * POINT <= state.impulse * POINT)) continue;
      const place = { hex: to, bank: next, ended: rolls(from, to) };
      const known = best.get(name(place)) ?? waiting.get(name(place))?.cost ?? Infinity;
      if (total < known) waiting.set(name(place), { place, cost: total });
    }
  };
  offer(start, startBank, 0);
  while (waiting.size > 0) {
    const next = [...waiting.values()].reduce((a, b) => (b.cost < a.cost ? b : a));
    waiting.delete(name(next.place));
    best.set(name(next.place), next.cost);
    if (!next.place.ended && !stops(next.place.hex)) offer(next.place.hex, next.place.bank, next.cost);
  }
  return best;
}

/** Least cost by hex, in twelfths. */
function byHex(plain: Map<string, number>): Map<string, number> {
  const costs = new Map<string, number>();
  for (const [place, cost] of plain) {
    const hex = place.slice(0, 4);
    costs.set(hex, Math.min(costs.get(hex) ?? Infinity, Math.round(cost * POINT)));
  }
  return costs;
}

const movers = [
  '44ski-1',
  '44ski-mor',
  '9grd-18g',
  '24cd-18',
  '2mc-mc',
  '18mech-1mr',
  '33tb-t34',
  '9grd-at',
  '83id-1-83-ski',
  '83id-i-277',
  '83id-13-277',
  'lix-17-obs',
  'woehler-1-15-pz',
  '803-9',
];

/** Beside rivers, lakes, roads and slopes; drawn more often than other hexes. */
const interesting = Array.from({ length: 100 }, () => [
  '2414',
  '2315',
  '2224',
  '1616',
  '1717',
  '1734',
  '2533',
  '0234',
  '2132',
]).flat();

/** The mover somewhere, and some of both sides about it, each side's stacks legal. */
function randomPosition(random: Random, mover: string): State {
  const weathers: readonly Weather[] = ['clear', 'thaw', 'snow'];
  const german = /^(83id|lix|woehler|803)/.test(mover);
  const state = setting({
    side: german ? 'german' : 'soviet',
    weather: weathers[random.below(3)],
    impulse: 1 + random.below(10),
    garrisons: random.below(2) ? ['0719', '0720', '1420', '1921', '2024', '1430'] : [],
    bridges: ['2320', '2220', '2222', '1734', '2414', '2227'].filter(() => random.below(2) === 1),
    units: {},
  });
  const { context } = state;
  const places = interesting.concat(grid.labels);
  let at = hexOf(places[random.below(places.length)]);
  while (!mayStand(state, unitOf(state, mover), at)) at = random.below(hexCount);
  putUnit(state, unitOf(state, mover), at);
  if (random.below(2)) state.flags[unitOf(state, mover)] |= 4;
  const near = grid.within(at, 6);
  for (let i = 0; i < 30; i++) {
    const unit = random.below(context.units.length);
    const hex = near[random.below(near.length)];
    if (state.hexOf[unit] >= 0 || hex === at) continue;
    const there = state.top[hex];
    if (there >= 0 && context.side[there] !== context.side[unit]) continue;
    putUnit(state, unit, hex);
    if (!stackIsLegal(state, hex)) state.cells.set(withoutUnit(state, unit).cells);
  }
  return state;
}

function withoutUnit(state: State, unit: number): State {
  const copy = cloneState(state);
  const hex = copy.hexOf[unit];
  copy.top[hex] = copy.below[unit];
  copy.below[unit] = -1;
  copy.hexOf[unit] = -1;
  return rezoned(copy);
}

/** Puts everything on an empty map again, so that the zones are right. */
function rezoned(state: State): State {
  const stacks: [number, number[]][] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    const units: number[] = [];
    for (let unit = state.top[hex]; unit >= 0; unit = state.below[unit]) units.unshift(unit);
    if (units.length > 0) stacks.push([hex, units]);
  }
  state.zones.fill(0);
  state.top.fill(-1);
  state.below.fill(-1);
  for (const [hex, units] of stacks) for (const unit of units) putUnit(state, unit, hex);
  return state;
}

/** About every tenth move of a list is tried out. */
const few = 20;

describe('what a unit can reach', () => {
  test.each(movers)('6A, rule 7 the same as by a plain search: %s', (mover) => {
    const random = makeRandom(`reach ${mover}`);
    for (let i = 0; i < 24; i++) {
      const state = randomPosition(random, mover);
      const plain = byHex(plainReach(state, unitOf(state, mover)));
      const list = moveList(state, mover).filter(({ leads }) => !leads);
      const least = new Map<string, number>();
      for (const { end, cost } of list) {
        const hex = grid.labels[end];
        least.set(hex, Math.min(least.get(hex) ?? Infinity, cost));
      }
      // 4: ends are hexes with room, so the list may lack some of the plain search, but never has more.
      for (const [hex, cost] of least) expect(`${hex} ${plain.get(hex)}`).toBe(`${hex} ${cost}`);
      const missing = [...plain.keys()].filter((hex) => !least.has(hex));
      for (const hex of missing) {
        expect(state.top[hexOf(hex)], `${hex} is empty and missing`).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test.each(movers)(
    'every move listed is legal, costs what the list says, and plays alike from either form: %s',
    (mover) => {
      const random = makeRandom(`list ${mover}`);
      for (let i = 0; i < 10; i++) {
        const state = randomPosition(random, mover);
        const unit = unitOf(state, mover);
        const inTanks = state.context.class[unit] === 3;
        const list = moveList(state, mover);
        for (let each = random.below(few); each < list.length; each += 1 + random.below(few)) {
          const { action, cost, head, tail, leads } = list[each];
          expect(whyNot(state, action)).toBeUndefined();
          const dice = Array.from({ length: 12 }, () => 6);
          const long = cloneState(state);
          const order = new Order();
          readAction(state.context, action, order);
          playMove(long, order, scripted(...dice), []);
          const short = cloneState(state);
          playPackedMove(short, head, tail, scripted(...dice), null);
          expect(sameCells(short, long)).toBe(true);
          const skier = state.context.mobility[unit] === 0;
          if (!leads && !inTanks && !skier) expect(long.spent[unit]).toBe(cost);
        }
      }
    },
  );

  test('6A a unit stays where it is: its own hex is no end of a move', () => {
    const state = setting({ side: 'german', units: { '83id-i-277': '1713' } });
    expect(ends(state, 'move', '83id-i-277')).not.toContain('1713');
    expect(whyNot(state, { type: 'move', unit: '83id-i-277', path: ['1714', '1713'] })).toBe('6A ends-where-it-began');
  });
});
