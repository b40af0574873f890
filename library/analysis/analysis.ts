import {
  type BattleRecord,
  type Cells,
  good,
  type Problem,
  type PublicAction,
  type Result,
  type Work,
} from '@impulse/engine';
import { type Balance, balanceOf, type CutBattle, type Depth, type StretchFindings } from '@impulse/opponent';
import type { LoadedBattle } from '../loaded-battle.js';

/** What was found out about a battle that is over. Kept beside its record; a part of it can be taken up again. */
export interface Analysis<A = PublicAction> {
  readonly format: typeof analysisFormat;
  readonly game: string;
  readonly match: string;
  readonly depth: Depth;
  /** Of the stretches of the battle, from the first on. */
  readonly looks: readonly StretchFindings<A>[];
}

/** Another number means that the same battle would be judged otherwise. */
export const analysisFormat = 'impulse-analysis-1';

/** A battle that has been looked at from the beginning to the end. */
export interface Analysed<S, A> {
  readonly cut: CutBattle<S, A>;
  readonly analysis: Analysis<A>;
  readonly balance: Balance<A>;
}

export const noEvaluation: Problem = {
  code: 'no-evaluation',
  path: 'game',
  message: 'Nobody can judge the positions of this battle yet.',
};

/** Goes on with what has been begun, if it was begun alike; `keep` is told after each stretch what has been found. */
export function* analysing<S extends Cells, A extends PublicAction>(
  { game, staff }: LoadedBattle<S, A>,
  record: BattleRecord,
  depth: Depth,
  begun: Analysis<A> | null,
  keep: (analysis: Analysis<A>) => void = () => undefined,
): Work<Result<Analysed<S, A>>> {
  if (!staff) return { ok: false, error: noEvaluation };
  const read = yield* staff.cut(record);
  if (!read.ok) return read;
  const cut = read.value;
  const head = { format: analysisFormat, game: game.id, match: record.match, depth } as const;
  const total = cut.stretches.length;
  const looks = begun && isAlike(begun, head) ? begun.looks.slice(0, total) : [];
  while (looks.length < total) {
    yield { done: looks.length, total };
    looks.push(staff.look(cut, looks.length, depth));
    keep({ ...head, looks: [...looks] });
  }
  const left = cut.ended ? staff.lookAtEnd(cut, depth) : 0;
  return good({ cut, analysis: { ...head, looks }, balance: balanceOf(game.sides, cut, looks, left) });
}

type Head = Omit<Analysis, 'looks'>;

const isAlike = (one: Head, other: Head): boolean =>
  one.format === other.format &&
  one.game === other.game &&
  one.match === other.match &&
  one.depth.samples === other.depth.samples &&
  one.depth.turns === other.depth.turns &&
  one.depth.throws === other.depth.throws &&
  one.depth.budget === other.depth.budget &&
  one.depth.seed === other.depth.seed;
