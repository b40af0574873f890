import {
  ActionCodes,
  type Alternative,
  bestFew,
  moodsByUnit,
  Noise,
  type PolicyMaker,
  type PolicySettings,
  type Random,
  type MotiveSource,
  type UnitMoods,
  weightsWith,
} from '@impulse/engine';
import { headKind, headUnit, KIND, Order } from '../../actions/actions.js';
import { unitCount } from '../../context.js';
import { listAll, listOf } from '../../legal.js';
import { NONE, type State, STEP } from '../../state.js';
import { type Choice, makeChoice, motiveOf, type PurposeCode } from '../choice.js';
import { type GreedyWeights, greedyWeights, valueOf } from './greedy-values.js';
import { findPrey, makePrey } from './prey.js';

/** What one greedy opponent remembers, all of it within one decision. */
export interface GreedyMemory {
  readonly weights: GreedyWeights;
  readonly moods: UnitMoods;
  readonly noise: Noise;
  readonly listed: ActionCodes;
  readonly order: Order;
  readonly choice: Choice;
  /** Hexes from each hex to the nearest enemy, or objective held by him. */
  readonly prey: Int16Array;
}

const makeMemory = ({ weights, moods, temperature }: PolicySettings): GreedyMemory => ({
  weights: weightsWith(greedyWeights, weights),
  moods: moodsByUnit(moods, unitCount),
  noise: new Noise(temperature),
  listed: new ActionCodes(),
  order: new Order(),
  choice: makeChoice(),
  prey: makePrey(),
});

/**
 * Takes the best immediate thing: fire by its odds, otherwise a step towards the nearest enemy or objective. It knows no
 * danger.
 */
export const greedy: PolicyMaker<State> = {
  id: 'greedy',
  version: 1,
  make(settings = {}) {
    const memory = makeMemory(settings);
    const choose = (state: State, random: Random, into: ActionCodes): MotiveSource => {
      const { choice, listed, noise } = memory;
      noise.begin(random);
      listAll(state, listed);
      takeBest(memory, state, random);
      into.clear();
      into.push(choice.head, choice.tail);
      return { motives: () => [motiveOf(state.context, choice)] };
    };
    return {
      choose,
      chooseNext: choose,
      alternatives(state, unit, most) {
        const asked = makeMemory({ ...settings, temperature: 0 });
        listOf(state, unit, asked.listed);
        return bestFew(judge(asked, state), most);
      },
    };
  },
};

function takeBest(memory: GreedyMemory, state: State, random: Random): void {
  const { listed } = memory;
  if (state.step === STEP.impulse) findPrey(memory.prey, state);
  let best = 0;
  let highest = -Infinity;
  let equals = 0;
  for (let i = 0; i < listed.length; i++) {
    const value = valueOf(memory, state, i);
    if (value < highest) continue;
    equals = value === highest ? equals + 1 : 1;
    if (equals > 1 && random.below(equals) > 0) continue;
    highest = value;
    best = i;
  }
  take(memory, best, highest);
}

function take({ choice, listed }: GreedyMemory, index: number, value: number): void {
  const head = listed.head(index);
  const unit = headUnit(head);
  choice.set(head, listed.tail(index), purposeOf(headKind(head)), value, unit < unitCount ? unit : NONE, NONE);
}

function judge(memory: GreedyMemory, state: State): Alternative[] {
  const { choice, listed } = memory;
  findPrey(memory.prey, state);
  return Array.from({ length: listed.length }, (_, index) => {
    take(memory, index, valueOf(memory, state, index));
    return { head: choice.head, tail: choice.tail, motive: motiveOf(state.context, choice) };
  });
}

const purposes: Readonly<Partial<Record<number, PurposeCode>>> = {
  [KIND.assault]: 'assault',
  [KIND.barrage]: 'barrage',
  [KIND['barrage-target']]: 'barrage',
  [KIND.fly]: 'flight',
  [KIND.move]: 'hunt',
  [KIND.enter]: 'hunt',
  [KIND.exit]: 'relieve-tobruk',
  [KIND['choose-an']]: 'activation-number',
  [KIND['adjust-an']]: 'activation-number',
  [KIND.advance]: 'advance',
  [KIND['recover-all']]: 'recover',
  [KIND['place-rest']]: 'set-up',
  [KIND['destroy-excess']]: 'excess',
};

const purposeOf = (kind: number): PurposeCode => purposes[kind] ?? 'done';
