import { ActionCodes, copyInto, keyedDice } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { stateFields, STEP } from '@impulse/totensonntag/state.js';
import type { Speed } from './figure.js';
import { openingState, RandomPlayer } from './random-play.js';
import { use } from './sink.js';

/** Random play in its variations, and the replay of what it played. */

const stepsPerBatch = 500;
const poolSize = 64;

export const playFigures = (): Speed[] => [randomPlay(), savedPlay(), wholeList(), knownLegal(), wholeGames()];

function randomPlay(): Speed {
  const player = new RandomPlayer();
  return {
    id: 'random-play',
    what: 'random play: list one unit, pick, play',
    unit: 'actions/s',
    aim: { in: 'J', target: 10, goal: 25 },
    batch() {
      for (let i = 0; i < stepsPerBatch; i++) player.step();
      use(player.state.turn);
      return stepsPerBatch;
    },
  };
}

/** As search does it: every action is played on a copy taken into the pool, and the result is copied back. */
function savedPlay(): Speed {
  const player = new RandomPlayer();
  const pool = stateFields.pool(player.opening.context, poolSize);
  return {
    id: 'random-play-saved',
    what: 'the same with state save and restore',
    unit: 'actions/s',
    aim: { in: 'J', target: 8, goal: 20 },
    batch() {
      for (let i = 0; i < stepsPerBatch; i++) {
        const saved = pool[i % poolSize]!;
        const choice = player.chooser.choose(player.state);
        copyInto(saved, player.state);
        player.play(choice, saved);
        copyInto(player.state, saved);
      }
      use(player.state.turn);
      return stepsPerBatch;
    },
  };
}

function wholeList(): Speed {
  const player = new RandomPlayer();
  const steps = 50;
  return {
    id: 'random-play-whole-list',
    what: 'random play with the whole legal list',
    unit: 'actions/s',
    batch() {
      for (let i = 0; i < steps; i++) player.play(player.chooser.chooseFromAll(player.state));
      use(player.chooser.codes.length);
      return steps;
    },
  };
}

function wholeGames(): Speed {
  const player = new RandomPlayer();
  return {
    id: 'random-games',
    what: 'complete random games',
    unit: 'games/s',
    batch() {
      const before = player.games;
      while (player.games === before) player.step();
      return 1;
    },
  };
}

/** Packed actions of several games, recorded beforehand, played again with the same dice. */
function knownLegal(): Speed {
  const games = packedGames(16);
  const opening = openingState();
  const state = stateFields.create(opening.context);
  const dice = keyedDice(0);
  let next = 0;
  return {
    id: 'replay-known-legal',
    what: 'replay of known-legal actions, packed',
    unit: 'actions/s',
    aim: { in: 'J', target: 40 },
    batch() {
      const seed = next++ % games.length;
      const codes = games[seed]!;
      copyInto(state, opening);
      dice.reseed(seed);
      for (let i = 0; i < codes.length; i++) {
        dice.begin(i);
        totensonntag.codes.play(state, codes, i, dice, null);
      }
      if (state.step !== STEP.over) throw new Error('The replay does not end the battle');
      return codes.length;
    },
  };
}

/** The actions of so many random games; game n is played with the dice of seed n. */
function packedGames(count: number): ActionCodes[] {
  const player = new RandomPlayer();
  const games: ActionCodes[] = [];
  while (games.length < count) {
    const codes = new ActionCodes(totensonntag.codes.stride);
    while (player.games === games.length) {
      const choice = player.chooser.choose(player.state);
      codes.push(player.chooser.codes.head(choice), player.chooser.codes.tail(choice));
      player.play(choice);
    }
    games.push(codes);
  }
  return games;
}
