import { isOwn, type Manner, type Seat, type Spot } from '@impulse/engine';
import type { Action, FireAllocation } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { knows, knowsMarks } from '../../knowledge/knowledge.js';
import { eyesOf } from '../../position/position.js';
import { OFF_MAP, stackOf, type State } from '../../state.js';
import { hexOfUnit, unitNumber } from '../seats.js';

/** Where an action is done. */
export function spotOf(state: State, seat: Seat, action: Action): Spot {
  const { type } = action;
  switch (type) {
    case 'place':
      return at('place', action.deployed ? 'place-deployed' : type, action.hex, [action.unit]);
    case 'place-rest':
    case 'avoid-isolation':
    case 'impulse':
    case 'pass':
    case 'refit':
    case 'orders':
    case 'done':
      return at('choice', type, null, []);
    case 'replace':
    case 'repair':
    case 'deploy':
    case 'bridge':
    case 'call-off':
      return at('unit', type, hexOfUnit(state, seat, action.unit), [action.unit]);
    case 'reassign':
      return at('unit', type, null, [action.unit]);
    case 'stack':
      return at('unit', type, action.hex, action.order);
    case 'exit':
      return at('leave', type, hexOfUnit(state, seat, action.unit), [action.unit]);
    case 'move':
      return along('go', type, action.path, [action.unit, ...(action.with ?? [])]);
    case 'enter':
      return along('enter', type, action.path, [action.unit, ...(action.with ?? [])]);
    case 'rail':
      return along(isOffMap(state, action.unit) ? 'enter' : 'go', type, action.path, [action.unit]);
    case 'advance':
      // 9D: into the hex just emptied, whatever it costs.
      return along('place', type, [action.hex], [action.unit, ...(action.with ?? [])]);
    case 'assault':
      return at('attack', type, action.target, [action.unit]);
    case 'barrage':
      return at('attack', type, action.target, action.units);
    case 'defend':
      return at('attack', type, action.target, [...defenders(state, seat, action), ...supportOf(action)]);
    case 'fire':
      return at('attack', type, action.target, [...assaulters(state, seat, action), ...supportOf(action)]);
  }
}

const at = (manner: Manner, kind: string, hex: string | null, units: readonly string[]): Spot => ({
  manner,
  kind,
  hex,
  units,
  aim: null,
  path: [],
});

const along = (manner: Manner, kind: string, path: readonly string[], units: readonly string[]): Spot => ({
  manner,
  kind,
  hex: path.at(-1) ?? null,
  units,
  aim: null,
  path,
});

const isOffMap = (state: State, id: string): boolean => state.hexOf[unitNumber(state, id)] === OFF_MAP;

const supportOf = ({ support }: FireAllocation): readonly string[] => support ?? [];

function defenders(state: State, seat: Seat, { target, support }: FireAllocation): string[] {
  const viewer = eyesOf(state, seat);
  return stackOf(state, grid.parse(target))
    .filter((unit) => knows(state, viewer, unit))
    .map((unit) => state.context.unitIds[unit])
    .filter((id) => !support?.includes(id));
}

function assaulters(state: State, seat: Seat, { target, support }: FireAllocation): string[] {
  const viewer = eyesOf(state, seat);
  const hex = grid.parse(target);
  return state.context.unitIds.filter((id, unit) => {
    if (state.target[unit] !== hex || !knows(state, viewer, unit) || support?.includes(id)) return false;
    return isOwn(state.context.side[unit], viewer) || knowsMarks(state, viewer);
  });
}
