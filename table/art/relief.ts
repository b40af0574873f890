import { makeRandom } from '@impulse/engine';
import { makeBitmap, paperOf, takeFrom, type Bitmap, type Drawn } from '../board/drawing/canvas.js';
import { inPixels, type Brush } from './brush.js';

/** Ground worked out once as a small picture and enlarged, with a grain on it that is as fine at every zoom. */

/** Blurs a field of numbers, `width` to the row. */
export function soften(field: Float32Array, width: number, height: number, radius: number): void {
  const copy = new Float32Array(field.length);
  for (let pass = 0; pass < 2; pass++) {
    blur(field, copy, height, width, width, 1, radius);
    blur(copy, field, width, height, 1, width, radius);
  }
}

function blur(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  line: number,
  step: number,
  radius: number,
): void {
  for (let i = 0; i < lines; i++) {
    const start = i * line;
    let sum = 0;
    for (let j = -radius; j <= radius; j++) sum += from[start + Math.max(j, 0) * step];
    for (let j = 0; j < length; j++) {
      to[start + j * step] = sum / (2 * radius + 1);
      sum += from[start + Math.min(j + radius + 1, length - 1) * step] - from[start + Math.max(j - radius, 0) * step];
    }
  }
}

/** Once with the best and slowest interpolation, so that the plain one does for every tile after that. */
export function enlarge(small: Bitmap, times: number): Drawn {
  const large = makeBitmap(small.width * times, small.height * times);
  const paper = paperOf(large, { alpha: false });
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(small, 0, 0, large.width, large.height);
  return takeFrom(large);
}

export function layRelief({ paper, grid }: Brush, relief: Drawn): void {
  paper.imageSmoothingQuality = 'medium';
  paper.drawImage(relief, 0, 0, grid.width, grid.height);
}

type Colour = readonly [red: number, green: number, blue: number];

export interface GrainLook {
  readonly light: Colour;
  readonly dark: Colour;
  readonly strength: number;
  /** Specks by turns: every third one is a light one. */
  readonly specks: readonly [light: string, dark: string];
}

const grainSize = 256;

/** A square of fine grain and specks that repeats without a seam. */
export function paintGrain({ light, dark, strength, specks }: GrainLook): Bitmap {
  const bitmap = makeBitmap(grainSize, grainSize);
  const paper = paperOf(bitmap);
  const image = paper.createImageData(grainSize, grainSize);
  const random = makeRandom('grain');
  for (let i = 0; i < grainSize * grainSize; i++) {
    const bits = random.uint32();
    const value = (bits & 255) + ((bits >> 8) & 255) - 255;
    image.data.set(value > 0 ? light : dark, i * 4);
    image.data[i * 4 + 3] = Math.abs(value) * strength;
  }
  paper.putImageData(image, 0, 0);
  for (let i = 0; i < 150; i++) {
    paper.fillStyle = specks[i % 3 === 0 ? 0 : 1];
    const size = i % 7 === 0 ? 2 : 1;
    paper.fillRect(random.below(grainSize - 2), random.below(grainSize - 2), size, 1);
  }
  return bitmap;
}

/** The grain is counted in pixels, not in hexes. */
export function layGrain(brush: Brush, grain: Bitmap): void {
  const { paper, scale, grid } = brush;
  const pattern = paper.createPattern(grain, 'repeat');
  if (!pattern) return;
  inPixels(brush, () => {
    paper.fillStyle = pattern;
    paper.fillRect(0, 0, grid.width * scale, grid.height * scale);
  });
}
