import type { Random } from '@impulse/engine';
import { around, occupied } from '@impulse/engine/invariants/stray.js';
import { type Action, type ActionType, actionTypes } from '../actions/actions.js';
import { grid, hexCount, unitCount } from '../context.js';
import { stackOf, type State } from '../state.js';

/** Actions near to what is possible, legal or not: random walks, hexes around a unit, other orders of a stack. */
export function strayAction(state: State, random: Random): Action {
  const { unitIds } = state.context;
  const number = random.below(unitCount);
  const unit = unitIds[number];
  const from = state.hexOf[number] >= 0 ? state.hexOf[number] : edgeHex(state, number, random);
  const other = unitIds[random.below(unitCount)];
  const type: ActionType =
    random.below(2) === 0 ? walks[random.below(walks.length)] : actionTypes[random.below(actionTypes.length)];
  switch (type) {
    case 'move':
    case 'enter':
      return walk(type, unit, from, random);
    case 'exit': {
      const nearest = nearestTo(state, state.context.exitHex, random);
      return { type, unit: unitIds[nearest], path: wayTo(state.hexOf[nearest], state.context.exitHex, random) };
    }
    case 'assault': {
      const target = label(around(grid, from, random));
      return random.below(3) === 0 ? { type, unit, target, support: other } : { type, unit, target };
    }
    case 'barrage':
      return { type, unit, target: label(occupied(grid, state.hexOf, random)), spotter: other };
    case 'barrage-target':
      return { type, unit, 'target-unit': other };
    case 'place':
    case 'advance':
      return { type, unit, hex: label(random.below(2) === 0 ? around(grid, from, random) : random.below(hexCount)) };
    case 'stay':
    case 'destroy-excess':
    case 'recover':
      return { type, unit };
    case 'stack':
      return { type, hex: label(from), order: shuffled(stackOf(state, from), random).map((one) => unitIds[one]) };
    case 'fly': {
      const hex = label(around(grid, occupied(grid, state.hexOf, random), random));
      return random.below(2) === 0 ? { type, unit, hex } : { type, unit, hex, target: other };
    }
    case 'choose-an':
      return { type, value: random.below(9) - 1 };
    case 'adjust-an':
      return { type, delta: random.below(5) - 2 };
    case 'place-rest':
    case 'roll-an':
    case 'recover-all':
    case 'done':
      return { type };
  }
}

const walks = ['move', 'move', 'move', 'enter', 'exit', 'assault', 'fly', 'stack', 'barrage'] as const;

const label = (hex: number): string => grid.labels[hex];

function edgeHex(state: State, unit: number, random: Random): number {
  const entry = state.context.entry[unit];
  if (!entry) return random.below(hexCount);
  const hexes = random.below(2) === 0 ? entry.hexes : entry.edge;
  return hexes[random.below(hexes.length)];
}

function walk(type: 'move' | 'enter', unit: string, from: number, random: Random): Action {
  let at = from;
  const path = type === 'enter' ? [label(at)] : [];
  for (let steps = random.below(5); steps > 0; steps--) {
    at = around(grid, at, random);
    path.push(label(at));
  }
  if (random.below(3) > 0) return { type, unit, path };
  return { type, unit, path, overrun: label(around(grid, at, random)) };
}

/** Of a few units drawn, the one nearest to a hex. */
function nearestTo(state: State, hex: number, random: Random): number {
  const drawn = Array.from({ length: 30 }, () => random.below(unitCount));
  const distance = (unit: number) => (state.hexOf[unit] >= 0 ? grid.distance(state.hexOf[unit], hex) : hexCount);
  return drawn.reduce((best, unit) => (distance(unit) < distance(best) ? unit : best));
}

/** A path of at most four steps, each of which leads nearer. */
function wayTo(from: number, hex: number, random: Random): string[] {
  const path: string[] = [];
  let at = from;
  while (at >= 0 && at !== hex && path.length < 4) {
    const to = around(grid, at, random);
    if (grid.distance(to, hex) >= grid.distance(at, hex)) continue;
    at = to;
    path.push(label(at));
  }
  return path;
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.below(rest.length), 1)[0]);
}
