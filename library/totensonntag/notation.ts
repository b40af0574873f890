import { type Action, actionFields } from '@impulse/totensonntag/actions/actions.js';
import { linesOf } from '../notation/lines.js';
import { notateBy } from '../notation/writing.js';

/** How actions of Totensonntag are typed. */
export const lines = linesOf(actionFields, {
  place: 'place <unit> <hex>',
  'place-rest': ['place rest', 'place all'],
  'choose-an': 'choose <value>',
  'roll-an': 'roll',
  'adjust-an': 'adjust <delta>',
  move: ['move <unit> <path> [over <overrun>]', 'overrun <unit> <overrun> [from <path>]'],
  enter: ['enter <unit> <path> [over <overrun>]', 'overrun <unit> <overrun> [from <path>]'],
  exit: 'exit <unit> [<path>]',
  assault: 'assault <unit> <target> [with <support>]',
  barrage: 'barrage <unit> <target> by <spotter>',
  'barrage-target': 'fire <target-unit>',
  advance: 'advance <unit> <hex>',
  stay: 'stay <unit>',
  stack: 'stack <hex> <order>',
  'destroy-excess': 'destroy <unit>',
  fly: 'fly <unit> <hex> [at <target>]',
  recover: 'recover <unit>',
  'recover-all': ['recover all', 'recover'],
  done: 'done',
} satisfies Record<Action['type'], string | readonly string[]>);

export const notate = notateBy<Action>(lines);
