import type { Detail } from '@impulse/engine';
import { grid } from '@impulse/totensonntag/context.js';
import { totensonntagLessons as en } from './words/en/lessons.js';
import { inLanguage } from '../../i18n/index.js';
import type { Widen } from '../../i18n/widen.js';
import { totensonntagLessons as zhHant } from './words/zh-Hant/lessons.js';
import type { LessonCourse, LessonStep, LessonTable } from '../../learn/course.js';
import { button, happened, part, proposed, selected } from '../../learn/signs.js';
import { battleAt, viewOf } from './battle.js';
import { type LessonSetup, positionOf } from './lesson-position.js';

/** What is taught, one thing at a time, on real positions under the real rules. */

const lessonIds = [
  'numbers',
  'moves',
  'assault',
  'advance',
  'overrun',
  'barrage',
  'stacking',
  'arrivals',
  'night',
  'victory',
] as const;
export type LessonId = (typeof lessonIds)[number];

interface OwnLesson {
  readonly id: LessonId;
  readonly setup: LessonSetup | null;
  readonly dice: readonly number[];
  readonly steps: readonly LessonStep[];
}

const kindIs = (kind: string) => (detail: Detail) => detail['kind'] === kind;
/** A path that ends next to a hex. */
const endsBeside = (hex: string) => (detail: Detail) => {
  const path = detail['path'];
  const end = Array.isArray(path) ? String(path.at(-1)) : '';
  return grid.distance(grid.parse(end), grid.parse(hex)) === 1;
};
const tallest = ({ chair }: LessonTable): number =>
  Math.max(...[...chair.stacks.value.values()].map((stack) => stack.length));
const confirm = [button('confirm')];

const lessons: readonly OwnLesson[] = [
  {
    id: 'numbers',
    setup: null,
    dice: [3],
    steps: [
      { id: 'couplet', rules: ['2.0'], parts: [part('tracker')] },
      {
        id: 'choose',
        rules: ['2.1', '2.2'],
        parts: [part('numbers')],
        done: (table) => table.plans.proposal.value !== null || happened(table, 'numbers-revealed'),
      },
      { id: 'confirm', rules: ['3.1'], parts: confirm, done: (table) => happened(table, 'numbers-revealed') },
      { id: 'order', rules: ['2.1'], parts: [part('tracker')] },
    ],
  },
  {
    id: 'moves',
    setup: { an: 4, enemyAn: 2, units: { '7ad-7h': 'G9', '7ad-2rtr': 'F8', '7ad-6rtr': 'F8' } },
    dice: [],
    steps: [
      { id: 'select', rules: ['3.1'], hexes: ['G9'], done: selected('G9') },
      { id: 'go', rules: ['6.0', '5.0'], hexes: ['I10'], done: (table) => happened(table, 'moved', endsBeside('I10')) },
      { id: 'why', rules: ['3.2'], done: ({ chair }) => chair.notice.value?.kind === 'refusal' },
      { id: 'undo', rules: [], parts: [button('undo')], done: (table) => !happened(table, 'moved') },
    ],
  },
  {
    id: 'assault',
    setup: { an: 4, enemyAn: 2, units: { '7ad-2rb': 'H9' } },
    dice: [4, 5],
    steps: [
      { id: 'select', rules: ['3.2'], hexes: ['H9'], done: selected('H9') },
      {
        id: 'aim',
        rules: ['7.0'],
        hexes: ['I10'],
        done: (table) => proposed(table, 'assault') || happened(table, 'attack'),
      },
      { id: 'forecast', rules: ['7.1', '7.2'], parts: [part('forecast')] },
      { id: 'roll', rules: ['7.2'], parts: confirm, done: (table) => happened(table, 'attack') },
      { id: 'result', rules: ['7.2'], parts: [part('result')] },
    ],
  },
  {
    id: 'advance',
    setup: { an: 4, enemyAn: 2, units: { '7ad-1krrc': 'H10', 'ari-ber-12': { at: 'H11', hits: 1 } } },
    dice: [5, 5],
    steps: [
      { id: 'assault', rules: ['7.3'], hexes: ['H10', 'H11'], done: (table) => happened(table, 'attack') },
      { id: 'advance', rules: ['7.3'], hexes: ['H11'], done: (table) => happened(table, 'advanced') },
      { id: 'exposed', rules: ['7.3', '5.0'] },
    ],
  },
  {
    id: 'overrun',
    setup: { an: 4, enemyAn: 2, units: { '7ad-2rtr': 'G9', '7ad-7h': 'F8', '7ad-6rtr': 'F8', 'ari-art-1': 'G5' } },
    dice: [5, 4],
    steps: [
      { id: 'select', rules: ['7.5'], hexes: ['G9'], done: selected('G9') },
      {
        id: 'aim',
        rules: ['7.5'],
        hexes: ['G5'],
        done: (table) => proposed(table, 'move') || happened(table, 'attack'),
      },
      { id: 'roll', rules: ['7.1'], parts: confirm, done: (table) => happened(table, 'attack', kindIs('overrun')) },
      { id: 'after', rules: ['7.5'] },
    ],
  },
  {
    id: 'barrage',
    setup: {
      an: 3,
      enemyAn: 2,
      units: { '7ad-60fd': 'G10', '7ad-4sac': 'I10', 'ad-361-2': 'O6', 'ari-ber-3': 'H12', 'ari-ber-5': 'H12' },
    },
    dice: [4, 4, 6, 5],
    steps: [
      { id: 'select', rules: ['7.4'], hexes: ['G10'], done: selected('G10') },
      {
        id: 'aim',
        rules: ['7.4'],
        hexes: ['H12'],
        done: (table) => proposed(table, 'barrage') || happened(table, 'ranged-in'),
      },
      { id: 'spotter', rules: ['7.4'], parts: [part('forecast')], hexes: ['I10'] },
      { id: 'roll', rules: ['7.4'], parts: confirm, done: (table) => happened(table, 'ranged-in') },
      { id: 'target', rules: ['7.4'], hexes: ['H12'], done: (table) => happened(table, 'attack', kindIs('barrage')) },
      { id: 'after', rules: ['7.3'] },
    ],
  },
  {
    id: 'stacking',
    setup: { an: 4, enemyAn: 2, units: { '7ad-7h': 'G9', '7ad-2rtr': 'G9', '7ad-6rtr': 'G9', '7ad-4sac': 'F9' } },
    dice: [],
    steps: [
      { id: 'look', rules: ['4.0'], hexes: ['G9'], done: ({ selection }) => selection.inspected.value === 'G9' },
      {
        id: 'order',
        rules: ['4.0'],
        parts: [part('inspector')],
        done: ({ chair }) => chair.stacks.value.get('G9')?.[0] !== '7ad-7h',
      },
      { id: 'crowd', rules: ['4.0'], hexes: ['F9'], done: (table) => tallest(table) > 3 },
      { id: 'undo', rules: ['4.0'], parts: [button('undo')], done: (table) => tallest(table) <= 3 },
    ],
  },
  {
    id: 'arrivals',
    setup: { an: 2, enemyAn: 1, turn: 2, couplet: 1, units: {} },
    dice: [],
    steps: [
      {
        id: 'calendar',
        rules: ['10.3', '10.4'],
        parts: ['#tab-arrivals'],
        done: ({ display }) => display.tab.value === 'arrivals',
      },
      { id: 'pick', rules: ['6.1'], parts: [part('entry'), '#tab-orders'], done: isWaiting },
      {
        id: 'enter',
        rules: ['6.1'],
        hexes: ['A4', 'A5', 'A6', 'A7', 'A8'],
        done: (table) => happened(table, 'entered'),
      },
      { id: 'later', rules: ['6.1'] },
    ],
  },
  {
    id: 'night',
    setup: {
      an: 3,
      enemyAn: 2,
      couplet: 4,
      step: 'night',
      units: { '7ad-7h': { at: 'G9', hits: 1 }, '7ad-2rb': { at: 'F9', hits: 1 } },
    },
    dice: [5, 6],
    steps: [
      { id: 'why', rules: ['8.0'], hexes: ['G9', 'F9'] },
      {
        id: 'recover',
        rules: ['8.1'],
        parts: ['[data-action="recover-all"]', part('night'), '#tab-orders'],
        done: (table) => happened(table, 'recovery'),
      },
      {
        id: 'end',
        rules: ['8.0'],
        parts: [button('end')],
        patient: true,
        done: (table) => viewOf(battleAt(table)).position.turn > 1,
      },
    ],
  },
  {
    id: 'victory',
    setup: { an: 4, enemyAn: 2, units: { '7ad-6rtr': 'M10' } },
    dice: [],
    steps: [
      {
        id: 'account',
        rules: ['9.0'],
        parts: ['#tab-victory'],
        done: ({ display }) => display.tab.value === 'victory',
      },
      { id: 'select', rules: ['9.0'], hexes: ['M10'], done: selected('M10') },
      {
        id: 'take',
        rules: ['9.0'],
        hexes: ['M7'],
        done: (table) => viewOf(battleAt(table)).position.control['M7'] === 'cw',
      },
      { id: 'points', rules: ['9.1', '9.2'], parts: [part('victory'), '#tab-victory'] },
    ],
  },
];

function isWaiting({ chair, selection }: LessonTable): boolean {
  const [unit] = selection.units.value;
  return unit !== undefined && chair.units.value.get(unit)?.hex === null;
}

const lessonWords = inLanguage<Widen<typeof en>>({ en, 'zh-Hant': zhHant });

/** Ten lessons; the learner commands the Commonwealth. */
export const course: LessonCourse = {
  lessons: lessons.map(({ id, setup, dice, steps }) => ({
    id,
    scenario: 'historical',
    options: setup?.options ?? {},
    side: 'cw',
    position: setup === null ? null : () => positionOf(setup),
    dice,
    steps,
  })),
  words: lessonWords,
};
