import { test } from 'vitest';
import {
  act,
  click,
  confirm,
  type Deed,
  end,
  expectTexts,
  learn,
  next,
  show,
  undo,
} from '../../../learn/testing/learning.js';
import { action } from '../battle.js';
import { kit } from '../kit.js';
import { course } from './course.js';
import type { LessonId } from './lesson.js';

/** Every lesson is played to its end, as a player would. */

const select =
  (...units: readonly string[]): Deed =>
  ({ selection }) =>
    selection.select(units);
const tick =
  (unit: string): Deed =>
  ({ plans }) =>
    plans.drafts.toggle(unit);
const set =
  (field: string, value: string | Readonly<Record<string, number>>): Deed =>
  ({ plans }) =>
    plans.drafts.set(field, value);
const propose =
  (...wanted: Parameters<typeof action>): Deed =>
  ({ plans }) =>
    plans.propose(action(...wanted));

/** Takes a point from the last target: weapons never get higher odds than the personnel with them (9C3). */
const shift: Deed = ({ plans }) => {
  const bounds = plans.drafts.judged.value?.bounds['allocation'];
  if (bounds?.kind !== 'shares') throw new Error('Nothing is shared out');
  const shares = bounds.rows.map(
    ({ id, standard }, row) => [id, row === bounds.rows.length - 1 ? standard - 1 : standard] as const,
  );
  plans.drafts.set('allocation', Object.fromEntries(shares));
};

const endAll: Deed = async (learning) => {
  for (let steps = 0; steps < 9 && !learning.coach.finished; steps++) await end(learning);
};

/** One list of deeds for each step. */
const solutions: Readonly<Record<LessonId, readonly (readonly Deed[])[]>> = {
  setup: [
    [next],
    [select('9grd-18g')],
    [act(action({ type: 'place', unit: '9grd-18g', hex: '3026' }))],
    [undo],
    [act(action({ type: 'place-rest' }))],
    [end],
  ],
  impulse: [
    [next],
    [propose({ type: 'impulse', points: 4 })],
    [confirm],
    [click('3126', '9grd-22g'), ({ selection }) => selection.selectStack()],
    [click('3027')],
    [undo],
  ],
  assault: [[click('2927')], [confirm], [next], [click('2925'), confirm], [end]],
  barrage: [
    [click('3226', '9grd-art'), act(action({ type: 'deploy', unit: '9grd-art' }))],
    [end],
    [click('2927')],
    [tick('9grd-art'), tick('army-41g-gun')],
    [confirm],
    [next],
  ],
  defence: [
    [next],
    [tick('83id-ii-183')],
    [set('intensity', 'high')],
    [next],
    [confirm],
    [
      async ({ plans }) => {
        await plans.end();
        if (plans.ending.value) await plans.confirm();
      },
    ],
  ],
  fire: [[next], [next], [shift], [next], [confirm], [endAll]],
  zones: [
    [show('enemy-zoc')],
    [click('3126', '9grd-31g')],
    [click('3026')],
    [click('3027', '36tr-1')],
    [click('3127')],
    [confirm],
    [next],
  ],
  supply: [[next], [show('supply')], [click('2724', '44ski-mor')], [show('trace')], [next]],
  ring: [[next], [click('1816', '9grd-31g')], [click('2019')], [next]],
  fortress: [[next], [propose({ type: 'avoid-isolation', pay: true })], [confirm], [next]],
};

test.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))(
  'the lesson on %s can be learned',
  (id, lesson) => learn(kit, lesson, solutions[id as LessonId]),
);

test('every lesson and every step has its text', () => expectTexts(course));
