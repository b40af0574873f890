import type { LogEvent, PublicAction, Seat } from '../game.js';
import { mayRead } from '../match/seat-logs.js';
import { makeRandom } from '../dice/random.js';
import { type Cells, copyInto, sameCells } from '../state/state.js';
import { knownFromAids } from './aids/index.js';
import { tryDice, unitOf } from './offers.js';
import { finalityOf } from '../finality.js';
import { reveals } from './reveals.js';
import { difference, type RandomRun } from './random-run.js';

/** Two states that differ only in what a seat may not know are one to that seat. */

const askedAbout = 6;
/** The aids are asked of this many variants of a battle, and then of one in so many: some battles have few secrets. */
const aidsAskedIn = 16;

/** What is about to be played. */
interface Chosen<A> {
  readonly side: string;
  readonly action: A;
}

/**
 * Views, lists, questions, forecasts, refusals and what comes of an action, here and with a seat's unknowns changed. One
 * seat a step: what another may not know is mostly the same at the next. Whoever decides can ask most, and is taken most.
 */
export function checkKnowledge<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  chosen?: Chosen<A>,
): void {
  const { game, state, random, checks, seats } = run;
  if (random.below(4) === 0) checkSample(run, seats[random.below(seats.length)]);
  if (!game.hasSecrets(state)) return;
  const seed = random.uint32();
  const silent = chosen && !checks.tells?.(state, chosen.action);
  const seat = chosen && random.below(2) === 0 ? chosen.side : seats[random.below(seats.length)];
  game.redact(state, seat, makeRandom(`variant ${random.uint32()}`), run.one);
  checkVariant(run, seat, run.one);
  if (silent) checkSilence(run, seat, run.one, chosen, seed);
  if (chosen) checkSecretChoice(run, chosen, seed);
}

/** A view can be filled up to a whole state; that is what `redact` does without the detour. */
function checkSample<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, seat: Seat): void {
  const { game, state, random, one } = run;
  const seed = `sample ${random.uint32()}`;
  const sample = game.sample(state, JSON.parse(run.viewOf(seat).text), makeRandom(seed));
  if (!sample.ok) return run.fail('sample-fits-view', `${seat}: ${sample.error.path}: ${sample.error.message}`);
  game.redact(state, seat, makeRandom(seed), one);
  run.demand(sameCells(one, sample.value), 'redact-is-sample', () => `for ${seat} they differ`);
  const whole = game.hasSecrets(state) || sameCells(one, state);
  run.demand(whole, 'redact-is-sample', () => `nothing is hidden, yet ${seat} is given another state`);
}

function checkVariant<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, seat: Seat, variant: S): void {
  const { game } = run;
  const { text: view } = run.viewOf(seat);
  const seen = JSON.stringify(game.view(variant, seat));
  run.demandSame(view, seen, 'hidden-stays-hidden', () => `view of ${seat}`);
  const actions = someActions(run, seat);
  demandAlike(run, seat, variant, (one) => knownTo(run, one, seat, actions));
  const { aids } = run.checks;
  if (!aids || (run.variants++ >= aidsAskedIn && run.asking.below(aidsAskedIn) > 0)) return;
  demandAlike(run, seat, variant, knownFromAids(run, aids, seat, actions));
}

/** The same answers from the state and from its variant. */
function demandAlike<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  seat: Seat,
  variant: S,
  knownIn: (state: S) => Readonly<Record<string, string>>,
): void {
  const truth = knownIn(run.state);
  for (const [what, text] of Object.entries(knownIn(variant))) {
    run.demandSame(truth[what], text, 'hidden-stays-hidden', () => `${what} of ${seat}`);
  }
}

/** Everything a seat can ask besides its view, as text. */
function knownTo<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  state: S,
  seat: Seat,
  actions: readonly A[],
) {
  const { game } = run;
  const plays = game.sides.includes(seat);
  return {
    turn: JSON.stringify(game.turn(state)),
    legal: JSON.stringify(legalOf(run, state, seat, actions)),
    forecasts: JSON.stringify(actions.map((action) => game.forecast(state, seat, action))),
    finality: JSON.stringify(plays ? actions.map((action) => finalityOf(game, state, seat, [action])) : []),
    refusals: JSON.stringify(plays ? actions.map((action) => game.refuse(state, seat, action)) : []),
  };
}

/** What a seat may do; where only some units were asked, those of one of them. */
function legalOf<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  state: S,
  seat: Seat,
  actions: readonly A[],
): A[] {
  if (run.offersAll) return run.game.legal(state, seat);
  const unit = actions.map(unitOf).find((one) => one !== undefined);
  return unit === undefined ? [] : run.game.legal(state, seat, unit);
}

/** Some things a seat may do, and some it may not. */
function someActions<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, seat: Seat): A[] {
  const { game, state, random, mutation, checks, offered } = run;
  const deciding = game.sides[game.codes.deciding(state)] === seat;
  const first = random.below(Math.max(1, offered.length));
  const actions = deciding ? offered.slice(first, first + askedAbout) : [];
  for (let i = 0; i < askedAbout; i++) {
    const base = mutation.recall(random);
    if (!base) break;
    const stray = game.parseAction(state, i % 2 === 0 ? base : mutation.mutate(base, random));
    if (stray.ok) actions.push(stray.value);
    if (checks.stray) actions.push(checks.stray(state, random));
  }
  return actions;
}

/**
 * Plays the action with a seat's unknowns changed. Whatever the seat then sees differently it has learned, and
 * its view must say so: where it read `?` it now reads a value.
 */
function checkSilence<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  seat: Seat,
  variant: S,
  { side, action }: Chosen<A>,
  seed: number,
): void {
  if (run.game.refuse(variant, side, action)) return;
  const truth = outcomeFor(run, run.copy(run.other), side, action, seat, seed);
  const other = outcomeFor(run, variant, side, action, seat, seed);
  run.demand(
    other.text === truth.text || reveals(run.viewOf(seat).view, truth.view),
    'hidden-stays-hidden',
    () => `${JSON.stringify(action)} tells ${seat}: ${difference(truth.text, other.text)}`,
  );
}

/** Another secret choice in its place looks the same to everybody else, unless something reveals it. */
function checkSecretChoice<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  { side, action }: Chosen<A>,
  seed: number,
): void {
  const { state, offered, random, checks } = run;
  const other = offered[random.below(offered.length)];
  if (!checks.secret?.(state, action) || !checks.secret(state, other)) return;
  for (const seat of run.seats) {
    if (seat === side) continue;
    const before = run.viewOf(seat).view;
    const first = outcomeFor(run, run.copy(run.one), side, action, seat, seed);
    const second = outcomeFor(run, run.copy(run.other), side, other, seat, seed);
    if (reveals(before, first.view) || reveals(before, second.view)) continue;
    const what = () =>
      `${seat} tells ${JSON.stringify(action)} from ${JSON.stringify(other)}: ${difference(first.text, second.text)}`;
    run.demand(first.text === second.text, 'hidden-stays-hidden', what);
  }
}

/** What a seat sees, reads and is told to have changed once an action has been played on this state. */
function outcomeFor<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  state: S,
  side: string,
  action: A,
  seat: Seat,
  seed: number,
): { readonly view: unknown; readonly text: string } {
  const { game, earlier } = run;
  const events: LogEvent[] = [];
  copyInto(earlier, state);
  game.play(state, side, action, tryDice(run, seed), events);
  const view = game.view(state, seat);
  const delta = game.viewDeltas(earlier, state, [seat]);
  return { view, text: JSON.stringify([events.filter((event) => mayRead(event, seat)), view, delta]) };
}

/** What a seat reads of an event names nothing that it could see neither before nor after. */
export function checkNames<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  action: A,
  events: readonly LogEvent[],
): void {
  const { checks, before, state, seats } = run;
  if (!checks.hidden) return;
  for (const seat of seats) {
    const after = new Set(checks.hidden(state, seat));
    const told = events.filter((event) => mayRead(event, seat) && !checks.glimpses?.has(event.type));
    const text = JSON.stringify(told);
    const named = checks.hidden(before, seat).find((id) => after.has(id) && text.includes(JSON.stringify(id)));
    run.demand(
      named === undefined,
      'hidden-stays-hidden',
      () => `${JSON.stringify(action)} names ${named} to ${seat}: ${text.slice(0, 400)}`,
    );
  }
}
