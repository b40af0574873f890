import { toScreen } from '../camera/camera.js';
import type { Picture } from '../picture.js';

/** The small map lies in the lower right corner, or in the upper one where it hides less. */

export const highCorner = 'board-minimap-high';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Weighed {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

/** From the edges of the board, in pixels of the page; below it are the buttons. */
const [aside, above, below] = [12, 12, 52];
/** It does not change its corner for less. */
const worthIt = 3;
/** What is in hand, and where the keyboard stands, is not to be hidden at all. */
const inHand = 20;

/** Should it lie in the upper corner? */
export function wantsHigh(points: readonly Weighed[], view: Size, map: Size, isHigh: boolean): boolean {
  const left = view.width - aside - map.width;
  const under = (top: number): number =>
    points
      .filter(({ x, y }) => x >= left && x <= view.width && y >= top && y <= top + map.height)
      .reduce((sum, { weight }) => sum + weight, 0);
  const [high, low] = [under(above), under(view.height - below - map.height)];
  return isHigh ? high - low < worthIt : low - high >= worthIt;
}

/** Once the map has come to rest. */
export function settleCorner(element: HTMLElement, map: Size, picture: Picture): void {
  const { art, camera, view, config, cursor, cursorShown } = picture;
  const chosen = new Set(config.selection?.units);
  const points: Weighed[] = [];
  for (const [hex, { counters }] of config.stacks) {
    const weight = counters.some(({ id }) => id !== null && chosen.has(id)) ? inHand : 1;
    points.push({ ...toScreen(camera, view, art.grid.centre(hex)), weight });
  }
  if (cursorShown) points.push({ ...toScreen(camera, view, art.grid.centre(cursor)), weight: inHand });
  element.classList.toggle(highCorner, wantsHigh(points, view, map, element.classList.contains(highCorner)));
}
