import type { Batch } from './measure.js';
import { use } from './sink.js';

/** J: JSON round trips of a 4 KB object of small units. */

const units = Array.from({ length: 65 }, (_, index) => ({
  id: `7ad-${index}`,
  hex: `H${(index % 19) + 1}`,
  strength: 3,
  hits: index % 3,
  moved: index % 2 === 0,
}));

export const yardstickText = JSON.stringify({ units });

/** J of the idle machine for which targets per second were set. */
export const referenceYardstick = 20_000;

const perBatch = 20;

export const yardstick: Batch = () => {
  for (let i = 0; i < perBatch; i++) use(JSON.stringify(JSON.parse(yardstickText)).length);
  return perBatch;
};
