import { makeBitmap, paperOf, type Bitmap } from '../../../board/drawing/canvas.js';
import type { Terrain } from '@impulse/totensonntag/data/types.js';
import { fieldOf, makeField, type Field } from '../../../art/fields.js';
import { lazily } from '../../../art/lazily.js';
import { sees } from '../../../art/brush.js';
import type { DesertBrush } from './brush.js';
import type { Polyline } from '../../../art/curve.js';
import type { Geography } from './geography.js';
import { chance, layered, lerp, makeNoise, ramp } from '../../../art/noise.js';
import { soften, type GrainLook } from '../../../art/relief.js';
import { ink } from './palette.js';

/** The ground itself: sand and gravel with soft relief, calculated once and enlarged, and a grain that stays fine. */

const perHex = 12;
/** How strongly the light shows the lie of the land, whatever the resolution. */
const slope = 0.043 * perHex;

type Colour = readonly [number, number, number];
const pale: Colour = [245, 234, 205];
const warm: Colour = [234, 214, 170];
const gravel: Colour = [222, 209, 178];
const sienna: Colour = [183, 131, 82];
const stone: Colour = [203, 177, 132];
const earth: Colour = [209, 181, 133];

/** Numbers all over the map, each kind worked out when it is first asked for. */
interface Fields {
  readonly escarpment: Field;
  readonly rough: Field;
  readonly trench: Field;
  readonly slopes: Slopes;
  /** How high a place lies. */
  readonly level: Float32Array;
}

interface Slopes {
  /** Distance from the nearest crest, positive on its steep northern side. */
  readonly fall: Float32Array;
  /** The plateau behind the crests. */
  readonly plateau: Float32Array;
}

const grounds = new WeakMap<Geography, Fields>();

/** What the relief is painted from. */
export function groundOf(geography: Geography): Fields {
  let ground = grounds.get(geography);
  if (!ground) grounds.set(geography, (ground = makeFields(geography)));
  return ground;
}

export function paintRelief(geography: Geography): Bitmap {
  const { escarpment, rough, trench, slopes, level } = groundOf(geography);
  const { fall } = slopes;
  const { width, height } = escarpment;
  const tint = makeNoise('tint');
  const bitmap = makeBitmap(width, height);
  const paper = paperOf(bitmap);
  const image = paper.createImageData(width, height);
  for (let y = 0; y < height; y++) {
    const mapY = y / perHex;
    const above = Math.max(y - 1, 0) * width;
    const below = Math.min(y + 1, height - 1) * width;
    for (let x = 0; x < width; x++) {
      const mapX = x / perHex;
      const at = y * width + x;
      const broad = layered(tint, 2, mapX / 4.2, mapY / 3.4) + 0.12 * tint(mapX * 0.5 + mapY * 0.3 + 60, mapY * 1.3);
      const sandy = ramp(broad, -0.36, 0.36);
      const gravelly = 0.55 * ramp(layered(tint, 2, mapX / 2.6 + 90, mapY / 2.6), 0.02, 0.4);
      const rocky = 0.6 * rough.values[at];
      const dug = 0.42 * trench.values[at];
      const steep = 0.2 * escarpment.values[at] + 0.55 * steepness(fall[at]);
      const east = level[y * width + Math.min(x + 1, width - 1)] - level[y * width + Math.max(x - 1, 0)];
      const south = level[below + x] - level[above + x];
      const light = 1 + Math.max(-0.2, Math.min(0.12, slope * (0.75 * east + south))) + 0.07 * rim(fall[at]);
      for (let c = 0; c < 3; c++) {
        let value = lerp(pale[c], warm[c], sandy);
        value = lerp(value, gravel[c], gravelly);
        value = lerp(value, stone[c], rocky);
        value = lerp(value, earth[c], dug);
        image.data[at * 4 + c] = lerp(value, sienna[c], steep) * light;
      }
      image.data[at * 4 + 3] = 255;
    }
  }
  paper.putImageData(image, 0, 0);
  return bitmap;
}

/** Strong just below the crest, fading towards the foot. */
const steepness = (fall: number): number => ramp(fall, -0.04, 0.05) * (1 - ramp(fall, 0.06, 0.5));
/** The sunlit edge of the plateau. */
const rim = (fall: number): number => ramp(fall, -0.3, -0.02) * (1 - ramp(fall, -0.02, 0.02));

function makeFields({ grid, crests, hexesOf }: Geography): Fields {
  const edge = makeNoise('edge');
  const mask = (terrain: Terrain) => (): Field => fieldOf(grid, perHex, hexesOf(terrain), edge, 2);
  const fields: Fields = lazily<Fields>({
    escarpment: mask('escarpment'),
    rough: mask('rough'),
    trench: mask('entrenchment'),
    slopes: () => slopesAt(crests, makeField(grid, perHex)),
    level: () => heights(fields.rough, fields.slopes),
  });
  return fields;
}

function slopesAt(crests: readonly Polyline[], { width, height, values }: Field): Slopes {
  const slopes = { fall: new Float32Array(values.length).fill(-9), plateau: values };
  for (const line of crests) measure(slopes, width, height, line);
  soften(slopes.plateau, width, height, 2);
  return slopes;
}

/** How far a crest is felt, in hexes. */
const beyondEnds = 0.75;
const steepSide = 0.6;
const gentleSide = 1.6;

/** Distances from one crest, and the plateau that rises gently to it from the south. */
function measure({ fall, plateau }: Slopes, width: number, height: number, crest: Polyline): void {
  const line = crest.filter((_, index) => index % 3 === 0 || index === crest.length - 1);
  const xs = line.map((point) => point.x);
  const ys = line.map((point) => point.y);
  const left = Math.max(0, Math.floor((Math.min(...xs) - beyondEnds) * perHex));
  const right = Math.min(width, (Math.max(...xs) + beyondEnds) * perHex);
  const top = Math.max(0, Math.floor((Math.min(...ys) - steepSide) * perHex));
  const bottom = Math.min(height, (Math.max(...ys) + gentleSide) * perHex);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const mapX = x / perHex;
      const mapY = y / perHex;
      let best = Infinity;
      let side = 1;
      let beside = 0;
      for (let i = 1; i < line.length; i++) {
        const a = line[i - 1];
        const dx = line[i].x - a.x;
        const dy = line[i].y - a.y;
        const along = ((mapX - a.x) * dx + (mapY - a.y) * dy) / (dx * dx + dy * dy || 1);
        const part = Math.min(1, Math.max(0, along));
        const offX = mapX - a.x - part * dx;
        const offY = mapY - a.y - part * dy;
        const distance = offX * offX + offY * offY;
        if (distance >= best) continue;
        best = distance;
        side = dx * offY - dy * offX < 0 ? 1 : -1;
        const past = i === 1 && along < 0 ? -along : i === line.length - 1 && along > 1 ? along - 1 : 0;
        beside = past * Math.hypot(dx, dy);
      }
      const signed = Math.sqrt(best) * side;
      const at = y * width + x;
      if (Math.abs(signed) < Math.abs(fall[at]) && beside < 0.12) fall[at] = signed;
      const rise = (1 - ramp(signed, -0.02, 0.2)) * ramp(signed, -gentleSide, 0) * (1 - ramp(beside, 0, 0.7));
      plateau[at] = Math.max(plateau[at], rise);
    }
  }
}

/** Plateaus, low swells of sand, and restless broken ground. */
function heights({ width, height, values: rough }: Field, { plateau }: Slopes): Float32Array {
  const noise = makeNoise('relief');
  const level = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const mapX = x / perHex;
      const mapY = y / perHex;
      const swell = layered(noise, 2, mapX / 1.3 + 0.15 * mapY, mapY / 1.1);
      const broken = rough[at] > 0.02 ? rough[at] * layered(noise, 2, mapX * 3.4, mapY * 3.4) : 0;
      level[at] = 0.26 * swell + 0.34 * broken + 0.6 * plateau[at];
    }
  }
  return level;
}

export const grainLook: GrainLook = {
  light: [255, 255, 235],
  dark: [70, 70, 40],
  strength: 0.12,
  specks: ['rgb(255 250 232 / 65%)', 'rgb(120 90 48 / 32%)'],
};

const closeUp = 110;

/** Pebbles, only where there is room to see them. */
export function paintPebbles(brush: DesertBrush): void {
  if (brush.zoom < closeUp) return;
  const { paper, geography } = brush;
  const { grid } = geography;
  const strength = ramp(brush.zoom, closeUp, closeUp * 1.6);
  for (let hex = 0; hex < grid.size; hex++) {
    const { x, y } = grid.centre(hex);
    if (!sees(brush, x, y, 0.6)) continue;
    const count = 5 + Math.floor(chance(hex, 1, 0) * 12);
    for (const kind of [2, 3]) {
      paper.fillStyle = kind === 2 ? ink.rock : '#fffaea';
      paper.globalAlpha = strength * (kind === 2 ? 0.5 : 0.8);
      paper.beginPath();
      for (let i = 0; i < count; i++) {
        const atX = x + chance(hex, kind, i, 0) - 0.5;
        const atY = y + (chance(hex, kind, i, 1) - 0.5) * 1.1;
        const size = 0.005 * (0.6 + chance(hex, kind, i, 2));
        paper.moveTo(atX + size * 1.4, atY);
        paper.ellipse(atX, atY, size * 1.4, size, 0, 0, 2 * Math.PI);
      }
      paper.fill();
    }
  }
  paper.globalAlpha = 1;
}
