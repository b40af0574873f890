import type { SideId } from '@impulse/white-death/data/types.js';
import type { CardColours, CardShape } from '../../art/card.js';
import { cutCard, squareCard } from '../../art/card-shapes.js';

/** Soviet counters are dark and square, German ones light with cut corners: told apart without colour too. */
export interface Livery extends CardColours {
  readonly ink: string;
  /** The ground of the symbol's box, and what is drawn in it. */
  readonly box: string;
  readonly symbol: string;
  readonly shape: CardShape;
}

const square = squareCard(0.04);
const cutCorners = cutCard(0.13);

export const liveries: Readonly<Record<SideId, Livery>> = {
  soviet: {
    light: '#94402f',
    face: '#7b2d20',
    dark: '#5c1e15',
    ink: '#f6e9d8',
    box: '#f6e9d8',
    symbol: '#2a120c',
    shape: square,
  },
  german: {
    light: '#ccd3c4',
    face: '#b9c1b0',
    dark: '#9aa492',
    ink: '#20281f',
    box: '#eef1e8',
    symbol: '#20281f',
    shape: cutCorners,
  },
};
