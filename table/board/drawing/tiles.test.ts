import { describe, expect, test } from 'vitest';
import type { Bitmap } from './canvas.js';
import { project } from '../camera/projection.js';
import { addTile, forgetTiles, missingTile, tileBox, tilesSeen, type Level } from './tiles.js';

const sheet = { x: -1, y: -1, width: 30, height: 20 };
const view = { width: 1000, height: 600 };
const at = (x: number, y: number, scale: number) => project({ x, y, scale }, view, 1);
const bitmap = { width: 512, height: 512 } as Bitmap;
const level = (): Level => ({ scale: 100, ratio: 1, tiles: new Map() });

describe('tiles', () => {
  test('seen are those that the view touches, and no others', () => {
    // From 4 to 14 hexes across and 5 to 11 down: pixels 500 to 1500 and 600 to 1200 of the sheet.
    expect(tilesSeen(sheet, 100, at(9, 8, 100), 0)).toEqual({ left: 0, right: 3, top: 1, bottom: 3 });
    expect(tilesSeen(sheet, 100, at(9, 8, 100), 1)).toEqual({ left: 0, right: 4, top: 0, bottom: 4 });
  });

  test('of another scale than the present one are found too', () => {
    const whole = tilesSeen(sheet, 100, at(14, 9, 20), 0);
    expect(whole).toEqual({ left: 0, right: 6, top: 0, bottom: 4 });
  });

  test('at the edge are smaller, and begin where the sheet does', () => {
    expect(tileBox(sheet, 100, { column: 0, row: 0 })).toEqual({ x: -100, y: -100, width: 512, height: 512 });
    expect(tileBox(sheet, 100, { column: 5, row: 3 })).toEqual({ x: 2460, y: 1436, width: 440, height: 464 });
  });

  test('are made from the middle outwards until none is missing', () => {
    const made = level();
    const span = { left: 0, right: 3, top: 0, bottom: 3 };
    expect(missingTile(made, span)).toEqual({ column: 1, row: 1 });
    for (let place = missingTile(made, span); place; place = missingTile(made, span)) addTile(made, place, bitmap, 0);
    expect(made.tiles.size).toBe(9);
  });

  test('used longest ago are forgotten first, never those that are wanted', () => {
    const made = level();
    for (let row = 0; row < 12; row++) {
      for (let column = 0; column < 10; column++) addTile(made, { column, row }, bitmap, row);
    }
    forgetTiles(made, { left: 0, right: 3, top: 8, bottom: 12 });
    expect(made.tiles.size).toBe(96);
    expect(Math.min(...[...made.tiles.values()].map(({ used }) => used))).toBe(2);
    const wanted = { left: 0, right: 10, top: 0, bottom: 12 };
    const all = level();
    for (let row = 0; row < 12; row++) {
      for (let column = 0; column < 10; column++) addTile(all, { column, row }, bitmap, row);
    }
    forgetTiles(all, wanted);
    expect(missingTile(all, wanted)).toBeNull();
  });
});
