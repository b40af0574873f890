import { lazily } from '../../../art/lazily.js';
import type { GrainLook } from '../../../art/relief.js';
import { makeBitmap, paperOf, type Bitmap } from '../../../board/drawing/canvas.js';
import { layered, lerp, makeNoise, ramp } from '../../../art/noise.js';
import type { Field } from '../../../art/fields.js';
import type { Geography } from './geography.js';
import type { Season } from './palette.js';
import type { Shapes } from './shapes.js';

/** What the ground is like in any season, each part worked out when it is first asked for. */
export interface Ground {
  /** How high a place lies. */
  readonly level: Float32Array;
  /** How far snow drifts over it. */
  readonly drift: Float32Array;
  /** How the light falls on it. */
  readonly light: Float32Array;
}

export function groundOf(shapes: Shapes): Ground {
  const ground: Ground = lazily<Ground>({
    level: () => heights(shapes.high),
    drift: () => drifts(shapes.high),
    light: () => lightOn(ground.level, shapes.high),
  });
  return ground;
}

/** Drifts lie across the wind: long from south-west to north-east. */
function drifts({ width, height, perHex }: Field): Float32Array {
  const noise = makeNoise('drifts');
  const drift = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [mapX, mapY] = [x / perHex, y / perHex];
      const strength = layered(noise, 3, (mapX + mapY) / 1.1, (mapX - mapY) / 3.4);
      drift[y * width + x] = 0.85 * ramp(strength, -0.05, 0.5);
    }
  }
  return drift;
}

function lightOn(level: Float32Array, { width, height }: Field): Float32Array {
  const light = new Float32Array(level.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const [above, below] = [Math.max(y - 1, 0) * width, Math.min(y + 1, height - 1) * width];
    for (let x = 0; x < width; x++) {
      const east = level[row + Math.min(x + 1, width - 1)] - level[row + Math.max(x - 1, 0)];
      const south = level[below + x] - level[above + x];
      light[row + x] = 1 + Math.max(-0.09, Math.min(0.05, 0.16 * (east + south)));
    }
  }
  return light;
}

/** High ground stands out; the plain rolls a little. */
function heights({ width, perHex, values }: Field): Float32Array {
  const swell = makeNoise('swell');
  const level = new Float32Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const x = (at % width) / perHex;
    const y = Math.floor(at / width) / perHex;
    level[at] = values[at] * 0.8 + 0.5 * layered(swell, 2, x / 1.7, y / 1.7);
  }
  return level;
}

/** The ground: snow with drifts, the tint of woods and high ground, and the light on it from the north-west. */
export function paintRelief({ shapes, ground }: Geography, season: Season): Bitmap {
  const { forest, high } = shapes;
  const { drift, light } = ground;
  const bitmap = makeBitmap(high.width, high.height);
  const paper = paperOf(bitmap);
  const image = paper.createImageData(high.width, high.height);
  const { data } = image;
  for (let c = 0; c < 3; c++) {
    const [open, drifted, risen, wooded] = [season.ground[c], season.drift[c], season.high[c], season.forest[c]];
    for (let at = 0; at < drift.length; at++) {
      const snow = lerp(lerp(open, drifted, drift[at]), risen, 0.9 * high.values[at]);
      data[at * 4 + c] = lerp(snow, wooded, 0.35 * forest.values[at]) * light[at];
    }
  }
  for (let at = 0; at < drift.length; at++) data[at * 4 + 3] = 255;
  paper.putImageData(image, 0, 0);
  return bitmap;
}

export const grainLook: GrainLook = {
  light: [255, 255, 255],
  dark: [96, 116, 126],
  strength: 0.07,
  specks: ['rgb(255 255 255 / 70%)', 'rgb(110 132 142 / 26%)'],
};
