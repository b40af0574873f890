import { wide } from '../../../art/brush.js';
import type { Polyline } from '../../../art/curve.js';
import { linesSeen, strokeDashed } from '../../../art/rings.js';
import type { WinterBrush } from './brush.js';
import { stretchesOf } from './geography.js';
import { ink } from './palette.js';

/** Roads as cased bands, railways as a line with ticks, the trunk railway in black and white. */
export function paintWays(brush: WinterBrush): void {
  const { paper, geography } = brush;
  const { trunk } = geography;
  paper.lineCap = 'round';
  paper.lineJoin = 'round';
  const roads = linesSeen(brush, stretchesOf(geography.roads));
  for (const [colour, width] of [
    [ink.roadEdge, wide(brush, 0.085, 2.6)],
    [ink.road, wide(brush, 0.052, 1.3)],
  ] as const) {
    paper.strokeStyle = colour;
    paper.lineWidth = width;
    paper.stroke(roads);
  }
  paintRailways(brush, stretchesOf(geography.railways.filter((railway) => railway !== trunk)));
  if (trunk) paintTrunk(brush, trunk.stretches);
}

function paintRailways(brush: WinterBrush, lines: readonly Polyline[]): void {
  const { paper } = brush;
  paper.lineCap = 'butt';
  paper.strokeStyle = ink.rail;
  paper.lineWidth = wide(brush, 0.03, 1.1);
  paper.stroke(linesSeen(brush, lines));
  // A broad line in short dashes makes the ticks.
  const tick = wide(brush, 0.026, 0.9);
  paper.lineWidth = wide(brush, 0.12, 3.6);
  strokeDashed(brush, lines, [tick, wide(brush, 0.17, 5) - tick]);
}

function paintTrunk(brush: WinterBrush, lines: readonly Polyline[]): void {
  const { paper } = brush;
  paper.lineCap = 'butt';
  paper.strokeStyle = ink.rail;
  paper.lineWidth = wide(brush, 0.1, 3);
  paper.stroke(linesSeen(brush, lines));
  paper.strokeStyle = '#ffffff';
  paper.lineWidth = wide(brush, 0.05, 1.4);
  strokeDashed(brush, lines, [wide(brush, 0.16, 5), wide(brush, 0.16, 5)]);
}
