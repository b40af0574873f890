import type { Random } from '@impulse/engine';
import { around, occupied } from '@impulse/engine/invariants/stray.js';
import { type Action, type ActionType, actionTypes, rocketValues, standingValues } from '../actions/actions.js';
import { grid, hexCount, unitCount } from '../context.js';
import { stackOf, type State } from '../state.js';

/** Actions near to what is possible, legal or not: random walks, hexes around a unit, other guns, other targets. */
export function strayAction(state: State, random: Random): Action {
  const { unitIds, formations, data } = state.context;
  const number = someUnit(state, random);
  const unit = unitIds[number];
  const from = state.hexOf[number] >= 0 ? state.hexOf[number] : entryHex(state, number, random);
  const near = () => grid.labels[around(grid, from, random)];
  const someUnits = () => Array.from({ length: 1 + random.below(3) }, () => unitIds[someUnit(state, random)]);
  const type: ActionType =
    random.below(2) === 0 ? walks[random.below(walks.length)] : actionTypes[random.below(actionTypes.length)];
  switch (type) {
    case 'move': {
      const path = walk(from, random, []);
      return random.below(8) === 0 ? { type, unit, path, with: someUnits() } : { type, unit, path };
    }
    case 'enter': {
      const path = walk(from, random, [grid.labels[from]]);
      return random.below(4) === 0 ? { type, unit, path, with: someUnits() } : { type, unit, path };
    }
    case 'rail':
      return { type, unit, path: walk(from, random, []) };
    case 'advance':
      return random.below(4) === 0 ? { type, unit, hex: near(), with: someUnits() } : { type, unit, hex: near() };
    case 'place':
      return { type, unit, hex: near() };
    case 'assault':
      return { type, unit, target: near() };
    case 'deploy':
    case 'repair':
    case 'exit':
    case 'call-off':
      return { type, unit };
    case 'replace':
      return { type, unit, points: random.below(4) };
    case 'bridge':
      return { type, unit, work: random.below(2) === 0 ? 'build' : 'destroy' };
    case 'reassign':
      return { type, unit, area: data.entries[random.below(data.entries.length)].id };
    case 'refit':
      return { type, formation: formations[random.below(formations.length)].id };
    case 'stack':
      return {
        type,
        hex: grid.labels[from],
        order: stackOf(state, from)
          .map((one) => unitIds[one])
          .toReversed(),
      };
    case 'barrage': {
      const target = grid.labels[occupied(grid, state.hexOf, random)];
      const units = someUnits();
      if (random.below(4) === 0) return { type, target, units, rockets: rocketValues[random.below(2)] };
      return random.below(3) === 0 ? { type, target, units, split: [random.below(40)] } : { type, target, units };
    }
    case 'defend':
    case 'fire': {
      const target = grid.labels[occupied(grid, state.hexOf, random)];
      const allocation = { [unit]: random.below(100) / 4 };
      if (random.below(2) === 0) return { type, target, allocation };
      return { type, target, support: someUnits(), antitank: random.below(2) === 0 ? [unit] : [] };
    }
    case 'impulse':
      return { type, points: random.below(12) };
    case 'avoid-isolation':
      return { type, pay: random.below(2) === 0 };
    case 'orders':
      return { type, retreat: standingValues.retreat[random.below(3)], reserve: random.below(3) };
    case 'place-rest':
    case 'pass':
    case 'done':
      return { type };
  }
}

const walks = ['move', 'move', 'move', 'enter', 'rail', 'assault', 'barrage', 'fire', 'defend', 'advance'] as const;

/** Preferably one on the map. */
function someUnit(state: State, random: Random): number {
  const unit = random.below(unitCount);
  return state.hexOf[unit] >= 0 ? unit : random.below(unitCount);
}

function entryHex(state: State, unit: number, random: Random): number {
  const hexes = state.context.ground.entries[state.entry[unit]];
  return random.below(3) === 0 ? random.below(hexCount) : hexes[random.below(hexes.length)];
}

function walk(from: number, random: Random, path: string[]): string[] {
  let at = from;
  for (let steps = random.below(4); steps > 0; steps--) {
    at = around(grid, at, random);
    path.push(grid.labels[at]);
  }
  return path;
}
