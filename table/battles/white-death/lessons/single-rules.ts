import { textIn } from '@impulse/engine';
import type { LessonTable } from '../../../learn/course.js';
import { button, happened, isShown, overlaySwitch, part, proposed, selected } from '../../../learn/signs.js';
import type { OwnLesson } from './lesson.js';
import { scenes } from './scenes.js';

/** Lessons on single rules, each on a position of its own. */

const confirm = [button('confirm')];

const hasMoved = (table: LessonTable, unit: string): boolean =>
  happened(table, 'moved', (detail) => textIn(detail, 'unit') === unit);
const isCutOff = ({ chair }: LessonTable, unit: string): boolean =>
  chair.units.value.get(unit)?.marks.includes('isolated') ?? false;

export const singleRules: readonly OwnLesson[] = [
  {
    id: 'zones',
    side: 'soviet',
    setup: scenes.zones,
    dice: [6, 6],
    steps: [
      { id: 'show', rules: ['3'], parts: overlaySwitch('enemy-zoc'), done: isShown('enemy-zoc') },
      { id: 'select', rules: ['3'], hexes: ['3126'], done: selected('3126') },
      { id: 'stop', rules: ['3', '6B1'], hexes: ['3026'], done: (table) => hasMoved(table, '9grd-31g') },
      { id: 'tank', rules: ['3A'], hexes: ['3027'], done: selected('3027') },
      {
        id: 'leave',
        rules: ['3A', '10C1'],
        hexes: ['3127'],
        done: (table) => proposed(table, 'move') || happened(table, 'transit-fire'),
      },
      { id: 'roll', rules: ['3A'], parts: confirm, patient: true, done: (table) => happened(table, 'transit-fire') },
      { id: 'others', rules: ['3B', '3C'] },
    ],
  },
  {
    id: 'supply',
    side: 'soviet',
    setup: scenes.supply,
    dice: [],
    steps: [
      { id: 'pool', rules: ['15A1', '15A2'], parts: [part('tracker')] },
      { id: 'roads', rules: ['15B'], parts: overlaySwitch('supply'), done: isShown('supply') },
      { id: 'unit', rules: ['15C'], hexes: ['2724'], done: selected('2724') },
      { id: 'trace', rules: ['15C'], parts: overlaySwitch('trace'), done: isShown('trace') },
      { id: 'effect', rules: ['15C', '14C3'] },
    ],
  },
  {
    id: 'ring',
    side: 'soviet',
    setup: scenes.ring,
    dice: [],
    steps: [
      { id: 'gap', rules: ['15C'], hexes: ['2019', '2119', '2018'] },
      { id: 'select', rules: ['6A'], hexes: ['1816'], done: selected('1816') },
      { id: 'close', rules: ['3', '15C'], hexes: ['2019', '2018'], done: (table) => isCutOff(table, '83id-iii-277') },
      { id: 'cut', rules: ['15C', '14C3'], hexes: ['2419'] },
    ],
  },
  {
    id: 'fortress',
    side: 'german',
    setup: scenes.fortress,
    dice: [],
    steps: [
      { id: 'drop', rules: ['15D1'], parts: [part('tracker')] },
      {
        id: 'pay',
        rules: ['15D2'],
        parts: [part('isolation')],
        done: (table) => proposed(table, 'avoid-isolation') || happened(table, 'isolation-decided'),
      },
      {
        id: 'confirm',
        rules: ['15D2', '18'],
        parts: confirm,
        patient: true,
        done: (table) => happened(table, 'isolation-decided'),
      },
      { id: 'save', rules: ['15D2'], parts: [part('tracker')] },
    ],
  },
];
