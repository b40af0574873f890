import type { Aids } from '../../aids.js';
import type { PublicAction, Seat } from '../../game.js';
import type { Cells } from '../../state/state.js';
import type { Trial } from '../trial.js';

/** The aids of a battle under examination, asked for the side that decides. */
export interface Asked<S extends Cells, A extends PublicAction> {
  readonly trial: Trial<S, A>;
  readonly aids: Aids<S, A>;
  readonly side: string;
}

const unitsAsked = 2;
const actionsAsked = 8;

/** Some units of the deciding side. */
export function someUnits<S extends Cells, A extends PublicAction>({ trial, aids, side }: Asked<S, A>): string[] {
  const own = [...trial.unitSides(aids)].filter(([, owner]) => owner === side);
  return own.length === 0 ? [] : Array.from({ length: unitsAsked }, () => own[trial.asking.below(own.length)][0]);
}

/** A run of what is offered. */
export function someActions<S extends Cells, A extends PublicAction>({ offered, asking }: Trial<S, A>): readonly A[] {
  const first = asking.below(Math.max(1, offered.length));
  return offered.slice(first, first + actionsAsked);
}

/** Hexes where something can be done, and hexes with units in them. */
export function someHexes<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  aids: Aids<S, A>,
  seat: Seat,
): string[] {
  const { state } = trial;
  const aimed = someActions(trial).flatMap((action) => aids.spot(state, seat, action).hex ?? []);
  return [...aimed, ...aids.stacks(state, seat).keys()];
}

export const areUnits = <S extends Cells, A extends PublicAction>(
  { trial, aids }: Asked<S, A>,
  units: readonly string[],
): boolean => units.every((unit) => trial.unitSides(aids).has(unit));

export const areHexes = <S extends Cells, A extends PublicAction>(
  { trial, aids, side }: Asked<S, A>,
  hexes: readonly string[],
): boolean => hexes.every((hex) => typeof aids.hex(trial.state, side, hex).terrain === 'string');
