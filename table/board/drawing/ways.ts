import { overlayLook } from './looks.js';
import type { Picture } from '../picture.js';
import { onScreen, type Projection } from '../camera/projection.js';
import type { Paper } from '../types.js';

/** Traced ways of overlays: a cased line from hex to hex with a bead in each, and a ring where it begins. */
export function drawWays(paper: Paper, { art, config }: Picture, p: Projection): void {
  for (const { look, lines = [] } of config.overlays) {
    const { line: colour } = overlayLook(art, look);
    for (const hexes of lines)
      drawWay(
        paper,
        p,
        hexes.map((hex) => onScreen(p, art.grid.centre(hex))),
        colour,
      );
  }
}

type Points = readonly { readonly x: number; readonly y: number }[];

function drawWay(paper: Paper, p: Projection, points: Points, colour: string): void {
  if (points.length === 0) return;
  const width = Math.max(0.05 * p.scale, 1.6 * p.ratio);
  paper.lineCap = 'round';
  paper.lineJoin = 'round';
  paper.beginPath();
  points.forEach(({ x, y }, index) => (index === 0 ? paper.moveTo(x, y) : paper.lineTo(x, y)));
  for (const [ink, wide] of [
    ['rgb(255 253 244 / 92%)', width * 2.2],
    [colour, width],
  ] as const) {
    paper.strokeStyle = ink;
    paper.lineWidth = wide;
    paper.stroke();
  }
  paper.fillStyle = colour;
  paper.strokeStyle = 'rgb(255 253 244 / 92%)';
  paper.lineWidth = width * 0.5;
  points.forEach(({ x, y }, index) => {
    paper.beginPath();
    paper.arc(x, y, width * (index === 0 ? 2.2 : 1.3), 0, 2 * Math.PI);
    paper.fill();
    paper.stroke();
  });
}
