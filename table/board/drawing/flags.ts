import type { Point } from '@impulse/engine/hex/hex.js';
import type { Picture } from '../picture.js';
import { inSight, type Projection } from '../camera/projection.js';
import type { BoardArt, Flag, Paper } from '../types.js';
import { figures } from './fonts.js';
import type { Box } from './place-names.js';

/** Flags on a pole at the western side of their hex; the cloth flies above the counters and hides no figure. */

const pole = { x: -0.42, foot: 0.3 };
/** Where the cloth ends, and how high it is. */
const hem = -0.35;
const height = 0.23;
/** Below this many pixels letters could not be read. */
const least = 8;
/** How wide a letter and the cloth around the letters are, in parts of their height. */
const [letterWidth, margin] = [0.62, 0.9];

const lettersAt = (scale: number, ratio: number): number => Math.max(height * 0.72 * scale, least * ratio);

/** About where the cloth lies, in hexes: whatever else is written there could not be read. */
export function clothOf({ hex, text }: Flag, { grid }: BoardArt, scale: number, ratio: number): Box {
  const at = grid.centre(hex);
  const letters = lettersAt(scale, ratio) / scale;
  const wide = (letters * (text.length * letterWidth + margin)) / 2;
  const high = letters / 0.72 / 2;
  return { x: at.x + pole.x + wide, y: at.y + hem - high, wide, high };
}

export function drawFlags(paper: Paper, { config, art }: Picture, p: Projection): void {
  for (const flag of config.overlays.flatMap(({ flags = [] }) => flags)) {
    const at = art.grid.centre(flag.hex);
    if (inSight(p, at, 1)) drawFlag(paper, p, flag, at);
  }
}

function drawFlag(paper: Paper, p: Projection, { fill, ink, text }: Flag, at: Point): void {
  const letters = lettersAt(p.scale, p.ratio);
  const tall = letters / 0.72;
  const x = p.x + (at.x + pole.x) * p.scale;
  const top = p.y + (at.y + hem) * p.scale - tall;
  const line = Math.max(0.035 * p.scale, 1.5 * p.ratio);
  paper.save();
  paper.font = `bold ${letters.toFixed(1)}px ${figures}`;
  const width = paper.measureText(text).width + letters * margin;
  paper.lineJoin = 'round';
  paper.lineCap = 'round';
  for (const [colour, wide] of [
    ['rgb(255 253 244 / 95%)', line * 2.4],
    ['#3a2c12', line],
  ] as const) {
    paper.strokeStyle = colour;
    paper.lineWidth = wide;
    paper.beginPath();
    paper.moveTo(x, top);
    paper.lineTo(x, p.y + (at.y + pole.foot) * p.scale);
    paper.stroke();
    // The fly of the flag is cut out, so that it is told from a label by its shape.
    paper.beginPath();
    paper.moveTo(x, top);
    paper.lineTo(x + width, top);
    paper.lineTo(x + width - tall * 0.22, top + tall / 2);
    paper.lineTo(x + width, top + tall);
    paper.lineTo(x, top + tall);
    paper.closePath();
    paper.stroke();
  }
  paper.fillStyle = fill;
  paper.fill();
  paper.fillStyle = ink;
  paper.textAlign = 'center';
  paper.textBaseline = 'middle';
  paper.fillText(text, x + (width - tall * 0.2) / 2, top + tall * 0.54);
  paper.restore();
}
