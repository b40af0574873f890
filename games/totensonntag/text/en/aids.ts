import type { AidWords } from '../aid-words.js';
import { date, when } from './numbers.js';

export const aids: AidWords = {
  objective: 'objective',
  overlays: {
    'own-zoc': 'Own zones of control',
    'enemy-zoc': 'Enemy zones of control',
    threat: 'Hexes the enemy can reach or attack',
    artillery: 'Range of the selected gun',
    spotting: 'Hexes own units spot',
    control: 'Victory hexes with their holders, and the exit',
  },
  tracks: {
    turn: 'Turn',
    couplet: 'Couplet',
    'part-of-day': 'Part of the day',
    impulse: 'Impulse',
    'first-impulse': 'First impulse',
    activation: 'Activation number',
    rolled: 'Rolled',
    settled: 'How it was settled',
    'previous-activation': 'Last number',
    right: 'Number this couplet',
    'next-right': 'Number next couplet',
    objectives: 'Objectives held',
    exited: 'Strength that has left for Tobruk',
    points: 'Victory points',
  },
  partsOfDay: { before: 'before the battle', day: 'day', night: 'night', after: 'after the battle' },
  rights: { roll: 'rolls', adjust: 'may change the roll by one', choose: 'may choose' },
  warnings: { overstacked: 'More than three units are in one hex: the excess will be destroyed.' },
  effects: { stops: 'An enemy zone of control stops the unit here' },
  sceneMarks: { flew: 'aircraft', 'objective-taken': 'objective taken' },
  draftFields: {
    approach: 'Approach',
    support: 'Support',
    spotter: 'Spotter',
    target: 'Target',
    'target-unit': 'Target',
    order: 'Order of the stack',
  },
  none: 'none',
  chapters: {
    setup: 'Set-up',
    couplet: (f) => when(f.number('turn'), f.number('couplet')),
    night: (f) => `Night of turn ${f.figure('turn')}${date(f.number('turn'))}`,
  },
  prospect: (f) =>
    `Number ${f.figure('value')}: ${f.figure('activated')} of ${f.figure('all')} units act, ${f.figure('points')} movement points`,
};
