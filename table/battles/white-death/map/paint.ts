import { makeBrush, onGrid, seesFrame } from '../../../art/brush.js';
import { paintPaper } from '../../../art/frame.js';
import { paintGrid, paintHexLabels, type GridLook } from '../../../art/grid-lines.js';
import { enlarge, layGrain, layRelief, paintGrain } from '../../../art/relief.js';
import type { Bitmap } from '../../../board/drawing/canvas.js';
import type { Area, BoardArt } from '../../../board/types.js';
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

export function makeMapPainter(geography: Geography, sheet: Area): BoardArt['paintMap'] {
  const { grid } = geography;
  const reliefs = new Map<Season, Bitmap>();
  let grain: Bitmap | undefined;
  return (paper, scale, options) => {
    const season = seasonOf(options.variant);
    let relief = reliefs.get(season);
    if (!relief) reliefs.set(season, (relief = enlarge(paintRelief(geography, season), 4)));
    const ground = relief;
    const snow = (grain ??= paintGrain(grainLook));
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
