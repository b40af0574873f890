import { OBSERVER } from './position/position.js';

/** Who may not know what, in bits: enough to tell whether an action has shown somebody something. */
export interface Knowledge<S> {
  /** How many units and fields there are that can be hidden from a seat, at this or at another moment. */
  readonly size: number;
  /** Writes for each of them who may not know it now: the `viewerBit` of every such seat. */
  hiddenFrom(state: S, into: Uint8Array): void;
}

/** The bit of a viewer (`viewerIn`); that of somebody who sees everything is never set. */
export const viewerBit = (viewer: number): number => 1 << (viewer & 3);

/** Hidden from everybody but one side: from the other and from observers. */
export const hiddenBySide = (side: number): number => viewerBit(1 - side) | viewerBit(OBSERVER);

export const everyViewer = 0xff;

/** Of what was hidden from these viewers, does one of them know something now? */
export function isLearned(before: Uint8Array, after: Uint8Array, viewers = everyViewer): boolean {
  for (let i = 0; i < before.length; i++) if ((before[i] & ~after[i] & viewers) !== 0) return true;
  return false;
}
