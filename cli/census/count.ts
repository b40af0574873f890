import { good, type Result } from '@impulse/engine';
import type { BattleId, LoadedBattle } from '@impulse/library';
import { makeSimulator, type Simulator } from '../simulate/battle.js';

/** The habits of one opponent in single battles against the script, with each side in turn. */

export interface CensusPlan {
  readonly game: BattleId;
  readonly scenario: string;
  readonly seed: string;
  readonly level: string;
}

/** How often it did each thing, in a pair of battles: one with each side. */
export interface Counted {
  readonly number: number;
  readonly counts: readonly number[];
}

export type HabitCounter = (number: number) => Counted;

export function makeCounter(battle: LoadedBattle, { level, ...plan }: CensusPlan): Result<HabitCounter | null> {
  const { habits, opponents } = battle;
  if (!habits) return good(null);
  const simulators: Simulator[] = [];
  for (const levels of [[level, opponents.quick] as const, [opponents.quick, level] as const]) {
    const simulator = makeSimulator(battle, { ...plan, options: {}, levels });
    if (!simulator.ok) return simulator;
    simulators.push(simulator.value);
  }
  return good((number) => {
    const counts = habits.names.map(() => 0);
    simulators.forEach((simulate, side) => {
      const watcher = habits.watch();
      simulate(number, (state) => watcher.see(state));
      watcher.counts(side).forEach((count, index) => (counts[index] += count));
    });
    return { number, counts };
  });
}
