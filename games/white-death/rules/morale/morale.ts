import { addTerm, type Dice, type Log, type Term, termDetail } from '@impulse/engine';
import { AFV, GERMAN, grid } from '../../context.js';
import { weathers } from '../../data/types.js';
import { TOWN } from '../../ground.js';
import { ASSAULTED, NONE, SHAKEN, type State } from '../../state.js';
import { bunkerAt } from '../city/bunkers.js';
import { type Isolation, isIsolated } from '../supply/isolation.js';
import { audience, eliminationsIn, loseStrength, markRout, routsIn } from './losses.js';
import { PURPOSE } from '../purposes.js';
import { retreat } from './retreat.js';

/** 14 Morale: when a check is called for, what weighs on it and what comes of it. */

/** The phase in which a check is taken decides what a failure means (14B). */
export const moralePhases = ['movement', 'barrage', 'defence', 'assault'] as const;
export const PHASE = { movement: 0, barrage: 1, defence: 2, assault: 3 } as const;

export const PASSED = 0;
export const FAILED = 1;
export const ROUTED = 2;
const outcomes = ['passed', 'failed', 'routed'] as const;

/** 14: one or two above the morale value is a failure, more a rout. */
const mostForFailure = 2;
const SNOW = weathers.indexOf('snow');

/** 14C6, 19: a bunker of this many points frees those inside from checks. */
const sheltering = 3;

/** 14C6, ruling 29: in a bunker, not assaulting out of it, and no AFV. */
export const isSheltered = (state: State, unit: number): boolean =>
  state.context.class[unit] !== AFV &&
  state.context.side[unit] === GERMAN &&
  state.target[unit] === NONE &&
  bunkerAt(state, state.hexOf[unit]) >= sheltering;

/** 14C3-14C5, 14C7: what weighs on any check of this unit where it is; written down where somebody asks. */
export function standingModifier(
  state: State,
  unit: number,
  isolation: Isolation,
  terms: Term[] | null = null,
): number {
  const hex = state.hexOf[unit];
  return (
    addTerm(terms, '14C3', 'isolated', isIsolated(state, unit, isolation) ? 1 : 0) +
    addTerm(terms, '14C4', 'routs', routsIn(state, hex)) +
    addTerm(terms, '14C5', 'snow', suffersSnow(state, unit) ? 1 : 0) +
    addTerm(terms, '14C7', 'eliminations', eliminationsIn(state, hex))
  );
}

const suffersSnow = (state: State, unit: number): boolean =>
  state.weather === SNOW &&
  state.context.class[unit] !== AFV &&
  (state.context.ground.hexes[state.hexOf[unit]] & TOWN) === 0;

/** The outcome of a die with all its modifiers added. */
export function outcomeOf(morale: number, total: number): number {
  const over = total - morale;
  if (over <= 0) return PASSED;
  return over <= mostForFailure ? FAILED : ROUTED;
}

/** 14A1, 14A2: barrage and antitank fire add what was lost; 14A3: conventional fire the printed number. */
function fireTerm(state: State, unit: number, value: number, phase: number): Term {
  if (phase === PHASE.barrage) return { rule: '14A2', what: 'losses', value };
  if (state.context.class[unit] === AFV) return { rule: '14A1', what: 'losses', value };
  return { rule: '14A3', what: 'result', value };
}

/**
 * A unit checks its morale and bears the consequences: PASSED, FAILED or ROUTED. `modifier` is what the result of the
 * fire adds (14A), `fright` what tanks do (14C2). Failing in the movement phase only tells the caller (3A).
 */
export function checkMorale(
  state: State,
  unit: number,
  modifier: number,
  phase: number,
  isolation: Isolation,
  dice: Dice,
  log: Log | null,
  fright = 0,
): number {
  const { context } = state;
  const hex = state.hexOf[unit];
  if (isSheltered(state, unit)) {
    log?.push({
      type: 'morale-sheltered',
      rule: '14C6',
      ...audience(state, unit),
      detail: { unit: context.unitIds[unit], hex: grid.labels[hex], bunker: bunkerAt(state, hex) },
    });
    return PASSED;
  }
  const die = dice.roll(PURPOSE.morale, unit);
  const terms: Term[] | null = log && [fireTerm(state, unit, modifier, phase)];
  const total =
    die + modifier + addTerm(terms, '14C2', 'tank-fright', fright) + standingModifier(state, unit, isolation, terms);
  const outcome = outcomeOf(context.morale[unit], total);
  log?.push({
    type: 'morale',
    rule: '14',
    ...audience(state, unit),
    detail: {
      unit: context.unitIds[unit],
      hex: grid.labels[hex],
      phase: moralePhases[phase],
      die,
      terms: termDetail(terms!),
      total,
      morale: context.morale[unit],
      outcome: outcomes[outcome],
    },
  });
  if (outcome === ROUTED) rout(state, unit, hex, log);
  else if (outcome === FAILED) fail(state, unit, phase, log);
  return outcome;
}

/** 14B: a rout costs a strength point, but not AFVs, and two hexes. */
function rout(state: State, unit: number, hex: number, log: Log | null): void {
  markRout(state, hex);
  const gone = state.context.class[unit] !== AFV && loseStrength(state, unit, 1, '14B', log);
  if (!gone) retreat(state, unit, retreatHexes, log);
}

const retreatHexes = 2;

function fail(state: State, unit: number, phase: number, log: Log | null): void {
  if (phase === PHASE.assault) {
    // 14B3.
    retreat(state, unit, retreatHexes, log);
  } else if (phase !== PHASE.movement) {
    // 14B1: no defensive fire; 14B2: no assault.
    state.flags[unit] = (state.flags[unit] & ~ASSAULTED) | SHAKEN;
    state.target[unit] = NONE;
  }
}
