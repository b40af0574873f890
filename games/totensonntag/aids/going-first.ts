import { unknown } from '@impulse/engine';
import { DAK } from '../context.js';
import { sideIds } from '../data/types.js';
import { eyesOf, numberPosition } from '../position/position.js';
import { mayAdjust, mayChoose } from '../rules/turn/activation-numbers.js';
import type { State } from '../state.js';

/** The chance of the first impulse: at worst and at best, where the other side still has a say in its number. */
export interface GoingFirst {
  readonly least: number;
  readonly most: number;
}

const faces = [1, 2, 3, 4, 5, 6] as const;

/** 2.1: with this number, from what the side may know of the other's. A tie goes to the DAK. */
export function goingFirst(state: State, side: number, value: number): GoingFirst {
  const { numbers, bends } = numbersOf(state, 1 - side, eyesOf(state, sideIds[side]));
  const wins = (theirs: number): boolean => (side === DAK ? value >= theirs : value > theirs);
  const share = (by: number): number =>
    numbers.filter((number) => wins(Math.min(6, Math.max(1, number + by)))).length / numbers.length;
  return { least: share(bends), most: share(-bends) };
}

interface Numbers {
  /** Each as likely as the others. */
  readonly numbers: readonly number[];
  /** By so much the other side may still change them, or may have. */
  readonly bends: number;
}

function numbersOf(state: State, other: number, viewer: number): Numbers {
  const { an, rolled, previous } = numberPosition(state, other, viewer);
  const free: Numbers = { numbers: faces, bends: 5 };
  if (typeof an === 'number' && an > 0) return { numbers: [an], bends: mayAdjust(state, other) ? 1 : 0 };
  if (rolled === unknown) return mayChoose(state, other) ? free : { numbers: faces, bends: previous === 5 ? 1 : 0 };
  return rolled > 0 ? { numbers: [rolled], bends: 1 } : free;
}
