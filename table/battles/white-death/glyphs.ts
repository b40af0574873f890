import { pathFrom } from '../../art/strokes.js';
import type { Glyph } from '../../board/types.js';

/** Glyphs of White Death's marks, each within a circle of radius one around the origin. */

const drawn =
  (strokes: string, filled?: string): Glyph =>
  (paper) => {
    paper.stroke(pathFrom(strokes));
    if (filled !== undefined) paper.fill(pathFrom(filled));
  };

/** Crossed swords. */
export const swords = drawn(
  'M-0.8,-0.8 L0.75,0.75 M0.8,-0.8 L-0.75,0.75 M-0.85,0.35 L-0.35,0.85 M0.85,0.35 L0.35,0.85',
);

export const eye = drawn(
  'M-0.95,0 Q0,-0.95 0.95,0 Q0,0.95 -0.95,0 Z',
  'M-0.3,0 a0.3,0.3 0 1,0 0.6,0 a0.3,0.3 0 1,0 -0.6,0',
);

/** A die that shows five. */
export const dice = drawn(
  'M-0.75,-0.75 H0.75 V0.75 H-0.75 Z',
  [
    [-0.38, -0.38],
    [0.38, -0.38],
    [0, 0],
    [-0.38, 0.38],
    [0.38, 0.38],
  ]
    .map(([x, y]) => `M${x - 0.14},${y} a0.14,0.14 0 1,0 0.28,0 a0.14,0.14 0 1,0 -0.28,0`)
    .join(' '),
);

export const rails = drawn('M-0.45,-0.95 V0.95 M0.45,-0.95 V0.95 M-0.8,-0.55 H0.8 M-0.8,0 H0.8 M-0.8,0.55 H0.8');
