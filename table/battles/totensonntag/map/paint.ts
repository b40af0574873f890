import { makeBrush, onGrid, seesFrame } from '../../../art/brush.js';
import { paintPaper } from '../../../art/frame.js';
import { paintGrid, paintHexLabels, type GridLook } from '../../../art/grid-lines.js';
import { enlarge, layGrain, layRelief, paintGrain } from '../../../art/relief.js';
import { lazily, piecesOf } from '../../../art/lazily.js';
import type { Bitmap, Drawn } from '../../../board/drawing/canvas.js';
import type { Area, BoardArt } from '../../../board/types.js';
import { paintEscarpments } from './escarpment.js';
import { paintFrame } from './frame.js';
import type { Geography } from './geography.js';
import { grainLook, groundOf, paintPebbles, paintRelief } from './ground.js';
import { paintObjectives } from './objectives.js';
import { ink } from './palette.js';
import { paintPlaceSigns } from './places.js';
import { paintRough } from './rough.js';
import { paintTrackNames } from './track-names.js';
import { paintTracks } from './tracks.js';
import { paintTrenches } from './trenches.js';

/** The desert sheet, from the ground up. */

const gridLook: GridLook = { line: ink.grid, outside: 'rgb(120 96 58 / 20%)', strength: [0.28, 0.4] };

interface Sheet {
  readonly relief: Bitmap;
  readonly ground: Drawn;
  readonly sand: Bitmap;
}

const sheets = new WeakMap<Geography, Sheet>();

/** What every part of the map is painted on. */
function sheetOf(geography: Geography): Sheet {
  let known = sheets.get(geography);
  if (!known) {
    const made: Sheet = lazily<Sheet>({
      relief: () => paintRelief(geography),
      ground: () => enlarge(made.relief, 5),
      sand: () => paintGrain(grainLook),
    });
    sheets.set(geography, (known = made));
  }
  return known;
}

export const prepareMap = (geography: Geography): Iterable<unknown> =>
  piecesOf(groundOf(geography), sheetOf(geography));

export function makeMapPainter(geography: Geography, sheet: Area): BoardArt['paintMap'] {
  const { grid } = geography;
  return (paper, scale, options) => {
    const { ground, sand } = sheetOf(geography);
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
