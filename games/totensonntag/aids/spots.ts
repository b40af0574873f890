import type { Seat, Spot } from '@impulse/engine';
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
      return { ...nowhere, manner: 'place', kind: type, hex: action.hex, units: [action.unit] };
    case 'move':
    case 'enter': {
      const { unit, path, overrun } = action;
      if (overrun !== undefined)
        return { ...nowhere, manner: 'attack', kind: 'overrun', hex: overrun, units: [unit], path };
      const manner = type === 'move' ? 'go' : 'enter';
      return { ...nowhere, manner, kind: type, hex: path.at(-1) ?? hexOf(unit), units: [unit], path };
    }
    case 'exit': {
      const hex = grid.labels[state.context.exitHex];
      return { ...nowhere, manner: 'leave', kind: type, hex, units: [action.unit], path: action.path };
    }
    case 'assault': {
      const { unit, target, support } = action;
      const units = support === undefined ? [unit] : [unit, support];
      return { ...nowhere, manner: 'attack', kind: type, hex: target, units };
    }
    case 'barrage':
      return { ...nowhere, manner: 'attack', kind: type, hex: action.target, units: [action.unit] };
    case 'barrage-target': {
      const aim = action['target-unit'];
      return { ...nowhere, manner: 'attack', kind: type, hex: hexOf(aim), units: [action.unit], aim };
    }
    case 'fly': {
      const { unit, hex, target } = action;
      if (target === undefined) return { ...nowhere, manner: 'place', kind: type, hex, units: [unit] };
      return { ...nowhere, manner: 'attack', kind: 'air-strike', hex: hexOf(target), units: [unit], aim: target };
    }
    case 'advance':
      // 7.3: into the hex just emptied, whatever it costs.
      return { ...nowhere, manner: 'place', kind: type, hex: action.hex, units: [action.unit], path: [action.hex] };
    case 'stay':
    case 'destroy-excess':
    case 'recover':
      return { ...nowhere, manner: 'unit', kind: type, hex: hexOf(action.unit), units: [action.unit] };
    case 'stack':
      return { ...nowhere, manner: 'unit', kind: type, hex: action.hex, units: action.order };
    case 'place-rest':
    case 'choose-an':
    case 'roll-an':
    case 'adjust-an':
    case 'recover-all':
    case 'done':
      return { ...nowhere, manner: 'choice', kind: type };
  }
}

const nowhere = { hex: null, units: [], aim: null, path: [] } as const;
