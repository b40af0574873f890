import { expect, test } from 'vitest';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { en } from '../i18n/en/index.js';
import type { Session } from '../play/session.js';
import { Sight } from '../play/sight.js';
import { Coach } from './coach.js';
import { type Lesson, type LessonId, lessonIds, lessons, type Table } from './lessons.js';
import { readProgress } from './progress.js';
import { lessonSession, passive } from './session.js';

/** Every lesson is played to its end by clicks and confirmations, as a player would. */

interface Sitting extends Table {
  readonly coach: Coach;
  readonly session: Session;
  readonly sight: Sight;
}

function sitDown(lesson: Lesson): Sitting {
  const session = lessonSession(lesson, null, {
    present: () => Promise.resolve(),
    think: passive,
    keep: () => undefined,
    random: () => '7'.repeat(64),
  });
  const coach = new Coach(lesson);
  const sight = new Sight();
  coach.watch({ session, sight });
  return { session, sight, coach };
}

type Deed = (sitting: Sitting) => unknown;
const next: Deed = ({ coach }) => coach.next();
const click =
  (hex: string, unit: string | null = null): Deed =>
  ({ session }) =>
    session.click(hex, unit);
const confirm: Deed = ({ session }) => session.confirm();
const undo: Deed = ({ session }) => session.undo();
const act =
  (action: Action): Deed =>
  ({ session }) =>
    session.act(action);
const end: Deed = async ({ session }) => {
  await session.end();
  if (session.ending.value) await session.confirm();
  while (session.turn.value.over === false && session.turn.value.side !== 'cw') await session.run();
};

/** One list of deeds for each step. */
const solutions: Readonly<Record<LessonId, readonly (readonly Deed[])[]>> = {
  numbers: [[next], [({ session }) => session.propose({ type: 'choose-an', value: 4 })], [confirm], [next]],
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
    [({ session }) => session.inspect('G9')],
    [act({ type: 'stack', hex: 'G9', order: ['7ad-2rtr', '7ad-7h', '7ad-6rtr'] })],
    [click('G9', '7ad-2rtr'), click('F9', '7ad-4sac')],
    [undo],
  ],
  arrivals: [
    [({ sight }) => sight.open('arrivals')],
    [({ session }) => session.select(['sa-1deo'])],
    [click('A5')],
    [next],
  ],
  night: [[next], [act({ type: 'recover-all' })], [end]],
  victory: [[({ sight }) => sight.open('victory')], [click('M10', '7ad-6rtr')], [click('M7')], [next]],
};

test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
  'the lesson on %s can be learned',
  async (id, lesson) => {
    const sitting = sitDown(lesson);
    const { coach, session } = sitting;
    expect(solutions[id].length).toBe(lesson.steps.length);
    for (const [index, deeds] of solutions[id].entries()) {
      expect([coach.at.value, session.notice.value], `before step ${lesson.steps[index].id}`).toEqual([
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
  expect(lessons.map(({ id }) => id)).toEqual([...lessonIds]);
  for (const { id, steps } of lessons)
    expect(Object.keys(en.learn.lessons[id].steps)).toEqual(steps.map((step) => step.id));
});

test('a legal action beside the point is noticed, and forgotten when it is undone', async () => {
  const sitting = sitDown(lessons.find(({ id }) => id === 'moves')!);
  await click('G9', '7ad-7h')(sitting);
  await click('G8')(sitting);
  expect(sitting.coach.astray.value).toBe(true);
  sitting.session.undo();
  expect([sitting.coach.astray.value, sitting.coach.at.value]).toEqual([false, 1]);
});

test('a lesson left in the middle goes on where it was', async () => {
  const lesson = lessons.find(({ id }) => id === 'barrage')!;
  const sitting = sitDown(lesson);
  for (const deeds of solutions.barrage.slice(0, 4)) for (const deed of deeds) await deed(sitting);
  const pause = { lesson: lesson.id, step: sitting.coach.at.value, record: sitting.session.match.record(true) };
  const read = readProgress(JSON.stringify({ finished: ['moves'], pause }));
  expect(read.pause?.step).toBe(4);
  const again = lessonSession(lesson, read.pause, {
    present: () => Promise.resolve(),
    think: passive,
    keep: () => undefined,
    random: () => '1'.repeat(64),
  });
  expect(again.view.value).toEqual(sitting.session.view.value);
  const answer = await again.act({ type: 'barrage-target', unit: '7ad-60fd', 'target-unit': 'ari-ber-3' });
  expect(answer).toMatchObject({ kind: 'played', dice: [6, 5] });
});

test.each([
  '',
  '{',
  '[]',
  'null',
  '{"finished":7,"pause":{}}',
  '{"finished":["x"],"pause":{"lesson":"moves","step":-1,"record":{}}}',
])('damaged progress %j is as good as none', (text) => {
  expect(readProgress(text)).toEqual({ finished: [], pause: null });
});
