import { ActionCodes, moodsByUnit, Noise, type PolicySettings, type UnitMoods, weightsWith } from '@impulse/engine';
import { type Context, unitCount } from '../context.js';
import { type Assaults, makeAssaults } from './combat/assaults.js';
import { type Battery, makeBattery } from './combat/barrages.js';
import { type Choice, makeChoice } from './choice.js';
import { makeStakes, type Stakes } from './endgame.js';
import { type AirTargets, makeAirTargets } from './combat/flights.js';
import { makeSites, type Sites } from './plan/garrisons.js';
import type { Travel } from './map/ground.js';
import { makeDestinations, type Destinations } from './moves/moves.js';
import { makeSubject, type Subject } from './moves/places.js';
import { makeSight, type Sight } from './map/sight.js';
import { makeTargets, type Targets } from './plan/targets.js';
import { makeTasks, type Tasks } from './plan/tasks.js';
import { type ScriptWeights, usualWeights } from './weights.js';
import { makeWorth, type Worth } from './worth.js';

/** Everything one scripted opponent remembers, and what it holds dear; two of them share nothing but room to reckon in. */
export interface Memory {
  readonly weights: ScriptWeights;
  readonly moods: UnitMoods;
  readonly noise: Noise;
  readonly choice: Choice;

  // ---- Seen at the beginning of an impulse, and used to its end ----------------------------------------------------

  /** The battle that is thought about, and distances in it for each unit. */
  context: Context | null;
  travels: readonly Travel[];
  readonly worth: Worth;
  readonly stakes: Stakes;
  readonly sight: Sight;
  readonly tasks: Tasks;
  readonly assaults: Assaults;
  /** The first unit that has not been left where it is in this impulse, and the first gun. */
  readonly next: Uint8Array;
  readonly battery: Battery;
  /** What must be known of the last choice to see what came of it. */
  readonly last: { withinImpulse: boolean; standing: number };

  // ---- Used within one decision -----------------------------------------------------------------------------------

  readonly move: Choice;
  readonly subject: Subject;
  readonly ways: Destinations;
  readonly sites: Sites;
  readonly targets: Targets;
  readonly airTargets: AirTargets;
  readonly listed: ActionCodes;
}

/** The same for all of them: nobody reads it after his decision, and policies are made for every plan of a search. */
const scratch = {
  move: makeChoice(),
  subject: makeSubject(),
  ways: makeDestinations(),
  sites: makeSites(),
  targets: makeTargets(),
  airTargets: makeAirTargets(),
  listed: new ActionCodes(16),
} as const;

export const makeMemory = ({ weights, moods, temperature }: PolicySettings): Memory => ({
  weights: weightsWith(usualWeights, weights),
  moods: moodsByUnit(moods, unitCount),
  noise: new Noise(temperature),
  choice: makeChoice(),
  context: null,
  travels: [],
  worth: makeWorth(),
  stakes: makeStakes(),
  sight: makeSight(),
  tasks: makeTasks(),
  assaults: makeAssaults(),
  next: new Uint8Array(2),
  battery: makeBattery(),
  last: { withinImpulse: false, standing: 0 },
  ...scratch,
});
