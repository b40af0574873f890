import { whiteDeath } from '@impulse/white-death';
import type { State } from '@impulse/white-death/state.js';
import type { Size, Speed } from '../figure.js';
import { positionsIn } from '../matches.js';
import { deltaFigures, deltaSizes, meanBytes, wholeViews } from '../viewing.js';
import { samplePositions } from './play-figures.js';

/** What a seat of White Death is shown: its view with what it may do, and what changes in it. */

/** Of a campaign four stretches, each long enough for several impulses. */
const stretches = [0, 0.3, 0.6, 0.9];
const longest = 60;

function battlesIn(record: string): State[][] {
  const positions = positionsIn(whiteDeath, record);
  return stretches.map((share) => {
    const first = Math.floor(positions.length * share);
    return positions.slice(first, first + longest);
  });
}

/** Records of campaigns of all kinds. */
export const viewFigures = (records: readonly string[]): Speed[] => [
  {
    id: 'white-death-view',
    what: 'White Death: whole view of the deciding seat with its legal actions',
    unit: 'views/s',
    aim: { in: 'J', target: 0.11 },
    batch: wholeViews(whiteDeath, samplePositions()),
  },
  ...deltaFigures(whiteDeath, records.flatMap(battlesIn), {
    id: 'white-death-view-delta',
    what: 'White Death: what an action changes in the view',
    target: 4,
  }),
];

export const viewSizes = (kind: string, record: string): Size[] =>
  deltaSizes(whiteDeath, [positionsIn(whiteDeath, record)], {
    id: `white-death-view-delta-${kind}`,
    what: `White Death: what an action of a ${kind} campaign changes in a view`,
    limit: 1024,
  });

export const viewSize = (): Size => ({
  id: 'white-death-view-bytes',
  what: 'White Death: view with legal actions as JSON, mean',
  bytes: meanBytes(whiteDeath, samplePositions()),
});
