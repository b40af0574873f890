import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order, packHead } from '../../actions/actions.js';
import { AIRCRAFT, grid, hexCount } from '../../context.js';
import { sideIds } from '../../data/types.js';
import type { Reason } from '../../reasons.js';
import { FLOWN, holder, isGround, LOST, NONE, OFF_MAP, type State, STEP, strengthLeft } from '../../state.js';
import { fire, PURPOSE } from '../combat/combat.js';

/** 7.7 Aircraft (option). */

/** Enemy aircraft sent within this many hexes of each other fight. */
const sameArea = 6;

/** Alive, and the side's activation number is at most its initiative. */
export function isAvailable(state: State, aircraft: number): boolean {
  const { context } = state;
  if (context.options.aircraft === 'off' || state.hexOf[aircraft] === LOST) return false;
  return context.initiative[aircraft] >= state.an[context.side[aircraft]];
}

function canFly(state: State, side: number): boolean {
  return state.context.aircraft[side].some((aircraft) => isAvailable(state, aircraft));
}

/** Both sides may fly in this couplet: destinations are written down in secret before the impulses. */
export const bothFly = (state: State): boolean => canFly(state, 0) && canFly(state, 1);

export function resetAircraft(state: State): void {
  for (const side of [0, 1] as const) {
    for (const aircraft of state.context.aircraft[side]) state.flags[aircraft] = 0;
  }
}

export function checkFly(state: State, order: Order): Reason | null {
  const { unit, hex, other: target } = order;
  const { context } = state;
  if (context.options.aircraft === 'off') return 'aircraft-off';
  if (context.side[unit] !== state.deciding) return 'not-your-unit';
  if ((context.kind[unit] & AIRCRAFT) === 0 || !isAvailable(state, unit)) return 'aircraft-not-available';
  if (state.step === STEP['air-plan']) {
    if (state.flags[unit] & FLOWN) return 'aircraft-flew';
    return target === NONE ? null : 'air-target-later';
  }
  if (state.step === STEP['air-strike']) {
    if (state.hexOf[unit] !== hex) return 'aircraft-elsewhere';
  } else if (state.flags[unit] & FLOWN) return 'aircraft-flew';
  return checkStrike(state, hex, target);
}

function checkStrike(state: State, hex: number, target: number): Reason | null {
  if (target === NONE) return 'air-target-missing';
  if (!isGround(target) || state.context.side[target] === state.deciding) return 'no-target';
  const at = state.hexOf[target];
  if (at < 0) return 'no-target';
  return grid.direction(hex, at) < 0 ? 'air-target-not-adjacent' : null;
}

/** In its own impulse, or after the reveal: one attack, then home until a later couplet. */
function strike(state: State, aircraft: number, target: number, dice: Dice, log: Log | null): void {
  fire(state, aircraft, target, 'air-strike', NONE, dice, log);
  goHome(state, aircraft);
}

function goHome(state: State, aircraft: number): void {
  if (state.hexOf[aircraft] !== LOST) state.hexOf[aircraft] = OFF_MAP;
  state.flags[aircraft] |= FLOWN;
}

export function playFly(state: State, order: Order, dice: Dice, log: Log | null): void {
  const { unit, hex, other: target } = order;
  if (state.step === STEP['air-plan']) {
    state.hexOf[unit] = hex;
    state.flags[unit] |= FLOWN;
    if (log) {
      const side = sideIds[state.deciding];
      const detail = { unit: state.context.unitIds[unit], hex: grid.labels[hex] };
      log.push({ type: 'planned-flight', rule: '7.7', seats: [side], detail });
    }
    return;
  }
  if (log) {
    log.push({
      type: 'flew',
      rule: '7.7',
      detail: { unit: state.context.unitIds[unit], hex: grid.labels[hex] },
    });
  }
  strike(state, unit, target, dice, log);
}

/** Both plans are made: everything is revealed, and enemies in the same area fight, nearest pairs first (ruling 45). */
export function revealFlights(state: State, dice: Dice, log: Log | null): void {
  if (log) {
    const flights = onMap(state, 0).concat(onMap(state, 1));
    log.push({
      type: 'flights-revealed',
      rule: '7.7',
      detail: {
        flights: flights.map((one) => ({ unit: state.context.unitIds[one], hex: grid.labels[state.hexOf[one]] })),
      },
    });
  }
  // Aircraft that were kept back have passed for this couplet.
  for (const side of [0, 1] as const) {
    for (const aircraft of state.context.aircraft[side]) state.flags[aircraft] |= FLOWN;
  }
  for (;;) {
    const pair = nearestPair(state);
    if (!pair) return;
    dogfight(state, pair[0], pair[1], dice, log);
  }
}

const onMap = (state: State, side: number): number[] =>
  state.context.aircraft[side].filter((aircraft) => state.hexOf[aircraft] >= 0);

function nearestPair(state: State): [number, number] | null {
  let best: [number, number] | null = null;
  let nearest = sameArea + 1;
  for (const own of onMap(state, 0)) {
    for (const enemy of onMap(state, 1)) {
      const distance = grid.distance(state.hexOf[own], state.hexOf[enemy]);
      if (distance >= nearest) continue;
      nearest = distance;
      best = [own, enemy];
    }
  }
  return best;
}

/** Both fire; hits count after both have fired; survivors go home. */
function dogfight(state: State, one: number, other: number, dice: Dice, log: Log | null): void {
  const hitsOther = airFire(state, one, other, dice, log);
  const hitsOne = airFire(state, other, one, dice, log);
  if (hitsOther) hitAircraft(state, other, log);
  if (hitsOne) hitAircraft(state, one, log);
  goHome(state, one);
  goHome(state, other);
}

function airFire(state: State, attacker: number, target: number, dice: Dice, log: Log | null): boolean {
  const { context } = state;
  const strength = strengthLeft(state, attacker);
  const modifier = context.versusAir[attacker];
  const first = dice.roll(PURPOSE['air-combat'], attacker);
  const second = dice.roll(PURPOSE['air-combat'], attacker);
  const total = first + second + strength + modifier;
  const protection = context.protection[target];
  const hit = total >= protection;
  if (log) {
    log.push({
      type: 'attack',
      rule: '7.7',
      detail: {
        kind: 'air-combat',
        unit: context.unitIds[attacker],
        target: context.unitIds[target],
        hex: grid.labels[state.hexOf[target]],
        terms: [
          { rule: '1.1', what: 'strength', value: strength },
          { rule: '7.7', what: 'air-combat', value: modifier },
        ],
        firepower: strength + modifier,
        dice: [first, second],
        total,
        protection,
        hit,
      },
    });
  }
  return hit;
}

function hitAircraft(state: State, aircraft: number, log: Log | null): void {
  state.hits[aircraft]++;
  const left = strengthLeft(state, aircraft);
  const unit = state.context.unitIds[aircraft];
  if (left <= 0) state.hexOf[aircraft] = LOST;
  if (log) {
    if (left <= 0) log.push({ type: 'destroyed', rule: '7.7', detail: { unit } });
    else log.push({ type: 'hit', rule: '7.7', detail: { unit, strength: left } });
  }
}

/** Has this side an aircraft over the map with an enemy beside it? */
export function hasStrike(state: State, side: number): boolean {
  return onMap(state, side).some((aircraft) => hasTarget(state, side, state.hexOf[aircraft]));
}

function hasTarget(state: State, side: number, hex: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const around = grid.neighbours[hex * 6 + direction];
    if (around >= 0 && holder(state, around) === 1 - side) return true;
  }
  return false;
}

export function recallAircraft(state: State, side: number): void {
  for (const aircraft of onMap(state, side)) goHome(state, aircraft);
}

export function listFlights(state: State, aircraft: number, into: ActionCodes): void {
  if (!isAvailable(state, aircraft) || state.context.side[aircraft] !== state.deciding) return;
  if (state.step === STEP['air-plan']) {
    if (state.flags[aircraft] & FLOWN) return;
    for (let hex = 0; hex < hexCount; hex++) into.push(packHead(KIND.fly, aircraft, hex, NONE), 0);
    return;
  }
  if (state.step === STEP['air-strike']) {
    if (state.hexOf[aircraft] >= 0) listStrikesFrom(state, aircraft, state.hexOf[aircraft], into);
    return;
  }
  if (state.flags[aircraft] & FLOWN) return;
  const { context } = state;
  const enemy = 1 - state.deciding;
  // Where it hovers does not matter to the attack: each target is listed once, from its first neighbour on the map.
  for (let target = context.firstUnit[enemy]; target < context.endUnit[enemy]; target++) {
    const at = state.hexOf[target];
    if (at < 0) continue;
    let hex = NONE;
    for (let direction = 0; hex < 0; direction++) hex = grid.neighbours[at * 6 + direction];
    into.push(packHead(KIND.fly, aircraft, hex, target), 0);
  }
}

function listStrikesFrom(state: State, aircraft: number, hex: number, into: ActionCodes): void {
  for (let direction = 0; direction < 6; direction++) {
    const around = grid.neighbours[hex * 6 + direction];
    if (around < 0 || holder(state, around) !== 1 - state.deciding) continue;
    for (let target = state.top[around]; target !== NONE; target = state.below[target]) {
      into.push(packHead(KIND.fly, aircraft, hex, target), 0);
    }
  }
}
