import { sees, wide } from '../../../art/brush.js';
import { chance } from '../../../art/noise.js';
import { linesSeen, ringsSeen, shoresSeen } from '../../../art/rings.js';
import type { WinterBrush } from './brush.js';
import { stretchesOf } from './geography.js';
import { ink } from './palette.js';
import { ends } from './shapes.js';

/** Creeks, the two rivers and the lakes, under ice or open. */

export function paintWaters(brush: WinterBrush): void {
  const { paper, geography, season } = brush;
  paper.lineCap = 'round';
  paper.lineJoin = 'round';
  paper.strokeStyle = ink.creek;
  paper.lineWidth = wide(brush, 0.045, 1.3);
  paper.stroke(linesSeen(brush, stretchesOf(geography.creeks)));
  const rivers = linesSeen(brush, stretchesOf(geography.rivers));
  for (const [colour, width] of [
    [ink.river, wide(brush, 0.19, 4.2)],
    [season.water, wide(brush, 0.13, 2.2)],
  ] as const) {
    paper.strokeStyle = colour;
    paper.lineWidth = width;
    paper.stroke(rivers);
  }
  const { lakeRings } = geography.shapes;
  const lakes = ringsSeen(brush, lakeRings);
  paper.fillStyle = season.water;
  paper.fill(lakes);
  paintCracks(brush, lakes);
  paper.strokeStyle = season.shore;
  paper.lineWidth = wide(brush, 0.028, 1.1);
  paper.stroke(shoresSeen(brush, lakeRings));
}

/** Cracks in the ice at random along the lakes' hexsides. */
function paintCracks(brush: WinterBrush, lakes: Path2D): void {
  if (brush.zoom < 28) return;
  const { paper, geography, season } = brush;
  paper.save();
  paper.clip(lakes);
  paper.strokeStyle = season.crack;
  paper.lineWidth = wide(brush, 0.012, 0.8);
  paper.beginPath();
  for (const side of geography.lakes.flatMap(({ full }) => full)) {
    const [from, to] = ends(geography.grid, side);
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    if (!sees(brush, x, y, 0.8)) continue;
    for (let i = 0; i < 3; i++) {
      const angle = 2 * Math.PI * chance(side, 60, i);
      let [atX, atY] = [x + (chance(side, 61, i) - 0.5) * 0.6, y + (chance(side, 62, i) - 0.5) * 0.6];
      paper.moveTo(atX, atY);
      for (let step = 0; step < 4; step++) {
        const turned = angle + (chance(side, 63, i, step) - 0.5) * 1.3;
        atX += 0.09 * Math.cos(turned);
        atY += 0.09 * Math.sin(turned);
        paper.lineTo(atX, atY);
      }
    }
  }
  paper.stroke();
  paper.restore();
}

/** What the rules ask about a lake: hexsides that it covers whole are drawn firmly, those it only touches are dotted. */
export function paintLakeHexsides(brush: WinterBrush): void {
  if (brush.zoom < 22) return;
  const { paper, geography, season } = brush;
  paper.strokeStyle = season.deep;
  paper.lineCap = 'round';
  const draw = (sides: readonly number[], inset: number): void => {
    paper.beginPath();
    for (const side of sides) {
      const [from, to] = ends(geography.grid, side);
      if (!sees(brush, from.x, from.y, 0.8)) continue;
      const [dx, dy] = [(to.x - from.x) * inset, (to.y - from.y) * inset];
      paper.moveTo(from.x + dx, from.y + dy);
      paper.lineTo(to.x - dx, to.y - dy);
    }
    paper.stroke();
  };
  paper.lineWidth = wide(brush, 0.055, 1.8);
  draw(
    geography.lakes.flatMap(({ full }) => full),
    0.1,
  );
  paper.lineWidth = wide(brush, 0.04, 1.4);
  paper.setLineDash([0.001, wide(brush, 0.1, 3.4)]);
  draw(
    geography.lakes.flatMap(({ partial }) => partial),
    0.1,
  );
  paper.setLineDash([]);
}
