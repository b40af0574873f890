import type { Area, MapPaintOptions, Paper } from '../../../board/types.js';
import type { Geography } from './geography.js';

/** What every painter of the map is given. Shapes are drawn in hexes, letters in pixels (`inPixels`). */
export interface Brush {
  readonly paper: Paper;
  readonly geography: Geography;
  readonly language: MapPaintOptions['language'];
  readonly labels: boolean;
  /** Pixels of the bitmap per hex. */
  readonly scale: number;
  readonly pixelRatio: number;
  /** Pixels of the page per hex: what decides how much detail is worth drawing. */
  readonly zoom: number;
  /** One pixel of the page, in hexes. */
  readonly pixel: number;
  readonly area: Area;
  readonly sheet: Area;
}

/** A width in hexes, but never thinner than so many pixels of the page. */
export const wide = (brush: Brush, hexes: number, pixels: number): number => Math.max(hexes, pixels * brush.pixel);

export const sees = ({ area }: Brush, x: number, y: number, reach: number): boolean =>
  x + reach >= area.x && x - reach <= area.x + area.width && y + reach >= area.y && y - reach <= area.y + area.height;

/** Runs a painter whose unit is the pixel of the bitmap. */
export function inPixels(brush: Brush, paint: () => void): void {
  brush.paper.save();
  brush.paper.scale(1 / brush.scale, 1 / brush.scale);
  paint();
  brush.paper.restore();
}
