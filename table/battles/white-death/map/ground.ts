import type { GrainLook } from '../../../art/relief.js';
import { makeBitmap, paperOf, type Bitmap } from '../../../board/drawing/canvas.js';
import { layered, lerp, makeNoise, ramp } from '../../../art/noise.js';
import type { Geography } from './geography.js';
import type { Season } from './palette.js';

/** The ground: snow with drifts, the tint of woods and high ground, and the light on it from the north-west. */
export function paintRelief({ shapes }: Geography, season: Season): Bitmap {
  const { forest, high } = shapes;
  const { width, height, perHex } = high;
  const level = heights(shapes);
  const drifts = makeNoise('drifts');
  const bitmap = makeBitmap(width, height);
  const paper = paperOf(bitmap);
  const image = paper.createImageData(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const [mapX, mapY] = [x / perHex, y / perHex];
      // Drifts lie across the wind: long from south-west to north-east.
      const drift = 0.85 * ramp(layered(drifts, 3, (mapX + mapY) / 1.1, (mapX - mapY) / 3.4), -0.05, 0.5);
      const east = level[at - x + Math.min(x + 1, width - 1)] - level[at - x + Math.max(x - 1, 0)];
      const south = level[Math.min(y + 1, height - 1) * width + x] - level[Math.max(y - 1, 0) * width + x];
      const light = 1 + Math.max(-0.09, Math.min(0.05, 0.16 * (east + south)));
      for (let c = 0; c < 3; c++) {
        const open = lerp(season.ground[c], season.drift[c], drift);
        const risen = lerp(open, season.high[c], 0.9 * high.values[at]);
        image.data[at * 4 + c] = lerp(risen, season.forest[c], 0.35 * forest.values[at]) * light;
      }
      image.data[at * 4 + 3] = 255;
    }
  }
  paper.putImageData(image, 0, 0);
  return bitmap;
}

/** High ground stands out; the plain rolls a little. */
function heights({ high }: Geography['shapes']): Float32Array {
  const { width, perHex, values } = high;
  const swell = makeNoise('swell');
  return Float32Array.from(values, (rise, at) => {
    const [x, y] = [(at % width) / perHex, Math.floor(at / width) / perHex];
    return rise * 0.8 + 0.5 * layered(swell, 2, x / 1.7, y / 1.7);
  });
}

export const grainLook: GrainLook = {
  light: [255, 255, 255],
  dark: [96, 116, 126],
  strength: 0.07,
  specks: ['rgb(255 255 255 / 70%)', 'rgb(110 132 142 / 26%)'],
};
