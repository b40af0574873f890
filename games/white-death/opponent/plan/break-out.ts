import { DRAFT, GERMAN, grid, hexCount, SOVIET } from '../../context.js';
import { CITY, GERMAN_EDGE, TRUNK_TOWN, WEST } from '../../ground.js';
import { bunkerAt } from '../../rules/city/bunkers.js';
import { paintIsolation } from '../../rules/supply/isolation.js';
import { tracesToEdge } from '../../rules/supply/tracing.js';
import { groupFits } from '../../rules/stacking/stacking.js';
import { holder, NONE, type State } from '../../state.js';
import { awaitsRescue, hasFreeHand, isLastWord } from '../last-word.js';
import type { Memory } from '../memory.js';
import { isFrozen, type Sight } from '../map/sight.js';
import type { ScriptWeights } from '../weights.js';

/** Who leaves the city, or a pocket, because points are given for strength that comes through, and where to. */

export interface Havens {
  /** By hex: 1 where Germans are not cut off. */
  readonly free: Uint8Array;
  /** By hex: steps to where the garrison of the city is rescued, past the Soviets and not through them. */
  readonly wayOut: Uint8Array;
  /** The same to the nearest troops of the relief, cut off or not. */
  readonly wayToRelief: Uint8Array;
  /** By Soviet hex, in thousandths of a victory point: what gets out of the city when that hex is taken. */
  readonly breach: Float32Array;
  /** The first of the garrison who is still to get out, or NONE; by hex: 1 on the ways that lead out from it. */
  evacuee: number;
  readonly corridor: Uint8Array;
}

export const makeHavens = (): Havens => ({
  free: new Uint8Array(hexCount),
  wayOut: new Uint8Array(hexCount),
  wayToRelief: new Uint8Array(hexCount),
  breach: new Float32Array(hexCount),
  evacuee: NONE,
  corridor: new Uint8Array(hexCount),
});

const noWay = 255;
const queue = new Int16Array(hexCount);

/** Looks where the front is open, when anybody could come through to it. */
export function findHavens(havens: Havens, { victoryPoint }: ScriptWeights, state: State): void {
  havens.free.fill(0);
  havens.wayOut.fill(noWay);
  havens.wayToRelief.fill(noWay);
  havens.breach.fill(0);
  havens.corridor.fill(0);
  havens.evacuee = NONE;
  if (state.active !== GERMAN || state.deciding !== GERMAN || !rewardsEscape(state)) return;
  paintIsolation(state, GERMAN, havens.free);
  if (!awaitsRescue(state)) return;
  const { wayOut, wayToRelief } = havens;
  for (let hex = 0; hex < hexCount; hex++) {
    if (holder(state, hex) === SOVIET) continue;
    if (isGarrisonHaven(havens, state, hex)) wayOut[hex] = wayToRelief[hex] = 0;
    else if (holdsRelief(state, hex)) wayToRelief[hex] = 0;
  }
  findWays(wayOut, state);
  findWays(wayToRelief, state);
  findBreaches(havens, state, victoryPoint);
  findCorridor(havens, state);
}

/** Does anybody bring points by coming through? Nobody asks for havens otherwise. */
const rewardsEscape = (state: State): boolean =>
  awaitsRescue(state) || state.context.scenario.extras.pockets !== undefined;

/** Every Soviet hex between the garrison and a way to the relief that is short from there. */
function findBreaches({ wayToRelief, breach }: Havens, state: State, victoryPoint: number): void {
  const { context } = state;
  for (let unit = context.firstUnit[GERMAN]; unit < context.endUnit[GERMAN]; unit++) {
    const from = state.hexOf[unit];
    if (from < 0 || wayToRelief[from] <= shortWay || rescueWorth(state, unit) === 0) continue;
    const worth = rescueWorth(state, unit) * state.strength[unit] * victoryPoint;
    for (let i = from * 6; i < from * 6 + 6; i++) {
      const hex = grid.neighbours[i];
      if (hex >= 0 && holder(state, hex) === SOVIET && leadsOut(wayToRelief, hex)) breach[hex] += worth;
    }
  }
}

function leadsOut(way: Uint8Array, hex: number): boolean {
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    if (grid.neighbours[i] >= 0 && way[grid.neighbours[i]] <= shortWay) return true;
  }
  return false;
}

/** From everywhere outside that counts, which are the hexes without a step to go, inwards. */
function findWays(way: Uint8Array, state: State): void {
  let end = 0;
  for (let hex = 0; hex < hexCount; hex++) if (way[hex] === 0) queue[end++] = hex;
  for (let at = 0; at < end; at++) {
    const hex = queue[at];
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const near = grid.neighbours[i];
      if (near < 0 || way[near] !== noWay || holder(state, near) === SOVIET) continue;
      way[near] = way[hex] + 1;
      queue[end++] = near;
    }
  }
}

/** Downhill, so to speak, from whoever is to get out, and through the hexes that are to be taken for it. */
function findCorridor(havens: Havens, state: State): void {
  const { wayOut, corridor, breach } = havens;
  const { context } = state;
  for (let unit = context.firstUnit[GERMAN]; unit < context.endUnit[GERMAN]; unit++) {
    if (state.hexOf[unit] < 0 || rescueWorth(state, unit) === 0 || isSafe(havens, state, unit)) continue;
    if (havens.evacuee === NONE) havens.evacuee = unit;
    let end = 0;
    queue[end++] = state.hexOf[unit];
    for (let at = 0; at < end; at++) {
      for (let i = queue[at] * 6; i < queue[at] * 6 + 6; i++) {
        const near = grid.neighbours[i];
        if (near < 0 || corridor[near] === 1 || wayOut[near] === noWay || wayOut[near] >= wayOut[queue[at]]) continue;
        corridor[near] = 1;
        queue[end++] = near;
      }
    }
  }
  for (let hex = 0; hex < hexCount; hex++) if (breach[hex] > 0) corridor[hex] = 1;
}

/** Does a unit that goes into a hex leave room there for those who are to get out through it? */
export function keepsRoom({ evacuee, corridor }: Havens, state: State, unit: number, hex: number): boolean {
  if (evacuee === NONE || corridor[hex] === 0 || state.context.fortress[unit] === 1) return true;
  both[0] = unit;
  both[1] = evacuee;
  return groupFits(state, both, 2, hex);
}

const both = new Int16Array(2);

/** A way so short that the garrison takes it: whoever waits is lost, and the chase keeps Soviets from the city. */
const farthestWay = 5;

/** Does a unit of the garrison slip out of the ring? */
export function slipsOut({ wayOut }: Havens, state: State, unit: number): boolean {
  if (state.context.fortress[unit] === 0 || state.hexOf[unit] < 0) return false;
  return wayOut[state.hexOf[unit]] <= (isLastWord(state) ? noWay - 1 : farthestWay);
}

/** A way that is made in an impulse or two. */
const shortWay = 2;

/** Does a unit of the garrison stay in its bunker until the relief has come near, or nobody can pursue it any more? */
export function waits({ wayToRelief }: Havens, state: State, unit: number): boolean {
  const hex = state.hexOf[unit];
  if (state.context.fortress[unit] === 0 || bunkerAt(state, hex) === 0 || isLastWord(state)) return false;
  return wayToRelief[hex] > (hasFreeHand(state) ? stepsLeft(state) : shortWay);
}

/** Past the Soviets goes a hex an impulse, for a point and what the ground costs. */
const stepsLeft = (state: State): number => 1 + Math.floor(state.points[GERMAN] / 2);

/** Has anybody of the garrison left the city by the west and is still cut off? */
export function isOnItsWay(state: State): boolean {
  const { context } = state;
  if (!awaitsRescue(state)) return false;
  for (let unit = context.firstUnit[GERMAN]; unit < context.endUnit[GERMAN]; unit++) {
    const hex = state.hexOf[unit];
    if (hex < 0 || context.fortress[unit] === 0 || !isOutside(state, hex)) continue;
    if (!tracesToEdge(state, GERMAN, hex)) return true;
  }
  return false;
}

/** In thousandths of a victory point: what it costs whoever slips out to have so far still to go. */
export const wayCost = ({ wayOut }: Havens, hex: number): number => wayOut[hex] * perStep;
const perStep = 6000;

const isPocket = ({ context }: State, unit: number): boolean => context.pocket[unit] === 1;

/** Victory points for each strength point of a unit that comes through. */
function rescueWorth(state: State, unit: number): number {
  const { scenario, fortress } = state.context;
  if (isPocket(state, unit)) return scenario.extras.pockets!.points;
  return fortress[unit] === 1 ? (scenario.extras.rescuedStrength ?? 0) : 0;
}

/** Ruling 93: the garrison counts west of the Lowatj and out of the city. */
const isOutside = (state: State, hex: number): boolean => (state.context.ground.hexes[hex] & (WEST | CITY)) === WEST;

const isGarrisonHaven = ({ free }: Havens, state: State, hex: number): boolean =>
  free[hex] === 1 && isOutside(state, hex);

/** Do troops that are not of the garrison hold a hex outside? */
function holdsRelief(state: State, hex: number): boolean {
  const unit = state.top[hex];
  return holder(state, hex) === GERMAN && state.context.fortress[unit] === 0 && isOutside(state, hex);
}

/** A pocket counts wherever it is not cut off. */
const isHaven = (havens: Havens, state: State, unit: number, hex: number): boolean =>
  isPocket(state, unit) ? havens.free[hex] === 1 : isGarrisonHaven(havens, state, hex);

/** Is a unit to leave what cannot be held? Heavy guns stay. */
export const breaksOut = (state: State, unit: number): boolean =>
  rescueWorth(state, unit) > 0 && state.context.mobility[unit] !== DRAFT && !isFrozen(state, unit);

export const isSafe = (havens: Havens, state: State, unit: number): boolean =>
  isHaven(havens, state, unit, state.hexOf[unit]);

/** Is the way open to a unit, or rescue so near that it may run for it past the enemy? */
export function hasGap({ havens, sight }: Memory, state: State, unit: number): boolean {
  const here = state.hexOf[unit];
  if (havens.free[here] === 1 || slipsOut(havens, state, unit)) return true;
  const haven = havenFor(havens, sight, state, unit);
  if (haven === NONE || grid.distance(here, haven) > nearHaven) return false;
  for (let i = here * 6; i < here * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near >= 0 && holder(state, near) !== SOVIET && grid.distance(near, haven) < grid.distance(here, haven))
      return true;
  }
  return false;
}

const nearHaven = 3;

/** In thousandths of a victory point: what it brings to whoever breaks out to come into a hex. */
export const havenWorth = ({ havens, weights }: Memory, state: State, unit: number, hex: number): number =>
  isHaven(havens, state, unit, hex) ? rescueWorth(state, unit) * state.strength[unit] * weights.victoryPoint : 0;

/** Ruling 102: the nearest hex out of the fight for the garrison, on the trunk railway or on an edge by which to leave. */
export function refugeFor({ free }: Havens, state: State, unit: number): number {
  const { hexes } = state.context.ground;
  const here = state.hexOf[unit];
  let best: number = NONE;
  for (let hex = 0; hex < hexCount; hex++) {
    if ((hexes[hex] & (GERMAN_EDGE | TRUNK_TOWN)) === 0 || free[hex] === 0 || holder(state, hex) === SOVIET) continue;
    if (best === NONE || grid.distance(here, hex) < grid.distance(here, best)) best = hex;
  }
  return best;
}

/** The nearest hex in which a unit would be rescued, strong enemies on it apart. */
export function havenFor(havens: Havens, sight: Sight, state: State, unit: number): number {
  let best: number = NONE;
  let least = Infinity;
  for (let hex = 0; hex < hexCount; hex++) {
    if (!isHaven(havens, state, unit, hex) || holder(state, hex) === SOVIET) continue;
    const away = grid.distance(state.hexOf[unit], hex) + sight.enemyFire[hex];
    if (away >= least) continue;
    least = away;
    best = hex;
  }
  return best;
}
