import { featureNames, type Features } from '@impulse/engine';
import { GERMAN, SOVIET } from '../context.js';
import { netScore, victoryAccount } from '../rules/victory/victory.js';
import type { State } from '../state.js';
import { forceFeatures, readForce, unitsIn } from './force.js';
import { averageWay, placeFeatures, readPlaces } from './places.js';

/** What a position is like, in numbers that the side may know (4C, ruling 58). */

const sideFeatures = [...forceFeatures, ...placeFeatures];

const commonFeatures = [
  /** Shares of the turns that are left, this one included. */
  'turns-left',
  'weather',
  'own-impulse',
  'enemy-impulse',
  /** What else the account of victory is made of: counts of trunk-railway towns, bunkers lost, garrisons that stand. */
  'rail-towns',
  'bunkers-lost',
  'garrisons',
  /** Points by which the account of victory is better than a marginal defeat. */
  'lead',
] as const;

export type SideFeature = (typeof sideFeatures)[number];
export type CommonFeature = (typeof commonFeatures)[number];

const ownFirst = 0;
const enemyFirst = sideFeatures.length;
const commonFirst = 2 * sideFeatures.length;
/** Where the features of the two sides begin for each of them. */
const firstsFor = [
  [ownFirst, enemyFirst],
  [enemyFirst, ownFirst],
] as const;

export const features: Features<State> = {
  names: featureNames(sideFeatures, commonFeatures),

  read(state, side, into) {
    const firsts = firstsFor[side];
    into.fill(0);
    readForce(state, SOVIET, side, into, firsts[SOVIET]);
    readForce(state, GERMAN, side, into, firsts[GERMAN]);
    readPlaces(state, into, placeFirsts[side]);
    averageWay(into, ownFirst + forceFeatures.length, unitsIn(into, ownFirst));
    averageWay(into, enemyFirst + forceFeatures.length, unitsIn(into, enemyFirst));
    readCommon(state, side, into);
  },
};

const placeFirsts = firstsFor.map((firsts) => firsts.map((first) => first + forceFeatures.length));

/** Half a point off the scale, since the Soviets win when they reach it. */
const sovietLead = (state: State): number =>
  netScore(victoryAccount(state)) - state.context.scenario.thresholds[1] + 0.5;

function readCommon(state: State, side: number, into: Float32Array): void {
  const [firstTurn, lastTurn] = state.context.scenario.turns;
  let at = commonFirst;
  into[at++] = (lastTurn - state.turn + 1) / (lastTurn - firstTurn + 1);
  into[at++] = state.weather;
  into[at++] = state.active === side ? 1 : 0;
  into[at++] = state.active === 1 - side ? 1 : 0;
  into[at++] = state.railTowns;
  into[at++] = state.bunkersLost;
  for (let index = 0; index < state.garrisons.length; index++) into[at] += state.garrisons[index];
  at++;
  into[at++] = side === SOVIET ? sovietLead(state) : -sovietLead(state);
}
