import {
  type Cells,
  finish,
  type Game,
  type Policy,
  type PublicAction,
  type Random,
  type Seat,
  type Work,
} from '@impulse/engine';
import { type Company, thinking, thinkTogether, type Thought } from './think.js';

/** An opponent that plays one battle and keeps a plan from one decision to the next. */
export interface Sitter<S extends Cells, A extends PublicAction> {
  think(state: S, seat: Seat, random: Random): Thought<A>;
  /** The same in pieces; the next is to be asked for when this one is there. */
  thinking(state: S, seat: Seat, random: Random): Work<Thought<A>>;
  /** The same thought in company; the next is to be asked for when this one is there. */
  thinkTogether(state: S, seat: Seat, random: Random, company: Company): Promise<Thought<A>>;
}

/**
 * A policy that makes plans goes on with its plan while the impulse lasts, whatever has been taken back in between; every
 * other one is asked afresh.
 */
export function sitterOf<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  make: () => Policy<S>,
): Sitter<S, A> {
  const policies = new Map<Seat, { readonly policy: Policy<S>; impulse: number }>();

  function ask(state: S, seat: Seat): { readonly policy: Policy<S>; readonly goesOn: boolean } {
    let own = policies.get(seat);
    if (!own) policies.set(seat, (own = { policy: make(), impulse: -1 }));
    const impulse = game.clock(state, 'impulse');
    const goesOn = own.policy.keepsPlan === true && own.impulse === impulse;
    own.impulse = impulse;
    return { policy: own.policy, goesOn };
  }

  function think(state: S, seat: Seat, random: Random): Work<Thought<A>> {
    const { policy, goesOn } = ask(state, seat);
    return thinking(game, policy, state, seat, random, goesOn);
  }

  return {
    think: (state, seat, random) => finish(think(state, seat, random)),
    thinking: think,
    async thinkTogether(state, seat, random, company) {
      const { policy, goesOn } = ask(state, seat);
      return await thinkTogether(game, policy, state, seat, random, goesOn, company);
    },
  };
}
