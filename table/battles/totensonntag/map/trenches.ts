import { sees, wide } from '../../../art/brush.js';
import type { DesertBrush } from './brush.js';
import { walk, type Polyline } from '../../../art/curve.js';
import { ink } from './palette.js';

/** Field works: a traversed trench line with parapet ticks towards the enemy, and wire before it. */

export function paintTrenches(brush: DesertBrush): void {
  for (const line of brush.geography.trenches) {
    const middle = line[line.length >> 1];
    if (sees(brush, middle.x, middle.y, line.length / 8 + 1)) paintTrench(brush, line);
  }
}

function paintTrench(brush: DesertBrush, line: Polyline): void {
  const { paper } = brush;
  const route = walk(line);
  const trench = new Path2D();
  const ticks = new Path2D();
  const bay = Math.max(0.1, 4 * brush.pixel);
  const depth = 0.045;
  const count = Math.max(4, Math.round(route.length / bay));
  for (let i = 0; i <= count; i++) {
    const place = route.at((i / count) * route.length);
    const [outX, outY] = [Math.sin(place.angle), -Math.cos(place.angle)];
    const side = i % 2 === 0 ? depth : -depth;
    const [x, y] = [place.x + outX * side, place.y + outY * side];
    if (i === 0) trench.moveTo(x, y);
    else trench.lineTo(x, y);
    if (i % 2 === 0) {
      ticks.moveTo(x, y);
      ticks.lineTo(x + outX * 0.07, y + outY * 0.07);
    }
  }
  paper.lineJoin = 'miter';
  paper.lineCap = 'butt';
  paper.strokeStyle = 'rgb(255 246 220 / 80%)';
  paper.lineWidth = wide(brush, 0.075, 3);
  paper.stroke(trench);
  paper.strokeStyle = ink.trench;
  paper.lineWidth = wide(brush, 0.034, 1.5);
  paper.stroke(trench);
  paper.lineWidth = wide(brush, 0.018, 0.9);
  paper.stroke(ticks);
}
