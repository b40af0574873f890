import { makeBitmap, paperOf, type Bitmap } from '../../../board/canvas.js';
import type { Area, MapPaintOptions, Paper } from '../../../board/types.js';
import type { Brush } from './brush.js';
import { paintEscarpments } from './escarpment.js';
import { paintFrame, paintPaper } from './frame.js';
import type { Geography } from './geography.js';
import { paintGrid, paintHexLabels, paintObjectives } from './grid-lines.js';
import { paintGrain, paintPebbles, paintRelief } from './ground.js';
import { paintPlaceNames, paintPlaceSigns } from './places.js';
import { paintRough } from './rough.js';
import { paintTrackNames } from './track-names.js';
import { paintTracks } from './tracks.js';
import { paintTrenches } from './trenches.js';

/** The desert sheet, from the ground up. */

export type MapPainter = (paper: Paper, scale: number, options: MapPaintOptions) => void;

export function makeMapPainter(geography: Geography, sheet: Area): MapPainter {
  let relief: Bitmap | undefined;
  let grain: Bitmap | undefined;
  return (paper, scale, { language, labels, pixelRatio, area }) => {
    relief ??= enlarge(paintRelief(geography));
    grain ??= paintGrain();
    const { width, height } = geography.grid;
    const zoom = scale / pixelRatio;
    const brush: Brush = { paper, geography, language, labels, scale, pixelRatio, zoom, pixel: 1 / zoom, area, sheet };
    paper.save();
    paper.scale(scale, scale);
    paintPaper(brush);

    paper.save();
    paper.beginPath();
    paper.rect(0, 0, width, height);
    paper.clip();
    paper.imageSmoothingQuality = 'medium';
    paper.drawImage(relief, 0, 0, width, height);
    layGrain(brush, grain);
    paintPebbles(brush);
    paintRough(brush);
    paintEscarpments(brush);
    paintTrenches(brush);
    paintTracks(brush);
    paintGrid(brush);
    paintObjectives(brush);
    paintPlaceSigns(brush);
    paper.restore();

    paintTrackNames(brush);
    paintHexLabels(brush);
    paintPlaceNames(brush);
    if (!within(area, geography.grid)) paintFrame(brush);
    paper.restore();
  };
}

/** No part of the frame is in this area. */
const within = (area: Area, grid: { readonly width: number; readonly height: number }): boolean =>
  area.x > 0.1 && area.y > 0.1 && area.x + area.width < grid.width - 0.1 && area.y + area.height < grid.height - 0.1;

/** Once with the best and slowest interpolation, so that the plain one does for every tile after that. */
function enlarge(small: Bitmap): Bitmap {
  const times = 5;
  const large = makeBitmap(small.width * times, small.height * times);
  const paper = paperOf(large, { alpha: false });
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(small, 0, 0, large.width, large.height);
  return large;
}

/** The grain is counted in pixels, not in hexes, so that it is as fine at every zoom. */
function layGrain({ paper, scale, geography }: Brush, grain: Bitmap): void {
  const pattern = paper.createPattern(grain, 'repeat');
  if (!pattern) return;
  paper.save();
  paper.scale(1 / scale, 1 / scale);
  paper.fillStyle = pattern;
  paper.fillRect(0, 0, geography.grid.width * scale, geography.grid.height * scale);
  paper.restore();
}
