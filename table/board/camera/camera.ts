import type { Point } from '@impulse/engine/hex/hex.js';
import type { Area, Look } from '../types.js';

/** Where the player looks: pure numbers. The map is measured in hexes, the screen in pixels of the page. */

export type Camera = Look;

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface ScaleLimits {
  readonly least: number;
  readonly most: number;
}

/** The deepest zoom: five times the whole map, and on small screens at least this many pixels to the hex. */
const deepest = 5;
const comfortable = 150;
/** Pixels to the hex that a finger can hit. */
const fingertip = 44;

export const fitScale = (sheet: Area, view: Viewport): number =>
  Math.max(1, Math.min(view.width / sheet.width, view.height / sheet.height));

export function scaleLimits(sheet: Area, view: Viewport): ScaleLimits {
  const least = fitScale(sheet, view);
  return { least, most: Math.max(least * deepest, comfortable) };
}

export const fitCamera = (sheet: Area, view: Viewport): Camera => ({
  x: sheet.x + sheet.width / 2,
  y: sheet.y + sheet.height / 2,
  scale: fitScale(sheet, view),
});

/** The first look: the whole map, or on a small screen its middle at a size a finger can use. */
export const openingCamera = (sheet: Area, view: Viewport): Camera => {
  const whole = fitCamera(sheet, view);
  return whole.scale < fingertip * 0.6 ? { ...whole, scale: fingertip } : whole;
};

/** Pixels to the hex at which counters can be read, and hexes around whoever is framed. */
const readable = 72;
const margin = 1.6;

/**
 * A look at all of these points, as near as they allow; where that would be too far to read, at whatever place shows most
 * of them. Null where the whole map can be read anyway.
 */
export function framing(points: readonly Point[], sheet: Area, view: Viewport): Camera | null {
  const opening = openingCamera(sheet, view);
  if (points.length === 0 || opening.scale === fitScale(sheet, view)) return null;
  const [left, right] = extent(points.map(({ x }) => x));
  const [top, bottom] = extent(points.map(({ y }) => y));
  const needed = Math.min(view.width / (right - left + 2 * margin), view.height / (bottom - top + 2 * margin));
  if (needed >= fingertip) {
    const scale = Math.min(needed, readable);
    return clampCamera({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, sheet, view);
  }
  const looks = points.map((point) => clampCamera({ ...point, scale: fingertip }, sheet, view));
  return looks.reduce((best, look) => (seenBy(look, view, points) > seenBy(best, view, points) ? look : best));
}

const extent = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];

const seenBy = (camera: Camera, view: Viewport, points: readonly Point[]): number =>
  points.filter(
    ({ x, y }) =>
      Math.abs(x - camera.x) + margin / 2 <= view.width / camera.scale / 2 &&
      Math.abs(y - camera.y) + margin / 2 <= view.height / camera.scale / 2,
  ).length;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Along one axis: a sheet smaller than the viewport stands in the middle, a larger one leaves no gap but what is spared. */
function settle(middle: number, start: number, length: number, seen: number, before = 0, after = 0): number {
  const centre = start + length / 2;
  const [least, most] = [start + seen / 2 - before, start + length - seen / 2 + after];
  return clamp(middle, Math.min(centre, least), Math.max(centre, most));
}

/**
 * Pixels between the edge of the sheet and that of the viewport, above and below: as high as the buttons that lie there, so
 * that any hex can be drawn out from under them. The whole sheet stands still; a little nearer than that all of it is spared.
 */
const room = 60;
const nearer = 1.1;

/** The nearest camera that keeps the sheet in sight, and shows nothing beside it that need not be. */
export const clampCamera = (camera: Camera, sheet: Area, view: Viewport): Camera => clampWith(0, camera, sheet, view);

/** The nearest one that a hand may come to; what lies `below` over the lower edge hides no hex from it. */
export const clampFreely = (camera: Camera, sheet: Area, view: Viewport, below = 0): Camera =>
  clampWith(room, camera, sheet, view, below);

function clampWith(free: number, camera: Camera, sheet: Area, view: Viewport, below = 0): Camera {
  const { least, most } = scaleLimits(sheet, view);
  const scale = clamp(camera.scale, least, most);
  const spare = (free * clamp((scale / least - 1) / (nearer - 1), 0, 1)) / scale;
  return {
    x: settle(camera.x, sheet.x, sheet.width, view.width / scale),
    y: settle(camera.y, sheet.y, sheet.height, view.height / scale, spare, Math.max(spare, below / scale)),
    scale,
  };
}

export const toScreen = (camera: Camera, view: Viewport, point: Point): Point => ({
  x: (point.x - camera.x) * camera.scale + view.width / 2,
  y: (point.y - camera.y) * camera.scale + view.height / 2,
});

export const toMap = (camera: Camera, view: Viewport, point: Point): Point => ({
  x: (point.x - view.width / 2) / camera.scale + camera.x,
  y: (point.y - view.height / 2) / camera.scale + camera.y,
});

export const panBy = (camera: Camera, dx: number, dy: number): Camera => ({
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
  scale: camera.scale,
});

/** Zooms so that the map point under a screen point stays there. */
export function zoomAt(camera: Camera, view: Viewport, limits: ScaleLimits, factor: number, at: Point): Camera {
  const scale = clamp(camera.scale * factor, limits.least, limits.most);
  const anchor = toMap(camera, view, at);
  return {
    x: anchor.x - (at.x - view.width / 2) / scale,
    y: anchor.y - (at.y - view.height / 2) / scale,
    scale,
  };
}

/** The part of the map in the viewport. */
export function seenArea(camera: Camera, view: Viewport): Area {
  const width = view.width / camera.scale;
  const height = view.height / camera.scale;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** The smallest shift that brings a point at least `border` hexes inside the viewport. */
export function reveal(camera: Camera, view: Viewport, point: Point, border: number): Camera {
  const width = view.width / camera.scale;
  const height = view.height / camera.scale;
  const shift = (middle: number, at: number, seen: number): number => {
    const room = Math.max(seen / 2 - border, 0);
    return clamp(middle, at - room, at + room);
  };
  return { x: shift(camera.x, point.x, width), y: shift(camera.y, point.y, height), scale: camera.scale };
}

/** The same where only the upper `clear` pixels of the viewport can be seen. */
export function revealAbove(camera: Camera, view: Viewport, clear: number, point: Point, border: number): Camera {
  const lift = (view.height - clear) / 2 / camera.scale;
  const upper = { ...camera, y: camera.y - lift };
  const shown = reveal(upper, { width: view.width, height: clear }, point, border);
  return { ...shown, y: shown.y + lift };
}

/**
 * The smallest shift that brings a point and those around it at least `border` hexes inside the upper `clear` pixels. Where
 * they are too far apart for that, the point itself is drawn away from the edge.
 */
export function revealAround(
  camera: Camera,
  view: Viewport,
  clear: number,
  point: Point,
  around: readonly Point[],
  border: number,
): Camera {
  const lift = (view.height - clear) / 2 / camera.scale;
  const all = [point, ...around];
  const shift = (middle: number, at: number, [first, last]: readonly [number, number], seen: number): number => {
    const room = seen / 2 - border;
    if (last - first <= 2 * room) return clamp(middle, last - room, first + room);
    return clamp(middle, at - seen / 4, at + seen / 4);
  };
  const x = shift(camera.x, point.x, extent(all.map((one) => one.x)), view.width / camera.scale);
  const y = shift(camera.y - lift, point.y, extent(all.map((one) => one.y)), clear / camera.scale);
  return { x, y: y + lift, scale: camera.scale };
}

/** The middle of the smallest upright rectangle around points. */
export function middleOf(points: readonly Point[]): Point {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const between = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  return { x: between(xs), y: between(ys) };
}

/** Puts a point in the middle of the larger part of the viewport beside its covered `corner`: left of it, or above. */
export function centreOn(camera: Camera, view: Viewport, point: Point, corner: Point): Camera {
  const beside = corner.x * view.height >= view.width * corner.y;
  const across = beside ? view.width - corner.x : 0;
  const down = beside ? 0 : view.height - corner.y;
  return { x: point.x + across / 2 / camera.scale, y: point.y + down / 2 / camera.scale, scale: camera.scale };
}

/** Does a point lie in the viewport, at least `border` hexes from where its lower right `corner` is covered? */
export function isInSight(camera: Camera, view: Viewport, point: Point, border: number, corner: Point): boolean {
  const { x, y } = toScreen(camera, view, point);
  const reach = border * camera.scale;
  const inside = x >= 0 && y >= 0 && x <= view.width && y <= view.height;
  return inside && (x + reach <= corner.x || y + reach <= corner.y);
}

/** Shifts that bring a point out from under the covered corner: to the left of it and above it, the smaller one first. */
export function uncoverings(camera: Camera, view: Viewport, point: Point, border: number, corner: Point): Camera[] {
  const { x, y } = toScreen(camera, view, point);
  const reach = border * camera.scale;
  const [left, up] = [x + reach - corner.x, y + reach - corner.y];
  const shifts = [panBy(camera, -left, 0), panBy(camera, 0, -up)];
  return left <= up ? shifts : shifts.toReversed();
}

export const sameCamera = (a: Camera, b: Camera): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale;

/** Part of the way from one camera to another: zoom is even to the eye when its logarithm is. */
export function between(from: Camera, to: Camera, part: number): Camera {
  if (part >= 1) return to;
  const scale = from.scale * Math.pow(to.scale / from.scale, part);
  // While the scale changes, the shift is weighted so that a zoom at a point keeps that point still.
  const weight =
    Math.abs(to.scale - from.scale) < 1e-6 ? part : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return { x: from.x + (to.x - from.x) * weight, y: from.y + (to.y - from.y) * weight, scale };
}
