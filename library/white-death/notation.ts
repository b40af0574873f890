import { type Action, actionFields } from '@impulse/white-death/actions/actions.js';
import { linesOf } from '../notation/lines.js';
import { notateBy } from '../notation/writing.js';

const fire =
  '<target> [under <headquarters>] [support <support>] [antitank <antitank>] [at <allocation>] [order <order>]';

/** How actions of White Death are typed. */
export const lines = linesOf(actionFields, {
  place: 'place <unit> <hex> [deployed]',
  'place-rest': ['place rest', 'place all'],
  'avoid-isolation': 'avoid isolation <pay>',
  impulse: 'impulse <points>',
  pass: 'pass',
  refit: 'refit <formation>',
  replace: 'replace <unit> <points>',
  repair: 'repair <unit>',
  reassign: 'reassign <unit> <area>',
  move: 'move <unit> <path> [with <with>]',
  enter: 'enter <unit> <path> [with <with>]',
  rail: 'rail <unit> <path>',
  deploy: 'deploy <unit>',
  bridge: 'bridge <unit> <work>',
  assault: 'assault <unit> <target>',
  stack: 'stack <hex> <order>',
  barrage: 'barrage <target> by <units> [split <split>] [rockets <rockets>]',
  defend: `defend ${fire} [intensity <intensity>]`,
  fire: `fire ${fire}`,
  advance: 'advance <unit> <hex> [with <with>]',
  orders:
    'orders [defence <defence>] [support <support>] [reserve <reserve>] [headquarters <headquarters>] ' +
    '[retreat <retreat>] [replacements <replacements>]',
  done: 'done',
  exit: 'exit <unit>',
  'call-off': 'call off <unit>',
} satisfies Record<Action['type'], string | readonly string[]>);

export const notate = notateBy<Action>(lines);
