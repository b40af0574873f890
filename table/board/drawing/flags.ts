import type { Point } from '@impulse/engine/hex/hex.js';
import type { Picture } from '../picture.js';
import { inSight, type Projection } from '../camera/projection.js';
import type { Flag, Paper } from '../types.js';
import { figures } from './fonts.js';

/** Flags on a pole at the western side of their hex; the cloth flies above the counters and hides no figure. */

const pole = { x: -0.42, foot: 0.3 };
/** Where the cloth ends, and how high it is. */
const hem = -0.35;
const height = 0.23;
/** Below this many pixels letters could not be read. */
const least = 8;
/** Pixels to the hex from which on a name does not cover too much. */
const named = 36;

export function drawFlags(paper: Paper, { config, art }: Picture, p: Projection): void {
  for (const flag of config.overlays.flatMap(({ flags = [] }) => flags)) {
    const at = art.grid.centre(flag.hex);
    if (inSight(p, at, 1)) drawFlag(paper, p, flag, at);
  }
}

function drawFlag(paper: Paper, p: Projection, { fill, ink, ...flag }: Flag, at: Point): void {
  const text = flag.name === undefined || p.scale < named * p.ratio ? flag.text : `${flag.text} ${flag.name}`;
  const letters = Math.max(height * 0.72 * p.scale, least * p.ratio);
  const tall = letters / 0.72;
  const x = p.x + (at.x + pole.x) * p.scale;
  const top = p.y + (at.y + hem) * p.scale - tall;
  const line = Math.max(0.035 * p.scale, 1.5 * p.ratio);
  paper.save();
  paper.font = `bold ${letters.toFixed(1)}px ${figures}`;
  const width = paper.measureText(text).width + letters * 0.9;
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
