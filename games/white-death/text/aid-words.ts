import type { Labels, Lines } from '@impulse/engine';
import type {
  AssaultProgress,
  ChapterKind,
  Condition,
  DraftField,
  EffectCode,
  OverlayId,
  ProspectFact,
  SceneMark,
  TrackCode,
  WarningCode,
  TaskCode,
} from '../aids/codes.js';
import type { Facts } from './facts.js';

/** Words for what the aids show. */
export interface AidWords {
  readonly conditions: Labels<Condition>;
  /** 6B2: to place a gun ready to fire. */
  readonly placeDeployed: string;
  readonly overlays: Labels<OverlayId>;
  readonly tracks: Labels<TrackCode>;
  readonly assaultProgress: Labels<AssaultProgress>;
  readonly warnings: Labels<WarningCode>;
  readonly tasks: Labels<TaskCode>;
  readonly effects: Labels<EffectCode>;
  readonly sceneMarks: Labels<SceneMark>;
  readonly draftFields: Labels<DraftField>;
  readonly prospectFacts: Labels<ProspectFact>;
  readonly chapters: Lines<ChapterKind, Facts>;
  /** What a number of movement points would bring. */
  readonly prospect: (facts: Facts) => string;
}
