import type { Action } from '@impulse/totensonntag/actions/actions.js';

/** An action as it is typed: what `read.ts` reads. */
export function notate(action: Action): string {
  switch (action.type) {
    case 'place':
      return `place ${action.unit} ${action.hex}`;
    case 'place-rest':
      return 'place rest';
    case 'choose-an':
      return `choose ${action.value}`;
    case 'roll-an':
      return 'roll';
    case 'adjust-an':
      return `adjust ${action.delta > 0 ? '+' : ''}${action.delta}`;
    case 'move':
    case 'enter': {
      const over = action.overrun === undefined ? [] : ['over', action.overrun];
      return [action.type, action.unit, ...action.path, ...over].join(' ');
    }
    case 'exit':
      return ['exit', action.unit, ...action.path].join(' ');
    case 'assault':
      return `assault ${action.unit} ${action.target}${action.support === undefined ? '' : ` with ${action.support}`}`;
    case 'barrage':
      return `barrage ${action.unit} ${action.target} by ${action.spotter}`;
    case 'barrage-target':
      return `fire ${action['target-unit']}`;
    case 'advance':
      return `advance ${action.unit} ${action.hex}`;
    case 'stay':
      return `stay ${action.unit}`;
    case 'stack':
      return ['stack', action.hex, ...action.order].join(' ');
    case 'destroy-excess':
      return `destroy ${action.unit}`;
    case 'fly':
      return `fly ${action.unit} ${action.hex}${action.target === undefined ? '' : ` at ${action.target}`}`;
    case 'recover':
      return `recover ${action.unit}`;
    case 'recover-all':
      return 'recover all';
    case 'done':
      return 'done';
  }
}
