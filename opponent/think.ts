import {
  ActionCodes,
  type Cells,
  finish,
  type Game,
  type Motive,
  packState,
  type Policy,
  type PublicAction,
  type Random,
  type MotiveSource,
  type Seat,
  type Work,
} from '@impulse/engine';
import { isDeliberate } from './planner/deliberation.js';
import type { Patience, Progress, Rehearsal } from './planner/deliberation.js';
import { type Hand, handOf, type Helper, searchTogether } from './planner/together.js';

export interface Thought<A> {
  readonly action: A;
  /** Worth of the action as the policy sees it, in thousandths of a victory point. */
  readonly value: number;
  readonly motives: readonly Motive[];
  /** How far it had come when there was no more time. */
  readonly cutShort?: Progress;
}

/** Who else takes part in a thought: threads that help, and whoever waits. */
export interface Company {
  /** Called once there is something to be tried; asked again before the next round as long as it answers null. */
  readonly callHelpers?: () => readonly Helper[] | null;
  readonly patience?: Patience;
  /** Whether this thread has something else to do meanwhile, and leaves all trials to helpers, if there are any. */
  readonly isElsewhere?: () => boolean;
}

/**
 * What a policy would do in a seat that owes a decision. It is shown a copy in which everything the seat may not know
 * has been filled in at random, so it cannot peek; dice it has none. It `goesOn` with what it thought before where it may.
 */
export function think<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  policy: Policy<S>,
  state: S,
  seat: Seat,
  random: Random,
  goesOn = false,
): Thought<A> {
  return finish(thinking(game, policy, state, seat, random, goesOn));
}

/** The same thought in pieces, one for each round of a search. */
export function* thinking<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  policy: Policy<S>,
  state: S,
  seat: Seat,
  random: Random,
  goesOn: boolean,
): Work<Thought<A>> {
  const known = knownTo(game, state, seat, random);
  const deliberation = isDeliberate(policy) ? policy.deliberate(known, random, goesOn) : null;
  if (!isDeliberate(policy) || !deliberation) return chosen(game, policy, known, random, goesOn);
  const own = policy.rehearse(known, deliberation.seed);
  let step = deliberation.search.next([]);
  while (!step.done) {
    yield { done: step.value.done, total: step.value.budget };
    step = deliberation.search.next(own(step.value.trials));
  }
  const codes = new ActionCodes();
  return thoughtOf(game, known, codes, deliberation.settle(step.value, codes));
}

/** The same thought in company: as long as there is patience, and helpers are told no more than the seat may know. */
export async function thinkTogether<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  policy: Policy<S>,
  state: S,
  seat: Seat,
  random: Random,
  goesOn: boolean,
  company: Company,
): Promise<Thought<A>> {
  const known = knownTo(game, state, seat, random);
  if (!isDeliberate(policy)) return chosen(game, policy, known, random, goesOn);
  const deliberation = policy.deliberate(known, random, goesOn);
  if (!deliberation) return chosen(game, policy, known, random, goesOn);
  const codes = new ActionCodes();
  const own = policy.rehearse(known, deliberation.seed);
  const begin = (helper: Helper): void => helper.begin(packState(game, known), deliberation.seed);
  const conclusion = await searchTogether(deliberation, handsIn(company, own, begin), company.patience);
  const thought = thoughtOf(game, known, codes, deliberation.settle(conclusion, codes));
  return conclusion.cutShort ? { ...thought, cutShort: conclusion.cutShort } : thought;
}

/** Who makes the trials of a round: this thread, unless it is elsewhere, and helpers from when they can be called. */
function handsIn(
  { callHelpers = () => [], isElsewhere = () => false }: Company,
  own: Rehearsal,
  begin: (helper: Helper) => void,
): () => readonly Hand[] {
  let helping: readonly Hand[] | null = null;
  const call = (): readonly Hand[] => {
    const helpers = callHelpers();
    if (!helpers) return [];
    for (const helper of helpers) begin(helper);
    helping = helpers.map((helper) => handOf(helper, own));
    return helping;
  };
  return () => {
    const others = helping ?? call();
    return others.length > 0 && isElsewhere() ? others : [own, ...others];
  };
}

function chosen<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  policy: Policy<S>,
  known: S,
  random: Random,
  goesOn: boolean,
): Thought<A> {
  const codes = new ActionCodes();
  const reasons = policy[goesOn ? 'chooseNext' : 'choose'](known, random, codes);
  return thoughtOf(game, known, codes, reasons);
}

function knownTo<S extends Cells, A extends PublicAction>(game: Game<S, A>, state: S, seat: Seat, random: Random): S {
  if (game.sides[game.codes.deciding(state)] !== seat) throw new RangeError(`think: ${seat} owes no decision`);
  const known = game.blank(state);
  game.redact(state, seat, random, known);
  return known;
}

function thoughtOf<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  known: S,
  codes: ActionCodes,
  reasons: MotiveSource,
): Thought<A> {
  const motives = reasons.motives();
  const value = motives.reduce((sum, motive) => sum + motive.value, 0);
  return { action: game.codes.action(known, codes, 0), value, motives };
}
