import type { Brush } from '../../../art/brush.js';
import type { Geography } from './geography.js';

/** A brush for the desert. */
export interface DesertBrush extends Brush {
  readonly geography: Geography;
}
