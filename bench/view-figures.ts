import { ActionCodes, copyInto, keyedDice, makeRandom, observer } from '@impulse/engine';
import { policies } from '@impulse/opponent';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions.js';
import { cloneState, type State, STEP } from '@impulse/totensonntag/state.js';
import { viewText } from '@impulse/totensonntag/view-text.js';
import type { Size, Speed } from './figure.js';
import { openingState, RandomPlayer } from './random-play.js';
import { use, useText } from './sink.js';

/** What a seat is shown: its view with its legal actions, and the forecast of an assault. */

const { script } = policies;
const sampleSize = 256;

/** States taken from random games, evenly: every so many actions one. */
function samplePositions(wanted: (state: State) => boolean = () => true): State[] {
  const every = 37;
  const player = new RandomPlayer();
  const sample: State[] = [];
  for (let step = 1; sample.length < sampleSize; step++) {
    player.step();
    if (step % every !== 0 || !wanted(player.state)) continue;
    sample.push(cloneState(player.state));
  }
  return sample;
}

const deciding = (state: State): string => totensonntag.sides[state.side]!;

const textOf = (state: State): string => viewText(state, deciding(state));

/** Every position of so many scripted games, in their order. */
function scriptedGames(count: number): State[][] {
  return Array.from({ length: count }, (_, seed) => {
    const state = openingState();
    const dice = keyedDice(seed);
    const random = makeRandom(`views ${seed}`);
    const chosen = new ActionCodes(totensonntag.codes.stride);
    const positions: State[] = [];
    for (let event = 0; state.step !== STEP.over; event++) {
      positions.push(cloneState(state));
      script.choose(state, random, chosen);
      dice.begin(event);
      totensonntag.codes.play(state, chosen, 0, dice, null);
    }
    return positions;
  });
}

/** Battles that go on by turns, as on a server: each has one state, which is shown after every action. */
class Server {
  readonly #games = scriptedGames(8);
  readonly #states = this.#games.map((positions) => cloneState(positions[0]!));
  readonly #played = this.#games.map(() => 0);
  #next = 0;

  /** The state of the battle whose turn it is, one action later. */
  step(): State {
    const battle = this.#next++ % this.#games.length;
    const positions = this.#games[battle]!;
    const state = this.#states[battle]!;
    copyInto(state, positions[this.#played[battle]!++ % positions.length]!);
    return state;
  }
}

const seats = [...totensonntag.sides, observer];

export function viewFigures(): Speed[] {
  const server = new Server();
  const positions = samplePositions();
  let next = 0;
  return [
    {
      id: 'view',
      what: 'view of the deciding seat with its legal actions, as JSON text',
      unit: 'views/s',
      aim: { in: 'J', target: 3.7 },
      batch() {
        const some = 32;
        for (let i = 0; i < some; i++) useText(textOf(server.step()));
        return some;
      },
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
      batch() {
        const some = 8;
        for (let i = 0; i < some; i++) useText(textOf(cloneState(positions[next++ % positions.length]!)));
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
