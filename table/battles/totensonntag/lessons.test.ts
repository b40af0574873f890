import { expect, test } from 'vitest';
import { Match } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { sitAt, type Sitting as Seated } from '../../chair/testing/sitting.js';
import { en } from '../../i18n/en/index.js';
import { Coach } from '../../learn/coach.js';
import type { Lesson, LessonTable } from '../../learn/course.js';
import { readProgress } from '../../learn/progress.js';
import { Sight } from '../../play/sight.js';
import { action } from './battle.js';
import { course, type LessonId } from './lessons.js';

/** Every lesson is played to its end by clicks and confirmations, as a player would. */

interface Sitting extends Seated, LessonTable {
  readonly coach: Coach;
}

async function sitDown(lesson: Lesson): Promise<Sitting> {
  const { scenario, options, position, dice } = lesson;
  const sealing = { match: 'lesson', secret: '7'.repeat(64) };
  const match = position
    ? Match.from(totensonntag, position(), undefined, sealing)
    : Match.start(totensonntag, { scenario, options }, sealing);
  if (!match.ok) throw new Error(match.error.message);
  match.value.queueDice(dice);
  const table = await sitAt(match.value, { dak: 'still' });
  table.chair.follow(table.computers);
  const coach = new Coach(lesson);
  const sight = new Sight();
  coach.watch({ ...table, sight });
  return { ...table, sight, coach };
}

type Deed = (sitting: Sitting) => unknown;
const next: Deed = ({ coach }) => coach.next();
const click =
  (hex: string, unit: string | null = null): Deed =>
  ({ hand }) =>
    hand.click(hex, unit);
const confirm: Deed = ({ plans }) => plans.confirm();
const undo: Deed = ({ chair }) => chair.undo();
const act =
  (one: Action): Deed =>
  ({ chair }) =>
    chair.act(one);
const end: Deed = async ({ chair, plans }) => {
  await plans.end();
  if (plans.ending.value) await plans.confirm();
  // The computer follows the chair and plays by itself.
  await expect.poll(() => chair.turn.value).toMatchObject({ side: 'cw' });
};

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
    [act({ type: 'barrage-target', unit: '7ad-60fd', 'target-unit': 'ari-ber-5' })],
    [next],
  ],
  stacking: [
    [({ selection }) => selection.inspect('G9')],
    [act({ type: 'stack', hex: 'G9', order: ['7ad-2rtr', '7ad-7h', '7ad-6rtr'] })],
    [click('G9', '7ad-2rtr'), click('F9', '7ad-4sac')],
    [undo],
  ],
  arrivals: [
    [({ sight }) => sight.open('arrivals')],
    [({ selection }) => selection.select(['sa-1deo'])],
    [click('A5')],
    [next],
  ],
  night: [[next], [act({ type: 'recover-all' })], [end]],
  victory: [[({ sight }) => sight.open('victory')], [click('M10', '7ad-6rtr')], [click('M7')], [next]],
};

test.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))(
  'the lesson on %s can be learned',
  async (id, lesson) => {
    const sitting = await sitDown(lesson);
    const { coach, chair } = sitting;
    const solution = solutions[id as LessonId];
    expect(solution.length).toBe(lesson.steps.length);
    for (const [index, deeds] of solution.entries()) {
      expect([coach.at.value, chair.notice.value], `before step ${lesson.steps[index].id}`).toEqual([
        index,
        index === 3 && id === 'moves' ? expect.anything() : null,
      ]);
      for (const deed of deeds) await deed(sitting);
      expect(coach.astray.value, `astray after ${lesson.steps[index].id}`).toBe(false);
    }
    expect(coach.finished).toBe(true);
  },
);

test('every lesson and every step has its text', () => {
  expect(course.lessons.map(({ id }) => id)).toEqual(Object.keys(en.totensonntagLessons));
  for (const { id, steps } of course.lessons)
    expect(Object.keys(course.words.value[id].steps)).toEqual(steps.map((step) => step.id));
});

test('a legal action beside the point is noticed, and forgotten when it is undone', async () => {
  const sitting = await sitDown(course.lessons.find(({ id }) => id === 'moves')!);
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
