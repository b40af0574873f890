import { describe, expect, test } from 'vitest';
import {
  between,
  centreOn,
  clampCamera,
  clampFreely,
  fitCamera,
  framing,
  isInSight,
  middleOf,
  openingCamera,
  panBy,
  reveal,
  revealAbove,
  revealAround,
  scaleLimits,
  seenArea,
  toMap,
  toScreen,
  uncoverings,
  zoomAt,
} from './camera.js';

const sheet = { x: -0.5, y: -0.5, width: 20, height: 16 };
const view = { width: 1200, height: 800 };

describe('camera', () => {
  test('fits the whole sheet and centres it', () => {
    const camera = fitCamera(sheet, view);
    expect(camera).toEqual({ x: 9.5, y: 7.5, scale: 50 });
    const seen = seenArea(camera, view);
    expect(seen.width).toBeGreaterThanOrEqual(sheet.width);
    expect(seen.height).toBeCloseTo(sheet.height);
  });

  test('screen and map are each other’s inverse', () => {
    const camera = { x: 3.2, y: 5.1, scale: 87 };
    const point = { x: 411, y: 97 };
    const back = toScreen(camera, view, toMap(camera, view, point));
    expect(back.x).toBeCloseTo(point.x);
    expect(back.y).toBeCloseTo(point.y);
  });

  test('zooming keeps the point under the pointer', () => {
    const camera = { x: 6, y: 6, scale: 90 };
    const at = { x: 200, y: 650 };
    const before = toMap(camera, view, at);
    const after = toMap(zoomAt(camera, view, scaleLimits(sheet, view), 1.7, at), view, at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('zoom stays between the whole map and five times that', () => {
    const limits = scaleLimits(sheet, view);
    const middle = { x: 600, y: 400 };
    expect(limits).toEqual({ least: 50, most: 250 });
    expect(zoomAt(fitCamera(sheet, view), view, limits, 100, middle).scale).toBe(250);
    expect(zoomAt(fitCamera(sheet, view), view, limits, 0.01, middle).scale).toBe(50);
  });

  test('a small screen opens at a size a finger can use, and zooms deep enough to read', () => {
    const phone = { width: 390, height: 700 };
    expect(openingCamera(sheet, phone).scale).toBe(44);
    expect(scaleLimits(sheet, phone).most).toBe(150);
    expect(openingCamera(sheet, view)).toEqual(fitCamera(sheet, view));
  });

  test('the sheet never leaves the viewport', () => {
    const far = clampCamera({ x: -50, y: 90, scale: 100 }, sheet, view);
    const seen = seenArea(far, view);
    expect(seen.x).toBeCloseTo(sheet.x);
    expect(seen.y + seen.height).toBeCloseTo(sheet.y + sheet.height);
    const free = clampFreely({ x: -50, y: 90, scale: 100 }, sheet, view);
    expect(free.x).toBe(far.x);
    expect(toScreen(free, view, { x: 5, y: sheet.y + sheet.height }).y).toBeCloseTo(view.height - 60);
  });

  test('a hand may draw it off as much of its upper and lower edge as buttons lie on, as soon as not the whole sheet is shown', () => {
    const edges = (scale: number): readonly number[] => {
      const [top, bottom] = [-99, 99].map((y) => clampFreely({ x: 9.5, y, scale }, sheet, view));
      const [upper, lower] = [sheet.y, sheet.y + sheet.height].map((y) => ({ x: 9.5, y }));
      return [toScreen(top, view, upper).y, view.height - toScreen(bottom, view, lower).y].map(Math.round);
    };
    expect(edges(50)).toEqual([0, 0]);
    expect(edges(52.5)).toEqual([30, 30]);
    expect(edges(55)).toEqual([60, 60]);
    expect(edges(200)).toEqual([60, 60]);
  });

  test('what covers the lower edge leaves room to draw the sheet out from under it, also the whole of it', () => {
    const lower = { x: 9.5, y: sheet.y + sheet.height };
    for (const scale of [50, 55, 200]) {
      const camera = clampFreely({ x: 9.5, y: 99, scale }, sheet, view, 180);
      expect(toScreen(camera, view, lower).y).toBeCloseTo(view.height - 180);
      expect(clampFreely({ x: 9.5, y: -99, scale }, sheet, view, 180)).toEqual(
        clampFreely({ x: 9.5, y: -99, scale }, sheet, view),
      );
    }
  });

  test('a sheet with room to spare at its upper and lower edge stays in the middle', () => {
    const phone = { width: 390, height: 700 };
    for (const scale of [19.5, 25, 36]) expect(clampFreely({ x: 9.5, y: 99, scale }, sheet, phone).y).toBe(7.5);
    const low = clampFreely({ x: 9.5, y: 99, scale: 42 }, sheet, phone);
    expect(phone.height - toScreen(low, phone, { x: 9.5, y: sheet.y + sheet.height }).y).toBeCloseTo(60);
  });

  test('panning moves the map with the hand', () => {
    const camera = { x: 5, y: 5, scale: 100 };
    expect(panBy(camera, 50, -20)).toEqual({ x: 4.5, y: 5.2, scale: 100 });
  });

  test('reveal moves no further than needed', () => {
    const camera = { x: 5, y: 5, scale: 100 };
    expect(reveal(camera, view, { x: 6, y: 6 }, 1)).toEqual(camera);
    expect(reveal(camera, view, { x: 14, y: 5 }, 1)).toEqual({ x: 9, y: 5, scale: 100 });
  });

  test('what lies under the covered corner comes out from under it, the shorter way first', () => {
    const camera = { x: 5, y: 5, scale: 100 };
    const corner = { x: 1000, y: 500 };
    const point = { x: 10.5, y: 7 };
    expect(toScreen(camera, view, point)).toEqual({ x: 1150, y: 600 });
    expect(isInSight(camera, view, point, 0.5, corner)).toBe(false);
    const [up, left] = uncoverings(camera, view, point, 0.5, corner);
    expect(up).toEqual({ x: 5, y: 6.5, scale: 100 });
    expect(left).toEqual({ x: 7, y: 5, scale: 100 });
    for (const one of [up, left]) expect(isInSight(one, view, point, 0.5, corner)).toBe(true);
    expect(isInSight(camera, view, { x: 30, y: 5 }, 0.5, corner)).toBe(false);
  });

  test('what is shown comes above whatever covers the lower edge, and stays where it is seen anyway', () => {
    const camera = { x: 50, y: 50, scale: 100 };
    const clear = view.height - 200;
    const low = { x: 50, y: 50 + view.height / 200 - 1 };
    const shown = revealAbove(camera, view, clear, low, 0.5);
    expect(toScreen(shown, view, low).y).toBeCloseTo(clear - 50);
    expect(revealAbove(camera, view, clear, { x: 50, y: 49 }, 0.5)).toEqual(camera);
    expect(revealAbove(camera, view, view.height, low, 0.5)).toEqual(reveal(camera, view, low, 0.5));
  });

  test('what lies around it is seen with a hex, and where that is too much the hex stands well inside', () => {
    const camera = { x: 50, y: 50, scale: 100 };
    const clear = view.height - 200;
    const reach = [
      { x: 57, y: 46 },
      { x: 53, y: 50 },
    ];
    const at = { x: 55, y: 48 };
    const shown = revealAround(camera, view, clear, at, reach, 1);
    expect(toScreen(shown, view, reach[0])).toEqual({ x: view.width - 100, y: 100 });
    expect(toScreen(shown, view, reach[1]).y).toBeLessThanOrEqual(clear - 100);
    expect(revealAround(shown, view, clear, at, reach, 1)).toEqual(shown);
    const far = [...reach, { x: 80, y: 48 }];
    expect(toScreen(revealAround(camera, view, clear, at, far, 1), view, at).x).toBeCloseTo((view.width * 3) / 4);
    expect(revealAround(camera, view, view.height, at, [], 1)).toEqual(reveal(camera, view, at, 1));
  });

  test('what is to be seen together comes to the middle of what nothing covers', () => {
    const middle = middleOf([
      { x: 2, y: 8 },
      { x: 6, y: 4 },
      { x: 3, y: 5 },
    ]);
    expect(middle).toEqual({ x: 4, y: 6 });
    const camera = { x: 50, y: 50, scale: 100 };
    const { width, height } = view;
    const [whole, beside] = [
      { x: width, y: height },
      { x: width - 200, y: height - 500 },
    ];
    expect(toScreen(centreOn(camera, view, middle, whole), view, middle)).toEqual({ x: width / 2, y: height / 2 });
    expect(toScreen(centreOn(camera, view, middle, beside), view, middle)).toEqual({
      x: (width - 200) / 2,
      y: height / 2,
    });
    const above = { x: width - 900, y: height - 100 };
    expect(toScreen(centreOn(camera, view, middle, above), view, middle)).toEqual({
      x: width / 2,
      y: (height - 100) / 2,
    });
  });

  test('half way of a zoom keeps its fixed point', () => {
    const from = { x: 9.5, y: 7.5, scale: 50 };
    const at = { x: 100, y: 100 };
    const to = zoomAt(from, view, { least: 1, most: 999 }, 4, at);
    const half = between(from, to, 0.5);
    expect(half.scale).toBeCloseTo(100);
    const anchor = toMap(from, view, at);
    expect(toMap(half, view, at).x).toBeCloseTo(anchor.x);
    expect(toMap(half, view, at).y).toBeCloseTo(anchor.y);
    expect(between(from, to, 1)).toBe(to);
  });
});

describe('what is framed', () => {
  const winter = { x: 0, y: 0, width: 41, height: 45 };

  test('a few places are seen as near as can be read', () => {
    const camera = framing(
      [
        { x: 20, y: 20 },
        { x: 22, y: 21 },
      ],
      winter,
      view,
    )!;
    expect(camera.scale).toBe(72);
    expect(camera.x).toBeCloseTo(21);
  });

  test('where all of them are too far apart to be read, most of them are seen', () => {
    const crowd = Array.from({ length: 9 }, (_, i) => ({ x: 33 + (i % 3), y: 30 + i / 3 }));
    const camera = framing([{ x: 2, y: 3 }, ...crowd], winter, view)!;
    expect(camera.scale).toBe(44);
    const seen = seenArea(camera, view);
    for (const { x, y } of crowd) {
      expect(x > seen.x && x < seen.x + seen.width && y > seen.y && y < seen.y + seen.height).toBe(true);
    }
  });

  test('a map that can be read as a whole stays whole', () => {
    expect(framing([{ x: 3, y: 3 }], sheet, view)).toBeNull();
  });
});
