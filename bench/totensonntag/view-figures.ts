import { ActionCodes, keyedDice, makeRandom, observer } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { cloneState, type State, STEP } from '@impulse/totensonntag/state.js';
import { script } from '@impulse/totensonntag/opponent/index.js';
import { viewText } from '@impulse/totensonntag/position/view-text.js';
import type { Size, Speed } from '../figure.js';
import { openingState } from '../random-player.js';
import { use, useText } from '../sink.js';
import { firstViews, meanBytes, Server, viewsOn } from '../viewing.js';
import { player, scenario } from './random-play.js';

/** What a seat is shown: its view with its legal actions, and the forecast of an assault. */

/** States taken from random games. */
const samplePositions = (wanted?: (state: State) => boolean): State[] => player().sample(256, 37, wanted);

const deciding = (state: State): string => totensonntag.sides[state.deciding];

const textOf = (state: State): string => viewText(state, deciding(state));

/** Every position of some scripted games, in their order. */
function scriptedGames(count: number): State[][] {
  return Array.from({ length: count }, (_, seed) => {
    const state = openingState(totensonntag, scenario);
    const dice = keyedDice(seed);
    const random = makeRandom(`views ${seed}`);
    const chosen = new ActionCodes();
    const policy = script.make();
    const positions: State[] = [];
    for (let event = 0; state.step !== STEP.over; event++) {
      positions.push(cloneState(state));
      policy.choose(state, random, chosen);
      dice.begin(event);
      totensonntag.codes.play(state, chosen, 0, dice, null);
    }
    return positions;
  });
}

const seats = [...totensonntag.sides, observer];

export function viewFigures(): Speed[] {
  const server = new Server(totensonntag, scriptedGames(8));
  return [
    {
      id: 'view',
      what: 'view of the deciding seat with its legal actions, as JSON text',
      unit: 'views/s',
      aim: { in: 'J', target: 3.7 },
      batch: viewsOn(server, textOf),
    },
    {
      id: 'views-of-all-seats',
      what: 'views of both sides and an observer after each action',
      unit: 'views/s',
      batch() {
        const some = 16;
        for (let i = 0; i < some; i++) {
          const state = server.step();
          for (const seat of seats) useText(viewText(state, seat));
        }
        return some * seats.length;
      },
    },
    {
      id: 'first-view',
      what: 'first view of a battle, with nothing remembered',
      unit: 'views/s',
      batch: firstViews(totensonntag, samplePositions(), textOf),
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
        const { state, side, action } = assaults[next++ % assaults.length];
        use(totensonntag.forecast(state, side, action)!.outcomes.length);
      }
      return some;
    },
  };
}

const assaultIn = (state: State): Action | undefined =>
  totensonntag.legal(state, deciding(state)).find(({ type }) => type === 'assault');

export const viewSize = (): Size => ({
  id: 'view-bytes',
  what: 'view with legal actions as JSON, mean',
  bytes: meanBytes(samplePositions(), textOf),
});
