import type { SideId } from '@impulse/white-death/data/types.js';
import type { CardColours, CardShape } from '../../art/card.js';

/** Soviet counters are dark and square, German ones light with cut corners: told apart without colour too. */
export interface Livery extends CardColours {
  readonly ink: string;
  /** The ground of the symbol's box, and what is drawn in it. */
  readonly box: string;
  readonly symbol: string;
  readonly shape: CardShape;
}

const square: CardShape = (paper, size, inset) => {
  paper.beginPath();
  paper.roundRect(inset, inset, size - 2 * inset, size - 2 * inset, Math.max(0, size * 0.04 - inset));
};

const cut = 0.13;

const cutCorners: CardShape = (paper, size, inset) => {
  const [near, far, corner] = [inset, size - inset, size * cut];
  paper.beginPath();
  paper.moveTo(near + corner, near);
  paper.lineTo(far - corner, near);
  paper.lineTo(far, near + corner);
  paper.lineTo(far, far - corner);
  paper.lineTo(far - corner, far);
  paper.lineTo(near + corner, far);
  paper.lineTo(near, far - corner);
  paper.lineTo(near, near + corner);
  paper.closePath();
};

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
