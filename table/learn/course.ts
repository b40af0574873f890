import type { ReadonlySignal } from '@preact/signals';
import type { Options } from '@impulse/engine';
import type { Desk } from '../desk/desk.js';

/** What is taught, one thing at a time, on real positions under the real rules. */
export interface LessonCourse {
  readonly lessons: readonly Lesson[];
  readonly words: ReadonlySignal<CourseWords>;
}

export interface CourseWords {
  readonly intro: string;
  /** By lesson. */
  readonly lessons: Readonly<Record<string, LessonWords>>;
}

export interface LessonWords {
  readonly title: string;
  readonly about: string;
  /** By step. */
  readonly steps: Readonly<Record<string, string>>;
  readonly end: string;
}

export interface Lesson {
  readonly id: string;
  readonly scenario: string;
  readonly options: Options;
  /** The side the learner plays; the other one holds still. */
  readonly side: string;
  /** Makes the position it begins with; null: the beginning of the scenario. */
  readonly position: (() => unknown) | null;
  /** The next dice, so that what is explained does happen; afterwards dice fall as they like. */
  readonly dice: readonly number[];
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  /** Key of its text. */
  readonly id: string;
  readonly rules: readonly string[];
  /** When it is done; a step without this is only to be read. */
  readonly done?: (table: LessonTable) => boolean;
  /** Hexes pointed at. */
  readonly hexes?: readonly string[];
  /** Part of the page pointed at, by the selectors of the table; the first one present. */
  readonly parts?: readonly string[];
  /** Takes more than one action. */
  readonly patient?: true;
}

/** What a lesson looks at to see whether a step is done. */
export type LessonTable = Pick<Desk, 'chair' | 'selection' | 'plans' | 'display'>;
