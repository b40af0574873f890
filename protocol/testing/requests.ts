import type { Seat } from '@impulse/engine';
import fc from 'fast-check';
import { requestNames } from '../requests.js';

/** Requests that look right from afar. */

const word = fc.oneof(
  fc.constantFrom(
    'cw',
    'dak',
    'soviet',
    'german',
    'white-death',
    'scenario-3',
    '9grd-18g',
    '9grd-art',
    '2927',
    '83id',
    'observer',
    'totensonntag',
    'historical',
    'free',
    'script',
    'M7',
    'Q2',
    '7ad-7h',
    '15-rec33',
    'en',
  ),
  fc.constantFrom<unknown>(
    0,
    1,
    5,
    -1,
    1.5,
    true,
    null,
    [],
    {},
    ['H9'],
    ['H9', 'I9'],
    ['2926', '2927'],
    { '83id-ii-251': 2.25 },
    '?',
    '',
    '__proto__',
    'constructor',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
const types = [
  'move',
  'assault',
  'enter',
  'exit',
  'barrage',
  'stack',
  'fly',
  'done',
  'choose-an',
  'recover',
  'place',
  'advance',
  'impulse',
  'defend',
  'fire',
  'rail',
  'orders',
  'bridge',
  'replace',
];
const action = fc.record(
  {
    type: fc.oneof(fc.constantFrom(...types), word),
    unit: word,
    hex: word,
    path: word,
    target: word,
    order: word,
    overrun: word,
    value: word,
    points: word,
    units: word,
    allocation: word,
    support: word,
    with: word,
    work: word,
  },
  { requiredKeys: ['type'] },
);
const position = fc.record(
  { game: fc.constantFrom('totensonntag', 'white-death'), units: word, step: word, side: word },
  { requiredKeys: ['game'] },
);
/** Begins no other battle, and binds nobody. */
export const nearlyRight = fc.record(
  {
    do: fc.constantFrom(...requestNames.filter((name) => name !== 'new' && name !== 'sit')),
    side: word,
    seat: word,
    action,
    unit: word,
    lang: word,
    id: word,
    position,
    record: fc.oneof(position, word),
    queue: word,
    level: word,
    from: word,
  },
  { requiredKeys: ['do'] },
);

/** What somebody in a seat may ask, about anything. */
export const askedFrom = (seat: Seat) =>
  fc.oneof(
    fc.record({ do: fc.constantFrom('position', 'record', 'turn', 'games') }),
    fc.record({ do: fc.constantFrom('view', 'log'), seat: fc.constant(seat) }),
    fc.record({ do: fc.constantFrom('refuse', 'forecast'), side: fc.constant(seat), action }),
    fc.record({ do: fc.constant('legal'), side: fc.constant(seat), unit: word }),
    fc.record({ do: fc.constant('think'), side: fc.constant(seat), level: word, seed: word }),
    fc.record({
      do: fc.constant('show'),
      side: fc.constant(seat),
      what: fc.constantFrom('isolation', 'supply', 'find', 'where'),
      unit: word,
      type: word,
    }),
  );
