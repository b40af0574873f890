import type { BattleId } from '@impulse/library';
import './colours.css';
import { textsReady } from '../i18n/index.js';
import type { AnyKit } from '../kit/kit.js';
import type { LessonCourse } from '../learn/course.js';

/** The battles this table can lay out; each kit is fetched when its battle is first wanted. */
const loaders: Readonly<Partial<Record<BattleId, () => Promise<AnyKit>>>> = {
  totensonntag: () => import('./totensonntag/kit.js').then(({ kit }) => kit as AnyKit),
  'white-death': () => import('./white-death/kit.js').then(({ kit }) => kit as AnyKit),
};

export const laidOut = Object.keys(loaders) as readonly BattleId[];

/** With its texts in the language of the moment; null for a battle that this table does not know. */
export async function loadKit(id: string): Promise<AnyKit | null> {
  const kit = await loaders[id as BattleId]?.();
  await textsReady();
  return kit ?? null;
}

/** Lessons, fetched when somebody wants to learn. */
const courses: Readonly<Record<BattleId, () => Promise<LessonCourse>>> = {
  totensonntag: () => import('./totensonntag/lessons.js').then(({ course }) => course),
  'white-death': () => import('./white-death/lessons/course.js').then(({ course }) => course),
};

export const loadCourse = async (id: string): Promise<LessonCourse | null> =>
  (await courses[id as BattleId]?.()) ?? null;
