import type { Paper } from '../board/types.js';

/** A stroke of a military symbol, in milsymbol's units: the frame of a unit is the rectangle from 25,50 to 175,150. */
export interface SymbolStroke {
  readonly path: string;
  readonly width: number;
  readonly solid: boolean;
}

const paths = new Map<string, Path2D>();

export function pathFrom(data: string): Path2D {
  let path = paths.get(data);
  if (!path) paths.set(data, (path = new Path2D(data)));
  return path;
}

/** `width` is what a stroke of usual weight gets, `least` what no stroke goes below. */
export function paintStrokes(
  paper: Paper,
  strokes: readonly SymbolStroke[],
  colour: string,
  width: number,
  least: number,
): void {
  paper.strokeStyle = colour;
  paper.fillStyle = colour;
  paper.lineCap = 'butt';
  paper.lineJoin = 'round';
  for (const stroke of strokes) {
    const path = pathFrom(stroke.path);
    paper.lineWidth = Math.max(width * (stroke.width / 3.5), least);
    if (stroke.solid) paper.fill(path);
    else paper.stroke(path);
  }
}
