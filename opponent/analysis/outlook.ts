import type { Cells, PublicAction, Sampler } from '@impulse/engine';
import { Simulation, type Thinking } from '../planner/simulation.js';
import { makeTrials } from '../planner/trials.js';

const asUsual = { kind: 'plan', moods: new Map() } as const;

/** The battle as it really stands, for looking back: nothing is made up. */
const asItStands = <S extends Cells>(state: S): Sampler<S> => ({
  draw: (_random, into) => into.cells.set(state.cells),
});

/** The chance of the first side to win from where the battle stands, if both sides play on by their scripts. */
export function outlook<S extends Cells, A extends PublicAction>(
  thinking: Thinking<S, A>,
  state: S,
  samples: number,
  seed: number,
): number {
  const { game, evaluation } = thinking;
  if (game.codes.deciding(state) < 0) return evaluation.winChance(state, 0);
  const simulation = new Simulation(thinking, state, seed, asItStands(state));
  const trials = Array.from({ length: samples }, (_, sample) => ({ attempt: asUsual, sample }));
  const scores = makeTrials(simulation, trials);
  const chance = scores.reduce((sum, score) => sum + score, 0) / samples;
  return simulation.side === 0 ? chance : 1 - chance;
}
