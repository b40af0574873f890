import { type Detail, type Dice, type Log, type Term, termDetail } from '@impulse/engine';
import { grid, unitCount } from '../../context.js';
import type { State } from '../../state.js';
import { damageBunker } from '../city/bunkers.js';
import { destroyGarrison } from '../city/garrisons.js';
import { audience, loseStrength, markElimination } from '../morale/losses.js';
import { checkMorale, PHASE } from '../morale/morale.js';
import { PURPOSE } from '../purposes.js';
import type { Isolation } from '../supply/isolation.js';
import {
  addUnobserved,
  barrageColumn,
  barrageResult,
  bunkerModifier,
  coverModifier,
  groundModifier,
} from './values.js';

/** 11B2b: what the attacks of a barrage do to each unit in the hex, to its garrison and to its bunker. */

/** Dice are drawn for units by their numbers, for bunkers and garrisons by the numbers after those. */
const bunkerSubject = unitCount;
const garrisonSubject = unitCount + 16;

/** One die for each attack, one after the other; what they call for together. */
function rollAttacks(
  state: State,
  subject: number,
  attacks: readonly number[],
  modifier: number,
  dice: Dice,
  rolls: number[] | null,
): number {
  let result = 0;
  for (const value of attacks) {
    const die = dice.roll(PURPOSE.barrage, subject);
    rolls?.push(die);
    result += barrageResult(state.context, barrageColumn(state.context, value), die + modifier);
  }
  return result;
}

/**
 * 11B2b: never more than half the strength, but one point of one. Ruling 104: of a unit that has fled from a barrage of
 * this phase, no more in all than half of what it then had.
 */
export function mostLost(state: State, unit: number): number {
  const half = Math.max(1, state.strength[unit] >> 1);
  return state.barrageLimit[unit] === 0 ? half : Math.min(half, state.barrageLimit[unit] - 1);
}

export function strikeUnit(
  state: State,
  unit: number,
  hex: number,
  attacks: readonly number[],
  unobserved: number,
  isolation: Isolation,
  dice: Dice,
  log: Log | null,
): void {
  const rolls = log ? [] : null;
  const terms = log ? [] : null;
  const modifier = addUnobserved(unobserved, terms) + coverModifier(state, unit, hex, terms);
  const result = rollAttacks(state, unit, attacks, modifier, dice, rolls);
  const most = mostLost(state, unit);
  const lost = Math.min(result, most);
  log?.push({
    type: 'barrage-struck',
    rule: '11B2b',
    ...audience(state, unit),
    detail: {
      unit: state.context.unitIds[unit],
      hex: grid.labels[hex],
      dice: rolls!,
      terms: termDetail(terms!),
      result,
      lost,
    },
  });
  if (lost === 0) return;
  if (loseStrength(state, unit, lost, '11B2b', log)) {
    markElimination(state, hex);
    return;
  }
  // 11B2c, 14A2: one check, with what was really lost in all attacks.
  checkMorale(state, unit, lost, PHASE.barrage, isolation, dice, log);
  const fled = state.hexOf[unit] !== hex && state.hexOf[unit] >= 0;
  if (fled) state.barrageLimit[unit] = most - lost + 1;
}

export function strikeGarrison(
  state: State,
  hex: number,
  attacks: readonly number[],
  unobserved: number,
  dice: Dice,
  log: Log | null,
): void {
  const subject = garrisonSubject + state.context.ground.garrisonIndex[hex];
  const terms: Term[] | null = log ? [] : null;
  const modifier = addUnobserved(unobserved, terms) + groundModifier(state, hex, terms);
  const { result, detail } = strikePlace(state, hex, subject, attacks, modifier, terms, dice);
  log?.push({ type: 'garrison-struck', rule: 'intrinsic-garrisons', detail });
  if (result > 0) destroyGarrison(state, hex, log);
}

export function strikeBunker(
  state: State,
  hex: number,
  attacks: readonly number[],
  unobserved: number,
  dice: Dice,
  log: Log | null,
): void {
  const subject = bunkerSubject + state.context.ground.cityIndex[hex];
  const terms: Term[] | null = log ? [] : null;
  const modifier = addUnobserved(unobserved, terms) + bunkerModifier(state, terms);
  const { result, detail } = strikePlace(state, hex, subject, attacks, modifier, terms, dice);
  log?.push({ type: 'bunker-struck', rule: '11B2b', detail });
  damageBunker(state, hex, result, log);
}

/** Attacks on something that is no unit; told only where terms are kept. */
function strikePlace(
  state: State,
  hex: number,
  subject: number,
  attacks: readonly number[],
  modifier: number,
  terms: readonly Term[] | null,
  dice: Dice,
): { readonly result: number; readonly detail: Detail } {
  const rolls: number[] | null = terms && [];
  const result = rollAttacks(state, subject, attacks, modifier, dice, rolls);
  const detail = rolls && terms ? { hex: grid.labels[hex], dice: rolls, terms: termDetail(terms), result } : {};
  return { result, detail };
}
