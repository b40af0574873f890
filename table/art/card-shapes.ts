import type { CardShape } from './card.js';

/** Shapes of cards, so that the sides of a battle are told apart without colour. */

/** `round` is the radius of its corners, in parts of its side. */
export const squareCard =
  (round: number): CardShape =>
  (paper, size, inset) => {
    paper.beginPath();
    paper.roundRect(inset, inset, size - 2 * inset, size - 2 * inset, Math.max(0, size * round - inset));
  };

/** `cut` is what is cut off its corners, in parts of its side. */
export const cutCard =
  (cut: number): CardShape =>
  (paper, size, inset) => {
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
