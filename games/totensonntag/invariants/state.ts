import { AIRCRAFT, ARTILLERY, CW, DAK, grid, groundCount, hexCount, unitCount } from '../context.js';
import {
  ACTED,
  ASSAULTED,
  BARRAGED,
  COMBINED,
  EXITED,
  FLOWN,
  inEnemyZoc,
  LOST,
  MOVED,
  NONE,
  OFF_MAP,
  OVERRAN,
  RANGED,
  RECOVERED,
  stackLimit,
  type State,
  STAYED,
  STEP,
  steps,
} from '../state.js';

/** What must be true of every state, recomputed from scratch and without the rules. */

const impulseSteps = new Set<number>([STEP.impulse, STEP['barrage-target'], STEP.advance, STEP.excess]);

export function brokenState(state: State): string | undefined {
  return (
    clock(state) ?? units(state) ?? stacks(state) ?? zones(state) ?? victory(state) ?? deeds(state) ?? flights(state)
  );
}

const name = (state: State, unit: number): string => state.context.unitIds[unit] ?? `unit ${unit}`;

function clock(state: State): string | undefined {
  const acting = impulseSteps.has(state.step);
  if (steps[state.step] === undefined) return `step ${state.step}`;
  if ((state.deciding === NONE) !== (state.step === STEP.over))
    return `side ${state.deciding} in step ${steps[state.step]}`;
  if (acting !== (state.active !== NONE)) return `active ${state.active} in step ${steps[state.step]}`;
  if (acting && state.deciding !== state.active) return 'the idle side decides during an impulse';
  if (acting && (state.impulse === 0) !== (state.active === state.first)) return 'the wrong side has the impulse';
  if (state.turn < 1 || state.turn > 6 || state.couplet < 1 || state.couplet > 4) return 'the clock is off its face';
  if (!acting && ![STEP.night, STEP.over, STEP['air-plan'], STEP['air-strike']].includes(state.step)) return undefined;
  for (const side of [DAK, CW]) {
    const an = state.an[side];
    if (an < 1 || an > 6) return `activation number ${an}`;
    if (state.rolled[side] !== 0 && Math.abs(an - state.rolled[side]) > 1)
      return `rolled ${state.rolled[side]}, has ${an}`;
    if (state.rolled[side] !== 0 && state.previousAn[side] !== 5 && an !== state.rolled[side])
      return 'adjusted without a five';
  }
  const first = state.an[CW] > state.an[DAK] ? CW : DAK;
  return state.first === first ? undefined : 'the lower number goes first';
}

function units(state: State): string | undefined {
  const { context } = state;
  for (let unit = 0; unit < unitCount; unit++) {
    const place = state.hexOf[unit];
    const left = context.strength[unit] - state.hits[unit];
    if (place < EXITED || place >= hexCount) return `${name(state, unit)} at ${place}`;
    if (state.hits[unit] < 0 || left < 0) return `${name(state, unit)} has ${state.hits[unit]} hits`;
    if (left === 0 && place !== LOST) return `${name(state, unit)} has no strength and is not lost`;
    if (unit >= groundCount) continue;
    if (place === EXITED && context.side[unit] !== CW) return `${name(state, unit)} has exited`;
    if (place === OFF_MAP && state.hits[unit] !== 0) return `${name(state, unit)} was hit before it entered`;
    if (place === OFF_MAP && !context.dueTurn[unit] && state.step !== STEP.setup)
      return `${name(state, unit)} is off the map`;
    if (place !== OFF_MAP && context.dueTurn[unit] > state.turn) return `${name(state, unit)} is early`;
    if (place >= 0 && context.enterCost[unit][place] === 0) return `${name(state, unit)} stands in prohibited terrain`;
  }
  return undefined;
}

function stacks(state: State): string | undefined {
  const { context } = state;
  const seen = new Set<number>();
  for (let hex = 0; hex < hexCount; hex++) {
    let size = 0;
    for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
      if (seen.has(unit)) return `${name(state, unit)} stands in two stacks`;
      seen.add(unit);
      size++;
      if (state.hexOf[unit] !== hex) return `${name(state, unit)} is stacked in ${grid.labels[hex]}`;
      if (context.side[unit] !== context.side[state.top[hex]]) return `both sides stand in ${grid.labels[hex]}`;
    }
    if (size <= stackLimit) continue;
    const own = impulseSteps.has(state.step) && context.side[state.top[hex]] === state.active;
    if (!own) return `${size} units stand in ${grid.labels[hex]}`;
  }
  for (let unit = 0; unit < unitCount; unit++) {
    const standing = unit < groundCount && state.hexOf[unit] >= 0;
    if (standing !== seen.has(unit)) return `${name(state, unit)} is in no stack`;
    if (!standing && state.below[unit] !== NONE) return `${name(state, unit)} is off the map with a unit below`;
  }
  return undefined;
}

/** 5.0: a hex is in a side's zone exactly when a stack of that side is beside it. */
function zones(state: State): string | undefined {
  const { top, context } = state;
  const { neighbours, labels } = grid;
  const none = NONE;
  const beside = new Uint8Array(hexCount);
  for (let hex = 0, end = beside.length; hex < end; hex++) {
    const unit = top[hex];
    if (unit === none) continue;
    const side = context.side[unit] === 0 ? 1 : 2;
    for (let i = hex * 6; i < hex * 6 + 6; i++) if (neighbours[i] >= 0) beside[neighbours[i]] |= side;
  }
  const inZone = inEnemyZoc;
  for (let hex = 0, end = beside.length; hex < end; hex++) {
    const zone = (inZone(state, 1, hex) ? 1 : 0) | (inZone(state, 0, hex) ? 2 : 0);
    if (zone !== beside[hex]) return `zones of control in ${labels[hex]}: ${zone}, not ${beside[hex]}`;
  }
  return undefined;
}

function victory(state: State): string | undefined {
  const { context } = state;
  for (const [index, { at, hex }] of context.objectives.entries()) {
    const unit = state.top[at];
    const holds = state.step === STEP.setup || unit === NONE || context.side[unit] === state.control[index];
    if (!holds) return `${name(state, unit)} stands in ${hex} and does not hold it`;
  }
  let exited = 0;
  for (let unit = 0; unit < groundCount; unit++) {
    const counts = state.hexOf[unit] === EXITED && (context.kind[unit] & ARTILLERY) === 0;
    if (counts) exited += context.strength[unit] - state.hits[unit];
  }
  return exited === state.exitedStrength ? undefined : `exited ${state.exitedStrength}, not ${exited}`;
}

/** What units have done: one action each (3.2), by the active side, and forgotten when the impulse ends. */
function deeds(state: State): string | undefined {
  const { context } = state;
  const acting = impulseSteps.has(state.step);
  let ranged = 0;
  for (let unit = 0; unit < groundCount; unit++) {
    const flags = state.flags[unit];
    const idle = !acting || context.side[unit] !== state.active;
    if (flags & RANGED) ranged++;
    if (flags & FLOWN) return `${name(state, unit)} flies`;
    if (flags & RECOVERED && state.step !== STEP.night) return `${name(state, unit)} recovered by day`;
    if (flags & STAYED && state.step !== STEP.advance) return `${name(state, unit)} still stays`;
    if (idle && flags & ~(RANGED | RECOVERED)) return `${name(state, unit)} acted in another's impulse`;
    if (idle && (state.attacked[unit] || state.supports[unit] || state.pointsLeft[unit]))
      return `${name(state, unit)} remembers`;
    if (flags & COMBINED && !context.combinedArms[unit]) return `${name(state, unit)} has combined arms`;
    if (flags & BARRAGED && (flags & ACTED) !== BARRAGED) return `${name(state, unit)} barraged and more`;
    if (flags & ASSAULTED && flags & (MOVED | OVERRAN)) return `${name(state, unit)} moved and assaulted`;
    const overruns = flags & OVERRAN;
    if (overruns && (flags & MOVED) === 0) return `${name(state, unit)} overran without moving`;
  }
  if (state.step === STEP['barrage-target'] ? ranged < 2 : ranged > 0) return `${ranged} units are ranged in`;
  if (state.step === STEP.advance && state.top[state.focusHex] !== NONE) {
    const own = context.side[state.top[state.focusHex]] === state.active;
    if (!own) return 'an advance into an enemy stack';
  }
  return undefined;
}

function flights(state: State): string | undefined {
  const { context } = state;
  const aloft = state.step === STEP['air-plan'] || state.step === STEP['air-strike'];
  for (let unit = groundCount; unit < unitCount; unit++) {
    if ((context.kind[unit] & AIRCRAFT) === 0) return `${name(state, unit)} is no aircraft`;
    if (state.flags[unit] & ~FLOWN) return `${name(state, unit)} acts on the ground`;
    if (
      context.options.aircraft === 'off' &&
      (state.flags[unit] || state.hits[unit] || state.hexOf[unit] !== OFF_MAP)
    ) {
      return `${name(state, unit)} takes part`;
    }
    if (state.hexOf[unit] >= 0 && !aloft) return `${name(state, unit)} is over the map`;
  }
  return undefined;
}
