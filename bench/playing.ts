import {
  type Cells,
  copyInto,
  type Features,
  type Game,
  keyedDice,
  makeRandom,
  type PublicAction,
} from '@impulse/engine';
import type { Opponents } from '@impulse/library';
import type { Speed } from './figure.js';
import type { Batch } from './measure.js';
import { openingState, type RandomPlayer } from './random-player.js';
import { use } from './sink.js';

/** Figures of playing that every battle has: random steps, the replay of known actions, whole scripted games. */

type Named = Pick<Speed, 'id' | 'what' | 'aim'>;

const stepsPerBatch = 500;

export function randomPlay<S extends Cells & { readonly turn: number }, A extends PublicAction>(
  named: Named,
  player: RandomPlayer<S, A>,
): Speed {
  return {
    ...named,
    unit: 'actions/s',
    batch() {
      for (let i = 0; i < stepsPerBatch; i++) player.step();
      use(player.state.turn);
      return stepsPerBatch;
    },
  };
}

/** Packed actions of several games, recorded beforehand, played again with the same dice. */
export function knownLegal<S extends Cells, A extends PublicAction>(
  named: Named,
  player: RandomPlayer<S, A>,
  count: number,
): Speed {
  const { game, opening } = player;
  const games = player.record(count);
  const state = game.blank(opening);
  const dice = keyedDice(0);
  let next = 0;
  return {
    ...named,
    unit: 'actions/s',
    batch() {
      const seed = next++ % games.length;
      const codes = games[seed];
      copyInto(state, opening);
      dice.reseed(seed);
      for (let i = 0; i < codes.length; i++) {
        dice.begin(i);
        game.codes.play(state, codes, i, dice, null);
      }
      if (game.codes.deciding(state) >= 0) throw new Error('The replay does not end the battle');
      return codes.length;
    },
  };
}

/** Positions told in numbers, for either side by turns. */
export function featuresRead<S>(named: Named, features: Features<S>, states: readonly S[]): Speed {
  const into = new Float32Array(features.names.length);
  return {
    ...named,
    unit: 'positions/s',
    batch() {
      states.forEach((state, index) => features.read(state, index & 1, into));
      use(into[0]);
      return states.length;
    },
  };
}

/** Whole games of the script against itself, each with other dice. */
export function gamesOf<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  scenario: string,
  opponents: Opponents<S, A>,
): Batch {
  const opening = openingState(game, scenario);
  const state = game.blank(opening);
  const dice = keyedDice(0);
  const [first, second] = game.sides;
  const randoms = [makeRandom(`bench ${first}`), makeRandom(`bench ${second}`)] as const;
  let seed = 0;
  return () => {
    copyInto(state, opening);
    dice.reseed(seed++);
    use(opponents.playOut(['script', 'script'], state, dice, randoms));
    return 1;
  };
}
