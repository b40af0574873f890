import { signal } from '@preact/signals';

/** What has been learned, and the lesson that was left in the middle, kept in this browser. */

export interface Pause {
  readonly lesson: string;
  readonly step: number;
}

export interface LessonProgress {
  readonly finished: readonly string[];
  readonly pause: Pause | null;
}

/** Damaged or foreign storage is as good as none. */
export function readProgress(text: string | null, lessons: readonly string[]): LessonProgress {
  const isLesson = (value: unknown): value is string => lessons.includes(value as string);
  try {
    const value = JSON.parse(text ?? '{}') as { readonly finished?: unknown; readonly pause?: unknown };
    const finished = Array.isArray(value.finished) ? value.finished.filter(isLesson) : [];
    return { finished, pause: readPause(value.pause, isLesson) };
  } catch {
    return { finished: [], pause: null };
  }
}

function readPause(value: unknown, isLesson: (value: unknown) => value is string): Pause | null {
  if (typeof value !== 'object' || value === null) return null;
  const { lesson, step } = value as Record<string, unknown>;
  if (!isLesson(lesson) || typeof step !== 'number' || !Number.isInteger(step) || step < 0) return null;
  return { lesson, step };
}

/** The progress in one course. */
export class Learner {
  readonly #key: string;
  readonly #lessons: readonly string[];
  readonly progress;

  constructor(game: string, lessons: readonly string[]) {
    this.#key = `impulse-learn-${game}`;
    this.#lessons = lessons;
    this.progress = signal<LessonProgress>(readProgress(stored(this.#key), lessons));
  }

  #keep(next: LessonProgress): void {
    this.progress.value = next;
    try {
      localStorage.setItem(this.#key, JSON.stringify(next));
    } catch {
      // A lesson can be taken again.
    }
  }

  pauseAt(pause: Pause): void {
    this.#keep({ ...this.progress.peek(), pause });
  }

  forgetPause(): void {
    this.#keep({ ...this.progress.peek(), pause: null });
  }

  finish(lesson: string): void {
    const finished = new Set(this.progress.peek().finished).add(lesson);
    this.#keep({ finished: this.#lessons.filter((id) => finished.has(id)), pause: null });
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
