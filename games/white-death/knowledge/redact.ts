import { copyInto, EVERYTHING, type Random, type Sampler, type Seat, viewerIn } from '@impulse/engine';
import { standingRoom } from '../actions/actions.js';
import { hexCount, unitCount } from '../context.js';
import { sideIds } from '../data/types.js';
import { isBeingPlaced, liftPlaced } from '../rules/turn/placing.js';
import { newState, NONE, OFF_MAP, type State, STEP } from '../state.js';
import { hasSecrets, knownFlags, knownPaid, knows, knownSupply, knowsMarks } from './knowledge.js';
import { link, VeiledStacks } from './unveil.js';
import type { VeiledStack } from './veiled-stack.js';

/** 4C, ruling 58: states in which everything a seat may not know is made up; nothing hidden is read. */

export function redact(state: State, seat: Seat, random: Random, into: State): void {
  copyInto(into, state);
  const hidden = hide(into, seat);
  if (hidden) fill(hidden, into, random);
}

export function sampler(state: State, seat: Seat): Sampler<State> {
  const known = newState(state.context);
  copyInto(known, state);
  const hidden = hide(known, seat);
  return {
    draw(random, into) {
      copyInto(into, known);
      if (hidden) fill(hidden, into, random);
    },
  };
}

/** The truth is one way to fill them, so there must be one; the search for it is not exhaustive. */
function fill(hidden: VeiledStacks, into: State, random: Random): void {
  if (!hidden.fill(into, random)) throw new Error('No way was found to fill the hidden stacks');
}

/** Takes everything out of a state that the seat may not know, and says which stacks are to be filled again. */
function hide(state: State, seat: Seat): VeiledStacks | null {
  const viewer = viewerIn(sideIds, seat);
  if (!hasSecrets(state) || viewer === EVERYTHING) return null;
  if (state.step === STEP.setup && state.deciding !== viewer) liftPlaced(state);
  const veiled: VeiledStack[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    const top = state.top[hex];
    if (top === NONE || state.below[top] === NONE || state.context.side[top] === viewer) continue;
    const units: number[] = [];
    let hides = false;
    for (let unit = top; unit !== NONE; unit = state.below[unit]) {
      const known = knows(state, viewer, unit);
      units.push(known ? unit : NONE);
      hides ||= !known;
    }
    if (hides) veiled.push({ hex, units });
  }
  const hidden: number[] = [];
  for (let unit = 0; unit < unitCount; unit++) {
    if (!knows(state, viewer, unit) && !isBeingPlaced(state, unit)) hidden.push(unit);
  }
  veil(state, viewer, veiled, hidden);
  return new VeiledStacks(state, veiled, hidden);
}

/** Blanks what the viewer does not know: hidden units leave the map, secrets of the others are forgotten. */
function veil(state: State, viewer: number, veiled: readonly VeiledStack[], hidden: readonly number[]): void {
  const { side, fullStrength } = state.context;
  for (let unit = 0; unit < unitCount; unit++) {
    if (side[unit] === viewer || state.hexOf[unit] < 0) continue;
    state.spent[unit] = 0;
    state.flags[unit] = knownFlags(state, viewer, unit);
    if (!knowsMarks(state, viewer)) state.target[unit] = NONE;
  }
  for (const unit of hidden) {
    state.hexOf[unit] = OFF_MAP;
    state.below[unit] = NONE;
    state.strength[unit] = fullStrength[unit];
    state.flags[unit] = 0;
    state.target[unit] = NONE;
    state.barrageLimit[unit] = 0;
  }
  // Known members stay linked to each other, so that the stack keeps its zone until it is full again.
  for (const { hex, units } of veiled)
    link(
      state,
      hex,
      units.filter((unit) => unit !== NONE),
    );
  for (let pool = 0; pool < state.supply.length; pool++) {
    state.supply[pool] = knownSupply(state, viewer, pool);
    state.paid[pool] = knownPaid(state, viewer, pool);
  }
  if (!knowsMarks(state, viewer)) state.marks.fill(0);
  for (const other of [0, 1]) {
    if (other === viewer) continue;
    state.standing.fill(0, other * standingRoom, (other + 1) * standingRoom);
    state.railed[other] = 0;
  }
}
