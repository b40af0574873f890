import { ActionCodes, moodsByUnit, Noise, type PolicySettings, type UnitMoods, weightsWith } from '@impulse/engine';
import { unitCount } from '../context.js';
import { type Assaults, makeAssaults } from './combat/assaults.js';
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

/** Everything one scripted opponent remembers, and what it holds dear; two of them share nothing. */
export interface Memory {
  readonly weights: ScriptWeights;
  readonly moods: UnitMoods;
  readonly noise: Noise;
  readonly choice: Choice;

  // ---- Seen at the beginning of an impulse, and used to its end ----------------------------------------------------

  /** Distances for each unit, of the battle that is thought about. */
  travels: readonly Travel[];
  readonly worth: Worth;
  readonly stakes: Stakes;
  readonly sight: Sight;
  readonly tasks: Tasks;
  readonly assaults: Assaults;
  /** Units that have been thought about in this impulse and do nothing, or do not assault. */
  readonly held: Uint8Array;
  readonly withheld: Uint8Array;
  /** Guns without a target, until somebody moves. */
  readonly silent: Uint8Array;
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

export const makeMemory = ({ weights, moods, temperature }: PolicySettings): Memory => ({
  weights: weightsWith(usualWeights, weights),
  moods: moodsByUnit(moods, unitCount),
  noise: new Noise(temperature),
  choice: makeChoice(),
  travels: [],
  worth: makeWorth(),
  stakes: makeStakes(),
  sight: makeSight(),
  tasks: makeTasks(),
  assaults: makeAssaults(),
  held: new Uint8Array(unitCount),
  withheld: new Uint8Array(unitCount),
  silent: new Uint8Array(unitCount),
  last: { withinImpulse: false, standing: 0 },
  move: makeChoice(),
  subject: makeSubject(),
  ways: makeDestinations(),
  sites: makeSites(),
  targets: makeTargets(),
  airTargets: makeAirTargets(),
  listed: new ActionCodes(16),
});
