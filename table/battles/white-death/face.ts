import type { Face } from '../../board/types.js';
import { paintCounter } from './counter.js';
import { liveries } from './liveries.js';
import { printKey, type Print } from './print.js';

export const faceOf = (print: Print): Face => ({
  key: printKey(print),
  paint: (paper, size, ratio) => paintCounter(paper, print, size, ratio),
  trace: (paper, size) => liveries[print.side].shape(paper, size, 0),
});
