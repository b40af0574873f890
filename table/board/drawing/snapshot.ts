import { type Bitmap, makeBitmap, paperOf } from './canvas.js';
import { drawCounters, prepare } from './counters.js';
import { bareBoard } from '../bare-board.js';
import { drawFlags } from './flags.js';
import { hexShape } from '../geometry.js';
import { makePicture } from '../picture.js';
import { drawPlaceNames, noStacks } from './place-names.js';
import { createSprites } from './sprites.js';
import { drawDot } from './stand.js';
import type { Area, BoardArt, BoardConfig } from '../types.js';

/** What lies on the map, without anything that only a player at the table sees: nothing is lit or selected. */
export type Still = Pick<BoardConfig, 'map' | 'signs' | 'stacks'> & Partial<Pick<BoardConfig, 'overlays'>>;

/** Pixels to the hex from which counters can be told apart. */
const legible = 22;

const silent = { name: '', help: '', marks: '', controls: '', zoomIn: '', zoomOut: '', fit: '', minimap: '' };

/** Paints a part of the map with its counters into a bitmap of the same shape. */
export function paintStill(bitmap: Bitmap, art: BoardArt, still: Still, area: Area, ratio: number): void {
  const scale = bitmap.width / area.width;
  const paper = paperOf(bitmap);
  const [x, y] = [Math.round(-area.x * scale), Math.round(-area.y * scale)];
  paper.setTransform(1, 0, 0, 1, 0, 0);
  paper.fillStyle = art.colours.sheet;
  paper.fillRect(0, 0, bitmap.width, bitmap.height);
  paper.translate(x, y);
  art.paintMap(paper, scale, { ...still.map, pixelRatio: ratio, area });
  paper.setTransform(1, 0, 0, 1, 0, 0);
  const picture = makePicture(art, {
    ...bareBoard,
    ...still,
    describe: () => '',
    describeAround: () => '',
    texts: silent,
  });
  picture.sharpScale = scale;
  picture.ratio = ratio;
  const projection = { scale, x, y, width: bitmap.width, height: bitmap.height, ratio };
  const sprites = createSprites(art.colours);
  const { language } = still.map;
  // From afar a counter is no more than its colour.
  if (scale < legible * ratio) {
    for (const [hex, stack] of still.stacks) drawDot(paper, art.grid.centre(hex), area, scale, stack);
    drawPlaceNames(
      paper,
      { art, language, scale, ratio, stacks: noStacks, flags: [], dimmed: false },
      projection,
      sprites,
      null,
    );
    return;
  }
  const counters = makeBitmap(bitmap.width, bitmap.height);
  drawCounters(paperOf(counters), picture, projection, sprites, prepare(picture, null), hexShape(art.grid));
  paper.drawImage(counters, 0, 0);
  drawFlags(paper, picture, projection);
}
