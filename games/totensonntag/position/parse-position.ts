import { ActionCodes, bad, fieldPath, good, readStacks, readUnits, type Result, unknown } from '@impulse/engine';
import { ARTILLERY, type Context, grid, groundCount } from '../context.js';
import { checkNumber, checkStep } from './check-position.js';
import { sideIds } from '../data/types.js';
import { listAll } from '../legal.js';
import { type Position, settledNames } from './position.js';
import { ALL, hiddenOf, NUMBER } from '../rules/turn/activation-numbers.js';
import { loseUnit, readUnit } from './read-unit.js';
import { EXITED, newState, NONE, stackLimit, stackSize, type State, STEP, steps, strengthLeft } from '../state.js';

/** Reads a position that somebody wrote down, and refuses it with the path of the first thing that cannot be. */

type Failure = Result<never>;

/** Fills a state from a position of the right shape. Unknown values are left blank: `sample` fills them. */
export function readPosition(context: Context, position: Position, seatView: boolean): Result<State> {
  const state = newState(context);
  const failure =
    readClock(state, position, seatView) ??
    readUnits(context, position, {
      lose: (unit, path) => loseUnit(state, unit, position, path),
      place: (unit, given, path) => readUnit(state, unit, given, path, seatView),
    }) ??
    readCrowds(state, position) ??
    readRest(state, position) ??
    checkStep(state, seatView) ??
    checkWhole(state, seatView);
  return failure ?? good(state);
}

const sideNumber = (side: string | null): number => (side === null ? NONE : sideIds.indexOf(side as 'dak'));

/** Steps in which an impulse is under way. */
const inImpulse = new Set([STEP.impulse, STEP.advance, STEP['barrage-target'], STEP.excess]);

function readClock(state: State, position: Position, seatView: boolean): Failure | null {
  state.turn = position.turn;
  state.couplet = position.couplet;
  state.step = steps.indexOf(position.step as (typeof steps)[number]);
  state.deciding = sideNumber(position.side);
  state.active = sideNumber(position.active);
  state.first = sideNumber(position.first);
  state.impulse = position.impulse;
  if ((state.deciding === NONE) !== (state.step === STEP.over)) {
    return bad('bad-side', 'side', 'Somebody owes a decision unless the battle is over.');
  }
  const acting = inImpulse.has(state.step);
  if (acting !== (state.active !== NONE))
    return bad('bad-side', 'active', 'A side is active exactly during an impulse.');
  if (acting && state.deciding !== state.active)
    return bad('bad-side', 'side', 'During an impulse the active side decides.');
  const expected = state.impulse === 0 ? state.first : 1 - state.first;
  if (acting && state.active !== expected) return bad('bad-side', 'active', 'This is the other side’s impulse.');
  for (const [index, side] of sideIds.entries()) {
    const failure = readNumber(state, index, position.numbers[side], `numbers.${side}`, seatView);
    if (failure) return failure;
  }
  const known = !asksForNumber(state) && state.step !== STEP.setup;
  if (known && (state.an[0] === 0 || state.an[1] === 0)) {
    return bad('bad-number', 'numbers', 'By this step both activation numbers are known.');
  }
  const first = state.an[1] > state.an[0] ? 1 : 0;
  if (known && state.first !== first)
    return bad('bad-side', 'first', 'The higher number goes first, the DAK on a tie.');
  return null;
}

function readNumber(
  state: State,
  side: number,
  given: Position['numbers']['dak'],
  path: string,
  seatView: boolean,
): Failure | null {
  state.previousAn[side] = given.previous;
  const { an, rolled, settled } = given;
  const secret = bad('unknown-value', path, 'A position tells everything; only a view may hide a number.');
  if (rolled === unknown || settled === unknown) {
    const allowed = seatView && asksForNumber(state) && hiddenOf(state, side) === ALL;
    return allowed && an === rolled && rolled === settled ? null : secret;
  }
  state.rolled[side] = rolled;
  state.settled[side] = settledNames.indexOf(settled);
  if (an === unknown && !(seatView && hiddenOf(state, side) === NUMBER)) return secret;
  // A number that only its owner knows: one that could be, until `sample` fills it in.
  state.an[side] = an === unknown ? Math.max(1, rolled) : an;
  return checkNumber(state, side, path);
}

const asksForNumber = (state: State): boolean => state.step === STEP['choose-an'] || state.step === STEP['adjust-an'];

/** Stacks in their order; more units than may stack only in the impulse of their side (4.0). */
function readCrowds(state: State, position: Position): Failure | null {
  const { context } = state;
  const read = readStacks(state, context, grid, position.stacks, false);
  if (!read.ok) return read;
  for (const label of Object.keys(position.stacks)) {
    const hex = grid.parse(label);
    if (stackSize(state, hex) > stackLimit && context.side[state.top[hex]] !== state.active) {
      return bad('overfull-stack', fieldPath('stacks', label), `At most ${stackLimit} units may stand here now.`);
    }
  }
  return null;
}

function readRest(state: State, position: Position): Failure | null {
  const { context } = state;
  for (const label of Object.keys(position.control)) {
    if (!context.objectives.some(({ hex }) => hex === label)) {
      return bad('unknown-field', fieldPath('control', label), 'This hex is no objective.');
    }
  }
  for (const [index, { hex, at }] of context.objectives.entries()) {
    const side = position.control[hex];
    if (side === undefined)
      return bad('missing-field', fieldPath('control', hex), 'The holder of this objective is wanted.');
    state.control[index] = sideNumber(side);
    const unit = state.top[at];
    if (state.step !== STEP.setup && unit !== NONE && context.side[unit] !== state.control[index]) {
      return bad('bad-control', fieldPath('control', hex), 'The side that stands in a hex holds it.');
    }
  }
  let exited = 0;
  for (let unit = 0; unit < groundCount; unit++) {
    if (state.hexOf[unit] === EXITED && !(context.kind[unit] & ARTILLERY)) exited += strengthLeft(state, unit);
  }
  if (position.exited !== exited) return bad('bad-exited', 'exited', `The units that have exited add up to ${exited}.`);
  state.exitedStrength = exited;
  state.panzersEntered = position.panzersEntered;
  state.entryBonuses = position.entryBonuses;
  return checkLostWith(position) ?? readFocus(state, position);
}

/** Only of lost units it is told with what they were lost. */
function checkLostWith({ lost, lostWith }: Position): Failure | null {
  const stray = Object.keys(lostWith).find((id) => !lost.includes(id));
  return stray === undefined ? null : bad('not-lost', fieldPath('lostWith', stray), 'This unit is not among the lost.');
}

function readFocus(state: State, { focus, focusUnit }: Position): Failure | null {
  state.focusHex = focus === null ? NONE : grid.parse(focus);
  state.focusUnit = focusUnit === null ? NONE : (state.context.unitNumber.get(focusUnit) ?? -2);
  const wantsHex = state.step === STEP.advance || state.step === STEP['barrage-target'];
  if (wantsHex !== state.focusHex >= 0)
    return bad('bad-focus', 'focus', 'A hex stands here during an advance or barrage only.');
  const wantsUnit = state.step === STEP['barrage-target'];
  if (state.focusUnit < NONE || wantsUnit !== state.focusUnit >= 0) {
    return bad(
      'bad-focus',
      'focusUnit',
      'The firing unit stands here while a barrage target is chosen, and only then.',
    );
  }
  return null;
}

/** Nobody may be asked a question that has no answer. */
function checkWhole(state: State, seatView: boolean): Failure | null {
  if (state.step === STEP.over || seatView) return null;
  const codes = new ActionCodes();
  listAll(state, codes);
  return codes.length > 0
    ? null
    : bad('no-action', 'step', 'In this position the deciding side would have nothing to do.');
}
