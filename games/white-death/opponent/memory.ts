import { moodsByUnit, Noise, type PolicySettings, type UnitMoods, weightsWith } from '@impulse/engine';
import { unitCount } from '../context.js';
import { type AssaultPlan, makeAssaultPlan } from './combat/assault-plan.js';
import { type Axis, makeAxis } from './plan/axis.js';
import { type Havens, makeHavens } from './plan/break-out.js';
import { type Choice, makeChoice } from './choice.js';
import type { Distances } from './map/distances.js';
import { type LastWord, makeLastWord } from './last-word.js';
import { makePhase, type Phase } from './phase.js';
import { makeReaches, type Reaches } from './moves/reaches.js';
import { makeSight, type Sight } from './map/sight.js';
import { makeSupport, type Support } from './combat/support.js';
import { makeTasks, type Tasks } from './plan/tasks.js';
import { type ScriptWeights, usualWeights } from './weights.js';

/** Everything a policy remembers from one decision to the next, and how it was told to be. */
export interface Memory {
  readonly weights: ScriptWeights;
  readonly moods: UnitMoods;
  readonly noise: Noise;

  /** The phase for which the plan was made. */
  readonly phase: Phase;
  readonly choice: Choice;
  readonly sight: Sight;
  readonly axis: Axis;
  readonly lastWord: LastWord;
  readonly havens: Havens;
  readonly tasks: Tasks;
  readonly support: Support;
  readonly assaults: AssaultPlan;
  readonly reaches: Reaches;
  /** The first of the troops, and the first of the guns, that may still do something in this phase: the ones before it have been thought about. */
  nextTroop: number;
  nextGun: number;
  /** Is there to be another look at the map before the movement phase is given up? */
  looksAgain: boolean;

  /** For the ground of the present decision. */
  distances: Distances;
}

export function makeMemory({ weights, temperature, moods }: PolicySettings): Memory {
  return {
    weights: weightsWith(usualWeights, weights),
    moods: moodsByUnit(moods, unitCount),
    noise: new Noise(temperature),
    phase: makePhase(),
    choice: makeChoice(),
    sight: makeSight(),
    axis: makeAxis(),
    lastWord: makeLastWord(),
    havens: makeHavens(),
    tasks: makeTasks(),
    support: makeSupport(),
    assaults: makeAssaultPlan(),
    reaches: makeReaches(),
    nextTroop: 0,
    nextGun: 0,
    looksAgain: false,
    distances: [],
  };
}
