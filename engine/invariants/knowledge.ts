import { type LogEvent, type PublicAction, type Seat, unknown } from '../game.js';
import { mayRead } from '../match.js';
import { type Cells, sameCells } from '../state.js';
import { tryDice } from './offers.js';
import { difference, type Trial } from './trial.js';

/** Two states that differ only in what a seat may not know are one to that seat. */

const variants = 3;
const askedAbout = 12;

/** Views, lists, questions, forecasts and refusals of every seat, here and where its unknowns are others. */
export function checkKnowledge<S extends Cells, A extends PublicAction>(trial: Trial<S, A>): void {
  const { game, state, random } = trial;
  const hides = game.hasSecrets(state);
  // Where nothing is hidden the seats see the same, and one of them is enough.
  for (const seat of hides ? trial.seats : [trial.seats[random.below(trial.seats.length)]!]) {
    const view = JSON.stringify(game.view(state, seat));
    if (hides) checkVariants(trial, seat, view);
    checkSample(trial, seat, view);
  }
}

function checkVariants<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, seat: Seat, view: string): void {
  const { game, state, random } = trial;
  const actions = someActions(trial, seat);
  const truth = knownTo(trial, state, seat, actions);
  for (let i = 0; i < variants; i++) {
    game.redact(state, seat, random.fork(`variant ${i}`), trial.one);
    const seen = JSON.stringify(game.view(trial.one, seat));
    trial.demand(seen === view, 'hidden-stays-hidden', () => `view of ${seat}: ${difference(view, seen)}`);
    for (const [what, text] of Object.entries(knownTo(trial, trial.one, seat, actions))) {
      const expected = truth[what as keyof typeof truth];
      trial.demand(text === expected, 'hidden-stays-hidden', () => `${what} of ${seat}: ${difference(expected, text)}`);
    }
  }
}

/** Everything a seat can ask besides its view, as text. */
function knownTo<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  state: S,
  seat: Seat,
  actions: readonly A[],
) {
  const { game } = trial;
  const plays = game.sides.includes(seat);
  return {
    turn: JSON.stringify(game.turn(state)),
    legal: JSON.stringify(legalOf(trial, state, seat, actions)),
    forecasts: JSON.stringify(actions.map((action) => game.forecast(state, seat, action))),
    refusals: JSON.stringify(plays ? actions.map((action) => game.refuse(state, seat, action)) : []),
  };
}

/** What a seat may do; where only some units were asked, those of one of them. */
function legalOf<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  state: S,
  seat: Seat,
  actions: readonly A[],
): A[] {
  if (trial.offersAll) return trial.game.legal(state, seat);
  const units = actions.map((action) => (action as { readonly unit?: unknown }).unit);
  const unit = units.find((one) => typeof one === 'string');
  return unit === undefined ? [] : trial.game.legal(state, seat, unit as string);
}

/** All a seat may do, and some things it may not. */
function someActions<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, seat: Seat): A[] {
  const { game, state, random, mutation, checks } = trial;
  const deciding = game.sides[game.codes.deciding(state)] === seat;
  const actions = trial.offersAll ? game.legal(state, seat) : deciding ? [...trial.offered] : [];
  for (let i = 0; i < askedAbout; i++) {
    const base = mutation.recall(random);
    if (!base) break;
    const stray = game.parseAction(state, i % 2 === 0 ? base : mutation.mutate(base, random));
    if (stray.ok) actions.push(stray.value);
    if (checks.stray) actions.push(checks.stray(state, random));
  }
  return actions;
}

/** A view can be filled up to a whole state; that is what `redact` does without the detour. */
function checkSample<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, seat: Seat, view: string): void {
  const { game, state, random } = trial;
  const label = `sample ${seat}`;
  const sample = game.sample(state, JSON.parse(view), random.fork(label));
  if (!sample.ok) return trial.fail('sample-fits-view', `${seat}: ${sample.error.path}: ${sample.error.message}`);
  const again = JSON.stringify(game.view(sample.value, seat));
  trial.demand(again === view, 'sample-fits-view', () => `${seat}: ${difference(view, again)}`);
  game.redact(state, seat, random.fork(label), trial.one);
  trial.demand(sameCells(trial.one, sample.value), 'redact-is-sample', () => `for ${seat} they differ`);
  const whole = game.hasSecrets(state) || sameCells(trial.one, state);
  trial.demand(whole, 'redact-is-sample', () => `nothing is hidden, yet ${seat} is given another state`);
}

/**
 * Plays the action where a seat's unknowns are others. Whatever the seat then sees differently it has learned, and
 * its view must say so: where it read `?` it now reads a value.
 */
export function checkSilence<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  side: string,
  action: A,
): void {
  const { game, state, random, checks } = trial;
  if (!game.hasSecrets(state)) return;
  const seed = random.uint32();
  for (const seat of checks.tells?.(state, action) ? [] : trial.seats) {
    const before = game.view(state, seat);
    const truth = outcomeFor(trial, trial.copy(trial.other), side, action, seat, seed);
    for (let i = 0; i < variants; i++) {
      game.redact(state, seat, random.fork(`silence ${i}`), trial.one);
      if (game.refuse(trial.one, side, action)) continue;
      const variant = outcomeFor(trial, trial.one, side, action, seat, seed);
      if (variant.text === truth.text || reveals(before, truth.view)) continue;
      const what = () => `${JSON.stringify(action)} tells ${seat}: ${difference(truth.text, variant.text)}`;
      trial.demand(false, 'hidden-stays-hidden', what);
    }
  }
  checkSecretChoice(trial, side, action, seed);
}

/** Another secret choice in its place looks the same to everybody else, unless something reveals it. */
function checkSecretChoice<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  side: string,
  action: A,
  seed: number,
): void {
  const { game, state, offered, random, checks } = trial;
  const other = offered[random.below(offered.length)]!;
  if (!checks.secret?.(state, action) || !checks.secret(state, other)) return;
  for (const seat of trial.seats) {
    if (seat === side) continue;
    const before = game.view(state, seat);
    const first = outcomeFor(trial, trial.copy(trial.one), side, action, seat, seed);
    const second = outcomeFor(trial, trial.copy(trial.other), side, other, seat, seed);
    if (reveals(before, first.view) || reveals(before, second.view)) continue;
    const what = () =>
      `${seat} tells ${JSON.stringify(action)} from ${JSON.stringify(other)}: ${difference(first.text, second.text)}`;
    trial.demand(first.text === second.text, 'hidden-stays-hidden', what);
  }
}

/** What a seat sees and reads once an action has been played on this state. */
function outcomeFor<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  state: S,
  side: string,
  action: A,
  seat: Seat,
  seed: number,
): { readonly view: unknown; readonly text: string } {
  const events: LogEvent[] = [];
  trial.game.play(state, side, action, tryDice(trial, seed), events);
  const view = trial.game.view(state, seat);
  return { view, text: JSON.stringify([events.filter((event) => mayRead(event, seat)), view]) };
}

/** Where the earlier view reads `?`, does the later one read a value? */
export function reveals(before: unknown, after: unknown): boolean {
  if (before === unknown) return after !== undefined && after !== unknown;
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return false;
  const later = new Map(Object.entries(after));
  return Object.entries(before).some(([key, value]) => reveals(value, later.get(key)));
}

/** What a seat reads of an event names nothing that it could see neither before nor after. */
export function checkNames<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  action: A,
  events: readonly LogEvent[],
): void {
  const { checks, before, state, seats } = trial;
  if (!checks.hidden) return;
  for (const seat of seats) {
    const after = new Set(checks.hidden(state, seat));
    const told = events.filter((event) => mayRead(event, seat) && !checks.glimpses?.has(event.type));
    const text = JSON.stringify(told);
    const named = checks.hidden(before, seat).find((id) => after.has(id) && text.includes(JSON.stringify(id)));
    trial.demand(
      named === undefined,
      'hidden-stays-hidden',
      () => `${JSON.stringify(action)} names ${named} to ${seat}: ${text.slice(0, 400)}`,
    );
  }
}
