import { hexCount, SOVIET } from '../../context.js';
import { DEFENDED, NONE, RESOLVED, type State } from '../../state.js';
import { nextTarget } from '../assault/targets.js';
import { mayBeHeadquarters, maySupport } from './support.js';

/** 11A1, 11B1: a gun fires once in a phase. Which of the fights within its range it is for. */

const open = new Int16Array(hexCount);

/** Hexes under assault for which the deciding side has not fired yet; returns how many. */
export function findOpenFights(state: State, into: Int16Array): number {
  const done = state.deciding === state.active ? RESOLVED : DEFENDED;
  let count = 0;
  for (let hex = nextTarget(state, done); hex !== NONE; hex = nextTarget(state, done, hex + 1)) into[count++] = hex;
  return count;
}

/** Could a gun support the fight for a hex if its own formation is in charge of it? */
export function couldSupport(state: State, gun: number, hex: number): boolean {
  const { context } = state;
  const formation = context.formation[gun];
  if (maySupport(state, gun, hex, formation)) return false;
  return context.side[gun] !== SOVIET || mayBeHeadquarters(state, SOVIET, hex, formation);
}

/** Is there an assault that a gun of the phasing side could support? */
export function supportsAssault(state: State, gun: number): boolean {
  const count = findOpenFights(state, open);
  for (let i = 0; i < count; i++) if (couldSupport(state, gun, open[i])) return true;
  return false;
}

const mostFights = 64;
const turns = new Uint8Array(mostFights);

/**
 * Keeps, of the first `count` guns, the share of one fight, which each of them can support: every second of those that
 * have two fights to choose from, every third of those with three, and all that have no other. Returns how many.
 */
export function keepShare(state: State, guns: Int16Array, count: number, hex: number): number {
  const fights = findOpenFights(state, open);
  turns.fill(0);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    let choices = 1;
    for (let j = 0; j < fights; j++) if (open[j] !== hex && couldSupport(state, guns[i], open[j])) choices++;
    const isKept = turns[choices] === 0;
    turns[choices] = (turns[choices] + 1) % choices;
    if (isKept) guns[kept++] = guns[i];
  }
  return kept;
}
