import type { UnitData } from '@impulse/totensonntag/data/types.js';
import type { Face } from '../../board/types.js';
import { paintCounter, shapes } from './counter.js';
import { printKey, printOf } from './print.js';

/** The counter of a unit that has taken `hits`. */
export function faceOf(unit: UnitData, hits: number): Face {
  const print = printOf(unit, hits);
  return {
    key: printKey(print),
    paint: (paper, size, ratio) => paintCounter(paper, print, size, ratio),
    trace: (paper, size) => shapes[print.side](paper, size, 0),
  };
}
