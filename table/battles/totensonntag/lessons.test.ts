import { expect, test } from 'vitest';
import {
  act,
  beginLesson,
  click,
  confirm,
  type Deed,
  end,
  expectTexts,
  learn,
  next,
  undo,
} from '../../learn/testing/learning.js';
import { readProgress } from '../../learn/progress.js';
import { action } from './battle.js';
import { kit } from './kit.js';
import { course, type LessonId } from './lessons.js';

/** Every lesson is played to its end by clicks and confirmations, as a player would. */

/** One list of deeds for each step. */
const solutions: Readonly<Record<LessonId, readonly (readonly Deed[])[]>> = {
  numbers: [[next], [({ plans }) => plans.propose(action({ type: 'choose-an', value: 4 }))], [confirm], [next]],
  moves: [[click('G9', '7ad-7h')], [click('H9')], [click('H9', '7ad-7h')], [undo]],
  assault: [[click('H9', '7ad-2rb')], [click('I10')], [next], [confirm], [next]],
  advance: [[click('H10', '7ad-1krrc'), click('H11'), confirm], [click('H11')], [next]],
  overrun: [[click('G9', '7ad-2rtr')], [click('G5')], [confirm], [next]],
  barrage: [
    [click('G10', '7ad-60fd')],
    [click('H12')],
    [next],
    [confirm],
    [act(action({ type: 'barrage-target', unit: '7ad-60fd', 'target-unit': 'ari-ber-5' }))],
    [next],
  ],
  stacking: [
    [({ selection }) => selection.inspect('G9')],
    [act(action({ type: 'stack', hex: 'G9', order: ['7ad-2rtr', '7ad-7h', '7ad-6rtr'] }))],
    [click('G9', '7ad-2rtr'), click('F9', '7ad-4sac')],
    [undo],
  ],
  arrivals: [
    [({ display }) => display.open('arrivals')],
    [({ selection }) => selection.select(['sa-1deo'])],
    [click('A5')],
    [next],
  ],
  night: [[next], [act(action({ type: 'recover-all' }))], [end]],
  victory: [[({ display }) => display.open('victory')], [click('M10', '7ad-6rtr')], [click('M7')], [next]],
};

test.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))(
  'the lesson on %s can be learned',
  (id, lesson) => learn(kit, lesson, solutions[id as LessonId]),
);

test('every lesson and every step has its text', () => expectTexts(course));

test('a legal action beside the point is noticed, and forgotten when it is undone', async () => {
  const sitting = await beginLesson(
    kit,
    course.lessons.find(({ id }) => id === 'moves')!,
  );
  await click('G9', '7ad-7h')(sitting);
  await click('G8')(sitting);
  expect(sitting.coach.astray.value).toBe(true);
  await sitting.chair.undo();
  expect([sitting.coach.astray.value, sitting.coach.at.value]).toEqual([false, 1]);
});

const lessonIds = course.lessons.map(({ id }) => id);

test('a lesson left in the middle is remembered', () => {
  const progress = { finished: ['moves'], pause: { lesson: 'barrage', step: 4 } };
  expect(readProgress(JSON.stringify(progress), lessonIds)).toEqual(progress);
});

test.each([
  '',
  '{',
  '[]',
  'null',
  '{"finished":7,"pause":{}}',
  '{"finished":["x"],"pause":{"lesson":"moves","step":-1}}',
])('damaged progress %j is as good as none', (text) => {
  expect(readProgress(text, lessonIds)).toEqual({ finished: [], pause: null });
});
