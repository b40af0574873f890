import type { Action, FireOrder } from '@impulse/white-death/actions/actions.js';

/** An action of White Death in one short line: what is done, by whom, where. */
export function notate(action: Action): string {
  switch (action.type) {
    case 'place':
      return `place ${action.unit} ${action.hex}${action.deployed ? ' deployed' : ''}`;
    case 'place-rest':
      return 'place rest';
    case 'avoid-isolation':
      return `avoid isolation ${action.pay ? 'yes' : 'no'}`;
    case 'impulse':
      return `impulse ${action.points}`;
    case 'refit':
      return `refit ${action.formation}`;
    case 'replace':
      return `replace ${action.unit} ${action.points}`;
    case 'reassign':
      return `reassign ${action.unit} ${action.area}`;
    case 'move':
      return ['move', action.unit, ...action.path, ...listed('with', action.with)].join(' ');
    case 'enter':
    case 'rail':
      return [action.type, action.unit, ...action.path].join(' ');
    case 'bridge':
      return `bridge ${action.unit} ${action.work}`;
    case 'assault':
      return `assault ${action.unit} ${action.target}`;
    case 'stack':
      return ['stack', action.hex, ...action.order].join(' ');
    case 'barrage':
      return [
        'barrage',
        action.target,
        ...listed('by', action.units),
        ...listed('split', action.split),
        ...listed('rockets', action.rockets && [action.rockets]),
      ].join(' ');
    case 'defend':
      return [...fire('defend', action), ...listed('intensity', action.intensity && [action.intensity])].join(' ');
    case 'fire':
      return fire('fire', action).join(' ');
    case 'advance':
      return `advance ${action.unit} ${action.hex}`;
    case 'orders': {
      const { type, ...given } = action;
      return [type, ...Object.entries(given).map(([name, value]) => `${name}=${value}`)].join(' ');
    }
    case 'repair':
    case 'deploy':
    case 'exit':
      return `${action.type} ${action.unit}`;
    case 'pass':
    case 'done':
      return action.type;
  }
}

/** Nothing for a field that was left out; its name alone for an empty list. */
const listed = (name: string, values: readonly (string | number)[] | undefined): string[] =>
  values === undefined ? [] : [name, ...values.map(String)];

function fire(type: string, { target, headquarters, support, antitank, allocation }: FireOrder): string[] {
  const points = allocation && Object.entries(allocation).map(([unit, value]) => `${unit}=${value}`);
  return [
    type,
    target,
    ...listed('under', headquarters === undefined ? undefined : [headquarters]),
    ...listed('support', support),
    ...listed('antitank', antitank),
    ...listed('at', points),
  ];
}
