import { AFV, BRANDENBURG, grid, HEAVY, LIGHT, SKI } from '../../context.js';
import { knows } from '../../knowledge/knowledge.js';
import { holder, inEnemyZone, NONE, projects, type State } from '../../state.js';
import { garrisonStands } from '../city/garrisons.js';

/** 3 Zones of control: whom they stop, and whom they let through. */

/** 3C. */
export function isWeapons(state: State, unit: number): boolean {
  const kind = state.context.class[unit];
  return kind === LIGHT || kind === HEAVY;
}

/** 3C: is there somebody in the hex in whose company weapons may be in an enemy zone? A garrison is personnel too. */
export function hasEscort(state: State, hex: number): boolean {
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) if (!isWeapons(state, unit)) return true;
  return garrisonStands(state, hex);
}

export const isAfv = (state: State, unit: number): boolean => state.context.class[unit] === AFV;
export const isBrandenburg = (state: State, unit: number): boolean => (state.context.kind[unit] & BRANDENBURG) !== 0;

/** 3B: skiers whom only skiers stop. Brandenburgers talk their way through instead (21B). */
export const isSkier = (state: State, unit: number): boolean =>
  state.context.mobility[unit] === SKI && !isBrandenburg(state, unit);

/** 3B: does the zone of an enemy ski unit cover a hex, by what a side knows? */
export const inKnownSkiZone = (state: State, side: number, hex: number): boolean => skiZone(state, side, hex, false);

/** The same by the truth. */
export const inSkiZone = (state: State, side: number, hex: number): boolean => skiZone(state, side, hex, true);

/** 4C: of a hex whose units have zones, how many of them a viewer cannot see. */
export function unseenIn(state: State, viewer: number, hex: number): number {
  let unseen = 0;
  if (!projects(state, hex)) return unseen;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) if (!knows(state, viewer, unit)) unseen++;
  return unseen;
}

/** 4C: how many units of a side have a zone that covers a hex, and cannot be seen by a viewer. */
export function unseenAround(state: State, viewer: number, side: number, hex: number): number {
  let unseen = 0;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near >= 0 && holder(state, near) === side) unseen += unseenIn(state, viewer, near);
  }
  return unseen;
}

function skiZone(state: State, side: number, hex: number, truth: boolean): boolean {
  if (!inEnemyZone(state, side, hex)) return false;
  const { context } = state;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near < 0) continue;
    const top = state.top[near];
    if (top === NONE || context.side[top] === side || !projects(state, near)) continue;
    for (let unit = top; unit !== NONE; unit = state.below[unit]) {
      if (context.mobility[unit] === SKI && (truth || knows(state, side, unit))) return true;
    }
  }
  return false;
}

/** 3: does this unit, once in an enemy zone, have to stay there for the phase? By the truth. */
export function staysInZone(state: State, unit: number, hex: number): boolean {
  const side = state.context.side[unit];
  if (!inEnemyZone(state, side, hex) || isAfv(state, unit) || isBrandenburg(state, unit)) return false;
  return !isSkier(state, unit) || inSkiZone(state, side, hex);
}
