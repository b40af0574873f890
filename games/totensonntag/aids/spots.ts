import type { Manner, Seat, Spot } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { grid } from '../context.js';
import type { State } from '../state.js';
import { hexOfUnit } from './places.js';

/** Where an action is done. A type of action without a place here does not compile. */
export function spotOf(state: State, seat: Seat, action: Action): Spot {
  const { type } = action;
  const hexOf = (id: string): string | null => hexOfUnit(state, seat, state.context.unitNumber.get(id)!);
  switch (type) {
    case 'place':
      return spot('place', type, action.hex, [action.unit]);
    case 'move':
    case 'enter': {
      const { unit, path, overrun } = action;
      if (overrun !== undefined) return spot('attack', 'overrun', overrun, [unit], path);
      return spot(type === 'move' ? 'go' : 'enter', type, path.at(-1) ?? hexOf(unit), [unit], path);
    }
    case 'exit':
      return spot('leave', type, grid.labels[state.context.exitHex], [action.unit], action.path);
    case 'assault': {
      const { unit, target, support } = action;
      return spot('attack', type, target, support === undefined ? [unit] : [unit, support]);
    }
    case 'barrage':
      return spot('attack', type, action.target, [action.unit]);
    case 'barrage-target':
      return spot('attack', type, hexOf(action['target-unit']), [action.unit], [], action['target-unit']);
    case 'fly': {
      const { unit, hex, target } = action;
      return target === undefined
        ? spot('place', type, hex, [unit])
        : spot('attack', 'air-strike', hexOf(target), [unit], [], target);
    }
    case 'advance':
      // 7.3: into the hex just emptied, whatever it costs.
      return spot('place', type, action.hex, [action.unit], [action.hex]);
    case 'stay':
    case 'destroy-excess':
    case 'recover':
      return spot('unit', type, hexOf(action.unit), [action.unit]);
    case 'stack':
      return spot('unit', type, action.hex, action.order);
    case 'place-rest':
    case 'choose-an':
    case 'roll-an':
    case 'adjust-an':
    case 'recover-all':
    case 'done':
      return spot('choice', type, null, []);
  }
}

const spot = (
  manner: Manner,
  kind: string,
  hex: string | null,
  units: readonly string[],
  path: readonly string[] = [],
  aim: string | null = null,
): Spot => ({ manner, kind, hex, units, aim, path });
