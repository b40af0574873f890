import { ActionCodes } from '../actions/codes.js';
import { scriptedDice } from '../dice/dice.js';
import { clocks, type Game, type LogEvent, type Outcome, type PublicAction, type Setup } from '../game.js';
import { checkAids, checkTold } from './aids/index.js';
import { BitsCheck } from './bits.js';
import { checkCommands } from './commands.js';
import { DeltaCheck } from './deltas.js';
import { DrawsCheck } from './draws.js';
import { checkRecord, checkResume } from './ending.js';
import { InvariantError } from './failure.js';
import { checkKnowledge, checkNames } from './knowledge.js';
import {
  checkCodes,
  checkEvents,
  checkOffer,
  checkOffered,
  checkStrays,
  checkText,
  orderedDice,
  tryOut,
} from './offers.js';
import { PackedCheck } from './packed.js';
import { checkSums } from './terms.js';
import { type Checks, Trial } from './trial.js';
import { UndoCheck } from './undo.js';
import { type Answer, Match, type Sealing } from '../match/match.js';
import type { BattleRecord } from '../match/notation.js';
import { makeRandom } from '../dice/random.js';
import { type Cells, sameCells } from '../state/state.js';

export { type Invariant, InvariantError } from './failure.js';
export type { Checks } from './trial.js';

/** Random play of whole battles through the match authority, with every invariant of the house checked on the way. */

export interface Effort {
  /**
   * For battles with very many units: list and try only the actions of this many of them, except at one step in 64, when
   * all of them are asked. 0: always all.
   */
  readonly someUnits?: number;
  /** The battle must have ended after this many events. */
  readonly longest?: number;
  /** Is the battle resumed from its middle at the end? */
  readonly resumes?: boolean;
}

export interface Played {
  readonly record: BattleRecord;
  readonly outcome: Outcome;
  readonly events: number;
  /** How often each step was decided, and each type of action played. */
  readonly steps: Readonly<Record<string, number>>;
  readonly actions: Readonly<Record<string, number>>;
}

/** The sealing made from a seed: the same seed gives the same battle. */
function sealingOf(seed: string): Sealing {
  const random = makeRandom(`sealing ${seed}`);
  const word = () => random.uint32().toString(16).padStart(8, '0');
  return { match: `random ${seed}`.slice(0, 100), secret: word() + word() + word() + word() };
}

/** How a game begins: by the book, or at a position that leads where luck alone seldom does. */
export type Beginning = Setup | { readonly position: unknown };

/** Plays one complete random game; throws an InvariantError at the first thing that does not hold. */
export function checkedPlayer<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  beginning: Beginning,
  seed: string,
  checks: Checks<S, A> = {},
  { someUnits = 0, longest = 10_000, resumes = true }: Effort = {},
): Played {
  const sealing = sealingOf(seed);
  const started =
    'position' in beginning
      ? Match.from(game, beginning.position, undefined, sealing)
      : Match.start(game, beginning, sealing);
  if (!started.ok) throw new InvariantError('setup-starts', `${started.error.path}: ${started.error.message}`, 0, null);
  const random = makeRandom(seed);
  const trial = new Trial(game, checks, started.value, random, makeRandom(`aids ${seed}`));
  const deltas = new DeltaCheck(trial);
  const lasting: LastingChecks<S, A> = {
    bits: new BitsCheck(trial),
    deltas,
    draws: new DrawsCheck(trial),
    packed: new PackedCheck(trial),
    undo: new UndoCheck(trial, deltas),
  };
  const steps: Record<string, number> = {};
  const actions: Record<string, number> = {};
  try {
    for (;;) {
      const turn = game.turn(trial.state);
      if (turn.over) {
        checkText(trial, turn, (texts) => texts.turn(turn));
        checkOver(trial);
        break;
      }
      if (trial.match.length >= longest) trial.fail('battle-ends', `it is not over after ${longest} events`);
      checkText(trial, turn, (texts) => texts.turn(turn));
      const action = checkedStep(trial, lasting, turn.side, random.below(64) === 0 ? 0 : someUnits);
      steps[turn.step] = (steps[turn.step] ?? 0) + 1;
      actions[action.type] = (actions[action.type] ?? 0) + 1;
    }
    lasting.draws.checkVariety();
    const record = checkRecord(trial);
    if (resumes) {
      checkResume(trial, record, random.below(trial.match.revision + 1));
      checkCommands(trial, record, trial.asking.below(trial.match.revision + 1));
    }
    const outcome = game.turn(trial.state) as Outcome;
    return { record, outcome, events: trial.match.length, steps, actions };
  } catch (error) {
    if (error instanceof InvariantError) throw error;
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return trial.fail('throws-nothing', detail, error);
  }
}

/** Checks that keep something from step to step. */
interface LastingChecks<S extends Cells, A extends PublicAction> {
  readonly bits: BitsCheck<S, A>;
  readonly deltas: DeltaCheck<S, A>;
  readonly draws: DrawsCheck<S, A>;
  readonly packed: PackedCheck<S, A>;
  readonly undo: UndoCheck<S, A>;
}

function checkedStep<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  { bits, deltas, draws, packed, undo }: LastingChecks<S, A>,
  side: string,
  someUnits: number,
): A {
  const { state, checks, match } = trial;
  trial.copy(trial.before);
  checkOffer(trial, side, someUnits);
  checkOffered(trial, side);
  tryOut(trial, side);
  checkStrays(trial, side);
  checkCodes(trial, side);
  packed.check(side);
  checkPosition(trial);
  checkForecasts(trial, side);
  checkAids(trial, side);
  const picked = pick(trial, side);
  const { action } = picked;
  checkKnowledge(trial, { side, action });
  draws.check();
  trial.demand(sameCells(trial.before, state), 'queries-change-nothing', () => 'a question changed the state');

  const answer = match.act(side, action);
  if (answer.kind !== 'played')
    return trial.fail('offered-plays', `${JSON.stringify(action)}: ${JSON.stringify(answer)}`);
  trial.stepped();
  deltas.afterEvent();
  checkCopies(trial, side, picked, answer);
  checkEvents(trial, answer.events);
  checkTold(trial, answer.events);
  checkNames(trial, action, answer.events);
  const broken = checks.state?.(state);
  trial.demand(broken === undefined, 'state-legal', () => `after ${JSON.stringify(action)}: ${broken}`);
  const wrong = checks.step?.(trial.before, state, action);
  trial.demand(wrong === undefined, 'step-legal', () => `${JSON.stringify(action)}: ${wrong}`);
  bits.check(action);
  checkClocks(trial);
  checkQuestion(trial);
  undo.check(side, action, answer.dice);
  return action;
}

function checkClocks<S extends Cells, A extends PublicAction>(trial: Trial<S, A>): void {
  const { game, before, state } = trial;
  for (const clock of clocks) {
    const gone = game.clock(state, clock) - game.clock(before, clock);
    trial.demand(gone >= 0, 'clocks-go-on', () => `the clock of the ${clock} went by ${gone}`);
  }
}

/** The number of the question says what side and step of the turn say. */
function checkQuestion<S extends Cells, A extends PublicAction>(trial: Trial<S, A>): void {
  const { game, before, state } = trial;
  const [was, now] = [before, state].map((one) => {
    const turn = game.turn(one);
    return turn.over ? '' : `${turn.side} ${turn.step}`;
  });
  const same = game.codes.question(before) === game.codes.question(state);
  trial.demand(same === (was === now), 'codes-agree', () => `after "${was}" the question is "${now}"`);
}

/** The action to be played, and its place in the packed list where it is listed. */
interface Picked<A> {
  readonly action: A;
  readonly packed: { readonly codes: ActionCodes; readonly index: number } | null;
}

const policyCodes = new ActionCodes();

function pick<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, side: string): Picked<A> {
  const { game, state, codes, offered, random, checks, one } = trial;
  if (checks.policy) {
    game.redact(state, side, random, one);
    checks.policy.choose(one, random, policyCodes);
    return { action: game.codes.action(one, policyCodes, 0), packed: { codes: policyCodes, index: 0 } };
  }
  const action = checks.compose && random.below(4) === 0 ? checks.compose(state, random) : null;
  if (action) return { action, packed: null };
  const index = checks.choose ? checks.choose(state, offered, random) : random.below(offered.length);
  return { action: offered[index], packed: { codes, index } };
}

/** On a copy, with the dice that were drawn, the same action leads to the same state and events; packed, too. */
function checkCopies<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  side: string,
  { action, packed }: Picked<A>,
  { events, dice }: Extract<Answer, { kind: 'played' }>,
): void {
  const { game, before, state, one, other } = trial;
  one.cells.set(before.cells);
  const source = scriptedDice(dice);
  const again: LogEvent[] = [];
  game.play(one, side, action, orderedDice(trial, source), again);
  const same = sameCells(one, state) && JSON.stringify(again) === JSON.stringify(events);
  trial.demand(
    same && source.remaining === 0,
    'copy-equals',
    () => `${JSON.stringify(action)} plays differently on a copy`,
  );
  if (!packed) return;
  other.cells.set(before.cells);
  game.codes.play(other, packed.codes, packed.index, scriptedDice(dice), null);
  trial.demand(sameCells(other, state), 'codes-agree', () => `${JSON.stringify(action)} plays differently when packed`);
}

function checkPosition<S extends Cells, A extends PublicAction>(trial: Trial<S, A>): void {
  const { game, state, random } = trial;
  // What is not written down stays so for more than a step.
  if (random.below(3) > 0) return;
  const written = game.position(state);
  // Through text, which costs half as much again, at some steps only.
  const given: unknown = random.below(2) === 0 ? JSON.parse(JSON.stringify(written)) : written;
  const parsed = game.parsePosition(given, game.setupOf(state).data);
  if (!parsed.ok) return trial.fail('position-round-trip', `${parsed.error.path}: ${parsed.error.message}`);
  trial.demand(sameCells(parsed.value, state), 'position-round-trip', () => 'the position reads as another state');
}

const rounding = 1e-9;

/** Every probability is one, together they make one, and terms add up to the totals they explain. */
function checkForecasts<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, side: string): void {
  const { game, state, offered, checks } = trial;
  for (const action of offered) {
    const forecast = game.forecast(state, side, action);
    if (!forecast) continue;
    const sum = forecast.outcomes.reduce((total, { probability }) => total + probability, 0);
    const proper = forecast.outcomes.every(({ probability }) => probability >= 0 && probability <= 1 + rounding);
    trial.demand(proper && Math.abs(sum - 1) < rounding, 'forecast-adds-up', () => `${JSON.stringify(action)}: ${sum}`);
    checkSums(trial, checks.sums?.inForecast(forecast));
  }
}

/** When the battle is over nobody owes a decision, and everything is refused. */
function checkOver<S extends Cells, A extends PublicAction>(trial: Trial<S, A>): void {
  const { game, state, codes, random, mutation } = trial;
  game.codes.list(state, codes);
  const silent = codes.length === 0 && game.codes.deciding(state) < 0;
  trial.demand(silent, 'only-the-deciding-side', () => 'something is offered after the end');
  for (const side of game.sides) {
    trial.demand(game.legal(state, side).length === 0, 'only-the-deciding-side', () => `${side} may act after the end`);
    for (let i = 0; i < 20; i++) {
      const action = mutation.recall(random);
      const played = action !== undefined && game.refuse(state, side, action) === null;
      trial.demand(!played, 'not-offered-is-refused', () => `after the end ${side} may ${JSON.stringify(action)}`);
    }
  }
  checkPosition(trial);
  checkKnowledge(trial);
}
