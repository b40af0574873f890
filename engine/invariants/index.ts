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
import { type Checks, RandomRun } from './random-run.js';
import { UndoCheck } from './undo.js';
import { type MatchAnswer, Match, type Sealing } from '../match/match.js';
import type { BattleRecord } from '../match/notation.js';
import { makeRandom } from '../dice/random.js';
import { type Cells, sameCells } from '../state/state.js';

export { type Invariant, InvariantError } from './failure.js';
export type { Checks } from './random-run.js';

/** Random play of whole battles through the match authority, with every invariant of the house checked on the way. */

export interface Effort {
  /**
   * For battles with very many units: list and try only the actions of this many of them, except at one step in 64, when
   * all of them are asked. 0: always all.
   */
  readonly someUnits?: number;
  /**
   * For battles with very many steps: what can be asked and tried is checked in one step of this many, as it falls. What is
   * played is looked at in all of them. 1: always.
   */
  readonly oneStepIn?: number;
  /** The battle must have ended after this many events. */
  readonly longest?: number;
  /** Is the battle resumed from its middle at the end? */
  readonly resumes?: boolean;
}

export interface PlayedGame {
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
  { someUnits = 0, oneStepIn = 1, longest = 10_000, resumes = true }: Effort = {},
): PlayedGame {
  const sealing = sealingOf(seed);
  const started =
    'position' in beginning
      ? Match.from(game, beginning.position, undefined, sealing)
      : Match.start(game, beginning, sealing);
  if (!started.ok) throw new InvariantError('setup-starts', `${started.error.path}: ${started.error.message}`, 0, null);
  const random = makeRandom(seed);
  const run = new RandomRun(game, checks, started.value, random, makeRandom(`aids ${seed}`));
  const deltas = new DeltaCheck(run);
  const lasting: LastingChecks<S, A> = {
    bits: new BitsCheck(run),
    deltas,
    draws: new DrawsCheck(run),
    packed: new PackedCheck(run),
    undo: new UndoCheck(run, deltas),
  };
  const steps: Record<string, number> = {};
  const actions: Record<string, number> = {};
  try {
    for (;;) {
      const turn = game.turn(run.state);
      if (turn.over) {
        checkText(run, turn, (texts) => texts.turn(turn));
        checkOver(run);
        break;
      }
      if (run.match.length >= longest) run.fail('battle-ends', `it is not over after ${longest} events`);
      checkText(run, turn, (texts) => texts.turn(turn));
      const units = random.below(64) === 0 ? 0 : someUnits;
      const action = checkedStep(run, lasting, turn.side, units, oneStepIn === 1 || random.below(oneStepIn) === 0);
      steps[turn.step] = (steps[turn.step] ?? 0) + 1;
      actions[action.type] = (actions[action.type] ?? 0) + 1;
    }
    lasting.draws.checkVariety();
    const record = checkRecord(run);
    if (resumes) {
      checkResume(run, record, random.below(run.match.revision + 1));
      checkCommands(run, record, run.asking.below(run.match.revision + 1));
    }
    const outcome = game.turn(run.state) as Outcome;
    return { record, outcome, events: run.match.length, steps, actions };
  } catch (error) {
    if (error instanceof InvariantError) throw error;
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return run.fail('throws-nothing', detail, error);
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
  run: RandomRun<S, A>,
  { bits, deltas, draws, packed, undo }: LastingChecks<S, A>,
  side: string,
  someUnits: number,
  thorough: boolean,
): A {
  const { state, checks, match } = run;
  run.copy(run.before);
  checkOffer(run, side, someUnits);
  if (thorough) {
    checkOffered(run, side);
    tryOut(run, side);
    checkStrays(run, side);
    checkCodes(run, side);
    packed.check(side);
    checkPosition(run);
    checkForecasts(run, side);
    checkAids(run, side);
  }
  const picked = pick(run, side);
  const { action } = picked;
  if (thorough) {
    checkKnowledge(run, { side, action });
    draws.check();
  }
  run.demand(sameCells(run.before, state), 'queries-change-nothing', () => 'a question changed the state');

  const answer = match.act(side, action);
  if (answer.kind !== 'played')
    return run.fail('offered-plays', `${JSON.stringify(action)}: ${JSON.stringify(answer)}`);
  run.stepped();
  deltas.afterEvent();
  checkCopies(run, side, picked, answer);
  checkEvents(run, answer.events);
  checkTold(run, answer.events, answer.dice);
  checkNames(run, action, answer.events);
  const broken = checks.state?.(state);
  run.demand(broken === undefined, 'state-legal', () => `after ${JSON.stringify(action)}: ${broken}`);
  const wrong = checks.step?.(run.before, state, action);
  run.demand(wrong === undefined, 'step-legal', () => `${JSON.stringify(action)}: ${wrong}`);
  bits.check(action);
  checkClocks(run);
  checkQuestion(run);
  undo.check(side, action, answer.dice);
  return action;
}

function checkClocks<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>): void {
  const { game, before, state } = run;
  for (const clock of clocks) {
    const gone = game.clock(state, clock) - game.clock(before, clock);
    run.demand(gone >= 0, 'clocks-go-on', () => `the clock of the ${clock} went by ${gone}`);
  }
}

/** The number of the question says what side and step of the turn say. */
function checkQuestion<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>): void {
  const { game, before, state } = run;
  const [was, now] = [before, state].map((one) => {
    const turn = game.turn(one);
    return turn.over ? '' : `${turn.side} ${turn.step}`;
  });
  const same = game.codes.question(before) === game.codes.question(state);
  run.demand(same === (was === now), 'codes-agree', () => `after "${was}" the question is "${now}"`);
}

/** The action to be played, and its place in the packed list where it is listed. */
interface Picked<A> {
  readonly action: A;
  readonly packed: { readonly codes: ActionCodes; readonly index: number } | null;
}

const policyCodes = new ActionCodes();

function pick<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, side: string): Picked<A> {
  const { game, state, codes, offered, random, checks, one } = run;
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
  run: RandomRun<S, A>,
  side: string,
  { action, packed }: Picked<A>,
  { events, dice }: Extract<MatchAnswer, { kind: 'played' }>,
): void {
  const { game, before, state, one, other } = run;
  one.cells.set(before.cells);
  const source = scriptedDice(dice);
  const again: LogEvent[] = [];
  game.play(one, side, action, orderedDice(run, source), again);
  const same = sameCells(one, state) && JSON.stringify(again) === JSON.stringify(events);
  run.demand(
    same && source.remaining === 0,
    'copy-equals',
    () => `${JSON.stringify(action)} plays differently on a copy`,
  );
  if (!packed) return;
  other.cells.set(before.cells);
  game.codes.play(other, packed.codes, packed.index, scriptedDice(dice), null);
  run.demand(sameCells(other, state), 'codes-agree', () => `${JSON.stringify(action)} plays differently when packed`);
}

function checkPosition<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>): void {
  const { game, state, random } = run;
  // What is not written down stays so for more than a step.
  if (random.below(3) > 0) return;
  const written = game.position(state);
  // Through text, which costs half as much again, at some steps only.
  const given: unknown = random.below(2) === 0 ? JSON.parse(JSON.stringify(written)) : written;
  const parsed = game.parsePosition(given, game.setupOf(state).data);
  if (!parsed.ok) return run.fail('position-round-trip', `${parsed.error.path}: ${parsed.error.message}`);
  run.demand(sameCells(parsed.value, state), 'position-round-trip', () => 'the position reads as another state');
}

const rounding = 1e-9;

/** Every probability is one, together they make one, and terms add up to the totals they explain. */
function checkForecasts<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, side: string): void {
  const { game, state, offered, checks } = run;
  for (const action of offered) {
    const forecast = game.forecast(state, side, action);
    if (!forecast) continue;
    const sum = forecast.outcomes.reduce((total, { probability }) => total + probability, 0);
    const proper = forecast.outcomes.every(({ probability }) => probability >= 0 && probability <= 1 + rounding);
    run.demand(proper && Math.abs(sum - 1) < rounding, 'forecast-adds-up', () => `${JSON.stringify(action)}: ${sum}`);
    checkSums(run, checks.sums?.inForecast(forecast));
  }
}

/** When the battle is over nobody owes a decision, and everything is refused. */
function checkOver<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>): void {
  const { game, state, codes, random, mutation } = run;
  game.codes.list(state, codes);
  const silent = codes.length === 0 && game.codes.deciding(state) < 0;
  run.demand(silent, 'only-the-deciding-side', () => 'something is offered after the end');
  for (const side of game.sides) {
    run.demand(game.legal(state, side).length === 0, 'only-the-deciding-side', () => `${side} may act after the end`);
    for (let i = 0; i < 20; i++) {
      const action = mutation.recall(random);
      const played = action !== undefined && game.refuse(state, side, action) === null;
      run.demand(!played, 'not-offered-is-refused', () => `after the end ${side} may ${JSON.stringify(action)}`);
    }
  }
  checkPosition(run);
  checkKnowledge(run);
}
