import { whole } from '@impulse/engine';

/** A side that both players bid for: whoever bids more plays it, and needs so many victory points more than the rules say. */
export interface SideBid {
  readonly side: string;
  /** The higher bid; null until both have bid. */
  readonly points: number | null;
}

/** What one player bids, unseen by the other. */
export const bidPoints = whole(0, 500);
