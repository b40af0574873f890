import type { PlaceData, TrackData } from '../data/types.js';

/** The codes that aids answer with and that need words of their own. */

export type FeatureCode = PlaceData['kind'] | TrackData['kind'] | 'point' | 'objective';

export const overlayIds = ['own-zoc', 'enemy-zoc', 'threat', 'artillery', 'spotting', 'control'] as const;
export type OverlayId = (typeof overlayIds)[number];

export type WarningCode = 'overstacked';

/** 5.0: what happens to a unit in a hex it can reach. */
export type EffectCode = 'stops';

export type ChapterKind = 'setup' | 'couplet' | 'night';

export type TrackCode =
  | 'turn'
  | 'couplet'
  | 'part-of-day'
  | 'impulse'
  | 'first-impulse'
  | 'activation'
  | 'rolled'
  | 'settled'
  | 'previous-activation'
  | 'right'
  | 'next-right'
  | 'objectives'
  | 'exited'
  | 'points';

/** Values of the track `part-of-day`. */
export type PartOfDay = 'before' | 'day' | 'night' | 'after';

/** Values of the tracks `right` and `next-right`: what a side may do about its activation number (2.1). */
export type NumberRight = 'roll' | 'adjust' | 'choose';

/** Signs on the map while events are acted out. */
export type SceneMark = 'flew' | 'objective-taken';

/** What is left to choose in a draft. */
export type DraftField = 'approach' | 'support' | 'spotter' | 'target' | 'target-unit' | 'order';
