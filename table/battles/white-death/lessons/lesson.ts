import type { Options } from '@impulse/engine';
import type { SideId } from '@impulse/white-death/data/types.js';
import type { LessonStep } from '../../../learn/course.js';
import type { LessonSetup } from './position.js';

/** The first six make one game. */
export type LessonId =
  | 'setup'
  | 'impulse'
  | 'assault'
  | 'barrage'
  | 'defence'
  | 'fire'
  | 'zones'
  | 'supply'
  | 'ring'
  | 'fortress';

export interface OwnLesson {
  readonly id: LessonId;
  readonly side: SideId;
  readonly options?: Options;
  /** Null: the beginning of the first scenario. */
  readonly setup: LessonSetup | null;
  readonly dice: readonly number[];
  readonly steps: readonly LessonStep[];
}
