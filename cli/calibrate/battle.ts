import { bad, type Figures, good, type Result } from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import { makeSimulator, type Plan, type Simulator } from '../simulate/battle.js';

/** One battle of a calibration: the same that `impulse simulate` plays with this seed, and what history says of it. */

/** What fixes every battle of a run but its scenario and its number. */
export type CalibrationPlan = Omit<Plan, 'scenario' | 'options'>;

export interface Job {
  readonly scenario: string;
  readonly number: number;
}

export interface JudgedBattle extends Job {
  readonly figures: Figures;
}

export type Judge = (job: Job) => JudgedBattle;

/** Checks the plan once; the judge then plays any battle of the scenarios. */
export function makeJudge(battle: LoadedBattle, plan: CalibrationPlan, scenarios: readonly string[]): Result<Judge> {
  const { history, game } = battle;
  if (!history) return bad('no-history', 'game', `The course of ${game.name.en} has not been written down.`);
  const simulators = new Map<string, Simulator>();
  for (const scenario of scenarios) {
    const simulator = makeSimulator(battle, { ...plan, scenario, options: {} });
    if (!simulator.ok) return simulator;
    simulators.set(scenario, simulator.value);
  }
  return good(({ scenario, number }) => {
    const chronicler = history.watch();
    simulators.get(scenario)!(number, (state) => chronicler.see(state));
    return { scenario, number, figures: chronicler.figures() };
  });
}
