import { type Cells, copyInto, type Seat } from '@impulse/engine';
import type { Answer } from './answers.js';
import type { OpenedBattle } from './current-battle.js';
import { isSeat, unknownSeat } from './names.js';
import { viewOf } from './questions.js';
import type { ViewRequest } from './requests.js';
import { type Standpoint, stateFor } from './standpoint.js';

/** The last view of a seat that was told with its revision. */
interface ToldView {
  readonly match: OpenedBattle['match'];
  readonly revision: number;
  readonly state: Cells;
}

/** What a session has told of views, so that it can tell what has changed in them since. */
export class ToldViews {
  readonly #told = new Map<Seat, ToldView>();

  /** With `since`, what has changed since that revision, if it was the last one told; otherwise the whole view. */
  answer(from: Standpoint, { seat, since }: ViewRequest): Answer {
    if (!isSeat(from, seat)) return unknownSeat(from);
    if (since === undefined) return { ok: true, view: viewOf(from, seat) };
    const { match, battle } = from;
    const state = stateFor(from, seat);
    const { revision } = match;
    const told = this.#told.get(seat);
    // How people have ended a battle stands in no state.
    const follows = told?.match === match && told.revision === since && match.outcome === null;
    const change = follows
      ? { since, delta: battle.game.viewDeltas(told.state, state, [seat])[0] }
      : { view: viewOf(from, seat) };
    const now = told?.match === match ? told.state : battle.game.blank(state);
    copyInto(now, state);
    this.#told.set(seat, { match, revision, state: now });
    return { ok: true, revision, ...change };
  }
}
