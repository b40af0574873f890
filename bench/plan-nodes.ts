import {
  ActionCodes,
  type Cells,
  copyInto,
  type Dice,
  type Game,
  keyedDice,
  makeRandom,
  type Policy,
  type PolicyMaker,
  type PublicAction,
} from '@impulse/engine';
import type { Batch } from './measure.js';
import { cloneOf, openingState } from './random-player.js';
import { use } from './sink.js';

/** The inner loop of a search: a plan's impulse is played, the script replies, and the position is evaluated. */
export interface PlanNodes<S extends Cells, A extends PublicAction> {
  readonly game: Game<S, A>;
  readonly script: PolicyMaker<S>;
  readonly scenario: string;
  /** From so many scripted games plans are taken. */
  readonly games: number;
  /** The number of the impulse a state is in. */
  readonly impulse: (state: S) => number;
  /** Is the impulse of a state one that is planned, with a reply to follow? */
  readonly isPlanned: (state: S) => boolean;
  readonly evaluate: (state: S) => number;
}

/** A whole impulse: where it began, and the actions of both sides by which it was played. */
interface Plan<S> {
  readonly start: S;
  /** Of its dice, and the number of its first action. */
  readonly seed: number;
  readonly event: number;
  readonly actions: ActionCodes;
}

export function planNodes<S extends Cells, A extends PublicAction>(nodes: PlanNodes<S, A>): Batch {
  const { game, script, evaluate } = nodes;
  const plans = recordPlans(nodes);
  const state = game.blank(plans[0].start);
  const policies = [script.make(), script.make()];
  const dice = keyedDice(0);
  let next = 0;
  return () => {
    const { start, seed, event, actions } = plans[next++ % plans.length];
    copyInto(state, start);
    dice.reseed(seed);
    for (let i = 0; i < actions.length; i++) {
      dice.begin(event + i);
      game.codes.play(state, actions, i, dice, null);
    }
    reply(nodes, policies, state, dice, event + actions.length);
    use(evaluate(state));
    return 1;
  };
}

const random = makeRandom('bench');
const chosen = new ActionCodes();

/** Lets the script choose; `before` is the side that has chosen last. */
function choose<S>(policies: readonly Policy<S>[], state: S, side: number, before: number): void {
  policies[side][side === before ? 'chooseNext' : 'choose'](state, random, chosen);
}

/** The script's impulse, to its end. The state is the search's own guess, so there is nothing to hide from it. */
function reply<S extends Cells, A extends PublicAction>(
  { game, impulse }: PlanNodes<S, A>,
  policies: readonly Policy<S>[],
  state: S,
  dice: Dice,
  first: number,
): void {
  const number = impulse(state);
  let before = -1;
  for (let event = first; ; event++) {
    const side = game.codes.deciding(state);
    if (side < 0 || impulse(state) !== number) return;
    choose(policies, state, side, before);
    before = side;
    dice.begin(event);
    game.codes.play(state, chosen, 0, dice, null);
  }
}

/** Every planned impulse of some scripted games. */
function recordPlans<S extends Cells, A extends PublicAction>(nodes: PlanNodes<S, A>): Plan<S>[] {
  const { game, script, impulse, isPlanned } = nodes;
  const plans: Plan<S>[] = [];
  const policies = [script.make(), script.make()];
  for (let seed = 0; seed < nodes.games; seed++) {
    const state = openingState(game, nodes.scenario);
    const dice = keyedDice(seed);
    let plan: Plan<S> | null = null;
    let number = -1;
    let before = -1;
    for (let event = 0; ; event++) {
      const side = game.codes.deciding(state);
      if (side < 0) break;
      if (impulse(state) !== number) {
        number = impulse(state);
        plan = isPlanned(state) ? { start: cloneOf(game, state), seed, event, actions: new ActionCodes(64) } : null;
        if (plan) plans.push(plan);
      }
      choose(policies, state, side, before);
      before = side;
      plan?.actions.push(chosen.head(0), chosen.tail(0));
      dice.begin(event);
      game.codes.play(state, chosen, 0, dice, null);
    }
  }
  return plans;
}
