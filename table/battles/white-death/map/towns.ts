import { sees, wide } from '../../../art/brush.js';
import { chance } from '../../../art/noise.js';
import { traceHex } from '../../../board/geometry.js';
import type { WinterBrush } from './brush.js';
import type { Town } from './geography.js';
import { ink } from './palette.js';

/** Villages as groups of houses, Velikiye Luki as streets with the Citadel's bastions. */
export function paintTowns(brush: WinterBrush): void {
  const { geography } = brush;
  const city = new Set(geography.city);
  const [citadel] = geography.city;
  for (const { hex } of geography.towns) {
    const { x, y } = geography.grid.centre(hex);
    if (!sees(brush, x, y, 0.7)) continue;
    if (hex === citadel) paintCitadel(brush, x, y);
    else if (city.has(hex)) paintQuarter(brush, hex, x, y);
    else paintVillage(brush, hex, x, y);
  }
}

const lots = [
  [-0.24, -0.16],
  [-0.08, -0.2],
  [0.1, -0.17],
  [0.25, -0.1],
  [-0.27, 0.03],
  [-0.11, -0.02],
  [0.09, 0.01],
  [0.24, 0.08],
  [-0.17, 0.17],
  [0, 0.19],
  [0.16, 0.2],
] as const;

function paintVillage(brush: WinterBrush, hex: number, x: number, y: number): void {
  const { paper } = brush;
  paper.beginPath();
  paper.ellipse(x, y, 0.36, 0.3, 0, 0, 2 * Math.PI);
  paper.fillStyle = ink.yard;
  paper.globalAlpha = 0.75;
  paper.fill();
  paper.globalAlpha = 1;
  paper.fillStyle = ink.block;
  lots.forEach(([dx, dy], index) => {
    if (chance(hex, 70, index) < 0.16) return;
    const [w, h] = [0.08 + 0.05 * chance(hex, 71, index), 0.065 + 0.04 * chance(hex, 72, index)];
    paper.fillRect(x + dx - w / 2 + 0.03 * (chance(hex, 73, index) - 0.5), y + dy - h / 2, w, h);
  });
}

/** A whole hex of blocks between streets. */
function paintQuarter(brush: WinterBrush, hex: number, x: number, y: number): void {
  const { paper } = brush;
  fillHex(brush, hex);
  paper.save();
  paper.clip(hexPath(brush, hex, 0.08));
  paper.fillStyle = ink.block;
  for (let row = -3; row <= 3; row++) {
    for (let column = -3; column <= 3; column++) {
      const index = (row + 3) * 7 + column + 3;
      if (chance(hex, 74, index) < 0.14) continue;
      const [w, h] = [0.105 + 0.025 * chance(hex, 75, index), 0.085 + 0.03 * chance(hex, 76, index)];
      paper.fillRect(x + column * 0.155 - w / 2, y + row * 0.145 - h / 2, w, h);
    }
  }
  paper.restore();
}

/** The earthen fort of Peter the Great: six bastions and a moat. */
function paintCitadel(brush: WinterBrush, x: number, y: number): void {
  const { paper, geography } = brush;
  fillHex(brush, geography.city[0]);
  const fort = new Path2D();
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 2 * Math.PI - Math.PI / 12;
    const reach = i % 2 === 0 ? 0.39 : 0.25;
    if (i === 0) fort.moveTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
    else fort.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  fort.closePath();
  paper.lineJoin = 'miter';
  paper.strokeStyle = ink.river;
  paper.lineWidth = wide(brush, 0.1, 2.4);
  paper.stroke(fort);
  paper.strokeStyle = '#f4efe2';
  paper.lineWidth = wide(brush, 0.05, 1.2);
  paper.stroke(fort);
  paper.fillStyle = '#8d8577';
  paper.fill(fort);
  paper.fillStyle = ink.block;
  for (const [dx, dy] of [
    [-0.1, -0.06],
    [0.06, -0.09],
    [0.08, 0.07],
    [-0.08, 0.09],
  ] as const)
    paper.fillRect(x + dx - 0.045, y + dy - 0.035, 0.09, 0.07);
}

function hexPath({ geography: { grid } }: WinterBrush, hex: number, inset: number): Path2D {
  const path = new Path2D();
  traceHex(path, grid.corners(hex), grid.centre(hex), 1, inset);
  return path;
}

function fillHex(brush: WinterBrush, hex: number): void {
  brush.paper.fillStyle = ink.yard;
  brush.paper.fill(hexPath(brush, hex, 0));
}

/** The wall around the city, and a frame around towns of the railway that scores. */
export function paintObjectives(brush: WinterBrush): void {
  const { paper, geography } = brush;
  const { grid } = geography;
  const city = new Set(geography.city);
  paper.lineCap = 'round';
  paper.strokeStyle = '#8e1b16';
  paper.lineWidth = wide(brush, 0.05, 1.8);
  paper.beginPath();
  for (const hex of city) {
    const corners = grid.corners(hex);
    for (let d = 0; d < 6; d++) {
      if (city.has(grid.neighbour(hex, d))) continue;
      paper.moveTo(corners[d].x, corners[d].y);
      paper.lineTo(corners[(d + 1) % 6].x, corners[(d + 1) % 6].y);
    }
  }
  paper.stroke();
  paper.lineWidth = wide(brush, 0.026, 1.1);
  paper.setLineDash([wide(brush, 0.09, 3), wide(brush, 0.06, 2)]);
  for (const hex of geography.trunkTowns) paper.stroke(hexPath(brush, hex, 0.09));
  paper.setLineDash([]);
}

/** Towns with a name of their own: a name in brackets after another belongs to the same town. */
export const namedTowns = (towns: readonly Town[], city: readonly number[]): Town[] => {
  const seen = new Set<string>();
  return towns.flatMap(({ hex, name }) => {
    const en = name.en.replace(/ \(.*\)$/, '');
    if (city.includes(hex) || seen.has(en)) return [];
    seen.add(en);
    return [{ hex, name: { en, 'zh-Hant': name['zh-Hant'].replace(/（.*）$/, '') } }];
  });
};
