import {
  type Action,
  type FireAllocation,
  intensities,
  INTENSITY,
  KIND,
  type Order,
  QUARTER,
  rocketValues,
  STANDING,
  type StandingOrders,
  standingNames,
  standingValues,
} from './actions.js';
import { type Context, grid } from '../context.js';
import { NONE } from '../state.js';

/** Between the public shape of an action and its numbers. */

export function readAction(context: Context, action: Action, order: Order): void {
  order.reset(KIND[action.type]);
  if ('unit' in action) order.unit = context.unitNumber.get(action.unit)!;
  if ('hex' in action) order.hex = grid.parse(action.hex);
  if ('target' in action) order.hex = grid.parse(action.target);
  if ('path' in action) for (const label of action.path) order.path[order.steps++] = grid.parse(label);
  switch (action.type) {
    case 'place':
      order.value = action.deployed ? 1 : 0;
      return;
    case 'avoid-isolation':
      order.value = action.pay ? 1 : 0;
      return;
    case 'impulse':
    case 'replace':
      order.value = action.points;
      return;
    case 'refit':
      order.formation = context.formationNumber.get(action.formation)!;
      return;
    case 'reassign':
      order.area = context.ground.entryNumber.get(action.area)!;
      return;
    case 'move':
    case 'enter':
    case 'advance':
      readUnits(context, action.with, order);
      return;
    case 'bridge':
      order.value = action.work === 'build' ? 1 : 0;
      return;
    case 'stack':
      readUnits(context, action.order, order);
      return;
    case 'barrage':
      readUnits(context, action.units, order);
      for (const points of action.split ?? []) order.firePoints[order.fireCount++] = points * QUARTER;
      if (action.rockets !== undefined) order.value = rocketValues.indexOf(action.rockets) + 1;
      return;
    case 'defend':
      order.value = INTENSITY[action.intensity ?? 'low'];
      readFire(context, action, order);
      return;
    case 'fire':
      readFire(context, action, order);
      return;
    case 'orders':
      readStanding(action, order);
      return;
    default:
  }
}

function readUnits(context: Context, ids: readonly string[] | undefined, order: Order): void {
  for (const id of ids ?? []) order.units[order.count++] = context.unitNumber.get(id)!;
}

function readFire(context: Context, fire: FireAllocation, order: Order): void {
  if (fire.headquarters !== undefined) order.formation = context.formationNumber.get(fire.headquarters)!;
  order.supportGiven = fire.support !== undefined;
  readUnits(context, fire.support, order);
  order.antitankGiven = fire.antitank !== undefined;
  for (const id of fire.antitank ?? []) order.antitank[order.antitankCount++] = context.unitNumber.get(id)!;
  for (const [id, points] of Object.entries(fire.allocation ?? {})) {
    order.fireUnits[order.fireCount] = context.unitNumber.get(id)!;
    order.firePoints[order.fireCount++] = points * QUARTER;
  }
  for (const id of fire.order ?? []) order.sequence[order.sequenceCount++] = context.unitNumber.get(id)!;
}

function readStanding(given: Partial<StandingOrders>, order: Order): void {
  for (const name of standingNames) {
    const value = given[name];
    if (value === undefined) continue;
    order.standing[STANDING[name]] =
      typeof value === 'number'
        ? value
        : (standingValues[name as keyof typeof standingValues] as readonly string[]).indexOf(value);
  }
}

export function makeAction(context: Context, order: Order): Action {
  const unit = context.unitIds[order.unit];
  const hex = grid.labels[order.hex];
  const { type } = order;
  switch (type) {
    case 'place':
      return order.value ? { type, unit, hex, deployed: true } : { type, unit, hex };
    case 'advance':
      return { type, unit, hex, ...together(context, order) };
    case 'avoid-isolation':
      return { type, pay: order.value === 1 };
    case 'impulse':
      return { type, points: order.value };
    case 'refit':
      return { type, formation: context.formations[order.formation].id };
    case 'replace':
      return { type, unit, points: order.value };
    case 'repair':
    case 'deploy':
    case 'exit':
    case 'call-off':
      return { type, unit };
    case 'reassign':
      return { type, unit, area: context.data.entries[order.area].id };
    case 'move':
    case 'enter':
      return { type, unit, path: pathLabels(order), ...together(context, order) };
    case 'rail':
      return { type, unit, path: pathLabels(order) };
    case 'bridge':
      return { type, unit, work: order.value ? 'build' : 'destroy' };
    case 'assault':
      return { type, unit, target: hex };
    case 'stack':
      return { type, hex, order: unitIds(context, order) };
    case 'barrage': {
      const split = Array.from(order.firePoints.subarray(0, order.fireCount), (points) => points / QUARTER);
      const rockets = rocketValues[order.value - 1];
      return {
        type,
        target: hex,
        units: unitIds(context, order),
        ...(split.length > 0 ? { split } : {}),
        ...(rockets ? { rockets } : {}),
      };
    }
    case 'defend':
      return {
        type,
        ...makeFire(context, order),
        ...(order.value === INTENSITY.low ? {} : { intensity: intensities[order.value] }),
      };
    case 'fire':
      return { type, ...makeFire(context, order) };
    case 'orders':
      return { type, ...makeStanding(order.standing, 0) };
    case 'place-rest':
    case 'pass':
    case 'done':
      return { type };
  }
}

const pathLabels = (order: Order): string[] =>
  Array.from(order.path.subarray(0, order.steps), (hex) => grid.labels[hex]);

const together = (context: Context, order: Order): { readonly with?: readonly string[] } =>
  order.count > 0 ? { with: unitIds(context, order) } : {};

const unitIds = (context: Context, order: Order): string[] =>
  Array.from(order.units.subarray(0, order.count), (unit) => context.unitIds[unit]);

function makeFire(context: Context, order: Order): FireAllocation {
  const allocation: Record<string, number> = {};
  for (let i = 0; i < order.fireCount; i++) {
    allocation[context.unitIds[order.fireUnits[i]]] = order.firePoints[i] / QUARTER;
  }
  return {
    target: grid.labels[order.hex],
    ...(order.formation === NONE ? {} : { headquarters: context.formations[order.formation].id }),
    ...(order.supportGiven ? { support: unitIds(context, order) } : {}),
    ...(order.antitankGiven
      ? {
          antitank: Array.from(order.antitank.subarray(0, order.antitankCount), (one) => context.unitIds[one]),
        }
      : {}),
    ...(order.fireCount > 0 ? { allocation } : {}),
    ...(order.sequenceCount > 0
      ? { order: Array.from(order.sequence.subarray(0, order.sequenceCount), (one) => context.unitIds[one]) }
      : {}),
  };
}

/** Standing orders from their numbers, beginning at a cell; what is NONE is left out. */
export function makeStanding(cells: Int16Array, at: number): Partial<StandingOrders> {
  const orders: Record<string, string | number> = {};
  for (const [index, name] of standingNames.entries()) {
    const value = cells[at + index];
    if (value === NONE) continue;
    orders[name] = name === 'reserve' ? value : standingValues[name][value];
  }
  return orders;
}
