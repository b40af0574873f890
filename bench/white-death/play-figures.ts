import { GERMAN, hexCount, SOVIET } from '@impulse/white-death/context.js';
import { paintIsolation } from '@impulse/white-death/rules/supply/isolation.js';
import { paintSupply } from '@impulse/white-death/rules/supply/supply-lines.js';
import { stateFields, type State } from '@impulse/white-death/state.js';
import type { Aim, Size, Speed } from '../figure.js';
import { knownLegal, randomPlay } from '../playing.js';
import { use } from '../sink.js';
import { player } from './random-play.js';

/** Random play, the replay of what it played, and the tracing of supply. */

const aim: Aim = { in: 'J', target: 2.5, goal: 6 };

export const playFigures = (): Speed[] => [
  randomPlay(
    { id: 'white-death-random-play', what: 'White Death: random play, list one unit, pick, play', aim },
    player('campaign'),
  ),
  randomPlay(
    { id: 'white-death-random-play-short', what: 'White Death: the same in the first scenario', aim },
    player('scenario-1'),
  ),
  knownLegal(
    {
      id: 'white-death-replay-known-legal',
      what: 'White Death: replay of known-legal actions, packed',
      aim: { in: 'J', target: 15 },
    },
    player('campaign'),
    4,
  ),
  supplyOfTheMap(),
];

/** States taken from random campaigns. */
export const samplePositions = (): State[] => player('campaign').sample(64, 97);

const supplied = new Uint8Array(hexCount);
const connected = new Uint8Array(hexCount);

/** 15B, 15C: the roads and railways that carry supply, and every hex from which a path leads home. */
function supplyOfTheMap(): Speed {
  const positions = samplePositions();
  let next = 0;
  return {
    id: 'white-death-supply',
    what: 'White Death: supply and isolation of the whole map, both sides',
    unit: 'ms',
    inMilliseconds: true,
    aim: { in: 'milliseconds', target: 0.15 },
    batch() {
      const some = 16;
      for (let i = 0; i < some; i++) {
        const state = positions[next++ % positions.length];
        for (const side of [SOVIET, GERMAN]) {
          paintSupply(state, side, supplied);
          paintIsolation(state, side, connected);
          use(supplied[i] + connected[i]);
        }
      }
      return some;
    },
  };
}

export const stateSize = (): Size => ({
  id: 'white-death-state-bytes',
  what: 'White Death: state, in one pooled buffer',
  bytes: stateFields.bytes,
  limit: 24 * 1024,
});
