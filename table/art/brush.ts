import type { Grid } from '@impulse/engine/hex/hex.js';
import type { Area, MapPaintOptions, Paper } from '../board/types.js';

/** What every painter of a map is given. Shapes are drawn in hexes, letters in pixels (`inPixels`). */
export interface Brush {
  readonly paper: Paper;
  readonly grid: Grid;
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
  readonly inks: SheetInks;
}

/** Inks that every sheet has. */
export interface SheetInks {
  readonly line: string;
  readonly soft: string;
  /** Around letters, so that they can be read on any ground. */
  readonly halo: string;
  readonly paper: string;
  readonly paperEdge: string;
}

export function makeBrush(
  paper: Paper,
  scale: number,
  { language, labels, pixelRatio, area }: MapPaintOptions,
  { grid, sheet, inks }: Pick<Brush, 'grid' | 'sheet' | 'inks'>,
): Brush {
  const zoom = scale / pixelRatio;
  return { paper, grid, language, labels, scale, pixelRatio, zoom, pixel: 1 / zoom, area, sheet, inks };
}

/** A width in hexes, but never thinner than `pixels` pixels of the page. */
export const wide = (brush: Brush, hexes: number, pixels: number): number => Math.max(hexes, pixels * brush.pixel);

export const sees = ({ area }: Brush, x: number, y: number, reach: number): boolean =>
  x + reach >= area.x && x - reach <= area.x + area.width && y + reach >= area.y && y - reach <= area.y + area.height;

/** Is any part of the frame around the grid to be painted? */
export const seesFrame = ({ area, grid }: Brush): boolean =>
  area.x <= 0.1 ||
  area.y <= 0.1 ||
  area.x + area.width >= grid.width - 0.1 ||
  area.y + area.height >= grid.height - 0.1;

/** Runs a painter whose unit is the pixel of the bitmap. */
export function inPixels(brush: Brush, paint: () => void): void {
  brush.paper.save();
  brush.paper.scale(1 / brush.scale, 1 / brush.scale);
  paint();
  brush.paper.restore();
}

/** Paints within the grid's rectangle only. */
export function onGrid({ paper, grid }: Brush, paint: () => void): void {
  paper.save();
  paper.beginPath();
  paper.rect(0, 0, grid.width, grid.height);
  paper.clip();
  paint();
  paper.restore();
}
