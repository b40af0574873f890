import type { Aids } from '../../aids.js';
import type { PublicAction, Seat } from '../../game.js';
import type { Cells } from '../../state/state.js';
import type { RandomRun } from '../random-run.js';

/** The aids of a battle under examination, asked for the side that decides. */
export interface AidRun<S extends Cells, A extends PublicAction> {
  readonly run: RandomRun<S, A>;
  readonly aids: Aids<S, A>;
  readonly side: string;
}

const unitsAsked = 2;
const actionsAsked = 8;

/** Some units of the deciding side. */
export function someUnits<S extends Cells, A extends PublicAction>({ run, aids, side }: AidRun<S, A>): string[] {
  const own = [...run.unitSides(aids)].filter(([, owner]) => owner === side);
  return own.length === 0 ? [] : Array.from({ length: unitsAsked }, () => own[run.asking.below(own.length)][0]);
}

/** A run of what is offered. */
export function someActions<S extends Cells, A extends PublicAction>({
  offered,
  asking,
}: RandomRun<S, A>): readonly A[] {
  const first = asking.below(Math.max(1, offered.length));
  return offered.slice(first, first + actionsAsked);
}

/** Hexes where something can be done, and hexes with units in them. */
export function someHexes<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  aids: Aids<S, A>,
  seat: Seat,
): string[] {
  const { state } = run;
  const aimed = someActions(run).flatMap((action) => aids.spot(state, seat, action).hex ?? []);
  return [...aimed, ...aids.stacks(state, seat).keys()];
}

export const areUnits = <S extends Cells, A extends PublicAction>(
  { run, aids }: AidRun<S, A>,
  units: readonly string[],
): boolean => units.every((unit) => run.unitSides(aids).has(unit));

export const areHexes = <S extends Cells, A extends PublicAction>(
  { run, aids, side }: AidRun<S, A>,
  hexes: readonly string[],
): boolean => hexes.every((hex) => typeof aids.hex(run.state, side, hex).terrain === 'string');
