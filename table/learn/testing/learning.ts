import { expect } from 'vitest';
import { Match, type PublicAction } from '@impulse/engine';
import { Computers } from '../../chair/computers.js';
import type { Hand } from '../../chair/hand.js';
import { seatPeople, stepComputer } from '../../chair/testing/seating.js';
import type { AnyKit } from '../../kit/kit.js';
import { Display } from '../../desk/display.js';
import { Coach } from '../coach.js';
import type { LessonCourse, Lesson, LessonTable } from '../course.js';
import { setupOf } from '../setup.js';

/** A lesson taken without a page: by clicks and confirmations, as a player would. */
export interface Learning extends LessonTable {
  readonly hand: Hand;
  readonly coach: Coach;
}

export async function beginLesson(kit: AnyKit, lesson: Lesson): Promise<Learning> {
  const { scenario, options, position, dice, side } = lesson;
  const sealing = { match: 'lesson', secret: '7'.repeat(64) };
  const match = position
    ? Match.from(kit.game, position(), undefined, sealing)
    : Match.start(kit.game, { scenario, options }, sealing);
  if (!match.ok) throw new Error(`${match.error.path}: ${match.error.message}`);
  match.value.queueDice(dice);
  const { host, mayPlay, ...seated } = await seatPeople(kit, match.value, [side]);
  const { chair } = seated;
  chair.follow(new Computers(chair, mayPlay, () => stepComputer(match.value, host, setupOf(kit, lesson))));
  const coach = new Coach(lesson);
  const display = new Display();
  coach.watch({ ...seated, display });
  return { ...seated, display, coach };
}

export type Deed = (learning: Learning) => unknown;

export const next: Deed = ({ coach }) => coach.next();
export const click =
  (hex: string, unit: string | null = null): Deed =>
  ({ hand }) =>
    hand.click(hex, unit);
export const confirm: Deed = ({ plans }) => plans.confirm();
export const undo: Deed = ({ chair }) => chair.undo();
export const act =
  (action: PublicAction): Deed =>
  ({ chair }) =>
    chair.act(action);
export const show =
  (overlay: string): Deed =>
  ({ display }) =>
    display.toggleOverlay(overlay);
export const end: Deed = async (learning) => {
  await learning.plans.end();
  if (learning.plans.ending.value) await learning.plans.confirm();
  await asked(learning);
};

/** The computer follows the chair and plays by itself. */
const asked = ({ chair, coach }: Learning): Promise<void> =>
  expect.poll(() => chair.turn.value).toMatchObject({ side: coach.lesson.side });

/** One list of deeds for each step; none of them leads astray, and the last one ends the lesson. */
export async function learn(kit: AnyKit, lesson: Lesson, solution: readonly (readonly Deed[])[]): Promise<void> {
  const learning = await beginLesson(kit, lesson);
  const { coach } = learning;
  await asked(learning);
  expect(solution.length).toBe(lesson.steps.length);
  for (const [index, deeds] of solution.entries()) {
    expect(coach.at.value, `before step ${lesson.steps[index].id}`).toBe(index);
    for (const deed of deeds) await deed(learning);
    expect(coach.astray.value, `astray after ${lesson.steps[index].id}`).toBe(false);
  }
  expect(coach.finished).toBe(true);
}

/** Every lesson and every step has its text, and nothing else has. */
export function expectTexts({ lessons, words }: LessonCourse): void {
  expect(Object.keys(words.value.lessons)).toEqual(lessons.map(({ id }) => id));
  for (const { id, steps } of lessons)
    expect(Object.keys(words.value.lessons[id].steps)).toEqual(steps.map((step) => step.id));
}
