import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order, packHead } from '../../actions/actions.js';
import { ARTILLERY, type Context, grid } from '../../context.js';
import type { Reason } from '../../reasons.js';
import { ADVANCED, BARRAGED, holder, MOVED, NONE, RANGED, type State, STEP } from '../../state.js';
import { checkActs, TO_FIGHT } from '../turn/activations.js';
import { fire, PURPOSE } from './combat.js';

/** 7.4 Artillery support: the barrage. */

/** Lowest die, after modifiers, that ranges in. */
export const rangesInOn = 4;

/** Range, and an enemy to fire at. */
export function checkBarrageTarget(state: State, unit: number, hex: number): Reason | null {
  const { context } = state;
  const there = holder(state, hex);
  if (there < 0 || there === context.side[unit]) return 'no-target';
  const distance = grid.distance(state.hexOf[unit], hex);
  if (distance > context.range[unit]) return 'out-of-range';
  // Ruling 15: an adjacent hex is assaulted instead, unless the option says otherwise.
  return distance < 2 && context.options.adjacentBarrage === 'no' ? 'adjacent-barrage' : null;
}

/** Rulings 16 and 17: another friendly ground unit that sees the hex. */
export function checkSpotter(state: State, unit: number, spotter: number, hex: number): Reason | null {
  const { context } = state;
  if (spotter === unit) return 'spots-for-itself';
  if (context.side[spotter] !== state.active) return 'not-your-unit';
  const from = state.hexOf[spotter];
  if (from < 0 || spotter >= context.endUnit[1]) return 'not-on-map';
  return sees(context, from, hex) ? null : 'no-spotter';
}

/** An adjacent unit sees a hex; from an escarpment two hexes are seen, from a Point three. */
const sees = (context: Context, from: number, hex: number): boolean =>
  grid.distance(from, hex) <= context.spotting[from];

/** Spotter moved this impulse -1 (ruling 18: any move, entry or advance), spotter on a Point +1; they add up. */
export function rangeInModifiers(state: State, spotter: number): { moved: number; point: number } {
  return {
    moved: state.flags[spotter] & (MOVED | ADVANCED) ? -1 : 0,
    point: state.context.point[state.hexOf[spotter]] ? 1 : 0,
  };
}

/** How many faces of the die range in. */
export function rangeInChances(state: State, spotter: number): number {
  const { moved, point } = rangeInModifiers(state, spotter);
  return 7 - rangesInOn + moved + point;
}

export function checkBarrage(state: State, order: Order): Reason | null {
  const unit = order.unit;
  const reason = checkGuns(state, unit);
  return reason ?? checkBarrageTarget(state, unit, order.hex) ?? checkSpotter(state, unit, order.other, order.hex);
}

function checkGuns(state: State, unit: number): Reason | null {
  if ((state.context.kind[unit] & ARTILLERY) === 0) return 'artillery-only';
  return checkActs(state, unit, TO_FIGHT);
}

export function playBarrage(state: State, order: Order, dice: Dice, log: Log | null): void {
  const { unit, hex, other: spotter } = order;
  const { context } = state;
  state.flags[unit] |= BARRAGED;
  const { moved, point } = rangeInModifiers(state, spotter);
  const rolls: { unit: string; die: number; ranged: boolean }[] | null = log ? [] : null;
  let found = 0;
  let only = NONE;
  for (let target = state.top[hex]; target !== NONE; target = state.below[target]) {
    const die = dice.roll(PURPOSE['range-in'], target);
    const ranged = die + moved + point >= rangesInOn;
    rolls?.push({ unit: context.unitIds[target], die, ranged });
    if (!ranged) continue;
    state.flags[target] |= RANGED;
    found++;
    only = target;
  }
  if (log) {
    log.push({
      type: 'ranged-in',
      rule: '7.4',
      detail: {
        unit: context.unitIds[unit],
        spotter: context.unitIds[spotter],
        hex: grid.labels[hex],
        moved,
        point,
        rolls: rolls!,
      },
    });
  }
  if (found > 1) {
    state.focusUnit = unit;
    state.focusHex = hex;
    state.step = STEP['barrage-target'];
  } else if (found === 1) {
    state.flags[only] &= ~RANGED;
    fire(state, unit, only, 'barrage', NONE, dice, log);
  }
}

export function checkBarrageChoice(state: State, order: Order): Reason | null {
  if (order.unit !== state.focusUnit) return 'wrong-step';
  return state.flags[order.other] & RANGED ? null : 'not-ranged-in';
}

export function playBarrageChoice(state: State, order: Order, dice: Dice, log: Log | null): void {
  for (let target = state.top[state.focusHex]; target !== NONE; target = state.below[target]) {
    state.flags[target] &= ~RANGED;
  }
  state.focusUnit = NONE;
  state.focusHex = NONE;
  state.step = STEP.impulse;
  fire(state, order.unit, order.other, 'barrage', NONE, dice, log);
}

export function listBarrages(state: State, unit: number, into: ActionCodes): void {
  if (checkGuns(state, unit)) return;
  const { context, hexOf, active } = state;
  const end = context.endUnit[1 - active];
  for (let target = context.firstUnit[1 - active]; target < end; target++) {
    const hex = hexOf[target];
    // Each hex once: by its top unit.
    if (hex < 0 || state.top[hex] !== target || checkBarrageTarget(state, unit, hex)) continue;
    listSpotted(state, unit, hex, into);
  }
}

function listSpotted(state: State, unit: number, hex: number, into: ActionCodes): void {
  const { context, hexOf, active } = state;
  const end = context.endUnit[active];
  for (let spotter = context.firstUnit[active]; spotter < end; spotter++) {
    const from = hexOf[spotter];
    if (from < 0 || !sees(context, from, hex) || checkSpotter(state, unit, spotter, hex)) continue;
    into.push(packHead(KIND.barrage, unit, hex, spotter), 0);
  }
}

export function listBarrageChoices(state: State, into: ActionCodes): void {
  for (let target = state.top[state.focusHex]; target !== NONE; target = state.below[target]) {
    if (state.flags[target] & RANGED) into.push(packHead(KIND['barrage-target'], state.focusUnit, NONE, target), 0);
  }
}
