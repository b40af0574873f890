import type { Paper } from '../board/types.js';

/** Die-cut cardboard: what all counters have in common. */

/** Begins the path of a card's edge, drawn in by `inset` pixels. */
export type CardShape = (paper: Paper, size: number, inset: number) => void;

export interface CardColours {
  readonly light: string;
  readonly face: string;
  readonly dark: string;
}

/** Fills the card and clips everything after it to its shape. */
export function paintBody(paper: Paper, shape: CardShape, { light, face, dark }: CardColours, size: number): void {
  const gradient = paper.createLinearGradient(0, 0, size * 0.35, size);
  gradient.addColorStop(0, light);
  gradient.addColorStop(0.35, face);
  gradient.addColorStop(1, dark);
  shape(paper, size, 0);
  paper.fillStyle = gradient;
  paper.fill();
  paper.clip();
}

/** Light from the top left along the die-cut edge, a thin dark rim outside it. */
export function paintEdge(paper: Paper, shape: CardShape, size: number): void {
  const line = Math.max(1, size * 0.022);
  const gradient = paper.createLinearGradient(0, 0, size, size);
  gradient.addColorStop(0, 'rgb(255 255 255 / 65%)');
  gradient.addColorStop(0.45, 'rgb(255 255 255 / 8%)');
  gradient.addColorStop(0.6, 'rgb(0 0 0 / 8%)');
  gradient.addColorStop(1, 'rgb(0 0 0 / 55%)');
  paper.strokeStyle = gradient;
  paper.lineWidth = line;
  shape(paper, size, line * 0.9);
  paper.stroke();
  paper.strokeStyle = 'rgb(14 11 7 / 85%)';
  paper.lineWidth = Math.max(1, size * 0.014);
  shape(paper, size, paper.lineWidth / 2);
  paper.stroke();
}

/** Writes a text no wider than `width`: a little smaller first, then narrower. `style` is a font with `SIZE` in it. */
export function fitText(
  paper: Paper,
  text: string,
  x: number,
  y: number,
  width: number,
  size: number,
  style: string,
): void {
  paper.font = style.replace('SIZE', `${size.toFixed(2)}px`);
  const natural = paper.measureText(text).width;
  if (natural > width) {
    const shrunk = Math.max(size * 0.78, (size * width) / natural);
    paper.font = style.replace('SIZE', `${shrunk.toFixed(2)}px`);
  }
  paper.fillText(text, x, y, width);
}
