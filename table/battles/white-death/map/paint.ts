import { makeBrush, onGrid, seesFrame } from '../../../art/brush.js';
import { paintPaper } from '../../../art/frame.js';
import { paintGrid, paintHexLabels, type GridLook } from '../../../art/grid-lines.js';
import { enlarge, layGrain, layRelief, paintGrain } from '../../../art/relief.js';
import { lazily, piecesOf } from '../../../art/lazily.js';
import type { Bitmap, Drawn } from '../../../board/drawing/canvas.js';
import type { Area, BoardArt, MapVersion } from '../../../board/types.js';
import { paintFrame } from './frame.js';
import type { Geography } from './geography.js';
import { grainLook, paintRelief } from './ground.js';
import { paintHighlands } from './highlands.js';
import { paintNames } from './names.js';
import { ink, seasonOf, type Season } from './palette.js';
import { paintSnowfall } from './snowfall.js';
import { paintObjectives, paintTowns } from './towns.js';
import { paintLakeHexsides, paintWaters } from './waters.js';
import { paintWays } from './ways.js';
import { paintWoods } from './woods.js';

/** The winter sheet, from the ground up. */

const gridLook: GridLook = { line: ink.grid, outside: 'rgb(120 136 142 / 22%)', strength: [0.55, 0.8] };

interface Sheet {
  readonly relief: Bitmap;
  readonly ground: Drawn;
}

interface Sheets {
  readonly seasons: Map<Season, Sheet>;
  readonly grain: { readonly snow: Bitmap };
}

const sheets = new WeakMap<Geography, Sheets>();

/** What every part of the map is painted on: the ground of each season, and the grain of the snow. */
function sheetsOf(geography: Geography): Sheets {
  let known = sheets.get(geography);
  if (!known) {
    known = { seasons: new Map(), grain: lazily({ snow: () => paintGrain(grainLook) }) };
    sheets.set(geography, known);
  }
  return known;
}

function sheetOf(geography: Geography, season: Season): Sheet {
  const { seasons } = sheetsOf(geography);
  let known = seasons.get(season);
  if (!known) {
    const made: Sheet = lazily<Sheet>({
      relief: () => paintRelief(geography, season),
      ground: () => enlarge(made.relief, 4),
    });
    seasons.set(season, (known = made));
  }
  return known;
}

export function prepareMap(geography: Geography, version: MapVersion | null): Iterable<unknown> {
  const { shapes, ground } = geography;
  const all = [shapes, ground, sheetsOf(geography).grain];
  return piecesOf(...all, ...(version ? [sheetOf(geography, seasonOf(version.variant))] : []));
}

export function makeMapPainter(geography: Geography, sheet: Area): BoardArt['paintMap'] {
  const { grid } = geography;
  return (paper, scale, options) => {
    const season = seasonOf(options.variant);
    const { ground } = sheetOf(geography, season);
    const { snow } = sheetsOf(geography).grain;
    const brush = { ...makeBrush(paper, scale, options, { grid, sheet, inks: ink }), geography, season };
    paper.save();
    paper.scale(scale, scale);
    paintPaper(brush);
    onGrid(brush, () => {
      layRelief(brush, ground);
      layGrain(brush, snow);
      paintWoods(brush);
      paintHighlands(brush);
      paintTowns(brush);
      paintWaters(brush);
      paintWays(brush);
      paintGrid(brush, gridLook);
      paintLakeHexsides(brush);
      paintObjectives(brush);
      paintSnowfall(brush);
      paintHexLabels(brush, '#728187', 6.6);
      paintNames(brush);
    });
    if (seesFrame(brush)) paintFrame(brush);
    paper.restore();
  };
}
