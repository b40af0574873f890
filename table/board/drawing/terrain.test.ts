import { afterAll, beforeAll, expect, test } from 'vitest';
import { art } from '../testing/board.js';
import type { Area, BoardArt, Paper } from '../types.js';
import { drawTerrain, isSharp, makeTerrain, prepareWhole, repaint, sharpen } from './terrain.js';

const nothing = (): void => undefined;
const paper = new Proxy({}, { get: () => nothing, set: () => true }) as unknown as Paper;

class Blank {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext = (): Paper => paper;
  transferToImageBitmap = (): Blank => new Blank(this.width, this.height);
}

const before = globalThis.OffscreenCanvas as unknown;
const put = (canvas: unknown): void => void Object.assign(globalThis, { OffscreenCanvas: canvas });
beforeAll(() => put(Blank));
afterAll(() => put(before));

const version = { language: 'en', labels: true, variant: '' } as const;
/** Near enough that a part of the sheet is seen. */
const near = { x: 0, y: 0, scale: 200, ratio: 1, width: 300, height: 300 };

/** Large enough for several strips. */
const wholeScale = 160;
/** Calls that it takes to find nothing more to be prepared. */
const preparations = 4;

function watched() {
  const painted: { readonly scale: number; readonly area: Area }[] = [];
  const prepared: number[] = [];
  const watchedArt: BoardArt = {
    ...art,
    *preparing() {
      for (let piece = 1; piece < preparations; piece++) yield prepared.push(piece);
    },
    paintMap: (_, scale, { area }) => void painted.push({ scale, area }),
  };
  return { terrain: makeTerrain(watchedArt, version), painted, prepared };
}

/** A paper that remembers which bitmaps were drawn on it. */
function drawings() {
  const drawn: unknown[] = [];
  const drawImage = (bitmap: unknown): void => void drawn.push(bitmap);
  const get = (_: object, name: string): unknown => (name === 'drawImage' ? drawImage : nothing);
  return { drawn, shown: new Proxy({}, { get, set: () => true }) as unknown as Paper };
}

const ofWhole = (painted: ReturnType<typeof watched>['painted']) => painted.filter(({ scale }) => scale === wholeScale);

test('what is seen is painted first, then the whole sheet in strips that leave no gap, then what lies around', () => {
  const { terrain, painted } = watched();
  prepareWhole(terrain, wholeScale, 1);
  expect(painted).toEqual([]);
  expect(terrain.whole).toBeNull();
  while (!isSharp(terrain, near)) expect(sharpen(paper, terrain, near, false)).toBe(true);
  expect(ofWhole(painted)).toEqual([]);
  while (terrain.whole === null) expect(sharpen(paper, terrain, near, false)).toBe(true);
  const strips = ofWhole(painted).map(({ area }) => area);
  expect(strips.length).toBeGreaterThan(4);
  expect(strips[0].y).toBeCloseTo(art.sheet.y);
  strips.slice(1).forEach(({ y }, index) => expect(y).toBeCloseTo(strips[index].y + strips[index].height));
  expect(strips.at(-1)!.y + strips.at(-1)!.height).toBeGreaterThanOrEqual(art.sheet.y + art.sheet.height);
  drawTerrain(paper, terrain, near);
});

test('where the whole sheet is seen it is painted strip by strip, and nothing else is', () => {
  const { terrain, painted } = watched();
  const far = { ...near, scale: 400, width: 2000, height: 1700 };
  prepareWhole(terrain, 400, 1);
  let strips = 0;
  for (; !isSharp(terrain, far); strips++) {
    expect(terrain.whole).toBeNull();
    sharpen(paper, terrain, far, false);
  }
  expect(strips).toBeGreaterThan(8);
  expect(painted).toHaveLength(strips - preparations);
  expect(sharpen(paper, terrain, far, false)).toBe(false);
});

test('what the first painting takes is worked out piece by piece before anything is painted', () => {
  const { terrain, painted, prepared } = watched();
  prepareWhole(terrain, wholeScale, 1);
  for (let pieces = 1; pieces < preparations; pieces++) {
    sharpen(paper, terrain, near, false);
    expect(prepared).toHaveLength(pieces);
  }
  expect(painted).toEqual([]);
});

test('another look before the whole sheet is there begins it anew', () => {
  const { terrain, painted } = watched();
  prepareWhole(terrain, wholeScale, 1);
  while (ofWhole(painted).length < 2) sharpen(paper, terrain, near, false);
  repaint(terrain, { ...version, variant: 'thaw' });
  const known = ofWhole(painted).length;
  while (terrain.whole === null) sharpen(paper, terrain, near, false);
  expect(ofWhole(painted)[known].area.y).toBeCloseTo(art.sheet.y);
});

test('another look is shown when all that is seen has it, and where it has not come yet the former one stays', () => {
  const { terrain } = watched();
  prepareWhole(terrain, wholeScale, 1);
  while (sharpen(paper, terrain, near, false));
  const { shown, drawn } = drawings();
  repaint(terrain, { ...version, variant: 'thaw' });
  while (!isSharp(terrain, near)) {
    drawn.length = 0;
    sharpen(shown, terrain, near, false);
    if (!isSharp(terrain, near)) {
      expect(drawn).toEqual([]);
      drawTerrain(shown, terrain, near);
      expect(drawn).not.toContain(terrain.first?.bitmap);
      expect(drawn.length).toBeGreaterThan(0);
    }
  }
  expect(drawn).toContain(terrain.first!.bitmap);
  const aside = { ...near, x: -150 };
  drawn.length = 0;
  drawTerrain(shown, terrain, aside);
  expect(drawn.indexOf(terrain.first!.bitmap)).toBeGreaterThan(0);
  while (terrain.whole === null) sharpen(shown, terrain, near, false);
  expect(terrain.former).toBeNull();
});
