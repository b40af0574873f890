import { ActionCodes, copyInto, keyedDice } from '@impulse/engine';
import { whiteDeath } from '@impulse/white-death';
import { GERMAN, hexCount, SOVIET } from '@impulse/white-death/context.js';
import type { ScenarioId } from '@impulse/white-death/data/types.js';
import { paintIsolation } from '@impulse/white-death/rules/isolation.js';
import { paintSupply } from '@impulse/white-death/rules/supply-lines.js';
import { cloneState, stateFields, type State, STEP } from '@impulse/white-death/state.js';
import type { Size, Speed } from '../figure.js';
import { use } from '../sink.js';
import { openingState, RandomPlayer } from './random-play.js';

/** Random play, the replay of what it played, and the tracing of supply. */

const stepsPerBatch = 500;

export const playFigures = (): Speed[] => [
  randomPlay('white-death-random-play', 'White Death: random play, list one unit, pick, play', 'campaign'),
  randomPlay('white-death-random-play-short', 'White Death: the same in the first scenario', 'scenario-1'),
  knownLegal(),
  supplyOfTheMap(),
];

function randomPlay(id: string, what: string, scenario: ScenarioId): Speed {
  const player = new RandomPlayer(scenario);
  return {
    id,
    what,
    unit: 'actions/s',
    aim: { in: 'J', target: 2.5, goal: 6 },
    batch() {
      for (let i = 0; i < stepsPerBatch; i++) player.step();
      use(player.state.turn);
      return stepsPerBatch;
    },
  };
}

/** Packed actions of several games, recorded beforehand, played again with the same dice. */
function knownLegal(): Speed {
  const scenario = 'campaign';
  const games = packedGames(scenario, 4);
  const opening = openingState(scenario);
  const state = stateFields.create(opening.context);
  const dice = keyedDice(0);
  let next = 0;
  return {
    id: 'white-death-replay-known-legal',
    what: 'White Death: replay of known-legal actions, packed',
    unit: 'actions/s',
    aim: { in: 'J', target: 15 },
    batch() {
      const seed = next++ % games.length;
      const codes = games[seed]!;
      copyInto(state, opening);
      dice.reseed(seed);
      for (let i = 0; i < codes.length; i++) {
        dice.begin(i);
        whiteDeath.codes.play(state, codes, i, dice, null);
      }
      if (state.step !== STEP.over) throw new Error('The replay does not end the battle');
      return codes.length;
    },
  };
}

/** The actions of so many random games; game n is played with the dice of seed n. */
function packedGames(scenario: ScenarioId, count: number): ActionCodes[] {
  const player = new RandomPlayer(scenario);
  const games: ActionCodes[] = [];
  while (games.length < count) {
    const codes = new ActionCodes(whiteDeath.codes.stride);
    while (player.games === games.length) {
      const choice = player.chooser.choose(player.state);
      codes.push(player.chooser.codes.head(choice), player.chooser.codes.tail(choice));
      player.play(choice);
    }
    games.push(codes);
  }
  return games;
}

/** States taken from random games, evenly: every so many actions one. */
export function samplePositions(scenario: ScenarioId, count: number): State[] {
  const every = 97;
  const player = new RandomPlayer(scenario);
  const sample: State[] = [];
  for (let step = 1; sample.length < count; step++) {
    player.step();
    if (step % every === 0) sample.push(cloneState(player.state));
  }
  return sample;
}

const supplied = new Uint8Array(hexCount);
const connected = new Uint8Array(hexCount);

/** 15B, 15C: the roads and railways that carry supply, and every hex from which a path leads home. */
function supplyOfTheMap(): Speed {
  const positions = samplePositions('campaign', 64);
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
        const state = positions[next++ % positions.length]!;
        for (const side of [SOVIET, GERMAN]) {
          paintSupply(state, side, supplied);
          paintIsolation(state, side, connected);
          use(supplied[i]! + connected[i]!);
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
