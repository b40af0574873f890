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
}

const before = globalThis.OffscreenCanvas as unknown;
const put = (canvas: unknown): void => void Object.assign(globalThis, { OffscreenCanvas: canvas });
beforeAll(() => put(Blank));
afterAll(() => put(before));

const version = { language: 'en', labels: true, variant: '' } as const;
/** Near enough that a part of the sheet is seen. */
const near = { x: 0, y: 0, scale: 200, ratio: 1, width: 300, height: 300 };

function watched() {
  const painted: { readonly scale: number; readonly area: Area }[] = [];
  const watchedArt: BoardArt = {
    ...art,
    paintMap: (_, scale, { area }) => void painted.push({ scale, area }),
  };
  return { terrain: makeTerrain(watchedArt, version), painted };
}

const ofWhole = (painted: ReturnType<typeof watched>['painted']) => painted.filter(({ scale }) => scale === 40);

test('what is seen is painted first, then the whole sheet in strips that leave no gap, then what lies around', () => {
  const { terrain, painted } = watched();
  prepareWhole(terrain, 40, 1, false);
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

test('where the whole sheet is seen it is there at once', () => {
  const { terrain, painted } = watched();
  prepareWhole(terrain, 40, 1, true);
  expect(ofWhole(painted)).toHaveLength(1);
  expect(terrain.whole).not.toBeNull();
});

test('another look before the whole sheet is there begins it anew', () => {
  const { terrain, painted } = watched();
  prepareWhole(terrain, 40, 1, false);
  while (ofWhole(painted).length < 2) sharpen(paper, terrain, near, false);
  repaint(terrain, { ...version, variant: 'thaw' });
  const known = ofWhole(painted).length;
  while (terrain.whole === null) sharpen(paper, terrain, near, false);
  expect(ofWhole(painted)[known].area.y).toBeCloseTo(art.sheet.y);
});
