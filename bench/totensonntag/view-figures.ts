import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import type { State } from '@impulse/totensonntag/state.js';
import type { Size, Speed } from '../figure.js';
import { positionsIn } from '../matches.js';
import { use } from '../sink.js';
import { deciding, deltaFigures, deltaSizes, meanBytes, wholeViews } from '../viewing.js';
import { player } from './random-play.js';

/** What a seat is shown: its view with its legal actions, what changes in it, and the forecast of an assault. */

/** States taken from random games. */
const samplePositions = (wanted?: (state: State) => boolean): State[] => player().sample(256, 37, wanted);

const battlesIn = (records: readonly string[]): State[][] => records.map((text) => positionsIn(totensonntag, text));

/** Records of games of all kinds. */
export const viewFigures = (records: readonly string[]): Speed[] => [
  {
    id: 'view',
    what: 'whole view of the deciding seat with its legal actions, as JSON',
    unit: 'views/s',
    aim: { in: 'J', target: 0.47 },
    batch: wholeViews(totensonntag, samplePositions()),
  },
  ...deltaFigures(totensonntag, battlesIn(records), {
    id: 'view-delta',
    what: 'what an action changes in the view',
    target: 10,
  }),
  forecasts(),
];

function forecasts(): Speed {
  const assaults = samplePositions((state) => assaultIn(state) !== undefined).map((state) => ({
    state,
    side: deciding(totensonntag, state),
    action: assaultIn(state)!,
  }));
  let next = 0;
  return {
    id: 'forecast',
    what: 'forecast of an assault',
    unit: 'forecasts/s',
    aim: { in: 'J', target: 10 },
    batch() {
      const some = 100;
      for (let i = 0; i < some; i++) {
        const { state, side, action } = assaults[next++ % assaults.length];
        use(totensonntag.forecast(state, side, action)!.outcomes.length);
      }
      return some;
    },
  };
}

const assaultIn = (state: State): Action | undefined =>
  totensonntag.legal(state, deciding(totensonntag, state)).find(({ type }) => type === 'assault');

export const viewSizes = (kind: string, records: readonly string[]): Size[] =>
  deltaSizes(totensonntag, battlesIn(records), {
    id: `view-delta-${kind}`,
    what: `what an action of a ${kind} game changes in a view`,
    limit: 1024,
  });

export const viewSize = (): Size => ({
  id: 'view-bytes',
  what: 'view with legal actions as JSON, mean',
  bytes: meanBytes(totensonntag, samplePositions()),
});
