import type { PlannedAction } from './planned-actions.js';
import type { StretchFindings, ThrowLuck } from './look.js';
import { certain } from './share.js';
import type { CutBattle } from './stretches.js';
import { type Verdict, verdictOn } from './verdict.js';

/** A stretch with what it changed. All chances are those of the first side to win, in millionths. */
export interface JudgedStretch<A> {
  readonly side: string;
  /** Actions of the battle before it and with it. */
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
  readonly throws: readonly ThrowLuck[];
  /** What its dice changed, all together. */
  readonly luck: number;
  /** What is left when the dice are taken away. */
  readonly decision: number;
  /** What its side gave away against the best that was found; null where nothing was planned. */
  readonly loss: number | null;
  readonly verdict: Verdict | null;
  /** The best that was found. */
  readonly orders: readonly PlannedAction<A>[];
}

/** The chance at the beginning and what became of it: everything adds up to the result. */
export interface Balance<A> {
  readonly start: number;
  /** Certain, or nothing. */
  readonly result: number;
  readonly stretches: readonly JudgedStretch<A>[];
  /** By side that decided, or that rolled. */
  readonly decisions: Readonly<Record<string, number>>;
  readonly luck: Readonly<Record<string, number>>;
  /** What ending the battle early changed; nothing where the rules ended it. */
  readonly ending: number;
}

/** `left` is the chance where people ended the battle; it does not matter where the rules did. */
export function balanceOf<A>(
  sides: readonly [string, string],
  cut: Pick<CutBattle<unknown, A>, 'stretches' | 'actions' | 'winner' | 'ended'>,
  looks: readonly StretchFindings<A>[],
  left: number,
): Balance<A> {
  const result = cut.winner === sides[0] ? certain : 0;
  const last = cut.ended ? left : result;
  const stretches = cut.stretches.map(({ side, from }, index): JudgedStretch<A> => {
    const { chance: before, throws, better } = looks[index];
    const after = looks[index + 1]?.chance ?? last;
    const luck = throws.reduce((sum, one) => sum + one.luck, 0);
    const decision = after - before - luck;
    const isFirst = side === sides[0];
    // No plan makes more than certain what was nearly won.
    const gain = Math.min(better?.gain ?? 0, isFirst ? certain - before : before);
    const loss = better && Math.max(0, gain - (isFirst ? decision : -decision));
    const verdict = loss === null ? null : verdictOn(loss);
    const to = cut.stretches[index + 1]?.from ?? cut.actions;
    return { side, from, to, before, after, throws, luck, decision, loss, verdict, orders: better?.orders ?? [] };
  });
  const sumOf = (side: string, value: (one: JudgedStretch<A>) => number): number =>
    stretches.reduce((sum, one) => (one.side === side ? sum + value(one) : sum), 0);
  return {
    start: looks[0]?.chance ?? last,
    result,
    stretches,
    decisions: Object.fromEntries(sides.map((side) => [side, sumOf(side, ({ decision }) => decision)])),
    luck: Object.fromEntries(sides.map((side) => [side, sumOf(side, ({ luck }) => luck)])),
    ending: result - last,
  };
}

/** What changed most, the greatest first; what changed less than a twentieth is no turning point. */
export const turningPoints = <A>({ stretches }: Balance<A>, most: number): JudgedStretch<A>[] =>
  stretches
    .filter(({ before, after }) => Math.abs(after - before) >= certain / 20)
    .toSorted((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
    .slice(0, most);
