import { copyInto } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions.js';
import { stateFields, type State } from '@impulse/totensonntag/state.js';
import { viewText } from '@impulse/totensonntag/view-text.js';
import type { Size, Speed } from './figure.js';
import { RandomPlayer } from './random-play.js';
import { use, useText } from './sink.js';

/** What a seat is shown: its view with its legal actions, and the forecast of an assault. */

const sampleSize = 256;

/** States taken from random games, evenly: every so many actions one. */
function samplePositions(wanted: (state: State) => boolean = () => true): State[] {
  const every = 37;
  const player = new RandomPlayer();
  const sample: State[] = [];
  for (let step = 1; sample.length < sampleSize; step++) {
    player.step();
    if (step % every !== 0 || !wanted(player.state)) continue;
    const copy = stateFields.create(player.opening.context);
    copyInto(copy, player.state);
    sample.push(copy);
  }
  return sample;
}

const deciding = (state: State): string => totensonntag.sides[state.side]!;

const textOf = (state: State): string => viewText(state, deciding(state));

export function viewFigures(): Speed[] {
  const positions = samplePositions();
  let next = 0;
  return [
    {
      id: 'view',
      what: 'view of the deciding seat with its legal actions, as JSON text',
      unit: 'views/s',
      aim: { in: 'J', target: 3.7 },
      batch() {
        const some = 8;
        for (let i = 0; i < some; i++) useText(textOf(positions[next++ % positions.length]!));
        return some;
      },
    },
    forecasts(),
  ];
}

function forecasts(): Speed {
  const assaults = samplePositions((state) => assaultIn(state) !== undefined).map((state) => ({
    state,
    side: deciding(state),
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
        const { state, side, action } = assaults[next++ % assaults.length]!;
        use(totensonntag.forecast(state, side, action)!.outcomes.length);
      }
      return some;
    },
  };
}

const assaultIn = (state: State): Action | undefined =>
  totensonntag.legal(state, deciding(state)).find(({ type }) => type === 'assault');

export function viewSize(): Size {
  const positions = samplePositions();
  const bytes = positions.reduce((sum, state) => sum + Buffer.byteLength(textOf(state)), 0) / positions.length;
  return { id: 'view-bytes', what: 'view with legal actions as JSON, mean', bytes: Math.round(bytes) };
}
