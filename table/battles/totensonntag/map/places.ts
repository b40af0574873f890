import { sees, wide } from '../../../art/brush.js';
import type { DesertBrush } from './brush.js';
import { ink } from './palette.js';
import type { PlaceData } from '@impulse/totensonntag/data/types.js';

/** Conventional signs of places. */

export function paintPlaceSigns(brush: DesertBrush): void {
  const { geography } = brush;
  for (const place of geography.places) {
    const { x, y } = geography.grid.centre(place.at);
    if (!sees(brush, x, y, 0.8)) continue;
    signs[place.kind](brush, x, y);
  }
  geography.terrain.forEach(({ point }, hex) => {
    const { x, y } = geography.grid.centre(hex);
    if (point && sees(brush, x, y, 0.7)) trigPoint(brush, x - 0.37, y - 0.13);
  });
  for (const hex of geography.objectives) {
    const { x, y } = geography.grid.centre(hex);
    if (sees(brush, x, y, 0.7)) star(brush, x + 0.38, y - 0.13);
  }
}

const signs: Readonly<Record<PlaceData['kind'], (brush: DesertBrush, x: number, y: number) => void>> = {
  airfield,
  village,
  well,
  height: () => undefined,
  exit,
};

function airfield(brush: DesertBrush, x: number, y: number): void {
  const { paper } = brush;
  paper.fillStyle = 'rgb(255 246 222 / 72%)';
  paper.strokeStyle = ink.soft;
  paper.lineWidth = wide(brush, 0.016, 0.9);
  paper.setLineDash([0.05, 0.035]);
  paper.beginPath();
  paper.ellipse(x, y, 0.37, 0.31, -0.2, 0, 2 * Math.PI);
  paper.fill();
  paper.stroke();
  paper.setLineDash([]);
  paper.save();
  paper.translate(x, y);
  paper.rotate(-0.5);
  paper.strokeStyle = 'rgb(170 142 96 / 70%)';
  paper.lineWidth = 0.05;
  paper.beginPath();
  paper.moveTo(-0.27, 0.06);
  paper.lineTo(0.27, 0.06);
  paper.moveTo(-0.08, -0.2);
  paper.lineTo(0.1, 0.23);
  paper.stroke();
  paper.restore();
  paper.save();
  paper.translate(x, y);
  paper.rotate(0.6);
  paper.scale(0.2, 0.2);
  paper.fillStyle = ink.line;
  paper.fill(aeroplane());
  paper.restore();
}

let aeroplanePath: Path2D | undefined;
const aeroplane = (): Path2D =>
  (aeroplanePath ??= new Path2D(
    'M0,-1 C0.12,-0.95 0.15,-0.7 0.15,-0.45 L1.05,-0.12 Q1.15,0 1.05,0.12 L0.14,0.06 L0.1,0.62 L0.42,0.78 L0.42,0.92 L0,0.86 L-0.42,0.92 L-0.42,0.78 L-0.1,0.62 L-0.14,0.06 L-1.05,0.12 Q-1.15,0 -1.05,-0.12 L-0.15,-0.45 C-0.15,-0.7 -0.12,-0.95 0,-1 Z',
  ));

const houses = [
  [-0.19, -0.09, 0.11, 0.08],
  [-0.04, -0.15, 0.08, 0.1],
  [0.09, -0.08, 0.13, 0.07],
  [-0.14, 0.05, 0.08, 0.1],
  [0.0, 0.02, 0.1, 0.07],
  [0.14, 0.07, 0.07, 0.08],
] as const;

function village(brush: DesertBrush, x: number, y: number): void {
  const { paper } = brush;
  paper.lineJoin = 'miter';
  paper.lineWidth = wide(brush, 0.012, 0.5);
  paper.strokeStyle = ink.halo;
  paper.fillStyle = ink.village;
  for (const [left, top, width, height] of houses) {
    paper.fillRect(x + left, y + top, width, height);
    paper.strokeRect(x + left, y + top, width, height);
  }
}

function well(brush: DesertBrush, x: number, y: number): void {
  const { paper } = brush;
  paper.beginPath();
  paper.arc(x, y, 0.085, 0, 2 * Math.PI);
  paper.fillStyle = 'rgb(236 243 244 / 90%)';
  paper.fill();
  paper.strokeStyle = ink.water;
  paper.lineWidth = wide(brush, 0.024, 1.2);
  paper.stroke();
  paper.beginPath();
  paper.arc(x, y, 0.03, 0, 2 * Math.PI);
  paper.fillStyle = ink.water;
  paper.fill();
}

function trigPoint(brush: DesertBrush, x: number, y: number): void {
  const { paper } = brush;
  const size = wide(brush, 0.1, 4.5);
  paper.beginPath();
  paper.moveTo(x, y - size);
  paper.lineTo(x + size * 0.9, y + size * 0.6);
  paper.lineTo(x - size * 0.9, y + size * 0.6);
  paper.closePath();
  paper.lineJoin = 'round';
  paper.strokeStyle = ink.halo;
  paper.lineWidth = wide(brush, 0.06, 3);
  paper.stroke();
  paper.fillStyle = ink.halo;
  paper.fill();
  paper.strokeStyle = ink.line;
  paper.lineWidth = wide(brush, 0.022, 1.2);
  paper.lineJoin = 'miter';
  paper.stroke();
  paper.beginPath();
  paper.arc(x, y + size * 0.1, size * 0.22, 0, 2 * Math.PI);
  paper.fillStyle = ink.line;
  paper.fill();
}

function star(brush: DesertBrush, x: number, y: number): void {
  const { paper } = brush;
  const size = wide(brush, 0.085, 4);
  paper.beginPath();
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * 2 * Math.PI - Math.PI / 2;
    const reach = i % 2 === 0 ? size : size * 0.45;
    if (i === 0) paper.moveTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
    else paper.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  paper.closePath();
  paper.lineJoin = 'round';
  paper.strokeStyle = ink.halo;
  paper.lineWidth = wide(brush, 0.04, 2.2);
  paper.stroke();
  paper.fillStyle = ink.objective;
  paper.fill();
}

/** The way to Tobruk: a broad arrow that leaves the map. */
function exit(brush: DesertBrush, x: number, y: number): void {
  const { paper } = brush;
  paper.beginPath();
  paper.moveTo(x - 0.075, y + 0.2);
  paper.lineTo(x - 0.055, y - 0.2);
  paper.lineTo(x - 0.17, y - 0.18);
  paper.lineTo(x, y - 0.5);
  paper.lineTo(x + 0.17, y - 0.18);
  paper.lineTo(x + 0.055, y - 0.2);
  paper.lineTo(x + 0.075, y + 0.2);
  paper.closePath();
  paper.lineJoin = 'round';
  paper.strokeStyle = ink.halo;
  paper.lineWidth = wide(brush, 0.06, 3);
  paper.stroke();
  paper.fillStyle = ink.objective;
  paper.fill();
}
