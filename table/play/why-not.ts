import type { Refusal } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { pathCosts } from '@impulse/totensonntag/aids/aids.js';
import { grid } from '@impulse/totensonntag/context.js';
import { type Reason, reasons } from '@impulse/totensonntag/reasons.js';
import { movementPoints } from '@impulse/totensonntag/rules/movement.js';
import { holder, type State, STEP, steps } from '@impulse/totensonntag/state.js';
import { placeOf } from './orders.js';
import { trailTo } from './trail.js';

/** Longest path worth asking about: no unit gets farther than seven hexes. */
const farthest = 20;

/**
 * Turns "this unit, that hex" into the action the player most likely meant and asks the rules why it is refused.
 * Without a hex: why the unit cannot do anything.
 */
export function whyNot(state: State, side: string, unit: string, hex: string | null): Refusal | null {
  for (const action of meant(state, unit, hex)) {
    const refusal = totensonntag.refuse(state, side, action);
    if (refusal) return hex === null ? refusal : aboutTheHex(state, unit, hex, refusal);
  }
  return null;
}

const aboutThePath = new Set<string>([
  'not-adjacent',
  'terrain-prohibited',
  'enemy-occupied',
  'too-few-points',
  'stops-in-zoc',
] satisfies Reason[]);

/** Closed terrain and distance are the reasons that matter, whatever else stands in the way. */
function aboutTheHex(state: State, unit: string, hex: string, refusal: Refusal): Refusal {
  if (!aboutThePath.has(refusal.reason)) return refusal;
  const reason = barrierTo(state, unit, hex);
  return reason === null ? refusal : { rule: reasons[reason], reason, detail: { ...refusal.detail, hex } };
}

function barrierTo(state: State, unit: string, hex: string): Reason | null {
  const number = state.context.unitNumber.get(unit)!;
  if (state.context.enterCost[number][grid.parse(hex)] === 0) return 'terrain-prohibited';
  const from = placeOf(state, unit);
  const trail = from === null ? [] : trailTo(state.context, unit, from, hex);
  const cost = pathCosts(state.context, unit, trail).at(-1) ?? 0;
  return trail.length > 1 && cost > movementPoints(state, number) ? 'too-few-points' : null;
}

function meant(state: State, unit: string, hex: string | null): Action[] {
  const from = placeOf(state, unit);
  const step = steps[state.step];
  const number = state.context.unitNumber.get(unit)!;
  if (state.context.units[number].type === 'aircraft') return [flight(state, unit, hex)];
  if (step === 'setup') return [{ type: 'place', unit, hex: hex ?? from ?? 'A1' }];
  if (step === 'night') return [{ type: 'recover', unit }];
  if (state.step === STEP.advance) return [{ type: 'advance', unit, hex: hex ?? grid.labels[state.focusHex] }];
  if (state.step === STEP.excess) return [{ type: 'destroy-excess', unit }];
  if (from === null) return [{ type: 'enter', unit, path: hex === null ? [] : [hex] }];
  if (hex === null) return [{ type: 'move', unit, path: [anyNeighbour(from)] }];
  const there = holder(state, grid.parse(hex));
  const enemy = there >= 0 && there !== state.context.side[number];
  const move: Action = { type: 'move', unit, path: pathTo(state, unit, from, hex) };
  if (!enemy) return [move];
  const assault: Action = { type: 'assault', unit, target: hex };
  const spotter = spotterFor(state, unit);
  const guns = state.context.range[number] > 0 && spotter !== undefined;
  return guns ? [{ type: 'barrage', unit, target: hex, spotter }, assault, move] : [assault, move];
}

/** A flight against whoever stands in the hex, where that is what is asked. */
function flight(state: State, unit: string, hex: string | null): Action {
  const to = hex ?? placeOf(state, unit) ?? 'A1';
  const target = state.top[grid.parse(to)];
  if (target < 0 || state.step === STEP['air-plan']) return { type: 'fly', unit, hex: to };
  const over = placeOf(state, unit) ?? anyNeighbour(to);
  return { type: 'fly', unit, hex: over, target: state.context.unitIds[target] };
}

/** The cheapest way by terrain, so that the first obstacle on it is one that matters. */
function pathTo(state: State, unit: string, from: string, hex: string): string[] {
  const trail = trailTo(state.context, unit, from, hex).slice(0, farthest);
  if (trail.length > 0) return trail;
  const straight = grid.line(grid.parse(from), grid.parse(hex)).slice(1, farthest);
  return straight.map((one) => grid.labels[one]);
}

function spotterFor(state: State, unit: string): string | undefined {
  const side = state.context.side[state.context.unitNumber.get(unit)!];
  return state.context.unitIds.find(
    (id, number) => id !== unit && state.context.side[number] === side && placeOf(state, id) !== null,
  );
}

function anyNeighbour(from: string): string {
  const hex = grid.parse(from);
  for (let direction = 0; ; direction++) {
    const around = grid.neighbour(hex, direction);
    if (around >= 0) return grid.labels[around];
  }
}
