import { type Aids, type Cells, makeRandom, type Motive, type PublicAction } from '@impulse/engine';
import type { Planning } from '../planner/planner.js';
import { candidatesFor } from '../planner/candidates.js';

/** An action that was worth a thought, and what it would be for. */
export interface Thinkable<A> {
  readonly action: A;
  readonly motive: Motive | null;
}

const most = 8;

/** What the unit of an action could do instead, the best first as the script sees it; else what else could be chosen. */
export function alternativesFor<S extends Cells, A extends PublicAction>(
  planning: Planning<S, A>,
  aids: Aids<S, A>,
  unitIds: readonly string[],
  known: S,
  action: A,
): Thinkable<A>[] {
  const { game, script } = planning;
  const [unit] = aids.spot(known, game.sides[game.codes.deciding(known)], action).units;
  if (unit !== undefined) return ofUnit(planning, known, unitIds.indexOf(unit), most);
  if (planning.repertoire.kindOf(known) !== 'choice') return [];
  const candidates = candidatesFor(game, planning.repertoire, script.make(), known, makeRandom('alternatives'), 0);
  return candidates.slice(0, most).flatMap(({ attempt, motives }) => {
    const read = game.codes.read(known, attempt.head, attempt.tail);
    return read === null ? [] : [{ action: read, motive: motives[0] ?? null }];
  });
}

/** The best of what one unit could do. */
export function ofUnit<S extends Cells, A extends PublicAction>(
  { game, script }: Planning<S, A>,
  known: S,
  unit: number,
  few: number,
): Thinkable<A>[] {
  return script
    .make()
    .alternatives(known, unit, few)
    .flatMap(({ head, tail, motive }) => {
      const read = game.codes.refuses(known, head, tail) ? null : game.codes.read(known, head, tail);
      return read === null ? [] : [{ action: read, motive }];
    });
}
