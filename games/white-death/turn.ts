import type { Outcome, Turn } from '@impulse/engine';
import { grid } from './context.js';
import { sideIds, weathers } from './data/types.js';
import type { RuleNumber } from './rules/numbers.js';
import { isFreeSetup } from './rules/turn/placing.js';
import { nextTarget } from './rules/assault/targets.js';
import { outcome } from './rules/victory/victory.js';
import { DEFENDED, NONE, POOL_FORTRESS, RESOLVED, type State, STEP, type StepId, steps } from './state.js';

/** Who owes a decision, and under which rule. */

const ruleOf: Readonly<Record<StepId, RuleNumber>> = {
  setup: 'set-up',
  isolation: '15D2',
  decision: '5.1',
  movement: '5.2',
  barrage: '5.3',
  defence: '5.4',
  assault: '5.5',
  advance: '9D',
  over: 'victory',
};

/** What is asked of whom, or how the battle ended. */
export const turnOf = (state: State): Turn | Outcome => (state.step === STEP.over ? outcome(state) : question(state));

/** Public to everybody: nothing secret may go into the detail. */
export function question(state: State): Turn {
  const step = steps[state.step];
  const { context } = state;
  const detail: Record<string, string | number | boolean> = { turn: state.turn, side: sideIds[state.deciding] };
  if (step !== 'setup') {
    detail['weather'] = weathers[state.weather];
    detail['left'] = state.points[state.deciding];
  }
  if (step === 'isolation') detail['supply'] = state.supply[POOL_FORTRESS];
  if (step === 'decision') detail['impulse'] = state.impulses[state.deciding] + 1;
  if (state.impulse > 0) {
    detail['impulse'] = state.impulses[state.active];
    detail['points'] = state.impulse;
  }
  if (step === 'defence') detail['targets'] = targetsLeft(state, DEFENDED);
  if (step === 'assault') detail['targets'] = targetsLeft(state, RESOLVED);
  if (state.focusHex !== NONE) detail['hex'] = grid.labels[state.focusHex];
  const begin = step === 'setup' && !isFreeSetup(context);
  return {
    over: false,
    side: sideIds[state.deciding],
    step,
    rule: ruleOf[step],
    prompt: begin ? 'begin' : step,
    detail,
  };
}

function targetsLeft(state: State, without: number): number {
  let count = 0;
  for (let hex = nextTarget(state, without); hex !== NONE; hex = nextTarget(state, without, hex + 1)) count++;
  return count;
}
