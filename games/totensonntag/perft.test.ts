import { describe, expect, test } from 'vitest';
import { type SideId, sideIds } from './data/types.js';
import { totensonntag } from './game.js';
import { makePosition } from './position/position.js';
import { cloneState, type State } from './state.js';
import { Rulebook } from './testing/rulebook.js';
import { act, battle, offered, setting } from './testing/setting.js';

/** Numbers of legal actions on fixed positions: counted once, and held against a second reading of the rules. */

const verbs = ['move', 'overrun', 'enter', 'enter-overrun', 'exit', 'assault', 'barrage', 'stack', 'done'] as const;

function count(actions: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const action of actions) {
    const verb = action.split(' ')[0];
    const name = action.includes('>') ? (verb === 'enter' ? 'enter-overrun' : 'overrun') : verb;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return Object.fromEntries(verbs.flatMap((verb) => (counts[verb] === undefined ? [] : [[verb, counts[verb]]])));
}

function counted(state: State): Record<string, number> {
  const actions = offered(state, sideIds[state.deciding]);
  expect(actions).toEqual(new Rulebook(makePosition(state)).actions());
  return count(actions);
}

/** The first impulse of this side in the historical battle. */
function opening(side: SideId, an: number): State {
  const state = battle('historical');
  const [cw, dak] = side === 'cw' ? [an, 1] : [1, an];
  act(state, 'cw', { type: 'choose-an', value: cw }, [dak]);
  if (sideIds[state.deciding] !== side) act(state, sideIds[state.deciding], { type: 'done' });
  return state;
}

/** Turn 5: 15th Panzer, both South African brigades and the New Zealanders wait outside, some of their hexes watched. */
const arrivals = {
  '21-pz5-1': 'J18',
  '21-mg8': 'J18',
  '21-art155': 'K17',
  'ari-m13-7': 'B4',
  'ari-m13-8': 'B6',
  '7ad-7h': 'P13',
  '7ad-2rtr': 'P13',
  '7ad-4rha': 'P14',
  '7ad-kdg': 'P11',
  '7ad-3cly': 'P3',
  '7ad-1krrc': 'Q3',
} as const;

/** Around the airfield: everybody in contact, guns in range, full stacks and a way to the exit. */
const airfield = {
  '7ad-7h': 'M7',
  '7ad-2rtr': 'M7',
  '7ad-6rtr': 'M8',
  '7ad-4sac': 'L8',
  '7ad-1krrc': 'L8',
  '7ad-4rha': 'K9',
  '7ad-60fd': 'K9',
  '7ad-3rtr': 'J9',
  '7ad-2rgh': 'P3',
  '21-pz5-1': 'M9',
  '21-pz5-2': 'M9',
  '21-pio200': 'M9',
  '21-104-II': 'N9',
  '21-art155': 'N10',
  '21-rec3': 'L6',
  'ad-155-3': 'K7',
  'ad-361-1': 'O6',
  'ad-pzj605': 'O6',
  'ad-155-1': 'N8',
} as const;

type Counts = readonly [an: number, counts: Partial<Record<(typeof verbs)[number], number>>];

const startCommonwealth: Counts[] = [
  // Each regiment in G9 reaches the nineteen hexes within two of it, itself among them, less I10 with the enemy in it.
  [1, { move: 272, stack: 18, done: 1 }],
  [2, { move: 473, overrun: 5, stack: 18, done: 1 }],
  [3, { move: 711, overrun: 17, stack: 18, done: 1 }],
  [4, { move: 629, overrun: 41, stack: 18, done: 1 }],
  [5, { move: 196, overrun: 18, stack: 18, done: 1 }],
  // Three stacks of three have five other orders each, three of two have one.
  [6, { stack: 18, done: 1 }],
];
const startDak: Counts[] = [
  [1, { move: 333, stack: 13, done: 1 }],
  [2, { move: 641, overrun: 1, stack: 13, done: 1 }],
  [3, { move: 421, overrun: 6, stack: 13, done: 1 }],
  [4, { move: 460, overrun: 14, stack: 13, done: 1 }],
  [5, { move: 358, overrun: 16, stack: 13, done: 1 }],
  [6, { stack: 13, done: 1 }],
];
const arrivalsCommonwealth: Counts[] = [
  [1, { move: 77, enter: 155, 'enter-overrun': 7, stack: 1, done: 1 }],
  // From Q3 the riflemen can just leave; the tanks in P3 are two hexes from Q2 and need a 3.
  [2, { move: 125, enter: 286, 'enter-overrun': 14, exit: 1, stack: 1, done: 1 }],
  [3, { move: 187, enter: 313, 'enter-overrun': 26, exit: 2, stack: 1, done: 1 }],
  [4, { move: 215, enter: 26, 'enter-overrun': 6, exit: 2, stack: 1, done: 1 }],
  [5, { move: 53, enter: 36, 'enter-overrun': 6, stack: 1, done: 1 }],
];
const arrivalsDak: Counts[] = [
  [1, { move: 81, enter: 68, 'enter-overrun': 8, stack: 1, done: 1 }],
  [2, { move: 141, enter: 108, 'enter-overrun': 10, stack: 1, done: 1 }],
  [3, { move: 134, enter: 97, 'enter-overrun': 10, stack: 1, done: 1 }],
  [4, { move: 112, enter: 61, 'enter-overrun': 10, stack: 1, done: 1 }],
  [5, { move: 74, enter: 58, 'enter-overrun': 10, stack: 1, done: 1 }],
];
const airfieldCommonwealth: Counts[] = [
  // Assaults: both units in M7 on L6, M8 on M9 and N8, both units in L8 on M9.
  [1, { move: 73, assault: 6, barrage: 12, stack: 3, done: 1 }],
  [2, { move: 117, overrun: 4, assault: 6, barrage: 12, stack: 3, done: 1 }],
  [3, { move: 186, overrun: 5, exit: 1, assault: 6, barrage: 12, stack: 3, done: 1 }],
  [4, { move: 123, overrun: 5, exit: 1, assault: 6, stack: 3, done: 1 }],
  // Of these only the armored cars in L8 are left.
  [5, { move: 52, overrun: 1, assault: 1, stack: 3, done: 1 }],
];
const airfieldDak: Counts[] = [
  [1, { move: 76, assault: 8, barrage: 11, stack: 6, done: 1 }],
  [2, { move: 142, overrun: 6, assault: 8, barrage: 11, stack: 6, done: 1 }],
  [3, { move: 166, overrun: 6, assault: 7, barrage: 11, stack: 6, done: 1 }],
  [4, { move: 112, overrun: 6, assault: 7, stack: 6, done: 1 }],
  [5, { move: 126, overrun: 12, assault: 5, stack: 6, done: 1 }],
];

describe('3.0, 3.1, 5.0, 6.0 numbers of legal actions at the historical start', () => {
  test.each(startCommonwealth)('Commonwealth with a %i', (an, counts) => {
    expect(counted(opening('cw', an))).toEqual(counts);
  });
  test.each(startDak)('DAK with a %i', (an, counts) => {
    expect(counted(opening('dak', an))).toEqual(counts);
  });
  test('three regiments in G9 reach what the comment says', () => {
    const reached = offered(opening('cw', 1), 'cw', '7ad-7h');
    const expected = [
      'G9',
      'G8',
      'G10',
      'H8',
      'H9',
      'F8',
      'F9',
      'G7',
      'G11',
      'H7',
      'H10',
      'I8',
      'I9',
      'F7',
      'F10',
      'E8',
      'E9',
      'E10',
    ];
    expect(reached).toEqual(expected.map((hex) => `move 7ad-7h ${hex}`).toSorted());
  });
});

describe('3.3, 6.1, 6.2 numbers of legal actions while reinforcements wait', () => {
  test.each(arrivalsCommonwealth)('Commonwealth with a %i', (an, counts) => {
    expect(counted(setting({ side: 'cw', an, turn: 5, units: arrivals }))).toEqual(counts);
  });
  test.each(arrivalsDak)('DAK with a %i', (an, counts) => {
    expect(counted(setting({ side: 'dak', an, turn: 5, units: arrivals }))).toEqual(counts);
  });
});

describe('3.2, 3.4, 4.0, 5.0, 7.0 numbers of legal actions around the airfield', () => {
  test.each(airfieldCommonwealth)('Commonwealth with a %i', (an, counts) => {
    expect(counted(setting({ side: 'cw', an, units: airfield }))).toEqual(counts);
  });
  test.each(airfieldDak)('DAK with a %i', (an, counts) => {
    expect(counted(setting({ side: 'dak', an, units: airfield }))).toEqual(counts);
  });

  test.each<[SideId, number, number]>([
    ['cw', 2, 14762],
    ['dak', 2, 22880],
  ])('%s with a %i, after each first move or change of a stack: %i', (side, an, total) => {
    const state = setting({ side, an, units: airfield });
    const quiet = totensonntag
      .legal(state, side)
      .filter((action) => action.type === 'stack' || (action.type === 'move' && action.overrun === undefined));
    let found = 0;
    for (const action of quiet) {
      const next = cloneState(state);
      act(next, side, action);
      found += Object.values(counted(next)).reduce((sum, one) => sum + one, 0);
    }
    expect(found).toBe(total);
  });
});
