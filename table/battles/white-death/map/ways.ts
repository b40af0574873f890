import { wide } from '../../../art/brush.js';
import type { WinterBrush } from './brush.js';
import type { NamedCourse } from './geography.js';
import { ink } from './palette.js';
import { pathOf } from './waters.js';

/** Roads as cased bands, railways as a line with ticks, the trunk railway in black and white. */
export function paintWays(brush: WinterBrush): void {
  const { paper, geography } = brush;
  paper.lineCap = 'round';
  paper.lineJoin = 'round';
  for (const [colour, width] of [
    [ink.roadEdge, wide(brush, 0.085, 2.6)],
    [ink.road, wide(brush, 0.052, 1.3)],
  ] as const) {
    paper.strokeStyle = colour;
    paper.lineWidth = width;
    for (const road of geography.roads) paper.stroke(pathOf(road));
  }
  for (const railway of geography.railways) {
    if (railway === geography.trunk) paintTrunk(brush, railway);
    else paintRailway(brush, railway);
  }
}

function paintRailway(brush: WinterBrush, railway: NamedCourse): void {
  const { paper } = brush;
  const path = pathOf(railway);
  paper.lineCap = 'butt';
  paper.strokeStyle = ink.rail;
  paper.lineWidth = wide(brush, 0.03, 1.1);
  paper.stroke(path);
  // A broad line in short dashes makes the ticks.
  const tick = wide(brush, 0.026, 0.9);
  paper.lineWidth = wide(brush, 0.12, 3.6);
  paper.setLineDash([tick, wide(brush, 0.17, 5) - tick]);
  paper.stroke(path);
  paper.setLineDash([]);
}

function paintTrunk(brush: WinterBrush, railway: NamedCourse): void {
  const { paper } = brush;
  const path = pathOf(railway);
  paper.lineCap = 'butt';
  paper.strokeStyle = ink.rail;
  paper.lineWidth = wide(brush, 0.1, 3);
  paper.stroke(path);
  paper.strokeStyle = '#ffffff';
  paper.lineWidth = wide(brush, 0.05, 1.4);
  paper.setLineDash([wide(brush, 0.16, 5), wide(brush, 0.16, 5)]);
  paper.stroke(path);
  paper.setLineDash([]);
}
