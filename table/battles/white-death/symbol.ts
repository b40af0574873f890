import type { UnitType } from '@impulse/white-death/data/types.js';
import { paintStrokes, pathFrom } from '../../art/strokes.js';
import type { Paper } from '../../board/types.js';
import { liveries } from './liveries.js';
import type { Print } from './print.js';
import { silhouetteOf } from './silhouettes.js';
import { sizeMarks, unitSymbols } from './symbols.js';

/** Where the symbol stands on a counter, in parts of its side. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The framed symbol with the mark of its size above; armour is a silhouette without a frame. */
export function paintSymbol(paper: Paper, { unit, side, marks }: Print, size: number, box: Box): void {
  const { ink, box: ground, symbol } = liveries[side];
  const least = 170 / (box.width * size);
  inBox(paper, size, box, () => {
    if (unit.type === 'afv') {
      paintSilhouette(paper, unit.model ?? '', ink);
    } else {
      // Wheels hang below the frame: in the counter's ink there.
      if (unit.type === 'motorcycle') paintStrokes(paper, unitSymbols[unit.type], ink, 6, least);
      paper.fillStyle = ground;
      paper.fillRect(25, 50, 150, 100);
      paintFramed(paper, unit.type, symbol, 7, least);
    }
    paintStrokes(paper, sizeMarks[unit.size], ink, 9, least * 1.1);
    if (marks.has('deployed')) paintLegs(paper, ink, Math.max(10, least));
  });
}

/** The symbol alone in the counter's ink: from afar the colour of the side must tell. */
export function paintBareSymbol(paper: Paper, { unit, side }: Print, size: number, box: Box): void {
  const { ink } = liveries[side];
  const least = 150 / (box.width * size);
  inBox(paper, size, box, () => {
    if (unit.type === 'afv') paintSilhouette(paper, unit.model ?? '', ink);
    else if (size < framedFrom) paintStrokes(paper, unitSymbols[unit.type], ink, 8, least);
    else paintFramed(paper, unit.type, ink, 8, least);
  });
}

/** Pixels of a counter from which the frame leaves enough of its colour. */
const framedFrom = 17;

/** Paints in the units of the symbols. */
function inBox(paper: Paper, size: number, box: Box, paint: () => void): void {
  paper.save();
  paper.translate(box.left * size, box.top * size);
  paper.scale((box.width * size) / 150, (box.height * size) / 100);
  paper.translate(-25, -50);
  paint();
  paper.restore();
}

function paintFramed(paper: Paper, type: UnitType, colour: string, width: number, least: number): void {
  paper.save();
  paper.beginPath();
  paper.rect(25, 50, 150, 100);
  paper.clip();
  paintStrokes(paper, unitSymbols[type], colour, width, least);
  paper.restore();
  paper.strokeStyle = colour;
  paper.lineWidth = Math.max(6, least);
  paper.lineJoin = 'miter';
  paper.strokeRect(25, 50, 150, 100);
}

function paintSilhouette(paper: Paper, model: string, ink: string): void {
  paper.save();
  paper.translate(14, 44);
  paper.scale(172 / 200, 106 / 110);
  paper.fillStyle = ink;
  paper.fill(pathFrom(silhouetteOf(model)));
  paper.restore();
}

/** 11B: a gun that has been deployed stands on two legs. */
function paintLegs(paper: Paper, ink: string, width: number): void {
  paper.strokeStyle = ink;
  paper.lineWidth = width;
  paper.lineCap = 'round';
  paper.beginPath();
  paper.moveTo(22, 152);
  paper.lineTo(4, 176);
  paper.moveTo(178, 152);
  paper.lineTo(196, 176);
  paper.stroke();
}
