import type { Seat } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { ARMOR, grid, RECON } from '../context.js';
import { movementPoints } from '../rules/movement/movement.js';
import { holder, NONE, OFF_MAP, type State, STEP } from '../state.js';
import { hexOfUnit } from './places.js';
import { type CheapestPath, trailTo } from './cheapest-path.js';

/**
 * What a player most likely means by pointing at a unit and a hex, likeliest first; without a hex: by wanting the unit to
 * do something.
 */
export function meantBy(state: State, seat: Seat, unit: string, hex: string | null): Action[] {
  const number = state.context.unitNumber.get(unit)!;
  if (state.context.units[number].type === 'aircraft') return [flight(state, seat, number, hex)];
  return [...ofTheStep(state, number, hex), ...march(state, number, hex)];
}

/** Actions that belong to the step now decided. */
function ofTheStep(state: State, number: number, hex: string | null): Action[] {
  const { context, hexOf } = state;
  const unit = context.unitIds[number];
  const from = grid.labels[hexOf[number]];
  switch (state.step) {
    case STEP.setup:
      return [{ type: 'place', unit, hex: hex ?? from ?? grid.labels[0] }];
    case STEP.night:
      return [{ type: 'recover', unit }];
    case STEP.advance:
      return [{ type: 'advance', unit, hex: hex ?? grid.labels[state.focusHex] }];
    case STEP.excess:
      return [{ type: 'destroy-excess', unit }];
    case STEP['barrage-target']: {
      const target = hex === null ? NONE : state.top[grid.parse(hex)];
      return target === NONE ? [] : [{ type: 'barrage-target', unit, 'target-unit': context.unitIds[target] }];
    }
    case STEP.impulse:
      return hex === null || hexOf[number] < 0 ? [] : attacks(state, number, hex);
    default:
      return [];
  }
}

/** Against an enemy in the hex: guns fire, everybody else assaults. */
function attacks(state: State, number: number, target: string): Action[] {
  const { context } = state;
  const unit = context.unitIds[number];
  if (holder(state, grid.parse(target)) !== 1 - context.side[number]) return [];
  const assault: Action = { type: 'assault', unit, target };
  const spotter = anySpotter(state, number);
  if (context.kind[number] & (ARMOR | RECON)) return [...charge(state, number, target), assault];
  if (context.range[number] === 0 || spotter === undefined) return [assault];
  return [{ type: 'barrage', unit, target, spotter }, assault];
}

/** Against somebody farther off: an overrun at the end of a move. */
function charge(state: State, number: number, target: string): Action[] {
  if (grid.distance(state.hexOf[number], grid.parse(target)) < 2) return [];
  const path = pathTo(state, number, target).slice(0, -1);
  return [{ type: 'move', unit: state.context.unitIds[number], path, overrun: target }];
}

/** Another unit of the same side on the map: whether it sees the hex is for the rules to say. */
function anySpotter({ context, hexOf }: State, unit: number): string | undefined {
  const side = context.side[unit];
  for (let other = context.firstUnit[side]; other < context.endUnit[side]; other++) {
    if (other !== unit && hexOf[other] >= 0) return context.unitIds[other];
  }
  return undefined;
}

/** Going there: a move or an entry. */
function march(state: State, number: number, hex: string | null): Action[] {
  const { context, hexOf } = state;
  const unit = context.unitIds[number];
  const from = hexOf[number];
  if (from === OFF_MAP && context.entry[number]) {
    return [{ type: 'enter', unit, path: hex === null ? firstEntry(state, number) : pathTo(state, number, hex) }];
  }
  if (from < 0) return [{ type: 'move', unit, path: [hex ?? grid.labels[0]] }];
  const stir: Action = { type: 'move', unit, path: [anyNeighbour(from)] };
  if (hex === null) return [stir];
  if (grid.parse(hex) !== from) return [{ type: 'move', unit, path: pathTo(state, number, hex) }];
  return [stir, { type: 'move', unit, path: [] }];
}

const firstEntry = ({ context }: State, unit: number): string[] => [grid.labels[context.entry[unit]!.hexes[0]]];

/** Longest path worth asking about: no unit gets farther than seven hexes. */
const farthest = 20;

/** Past enemies if the points allow it, else the cheapest way by terrain, so that the first obstacle is one that matters. */
function pathTo(state: State, unit: number, hex: string): string[] {
  const { context, active, hexOf } = state;
  const to = grid.parse(hex);
  const enemy = 1 - context.side[unit];
  const around = trailTo(state, unit, to, (one) => holder(state, one) !== enemy);
  const affordable = around !== null && active !== NONE && around.cost <= movementPoints(state, unit);
  const trail = affordable ? around : trailByTerrain(state, unit, to);
  const straight = hexOf[unit] >= 0 ? grid.line(hexOf[unit], to).slice(1) : [to];
  return (trail?.hexes ?? straight).slice(0, farthest).map((one) => grid.labels[one]);
}

/** The cheapest path by terrain alone, enemies and their zones left out. */
export const trailByTerrain = (state: State, unit: number, to: number): CheapestPath | null =>
  trailTo(state, unit, to, () => true);

/** A flight against whoever is in the hex, where that is what is asked. */
function flight(state: State, seat: Seat, aircraft: number, hex: string | null): Action {
  const unit = state.context.unitIds[aircraft];
  const over = hexOfUnit(state, seat, aircraft);
  const to = hex ?? over ?? grid.labels[0];
  const target = state.top[grid.parse(to)];
  if (target === NONE || state.step === STEP['air-plan']) return { type: 'fly', unit, hex: to };
  return { type: 'fly', unit, hex: over ?? anyNeighbour(grid.parse(to)), target: state.context.unitIds[target] };
}

function anyNeighbour(hex: number): string {
  for (let direction = 0; ; direction++) {
    const around = grid.neighbour(hex, direction);
    if (around >= 0) return grid.labels[around];
  }
}
