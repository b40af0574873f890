import { drawingOf } from './drawing.js';
import { columnDirections, type DirectionName, type Grid, type Layout, rowDirections } from './grid.js';
import { hexsidesOf } from './hexsides.js';
import { type Lanes, makeLanes } from './lanes.js';
import { measuresOf } from './measures.js';

export * from './grid.js';

export function makeGrid(layout: Layout): Grid {
  const lanes = makeLanes(layout);
  const { size, inRows } = lanes;
  const labels = labelsOf(lanes);
  const byLabel = new Map(labels.map((label, hex) => [label, hex]));
  const parse = (label: string): number => byLabel.get(label) ?? -1;
  const directions: readonly DirectionName[] = inRows ? rowDirections : columnDirections;
  const neighbours = neighboursIn(lanes);
  const measures = measuresOf(lanes);
  return {
    layout,
    size,
    directions,
    labels,
    label: (hex) => labels[hex],
    parse,
    neighbours,
    neighbour: (hex, d) => neighbours[hex * 6 + d],
    ...measures,
    ...hexsidesOf({ size, labels, parse, directions, neighbours, direction: measures.direction }),
    ...drawingOf(lanes),
  };
}

function labelsOf({ inRows, length, size }: Lanes): string[] {
  return Array.from({ length: size }, (_, hex) => {
    const lane = Math.floor(hex / length);
    const place = hex % length;
    return asKey(inRows ? String.fromCharCode(65 + lane) + (place + 1) : twoDigits(lane + 1) + twoDigits(place + 1));
  });
}

function neighboursIn({ size, laneOf, alongOf, steps, hexAt }: Lanes): Int16Array {
  const neighbours = new Int16Array(size * 6);
  for (let hex = 0; hex < size; hex++) {
    for (let d = 0; d < 6; d++) {
      neighbours[hex * 6 + d] = hexAt(laneOf[hex] + steps.lane[d], alongOf[hex] + steps.along[d]);
    }
  }
  return neighbours;
}

/**
 * The same text, as V8 keeps it for names of properties. Any other text is turned into a reference to that one when it
 * is first used as such a name, and whatever is put together from references, such as the JSON of a view, takes two
 * bytes for every character from then on.
 */
const asKey = (text: string): string => Object.keys({ [text]: 0 })[0];

const twoDigits = (number: number): string => String(number).padStart(2, '0');
