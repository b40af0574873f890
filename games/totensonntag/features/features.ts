import { featureNames, type Features } from '@impulse/engine';
import { coupletsLeft } from '../clock.js';
import { CW, DAK } from '../context.js';
import { victoryPoints } from '../rules/victory.js';
import { holder, type State, STEP } from '../state.js';
import { FORCE, forceFeatures, readForce } from './force.js';
import { placeFeatures, readPlaces } from './places.js';

/** What a position is like, in numbers that both sides may know; aircraft and activation numbers are left out. */

const sideFeatures = [...forceFeatures, ...placeFeatures];

const commonFeatures = [
  /** Victory points of this side over those of the other (9.0). */
  'victory-points',
  /** Shares of the battle and of the day that are left. */
  'battle-left',
  'day-left',
  /** It is this side's impulse, the other side's, or night. */
  'own-impulse',
  'enemy-impulse',
  'night',
  /** 9.2: the share of the strength needed that has left for Tobruk, and whether the DAK bars the road. */
  'exited',
  'exit-barred',
] as const;

export type SideFeature = (typeof sideFeatures)[number];
export type CommonFeature = (typeof commonFeatures)[number];

const firstCommon = 2 * sideFeatures.length;

export const features: Features<State> = {
  names: featureNames(sideFeatures, commonFeatures),

  read(state, side, into) {
    into.fill(0);
    readSide(state, side, into, 0);
    readSide(state, 1 - side, into, sideFeatures.length);
    readCommon(state, side, into);
  },
};

function readSide(state: State, side: number, into: Float32Array, first: number): void {
  readForce(state, side, into, first);
  readPlaces(state, side, into, first + forceFeatures.length, into[first + FORCE.units]);
}

function readCommon(state: State, side: number, into: Float32Array): void {
  const { data, exitHex } = state.context;
  const points = victoryPoints(state);
  let at = firstCommon;
  into[at++] = side === CW ? points : -points;
  into[at++] = coupletsLeft(state) / (data.turns * data.coupletsPerTurn);
  into[at++] = (data.coupletsPerTurn - state.couplet + 1) / data.coupletsPerTurn;
  into[at++] = state.active === side ? 1 : 0;
  into[at++] = state.active === 1 - side ? 1 : 0;
  into[at++] = state.step === STEP.night ? 1 : 0;
  into[at++] = state.exitedStrength / data.exit.strengthNeeded;
  into[at++] = holder(state, exitHex) === DAK ? 1 : 0;
}
