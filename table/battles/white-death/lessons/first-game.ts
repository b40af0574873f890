import { textIn } from '@impulse/engine';
import type { LessonTable } from '../../../learn/course.js';
import { button, decidesStep, drafting, happened, part } from '../../../learn/signs.js';
import { action } from '../battle.js';
import type { OwnLesson } from './lesson.js';
import { scenes } from './scenes.js';

/** The first game, in the order of the manual's tutorial: set-up, one impulse of four points, two assaults. */

const confirm = [button('confirm')];
const stupino = '2927';
const openGround = '2925';

const isPlaced = ({ chair }: LessonTable): boolean =>
  [...chair.units.value.values()].some(({ id, where }) => chair.isMine(id) && where === 'map');
const standsIn = ({ chair }: LessonTable, hex: string, units: readonly string[]): boolean =>
  units.every((unit) => chair.units.value.get(unit)?.hex === hex);
const declaredOn = (table: LessonTable, hex: string): boolean =>
  happened(table, 'assault-declared', (detail) => textIn(detail, 'target') === hex);
const firesOf = ({ chair }: LessonTable): number =>
  chair.log.value.filter(({ type }) => type === 'assault-fire').length;

const column = ['9grd-22g', '9grd-smg'];
const gun = '9grd-art';

export const firstGame: readonly OwnLesson[] = [
  {
    id: 'setup',
    side: 'soviet',
    options: { setup: 'free' },
    setup: null,
    dice: [],
    steps: [
      { id: 'map', rules: ['set-up'] },
      {
        id: 'pick',
        rules: ['set-up'],
        parts: [`${part('setup')} .counter-button`, part('setup')],
        done: (table) => isPlaced(table) || table.selection.units.value.length > 0,
      },
      { id: 'place', rules: ['set-up', '4B'], done: isPlaced },
      { id: 'back', rules: [], parts: [button('undo')], done: (table) => !isPlaced(table) },
      {
        id: 'rest',
        rules: ['set-up'],
        parts: [button('place-rest')],
        patient: true,
        done: (table) => table.chair.ready.value.length === 0 && isPlaced(table),
      },
      {
        id: 'finish',
        rules: ['set-up'],
        parts: [button('end')],
        patient: true,
        done: (table) => decidesStep(table, 'decision'),
      },
    ],
  },
  {
    id: 'impulse',
    side: 'soviet',
    setup: scenes.impulse,
    dice: [],
    steps: [
      { id: 'turn', rules: ['5'], parts: [part('tracker')] },
      {
        id: 'number',
        rules: ['5.1'],
        parts: [part('decision')],
        done: (table) =>
          table.plans.isProposed(action({ type: 'impulse', points: 4 })) || decidesStep(table, 'movement'),
      },
      { id: 'begin', rules: ['6B3'], parts: confirm, done: (table) => decidesStep(table, 'movement') },
      {
        id: 'stack',
        rules: ['6A'],
        hexes: ['3126'],
        parts: [button('select-stack')],
        done: ({ selection }) => column.every((unit) => selection.units.value.includes(unit)),
      },
      { id: 'go', rules: ['3', '6B3'], hexes: ['3027'], done: (table) => standsIn(table, '3027', column) },
      { id: 'undo', rules: [], parts: [button('undo')], done: (table) => standsIn(table, '3126', column) },
    ],
  },
  {
    id: 'assault',
    side: 'soviet',
    setup: scenes.assault,
    dice: [],
    steps: [
      {
        id: 'aim',
        rules: ['5.2'],
        hexes: [stupino],
        done: (table) => drafting(table, 'assault', ({ hex }) => hex === stupino) || declaredOn(table, stupino),
      },
      {
        id: 'declare',
        rules: ['6B3', '15A1'],
        parts: confirm,
        patient: true,
        done: (table) => declaredOn(table, stupino),
      },
      { id: 'seen', rules: ['4C'], hexes: [stupino] },
      {
        id: 'second',
        rules: ['5.2'],
        hexes: [openGround],
        patient: true,
        done: (table) => declaredOn(table, openGround),
      },
      {
        id: 'end',
        rules: ['5.3'],
        parts: [button('confirm'), button('end')],
        patient: true,
        done: (table) => decidesStep(table, 'barrage'),
      },
    ],
  },
  {
    id: 'barrage',
    side: 'soviet',
    setup: scenes.barrage,
    dice: [2, 3, 3, 3],
    steps: [
      {
        id: 'deploy',
        rules: ['6B2'],
        hexes: ['3226'],
        parts: [button('deploy')],
        done: (table) => happened(table, 'deployed'),
      },
      {
        id: 'end',
        rules: ['5.3'],
        parts: [button('confirm'), button('end')],
        patient: true,
        done: (table) => decidesStep(table, 'barrage'),
      },
      {
        id: 'aim',
        rules: ['11B2a', '11B3'],
        hexes: [stupino],
        done: (table) => drafting(table, 'barrage') || happened(table, 'barrage'),
      },
      {
        id: 'keep',
        rules: ['11B1'],
        parts: [`${part('draft')} [data-field="units"]`],
        done: (table) =>
          drafting(table, 'barrage', ({ units }) => units.length > 0 && !units.includes(gun)) ||
          happened(table, 'barrage'),
      },
      { id: 'fire', rules: ['11B2b', '15A2'], parts: confirm, done: (table) => happened(table, 'barrage') },
      { id: 'after', rules: ['14B1'] },
    ],
  },
  {
    id: 'defence',
    side: 'german',
    setup: scenes.defence,
    dice: [3, 3, 3, 3, 3, 3],
    steps: [
      { id: 'asked', rules: ['5.4', '9A'], parts: [part('draft')] },
      {
        id: 'guns',
        rules: ['11A1', '11A2'],
        parts: [part('guns')],
        done: (table) =>
          drafting(table, 'defend', ({ units }) => units.length > 0) || happened(table, 'defensive-fire'),
      },
      {
        id: 'intensity',
        rules: ['15A4'],
        parts: [part('guns')],
        done: (table) =>
          drafting(table, 'defend', ({ fields }) => textIn(fields, 'intensity') === 'high') ||
          happened(table, 'defensive-fire'),
      },
      { id: 'shares', rules: ['9C3'], parts: [`${part('draft')} [data-field="allocation"]`] },
      { id: 'fire', rules: ['9C4'], parts: confirm, done: (table) => happened(table, 'defensive-fire') },
      {
        id: 'rest',
        rules: ['5.4'],
        parts: [button('confirm'), button('end')],
        patient: true,
        done: (table) => !decidesStep(table, 'defence'),
      },
    ],
  },
  {
    id: 'fire',
    side: 'soviet',
    setup: scenes.fire,
    dice: [1, 1, 6, 1, 1, 6],
    steps: [
      { id: 'pool', rules: ['9C1', '21A'], parts: [part('draft')] },
      { id: 'support', rules: ['11A1'], parts: [part('guns')] },
      {
        id: 'share',
        rules: ['9C3'],
        parts: [`${part('draft')} [data-field="allocation"]`],
        done: (table) =>
          drafting(table, 'fire', ({ fields }) => fields['allocation'] !== undefined) || firesOf(table) > 0,
      },
      { id: 'advance', rules: ['9D'], parts: [`${part('draft')} [data-field="advance"]`] },
      { id: 'fire', rules: ['9C4', '14A3'], parts: confirm, done: (table) => firesOf(table) > 0 },
      {
        id: 'next',
        rules: ['5'],
        parts: [button('end')],
        patient: true,
        done: (table) => decidesStep(table, 'decision'),
      },
    ],
  },
];
