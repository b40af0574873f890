import { type BattleRecord, type Cells, type Game, makeRandom, type PublicAction, replay } from '@impulse/engine';
import type { Batch } from './measure.js';
import { cloneOf } from './random-player.js';
import { use } from './sink.js';

/** States in which what a seat may not know is made up: drawn many times from one sampler, or each from the state. */

/** A state in which both sides have secrets, and the seat for which they are made up. */
export interface Sampled<S> {
  readonly state: S;
  readonly seat: string;
}

/** Positions of a record at even intervals, for the two sides by turns. */
export function sampledFrom<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  record: BattleRecord,
  every: number,
): Sampled<S>[] {
  const found: Sampled<S>[] = [];
  const end = replay(game, record, ({ number, state }) => {
    if (number % every !== 0 || !game.hasSecrets(state)) return;
    found.push({ state: cloneOf(game, state), seat: game.sides[found.length % 2] });
  });
  if (!end.ok) throw new Error(end.error.message);
  return found;
}

const perBatch = 16;

export function drawn<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  sampled: readonly Sampled<S>[],
): Batch {
  const samplers = sampled.map(({ state, seat }) => game.sampler(state, seat));
  return made(game, sampled[0].state, (number, random, into) => samplers[number % samplers.length].draw(random, into));
}

export function redacted<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  sampled: readonly Sampled<S>[],
): Batch {
  return made(game, sampled[0].state, (number, random, into) => {
    const { state, seat } = sampled[number % sampled.length];
    game.redact(state, seat, random, into);
  });
}

function made<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  like: S,
  make: (number: number, random: ReturnType<typeof makeRandom>, into: S) => void,
): Batch {
  const random = makeRandom('bench');
  const into = game.blank(like);
  let number = 0;
  return () => {
    for (let i = 0; i < perBatch; i++) make(number++, random, into);
    use(into.cells[number % into.cells.length]);
    return perBatch;
  };
}
