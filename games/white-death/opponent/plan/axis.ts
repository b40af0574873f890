import { GERMAN, grid, hexCount } from '../../context.js';
import { CITY, FOREST, RIVER } from '../../ground.js';
import { fortressHolds } from '../../rules/city/fortress.js';
import { heldCityHex } from '../../rules/supply/tracing.js';
import { inEnemyZone, NONE, type State } from '../../state.js';
import { isLoneTank, type Sight } from '../map/sight.js';

/** The one way on which the relief of the city is sought: short, over good ground, past the weakest of the enemy. */

/** What a hex of the way costs: any, forest or river besides, in an enemy zone, and per point of fire that holds it. */
const anyStep = 4;
const hardGround = 3;
const inZone = 3;
const perFire = 0.4;
/** A tank alone in a hex: infantry goes round it. */
const loneTank = 30;
/** A point of fire that stands ready near the beginning is worth so much of the way. */
const perBacking = 0.15;

const farthest = 4095;
/** By hex: what the way to the city costs, and the next hex of it. */
const toCity = new Int16Array(hexCount);
const onwards = new Int16Array(hexCount);
/** What a step into a hex costs, or 0 as long as nobody has asked. */
const steps = new Uint8Array(hexCount);
const chains = new Int16Array(farthest + 1);
const room = hexCount * 6;
const entryHex = new Int16Array(room);
const entryNext = new Int16Array(room);

const onAxis = 2;
const besideAxis = 1;

export interface Axis {
  /** By hex: 2 on the axis, 1 beside it, 0 elsewhere. */
  readonly nearness: Uint8Array;
  /**
   * The hex that bars the axis; when nothing does, the last before the city, for whoever goes into it is shut in with the
   * others; NONE when there is nobody to relieve, or to begin.
   */
  goal: number;
}

export const makeAxis = (): Axis => ({ nearness: new Uint8Array(hexCount), goal: NONE });

/** Finds the axis for the side that decides, which has seen what it can of the Germans' backing. */
export function findAxis(axis: Axis, sight: Sight, state: State): void {
  axis.nearness.fill(0);
  axis.goal = NONE;
  if (state.deciding !== GERMAN || !fortressHolds(state)) return;
  measure(state, sight);
  let hex = beginning(state, sight);
  if (hex === NONE) return;
  let before = hex;
  for (; toCity[hex] > 0; hex = onwards[hex]) {
    mark(axis.nearness, hex);
    if (axis.goal === NONE && sight.enemyCount[hex] > 0) axis.goal = hex;
    before = hex;
  }
  if (axis.goal === NONE) axis.goal = before;
}

function mark(nearness: Uint8Array, hex: number): void {
  nearness[hex] = onAxis;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near >= 0 && nearness[near] === 0) nearness[near] = besideAxis;
  }
}

/** The stack outside the city from which the way is least, less so where little stands behind it. */
function beginning(state: State, sight: Sight): number {
  let best: number = NONE;
  let least = Infinity;
  for (let hex = 0; hex < hexCount; hex++) {
    if (!mayBegin(state, sight, hex)) continue;
    const cost = toCity[hex] - sight.backing[hex] * perBacking;
    if (toCity[hex] === farthest || cost >= least) continue;
    least = cost;
    best = hex;
  }
  return best;
}

/** Can the way begin in a hex: does a stack of the side stand there, outside the city? */
const mayBegin = ({ context, top }: State, { ownCount }: Sight, hex: number): boolean =>
  ownCount[hex] > 0 && (context.ground.hexes[hex] & CITY) === 0 && context.fortress[top[hex]] === 0;

/** From the hexes held of the city outwards, nearest first, until no stack farther away can be the beginning. */
function measure(state: State, sight: Sight): void {
  const { enemyFire, backing } = sight;
  const { city } = state.context.ground;
  let most = 0;
  for (let hex = 0; hex < hexCount; hex++) if (mayBegin(state, sight, hex)) most = Math.max(most, backing[hex]);
  let least = Infinity;
  toCity.fill(farthest);
  chains.fill(-1);
  steps.fill(0);
  let entries = 0;
  const reach = (hex: number, cost: number): void => {
    toCity[hex] = cost;
    entryHex[entries] = hex;
    entryNext[entries] = chains[cost];
    chains[cost] = entries++;
  };
  for (let index = 0; index < city.length; index++) if (heldCityHex(state, index)) reach(city[index], 0);
  for (let cost = 0; cost < farthest && cost - most * perBacking <= least; cost++) {
    while (chains[cost] >= 0) {
      const entry = chains[cost];
      chains[cost] = entryNext[entry];
      const hex = entryHex[entry];
      if (toCity[hex] !== cost) continue;
      if (mayBegin(state, sight, hex)) least = Math.min(least, cost - backing[hex] * perBacking);
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const near = grid.neighbours[i];
        if (near < 0) continue;
        if (steps[near] === 0) steps[near] = stepOver(state, near, enemyFire[near]);
        const total = cost + steps[near];
        if (total >= toCity[near] || entries === room) continue;
        onwards[near] = hex;
        reach(near, total);
      }
    }
  }
}

function stepOver(state: State, hex: number, fire: number): number {
  const bits = state.context.ground.hexes[hex];
  let cost = anyStep + (bits & (FOREST | RIVER) ? hardGround : 0);
  if (inEnemyZone(state, GERMAN, hex)) cost += inZone;
  if (isLoneTank(state, GERMAN, hex)) cost += loneTank;
  return cost + Math.min(60, Math.round(fire * perFire));
}
