import { signal } from '@preact/signals';
import { type BattleRecord, parseRecord } from '@impulse/engine';
import { type LessonId, lessonIds } from './lessons.js';

/** What has been learned, and the lesson that was left in the middle, kept in this browser. */

export interface Pause {
  readonly lesson: LessonId;
  readonly step: number;
  readonly record: BattleRecord;
}

export interface Progress {
  readonly finished: readonly LessonId[];
  readonly pause: Pause | null;
}

const key = 'impulse-learn';
const isLesson = (value: unknown): value is LessonId => lessonIds.includes(value as LessonId);

/** Damaged or foreign storage is as good as none. */
export function readProgress(text: string | null): Progress {
  try {
    const value = JSON.parse(text ?? '{}') as { readonly finished?: unknown; readonly pause?: unknown };
    const finished = Array.isArray(value.finished) ? value.finished.filter(isLesson) : [];
    return { finished, pause: readPause(value.pause) };
  } catch {
    return { finished: [], pause: null };
  }
}

function readPause(value: unknown): Pause | null {
  if (typeof value !== 'object' || value === null) return null;
  const { lesson, step, record } = value as Record<string, unknown>;
  const parsed = parseRecord(record);
  if (!isLesson(lesson) || typeof step !== 'number' || !Number.isInteger(step) || step < 0 || !parsed.ok) return null;
  return { lesson, step, record: parsed.value };
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const progress = signal<Progress>(readProgress(stored()));

function keep(next: Progress): void {
  progress.value = next;
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // A lesson can be taken again.
  }
}

export const pauseAt = (pause: Pause): void => keep({ ...progress.peek(), pause });

export function finish(lesson: LessonId): void {
  const finished = new Set(progress.peek().finished).add(lesson);
  keep({ finished: lessonIds.filter((id) => finished.has(id)), pause: null });
}

export const forgetPause = (): void => keep({ ...progress.peek(), pause: null });
