import { makeBrush, onGrid, seesFrame } from '../../../art/brush.js';
import { paintPaper } from '../../../art/frame.js';
import { paintGrid, paintHexLabels, type GridLook } from '../../../art/grid-lines.js';
import { enlarge, layGrain, layRelief, paintGrain } from '../../../art/relief.js';
import type { Bitmap } from '../../../board/drawing/canvas.js';
import type { Area, BoardArt } from '../../../board/types.js';
import { paintEscarpments } from './escarpment.js';
import { paintFrame } from './frame.js';
import type { Geography } from './geography.js';
import { grainLook, paintPebbles, paintRelief } from './ground.js';
import { paintObjectives } from './objectives.js';
import { ink } from './palette.js';
import { paintPlaceSigns } from './places.js';
import { paintRough } from './rough.js';
import { paintTrackNames } from './track-names.js';
import { paintTracks } from './tracks.js';
import { paintTrenches } from './trenches.js';

/** The desert sheet, from the ground up. */

const gridLook: GridLook = { line: ink.grid, outside: 'rgb(120 96 58 / 20%)', strength: [0.28, 0.4] };

export function makeMapPainter(geography: Geography, sheet: Area): BoardArt['paintMap'] {
  const { grid } = geography;
  let relief: Bitmap | undefined;
  let grain: Bitmap | undefined;
  return (paper, scale, options) => {
    const ground = (relief ??= enlarge(paintRelief(geography), 5));
    const sand = (grain ??= paintGrain(grainLook));
    const brush = { ...makeBrush(paper, scale, options, { grid, sheet, inks: ink }), geography };
    paper.save();
    paper.scale(scale, scale);
    paintPaper(brush);
    onGrid(brush, () => {
      layRelief(brush, ground);
      layGrain(brush, sand);
      paintPebbles(brush);
      paintRough(brush);
      paintEscarpments(brush);
      paintTrenches(brush);
      paintTracks(brush);
      paintGrid(brush, gridLook);
      paintObjectives(brush);
      paintPlaceSigns(brush);
    });
    paintTrackNames(brush);
    paintHexLabels(brush, '#6d5532', 8.2);
    if (seesFrame(brush)) paintFrame(brush);
    paper.restore();
  };
}
