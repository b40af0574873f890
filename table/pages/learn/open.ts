import { effect } from '@preact/signals';
import { good, type Result } from '@impulse/engine';
import { askAuthority } from '../../hosts/authority-line.js';
import type { AnyKit } from '../../kit/kit.js';
import { type LaidTable, openBattle } from '../../play/open.js';
import { Coach } from '../../learn/coach.js';
import type { Lesson } from '../../learn/course.js';
import type { Learner, Pause } from '../../learn/progress.js';
import { setupOf } from '../../learn/setup.js';

/** A lesson at the real table, with the coach who watches. */
export interface Classroom extends LaidTable {
  readonly coach: Coach;
}

/** Opens a lesson where it was left, or from its beginning. */
export async function openLesson(
  kit: AnyKit,
  lesson: Lesson,
  learner: Learner,
  leave: () => void,
): Promise<Result<Classroom>> {
  const { pause } = learner.progress.peek();
  const left = pause?.lesson === lesson.id && pause.step > 0 ? pause : null;
  // What an older version kept may not open any more: then the lesson begins again.
  const again = left ? await open(kit, lesson, learner, left, leave) : null;
  if (again?.ok === true) return again;
  await begin(kit, lesson);
  return await open(kit, lesson, learner, null, leave);
}

/** Lessons are kept like battles, on a store of their own. */
async function begin(kit: AnyKit, lesson: Lesson): Promise<void> {
  const { id, position } = lesson;
  await askAuthority('create', {
    store: 'lessons',
    id: storedId(kit.game.id, id),
    setup: setupOf(kit, lesson),
    title: id,
    ...(position ? { position: position() } : {}),
  });
}

const storedId = (game: string, lesson: string): string => `lesson-${game}-${lesson}`;

async function open(
  { game }: AnyKit,
  lesson: Lesson,
  learner: Learner,
  pause: Pause | null,
  leave: () => void,
): Promise<Result<Classroom>> {
  const opened = await openBattle('lessons', storedId(game.id, lesson.id), leave);
  if (!opened.ok) return opened;
  const coach = new Coach(lesson, pause?.step);
  const { desk } = opened.value;
  const start = (): (() => void) => {
    const stops = [opened.value.start(), coach.watch(desk), keepPlace(coach, learner)];
    return () => stops.forEach((stop) => stop());
  };
  return good({ ...opened.value, coach, start });
}

/** After every step it is known where to go on, and when a lesson has been finished. */
function keepPlace(coach: Coach, learner: Learner): () => void {
  return effect(() => {
    const step = coach.at.value;
    if (coach.finished) learner.finish(coach.lesson.id);
    else if (step > 0) learner.pauseAt({ lesson: coach.lesson.id, step });
  });
}
