import { type Cells, DeltaMemory, type Game, observer, type PublicAction } from '@impulse/engine';
import type { Size, Speed } from './figure.js';
import type { Batch } from './measure.js';
import { useText } from './sink.js';

/** What is measured of the views of any battle, and of how they change. */

/** The positions of a battle, in their order. */
export type BattlePositions<S> = readonly S[];

type AnyGame<S extends Cells, A extends PublicAction> = Pick<Game<S, A>, 'codes' | 'sides' | 'view' | 'viewDeltas'>;

/** The seat that owes a decision; once the battle is over an observer. */
export const deciding = <S extends Cells, A extends PublicAction>({ codes, sides }: AnyGame<S, A>, state: S): string =>
  sides[codes.deciding(state)] ?? observer;

/** Whole views as JSON text: what somebody is told who begins to watch. */
export const wholeViews = <S extends Cells, A extends PublicAction>(
  game: AnyGame<S, A>,
  positions: readonly S[],
): Batch => {
  let next = 0;
  return () => {
    const some = 8;
    for (let i = 0; i < some; i++) {
      const state = positions[next++ % positions.length];
      useText(JSON.stringify(game.view(state, deciding(game, state))));
    }
    return some;
  };
};

/** Battles that go on by turns, as on a server; after each action the seats are told what has changed. */
function steps<S>(battles: readonly BattlePositions<S>[]): () => readonly [before: S, after: S, memory: DeltaMemory] {
  const memories = battles.map(() => new DeltaMemory());
  let next = 0;
  return () => {
    const number = next % battles.length;
    const battle = battles[number];
    const step = Math.floor(next++ / battles.length) % (battle.length - 1);
    if (step === 0) memories[number] = new DeltaMemory();
    return [battle[step], battle[step + 1], memories[number]];
  };
}

export function deltaFigures<S extends Cells, A extends PublicAction>(
  game: AnyGame<S, A>,
  battles: readonly BattlePositions<S>[],
  { id, what, target }: { readonly id: string; readonly what: string; readonly target: number },
): Speed[] {
  const seats = [...game.sides, observer];
  const nextForOne = steps(battles);
  const nextForAll = steps(battles);
  const some = 32;
  return [
    {
      id,
      what: `${what} for the seat that decides next`,
      unit: 'deltas/s',
      batch() {
        for (let i = 0; i < some; i++) {
          const [before, after, memory] = nextForOne();
          useText(JSON.stringify(game.viewDeltas(before, after, [deciding(game, after)], memory)[0]));
        }
        return some;
      },
    },
    {
      id: `${id}-of-all-seats`,
      what: `${what} for both sides and an observer`,
      unit: 'deltas/s',
      aim: { in: 'J', target },
      batch() {
        for (let i = 0; i < some; i++) {
          const [before, after, memory] = nextForAll();
          for (const delta of game.viewDeltas(before, after, seats, memory)) useText(JSON.stringify(delta));
        }
        return some * seats.length;
      },
    },
  ];
}

/** Bytes of deltas as JSON, for every seat after each action: the middle one, and one in twenty is larger than the other. */
export function deltaSizes<S extends Cells, A extends PublicAction>(
  game: AnyGame<S, A>,
  battles: readonly BattlePositions<S>[],
  { id, what, limit }: { readonly id: string; readonly what: string; readonly limit: number },
): Size[] {
  const seats = [...game.sides, observer];
  const sizes = battles
    .flatMap((battle) => battle.slice(1).flatMap((after, step) => game.viewDeltas(battle[step], after, seats)))
    .map(bytesOf)
    .toSorted((a, b) => a - b);
  const at = (share: number): number => sizes[Math.floor(sizes.length * share)];
  return [
    { id: `${id}-bytes`, what: `${what} as JSON, median`, bytes: at(0.5), limit },
    { id: `${id}-bytes-95`, what: `${what} as JSON, 95th percentile`, bytes: at(0.95) },
  ];
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

export function meanBytes<S extends Cells, A extends PublicAction>(
  game: AnyGame<S, A>,
  positions: readonly S[],
): number {
  const sum = positions.reduce((total, state) => total + bytesOf(game.view(state, deciding(game, state))), 0);
  return Math.round(sum / positions.length);
}
