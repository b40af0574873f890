import type { Brush } from '../../../art/brush.js';
import type { Geography } from './geography.js';
import type { Season } from './palette.js';

/** A brush for the winter sheet. */
export interface WinterBrush extends Brush {
  readonly geography: Geography;
  readonly season: Season;
}
