import {
  ActionCodes,
  type Cells,
  type Game,
  keyedDice,
  makeRandom,
  packState,
  type PackedState,
  type PublicAction,
} from '@impulse/engine';
import type { Opponents } from '@impulse/library';
import type { Batch } from './measure.js';
import { openingState } from './random-player.js';
import { use } from './sink.js';

/** Trials as a planner makes them: what is hidden drawn, the impulse and everything after it by scripts, up to the horizon. */
export interface PlannerTrials<S extends Cells, A extends PublicAction> {
  readonly game: Game<S, A>;
  readonly opponents: Opponents<S, A>;
  readonly scenario: string;
  readonly level: string;
  readonly isPlanned: (state: S) => boolean;
}

/** Samples of one position before the next one, as a search makes many from each. */
const samples = 8;
const usualPlan = { kind: 'plan', moods: new Map() } as const;

export function plannerTrials<S extends Cells, A extends PublicAction>(trials: PlannerTrials<S, A>): Batch {
  const { game, opponents, scenario, level } = trials;
  const roots = plannedPositions(trials);
  const rehearsals = opponents.rehearsals(level, openingState(game, scenario));
  let made = 0;
  return () => {
    const sample = made % samples;
    const number = Math.floor(made++ / samples);
    if (sample === 0) rehearsals.begin(roots[number % roots.length], number);
    use(rehearsals.make([{ attempt: usualPlan, sample }])[0].score);
    return 1;
  };
}

/** Where impulses are planned in a scripted battle. */
function plannedPositions<S extends Cells, A extends PublicAction>({
  game,
  opponents,
  scenario,
  isPlanned,
}: PlannerTrials<S, A>): PackedState[] {
  const state = openingState(game, scenario);
  const policies = game.sides.map(() => opponents.make(opponents.quick));
  const dice = keyedDice(1);
  const random = makeRandom('bench');
  const chosen = new ActionCodes();
  const found: PackedState[] = [];
  let impulse = -1;
  for (let event = 0, before = -1; game.codes.deciding(state) >= 0; event++) {
    const side = game.codes.deciding(state);
    if (isPlanned(state) && game.clock(state, 'impulse') !== impulse) {
      impulse = game.clock(state, 'impulse');
      found.push(packState(game, state));
    }
    policies[side][side === before ? 'chooseNext' : 'choose'](state, random, chosen);
    before = side;
    dice.begin(event);
    game.codes.play(state, chosen, 0, dice, null);
  }
  return found;
}
