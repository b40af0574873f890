import type { AccountLine, Outcome, Turn } from '../game.js';
import type { ToldState } from './make-position.js';
import type { MenuParts } from './menu.js';
import type { ViewParts } from './view.js';

/** What has been worked out about one state so far: its question, its account, and what can be done. */
export class Findings {
  turn: Turn | Outcome | null = null;
  account: readonly AccountLine[] | null = null;
  placesCounted: number | null = null;
  actors: Int16Array | null = null;
  general: readonly string[] | null = null;
}

/**
 * What whoever tells a battle step by step keeps from one delta to the next: the state that the last one led to is the
 * state that the next one begins with, and need not be worked out again.
 */
export class DeltaMemory {
  found = new Findings();
}

/** A state with what has been found out about it. */
export interface Examined<S> {
  readonly state: S;
  readonly found: Findings;
}

type AnyParts<S extends ToldState> = ViewParts<S, object, unknown, object>;

export const turnOf = <S extends ToldState>(parts: AnyParts<S>, { state, found }: Examined<S>): Turn | Outcome =>
  (found.turn ??= parts.turn(state));

export const accountOf = <S extends ToldState>(
  parts: AnyParts<S>,
  { state, found }: Examined<S>,
): readonly AccountLine[] => (found.account ??= parts.account(state));

export const placesCountedOf = <S extends ToldState>(parts: AnyParts<S>, { state, found }: Examined<S>): number =>
  (found.placesCounted ??= parts.placesCounted(state));

export const generalOf = <S>(parts: MenuParts<S>, { state, found }: Examined<S>): readonly string[] =>
  (found.general ??= parts.general(state));

/** No battle has more units. */
const mostUnits = 1024;
const acting = new Int16Array(mostUnits);

/** Units that can be asked, in their order. */
export const actorsOf = <S>(parts: MenuParts<S>, { state, found }: Examined<S>): Int16Array =>
  (found.actors ??= acting.slice(0, parts.actors(state, acting)));
