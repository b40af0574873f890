import type { Point } from '@impulse/engine/hex/hex.js';
import { drawAttack, drawRoute } from './path.js';
import type { Picture } from '../picture.js';
import { inSight, onScreen, type Projection } from '../camera/projection.js';
import type { Paper, Trail } from '../types.js';

/** What the last moves have left on the map: ways under the counters, shots and losses above them. */

const halo = 'rgb(255 253 244 / 95%)';
/** How far those step back that are not being told. */
const faint = 0.5;

/** Those that stand out are drawn last. */
const inOrder = (trails: readonly Trail[]): readonly Trail[] =>
  trails.toSorted((a, b) => Number(a.told) - Number(b.told));

export function drawTrails(paper: Paper, { art, config }: Picture, p: Projection): void {
  for (const { kind, hexes, fill, told } of inOrder(config.trails)) {
    if (kind !== 'way' || !hexes.some((hex) => inSight(p, art.grid.centre(hex), 1))) continue;
    const points = hexes.map((hex) => onScreen(p, art.grid.centre(hex)));
    paper.globalAlpha = told ? 1 : faint;
    if (points.length > 1) drawRoute(paper, p, points, fill, told ? 1.1 : 0.8);
    drawStart(paper, p, points[0], fill);
    paper.globalAlpha = 1;
  }
}

export function drawTrailSigns(paper: Paper, { art, config }: Picture, p: Projection): void {
  for (const { kind, hexes, fill, told } of inOrder(config.trails)) {
    if (kind === 'way') continue;
    const points = hexes.map((hex) => onScreen(p, art.grid.centre(hex)));
    const [first, last] = [points[0], points[points.length - 1]];
    paper.globalAlpha = told ? 1 : faint;
    if (kind === 'lost') drawLoss(paper, p, last, fill);
    else if (points.length > 1) drawAttack(paper, p, first, last, 1, { ink: kind === 'shot' ? undefined : '#6b6455' });
    paper.globalAlpha = 1;
  }
}

/** An open ring where somebody set out. */
function drawStart(paper: Paper, p: Projection, { x, y }: Point, fill: string): void {
  const radius = Math.max(0.13 * p.scale, 3 * p.ratio);
  paper.beginPath();
  paper.arc(x, y, radius, 0, 2 * Math.PI);
  for (const [colour, width] of [
    [halo, radius * 0.8],
    [fill, radius * 0.42],
  ] as const) {
    paper.strokeStyle = colour;
    paper.lineWidth = width;
    paper.stroke();
  }
}

/** A cross beside the middle of the hex, where it hides no figure. */
function drawLoss(paper: Paper, p: Projection, { x, y }: Point, fill: string): void {
  const arm = Math.max(0.12 * p.scale, 4 * p.ratio);
  const [left, top] = [x - 0.3 * p.scale, y - 0.34 * p.scale];
  paper.beginPath();
  paper.moveTo(left - arm, top - arm);
  paper.lineTo(left + arm, top + arm);
  paper.moveTo(left + arm, top - arm);
  paper.lineTo(left - arm, top + arm);
  paper.lineCap = 'round';
  for (const [colour, width] of [
    [halo, arm * 0.9],
    [fill, arm * 0.45],
  ] as const) {
    paper.strokeStyle = colour;
    paper.lineWidth = width;
    paper.stroke();
  }
}
