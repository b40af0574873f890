import type { Face } from '../../board/types.js';
import { paintCounter } from './counter.js';
import { liveries } from './liveries.js';
import { printKey, type Print } from './print.js';

export const faceOf = (print: Print): Face => ({
  key: printKey(print),
  paint: (paper, size) => paintCounter(paper, print, size),
  trace: (paper, size) => liveries[print.side].shape(paper, size, 0),
});
