import { isBattleId, type BattleId } from '@impulse/library/battles.js';
import './colours.css';
import { language, textsReady } from '../i18n/index.js';
import type { AnyKit } from '../kit/kit.js';
import type { LessonCourse } from '../learn/course.js';
import * as desert from './totensonntag/texts.js';
import * as winter from './white-death/texts.js';

/** The battles this table can lay out; each kit is fetched when its battle is first wanted. */
const loaders: Readonly<Partial<Record<BattleId, () => Promise<AnyKit>>>> = {
  totensonntag: () => import('./totensonntag/kit.js').then(({ kit }) => kit as AnyKit),
  'white-death': () => import('./white-death/kit.js').then(({ kit }) => kit as AnyKit),
};

/** Texts that a kit asks for when it is there. */
const texts = {
  totensonntag: [desert.battleTexts, desert.tableTexts],
  'white-death': [winter.battleTexts, winter.tableTexts],
};

/** Begins to fetch a kit and its texts in the language of the moment, all at once. */
export async function foreseeKit(id: string): Promise<void> {
  if (!isBattleId(id)) return;
  await Promise.all([loadKit(id).then((kit) => kit?.style()), ...texts[id].map((one) => one[language.value]())]);
}

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
