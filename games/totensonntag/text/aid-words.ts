import type { Labels, Lines } from '@impulse/engine';
import type {
  ChapterKind,
  DraftField,
  EffectCode,
  NumberRight,
  OverlayId,
  PartOfDay,
  SceneMark,
  TrackCode,
  WarningCode,
} from '../aids/codes.js';
import type { Facts } from './facts.js';

/** Words for what the aids show. */
export interface AidWords {
  readonly objective: string;
  readonly overlays: Labels<OverlayId>;
  readonly tracks: Labels<TrackCode>;
  readonly partsOfDay: Labels<PartOfDay>;
  readonly rights: Labels<NumberRight>;
  readonly warnings: Labels<WarningCode>;
  readonly effects: Labels<EffectCode>;
  readonly sceneMarks: Labels<SceneMark>;
  readonly draftFields: Labels<DraftField>;
  /** Nothing chosen in a field of a draft. */
  readonly none: string;
  readonly chapters: Lines<ChapterKind, Facts>;
  /** What an activation number would bring. */
  readonly prospect: (facts: Facts) => string;
}
