import { KIND, Order } from '../../actions/actions.js';
import { AFV, GERMAN, grid, SOVIET, unitCount } from '../../context.js';
import { CITY, FOREST, TOWN, TRUNK_TOWN } from '../../ground.js';
import { knows } from '../../knowledge/knowledge.js';
import { packHead } from '../../actions/packing.js';
import {
  barrageColumn,
  barrageResult,
  barrageValue,
  blindModifier,
  EIGHTH,
  isGermanRocket,
  leastAttack,
  ROCKETS_AT_HALF,
} from '../../rules/barrage/values.js';
import { ALL_GUNS, findGuns, OBSERVED_GUNS, SPARE_GUNS } from '../../rules/barrage/barrage.js';
import { observedAsKnown } from '../../rules/barrage/observation.js';
import { bunkerAt } from '../../rules/city/bunkers.js';
import { garrisonStands } from '../../rules/city/garrisons.js';
import { holder, NONE, SHELLED, type State, TARGET } from '../../state.js';
import { choosePlain } from '../choice.js';
import { innerLinks } from '../map/city.js';
import type { Memory } from '../memory.js';
import { pointWorth } from './fights.js';
import { type GunPrices, priceGuns } from './gun-prices.js';
import { assaultReserve, hasPlenty } from './reserve.js';
import type { ScriptWeights } from '../weights.js';

/**
 * 11B: guns in range on the one hex where they do most, as long as there is supply for it. Those that could support an
 * assault keep their fire for it, unless they do more by shelling its target.
 */

const guns = new Int16Array(unitCount);
const order = new Order();

/** The guns that have the hex in range which is being thought about: the first `inRange`. */
const ranged = new Int16Array(unitCount);
let inRange = 0;
/** By gun: what it adds to a barrage of that hex; 1 if the hex is observed for it, as far as its side can tell. */
const valueOf = new Float64Array(unitCount);
const isObserved = new Uint8Array(unitCount);

export function chooseBarrage(memory: Memory, state: State): void {
  const { sight, weights, choice } = memory;
  const count = findGuns(state, guns);
  const prices = priceGuns(memory, state, guns, count);
  let best = NONE;
  let single = NONE;
  let rockets = 0;
  let tail = ALL_GUNS;
  let most = leastWorth(weights, state);
  for (let i = 0; i < sight.enemies && count > 0; i++) {
    const hex = sight.enemyHexes[i];
    const there = holder(state, hex);
    if (there === state.deciding || (there === NONE && !(state.deciding === SOVIET && garrisonStands(state, hex))))
      continue;
    if (state.marks[hex] & SHELLED) continue;
    const value = findRanged(state, count, hex);
    const noise = memory.noise.on(KIND.barrage, NONE, hex);
    // All together are too weak, and so are some of them.
    if (inRange === 0 || (value < leastAttack(state.context) && noise <= most)) continue;
    for (let k = 0; k < inRange; k++) isObserved[ranged[k]] = observedAsKnown(state, ranged[k], hex) ? 1 : 0;
    for (let which = ALL_GUNS; which <= (SPARE_GUNS | OBSERVED_GUNS); which++) {
      found[which] = aim(memory, state, hex, which, prices.spare);
      if (order.count === 0 || isRepeated(which)) continue;
      order.value = rocketsFor(state);
      const worth = barrageWorth(weights, state) - priceOf(prices) + noise;
      if (worth <= most) continue;
      most = worth;
      best = hex;
      single = order.count === 1 ? order.units[0] : NONE;
      rockets = order.value;
      tail = which;
    }
  }
  if (best === NONE) choosePlain(choice, KIND.done, 0, 'done');
  else choice.set(packHead(KIND.barrage, single, best, rockets), tail, 'barrage', most, NONE, best);
}

/** Finds those of the first `count` guns that have a hex in range; returns what they are worth there together. */
function findRanged(state: State, count: number, hex: number): number {
  const choice = isLastImpulse(state) ? 0 : ROCKETS_AT_HALF;
  let value = 0;
  inRange = 0;
  for (let i = 0; i < count; i++) {
    const gun = guns[i];
    if (grid.distance(state.hexOf[gun], hex) > state.context.range[gun]) continue;
    ranged[inRange++] = gun;
    value += valueOf[gun] = barrageValue(state, gun, hex, choice);
  }
  return value;
}

/** How many guns each choice of guns has in range of the hex that is being thought about. */
const found = new Int16Array(4);

/** Are these the same guns as those of a choice that leaves out fewer? */
const isRepeated = (which: number): boolean =>
  ((which & SPARE_GUNS) !== 0 && found[which] === found[which & ~SPARE_GUNS]) ||
  ((which & OBSERVED_GUNS) !== 0 && found[which] === found[which & ~OBSERVED_GUNS]);

/** What assaults lose by the guns of the order. */
function priceOf({ price }: GunPrices): number {
  let sum = 0;
  for (let i = 0; i < order.count; i++) sum += price[order.units[i]];
  return sum;
}

/**
 * Orders the guns in range to fire at a hex, all of them or those that the bits of `which` name; when some have been told
 * otherwise, the strongest of the others. Returns how many are in range.
 */
function aim({ moods }: Memory, state: State, hex: number, which: number, spare: Uint8Array): number {
  order.reset(KIND.barrage);
  order.hex = hex;
  let abstain = 0;
  for (let i = 0; i < inRange; i++) {
    const gun = ranged[i];
    if (which & SPARE_GUNS && spare[gun] === 0) continue;
    if (which & OBSERVED_GUNS && isObserved[gun] === 0) continue;
    if (moods.noFire[gun] === 1 || (moods.target[gun] !== NONE && moods.target[gun] !== hex)) abstain++;
    else order.units[order.count++] = gun;
  }
  const all = order.count + abstain;
  if (abstain === 0 || order.count < 2) return all;
  const value = (gun: number): number => barrageValue(state, gun, hex);
  for (let i = 1; i < order.count; i++) {
    if (value(order.units[i]) > value(order.units[0])) order.units[0] = order.units[i];
  }
  order.count = 1;
  return all;
}

/** Does nobody assault any more after this impulse? */
const isLastImpulse = (state: State): boolean =>
  state.turn === state.context.scenario.turns[1] && state.points[GERMAN] + state.points[SOVIET] === 0;

/** 15A3: rockets fire at half: the third point is an assault in an impulse to come, as long as there is one. */
function rocketsFor(state: State): number {
  if (isLastImpulse(state)) return 0;
  for (let i = 0; i < order.count; i++) if (isGermanRocket(state, order.units[i])) return ROCKETS_AT_HALF;
  return 0;
}

/** Once the points are paid further barrages cost nothing; before that they must be worth what they keep from others. */
function leastWorth(weights: ScriptWeights, state: State): number {
  const pool = state.active === SOVIET ? 0 : 1;
  const paid = Math.max(state.paid[0], state.paid[1], state.paid[2]);
  if (paid >= 2 || hasPlenty(state, state.active, state.supply[pool])) return 200;
  const spare = state.supply[pool] - assaultReserve(state, state.active);
  return weights.leastBarrage[state.active] * (spare >= 2 - paid ? 1 : 2.5);
}

function barrageWorth(weights: ScriptWeights, state: State): number {
  const { hex } = order;
  const { context } = state;
  let value = 0;
  let isSeen = true;
  for (let i = 0; i < order.count; i++) {
    value += valueOf[order.units[i]];
    isSeen &&= isObserved[order.units[i]] === 1;
  }
  if (value < leastAttack(context)) return 0;
  const unobserved = isSeen ? 0 : blindModifier(state, order);
  const bits = context.ground.hexes[hex];
  const { modifiers } = context.data.charts.barrage;
  const ground = (bits & FOREST ? modifiers.forest : 0) + (bits & TOWN ? modifiers.town : 0) + unobserved;
  const enemy = 1 - state.active;
  const bunker = bunkerAt(state, hex);
  let worth = 0;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    const known = knows(state, state.active, unit);
    const tank = known && context.class[unit] === AFV;
    const cover = ground + (tank ? modifiers.afv : bunker > 0 ? modifiers.bunker : 0);
    const strength = known ? state.strength[unit] : weights.hiddenStrength[enemy];
    const loss = Math.min(Math.max(1, strength >> 1), meanLoss(state, value, cover));
    worth += loss * (known ? pointWorth(weights, state, unit) : weights.strengthPoint[enemy]);
  }
  if (enemy === GERMAN && garrisonStands(state, hex)) {
    worth += Math.min(1, meanLoss(state, value, ground)) * (bits & TRUNK_TOWN ? 4000 : weights.strengthPoint[GERMAN]);
  }
  if (bunker > 0)
    worth += Math.min(bunker, meanLoss(state, value, modifiers.bunker + unobserved)) * weights.bunkerPoint;
  // Those whom a barrage shakes do not fire at the assault that follows.
  if (state.marks[hex] & TARGET) worth *= beforeAssault;
  if (bits & (CITY | TRUNK_TOWN)) worth *= weights.objectiveBarrage;
  if (bits & CITY && state.active === SOVIET) worth *= 1 + innerLinks(state, hex) * weights.innerBarrage;
  return worth;
}

const beforeAssault = 1.5;

/** Mean loss of one unit from a barrage of this value, in all its attacks. */
function meanLoss(state: State, value: number, modifier: number): number {
  const { context } = state;
  const { columns } = context.data.charts.barrage;
  const top = columns.at(-1)! * EIGHTH;
  let loss = 0;
  for (let rest = value; rest >= columns[0] * EIGHTH; rest -= top) {
    const column = barrageColumn(context, Math.min(rest, top));
    for (let die = 1; die <= 6; die++) loss += barrageResult(context, column, die + modifier) / 6;
    if (rest < top) break;
  }
  return loss;
}
