import type { Outcome, Turn } from '@impulse/engine';
import { grid } from './context.js';
import { sideIds } from './data/types.js';
import type { RuleNumber } from './rules/numbers.js';
import { unitsLeft } from './rules/forces/setup.js';
import { outcome } from './rules/victory.js';
import { NONE, type State, STEP, type StepId, steps } from './state.js';

/** Who owes a decision, and under which rule. */

const ruleOf: Readonly<Record<StepId, RuleNumber>> = {
  setup: '10.0',
  'choose-an': '2.1',
  'adjust-an': '2.1',
  'air-plan': '7.7',
  'air-strike': '7.7',
  impulse: '3.0',
  'barrage-target': '7.4',
  advance: '7.3',
  excess: '4.0',
  night: '8.0',
  over: '9.0',
};

/** What is asked of whom, or how the battle ended. */
export const turnOf = (state: State): Turn | Outcome => (state.step === STEP.over ? outcome(state) : question(state));

/** Public to everybody: nothing secret may go into the detail. */
function question(state: State): Turn {
  const step = steps[state.step];
  const side = sideIds[state.deciding];
  const surprise = step === 'choose-an' && state.previousAn[state.deciding] !== 6;
  const detail: Record<string, string | number> = { turn: state.turn, couplet: state.couplet, side };
  if (step === 'setup') detail['left'] = unitsLeft(state);
  if (step === 'impulse') detail['an'] = state.an[state.deciding];
  if (state.focusHex !== NONE) detail['hex'] = grid.labels[state.focusHex];
  if (state.focusUnit !== NONE) detail['unit'] = state.context.unitIds[state.focusUnit];
  return {
    over: false,
    side,
    step,
    rule: surprise ? '2.2' : ruleOf[step],
    prompt: surprise ? 'surprise' : step,
    detail,
  };
}
