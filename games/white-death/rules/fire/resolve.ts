import type { Dice, Log } from '@impulse/engine';
import { QUARTER } from '../../actions/actions.js';
import { grid, unitCount } from '../../context.js';
import { FIRED_AT, RESOLVED, type State, TARGET } from '../../state.js';
import { cappedLoss } from './conventional.js';
import { ANTITANK, type FirePlan, GARRISON } from './plan.js';
import { destroyGarrison } from '../city/garrisons.js';
import { loseStrength, markElimination } from '../morale/losses.js';
import { checkMorale, PHASE } from '../morale/morale.js';
import { NO_COLUMN, NO_EFFECT, oddsText, resultOf } from './odds.js';
import { PURPOSE } from '../purposes.js';

/** 9C4-9C5, 10C3-10C4: planned fire resolved, unit by unit: die, losses, morale (ruling 50). */

/** Targets that have checked morale in this fire. */
const checked = new Uint8Array(128);

export function resolveFire(state: State, plan: FirePlan, dice: Dice, log: Log | null): void {
  const phase = plan.defensive ? PHASE.defence : PHASE.assault;
  for (let i = 0; i < plan.count; i++) {
    const target = plan.sequence[i];
    checked[target] = 0;
    if (plan.points[target] === 0) continue;
    if (plan.units[target] === GARRISON) resolveGarrison(state, plan, target, dice, log);
    else resolveUnit(state, plan, target, phase, dice, log);
  }
  for (let i = 0; i < plan.count; i++) {
    const target = plan.sequence[i];
    const unit = plan.units[target];
    if (plan.frightened[target] === 0 || checked[target] === 1 || state.hexOf[unit] !== plan.hex) continue;
    // 14C2: units spared by the fire check without a modifier.
    log?.push({
      type: 'tank-fright',
      rule: '14C2',
      detail: { unit: state.context.unitIds[unit], hex: grid.labels[plan.hex] },
    });
    checkMorale(state, unit, 0, phase, plan.isolation, dice, log);
  }
  if (!plan.defensive) markFled(state, plan);
}

/** 9C3: nobody is fired at twice in a phase, whatever hex under assault it has fled into. */
function markFled(state: State, plan: FirePlan): void {
  for (let target = 0; target < plan.count; target++) {
    const unit = plan.units[target];
    if (plan.points[target] === 0 || unit === GARRISON) continue;
    const hex = state.hexOf[unit];
    if (hex >= 0 && (state.marks[hex] & (TARGET | RESOLVED)) === TARGET) state.flags[unit] |= FIRED_AT;
  }
}

function resolveUnit(state: State, plan: FirePlan, target: number, phase: number, dice: Dice, log: Log | null): void {
  const unit = plan.units[target];
  const antitank = plan.kinds[target] === ANTITANK;
  const result = rollFor(state, plan, target, antitank ? PURPOSE.antitank : PURPOSE.conventional, unit, dice, log);
  if (result === NO_EFFECT || (antitank && result === 0)) return;
  const strength = state.strength[unit];
  const lost = antitank ? Math.min(result, strength) : cappedLoss(result, strength);
  const hex = state.hexOf[unit];
  checked[target] = 1;
  if (loseStrength(state, unit, lost, antitank ? '10C3' : '9C4', log)) {
    markElimination(state, hex);
    return;
  }
  // 9C4: the printed number; 10C4: what was really lost.
  const modifier = antitank ? lost : result;
  checkMorale(state, unit, modifier, phase, plan.isolation, dice, log, plan.frightened[target]);
}

/** Ruling 49: any loss destroys a garrison, and it never checks morale. */
function resolveGarrison(state: State, plan: FirePlan, target: number, dice: Dice, log: Log | null): void {
  const subject = unitCount + state.context.ground.garrisonIndex[plan.hex];
  if (rollFor(state, plan, target, PURPOSE.conventional, subject, dice, log) <= 0) return;
  destroyGarrison(state, plan.hex, log);
  markElimination(state, plan.hex);
}

/** Rolls and tells; ruling 74: below the table there is nothing to roll for. */
function rollFor(
  state: State,
  plan: FirePlan,
  target: number,
  purpose: number,
  subject: number,
  dice: Dice,
  log: Log | null,
): number {
  const table = plan.tableOf(state, target);
  const column = plan.columns[target];
  const die = column === NO_COLUMN ? null : dice.roll(purpose, subject);
  const result = die === null ? NO_EFFECT : resultOf(table, column, die);
  const antitank = plan.kinds[target] === ANTITANK;
  log?.push({
    type: antitank ? 'antitank-fire' : 'conventional-fire',
    rule: antitank ? '10C3' : '9C4',
    detail: {
      unit: state.context.unitIds[plan.units[target]] ?? null,
      hex: grid.labels[plan.hexes[target]],
      fire: plan.points[target] / QUARTER,
      defence: plan.defence[target] / 2,
      odds: oddsText(table, column),
      die,
      result: result === NO_EFFECT ? null : result,
    },
  });
  return result;
}
