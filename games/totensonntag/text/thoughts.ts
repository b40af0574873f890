import type { ConsiderationWords, Labels } from '@impulse/engine';
import type { CommonFeature, SideFeature } from '../features/features.js';
import type { PurposeCode } from '../opponent/choice.js';

/** Words for what an opponent thinks: why it does something, and what it weighs. */
export interface Thoughts extends ConsiderationWords {
  readonly motives: Labels<PurposeCode>;
  readonly ofSide: Labels<SideFeature>;
  readonly common: Labels<CommonFeature>;
}
