import { copyInto } from '@impulse/engine';
import { whiteDeath } from '@impulse/white-death';
import { cloneState, type State } from '@impulse/white-death/state.js';
import { viewText } from '@impulse/white-death/view-text.js';
import type { Size, Speed } from '../figure.js';
import { useText } from '../sink.js';
import { samplePositions } from './play-figures.js';
import { RandomPlayer } from './random-play.js';

/** What a seat of White Death is shown: its view with what it may do. */

const textOf = (state: State): string => viewText(state, whiteDeath.sides[state.side]!);

/** Battles that go on by turns, as on a server: each has one state, which is shown after every action. */
class Server {
  readonly #games = Array.from({ length: 4 }, (_, index) => positionsFrom(index * 400, 300));
  readonly #states = this.#games.map((positions) => cloneState(positions[0]!));
  #next = 0;

  /** The state of the battle whose turn it is, one action later. */
  step(): State {
    const battle = this.#next % this.#games.length;
    const positions = this.#games[battle]!;
    const state = this.#states[battle]!;
    copyInto(state, positions[Math.floor(this.#next++ / this.#games.length) % positions.length]!);
    return state;
  }
}

/** Every position of a random game for so many actions. */
function positionsFrom(first: number, count: number): State[] {
  const player = new RandomPlayer('campaign');
  for (let i = 0; i < first; i++) player.step();
  return Array.from({ length: count }, () => {
    player.step();
    return cloneState(player.state);
  });
}

export function viewFigures(): Speed[] {
  const server = new Server();
  const positions = samplePositions('campaign', 64);
  let next = 0;
  return [
    {
      id: 'white-death-view',
      what: 'White Death: view of the deciding seat with its legal actions',
      unit: 'views/s',
      aim: { in: 'J', target: 1 },
      batch() {
        const some = 32;
        for (let i = 0; i < some; i++) useText(textOf(server.step()));
        return some;
      },
    },
    {
      id: 'white-death-first-view',
      what: 'White Death: first view of a battle, with nothing remembered',
      unit: 'views/s',
      batch() {
        const some = 8;
        for (let i = 0; i < some; i++) useText(textOf(cloneState(positions[next++ % positions.length]!)));
        return some;
      },
    },
  ];
}

export function viewSize(): Size {
  const positions = samplePositions('campaign', 64);
  const bytes = positions.reduce((sum, state) => sum + Buffer.byteLength(textOf(state)), 0) / positions.length;
  return {
    id: 'white-death-view-bytes',
    what: 'White Death: view with legal actions as JSON, mean',
    bytes: Math.round(bytes),
  };
}
