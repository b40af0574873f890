import { copyInto } from '@impulse/engine';
import { stateFields } from '@impulse/totensonntag/state.js';
import type { Speed } from '../figure.js';
import { knownLegal, randomPlay } from '../playing.js';
import { use } from '../sink.js';
import { chooseFromAll, player as newPlayer } from './random-play.js';

/** Random play in its variations, and the replay of what it played. */

const poolSize = 64;

export const playFigures = (): Speed[] => [
  randomPlay(
    { id: 'random-play', what: 'random play: list one unit, pick, play', aim: { in: 'J', target: 10, goal: 25 } },
    newPlayer(),
  ),
  savedPlay(),
  wholeList(),
  knownLegal(
    { id: 'replay-known-legal', what: 'replay of known-legal actions, packed', aim: { in: 'J', target: 40 } },
    newPlayer(),
    16,
  ),
  wholeGames(),
];

/** As search does it: every action is played on a copy taken into the pool, and the result is copied back. */
function savedPlay(): Speed {
  const player = newPlayer();
  const pool = stateFields.pool(player.opening.context, poolSize);
  const steps = 500;
  return {
    id: 'random-play-saved',
    what: 'the same with state save and restore',
    unit: 'actions/s',
    aim: { in: 'J', target: 8, goal: 20 },
    batch() {
      for (let i = 0; i < steps; i++) {
        const saved = pool[i % poolSize];
        const choice = player.chooser.choose(player.state);
        copyInto(saved, player.state);
        player.play(choice, saved);
        copyInto(player.state, saved);
      }
      use(player.state.turn);
      return steps;
    },
  };
}

function wholeList(): Speed {
  const player = newPlayer();
  const steps = 50;
  return {
    id: 'random-play-whole-list',
    what: 'random play with the whole legal list',
    unit: 'actions/s',
    batch() {
      for (let i = 0; i < steps; i++) player.play(chooseFromAll(player.chooser, player.state));
      use(player.chooser.codes.length);
      return steps;
    },
  };
}

function wholeGames(): Speed {
  const player = newPlayer();
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
