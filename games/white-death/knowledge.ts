import { copyInto, type Random, type Seat } from '@impulse/engine';
import { standingRoom } from './actions.js';
import { ARTILLERY, hexCount, unitCount } from './context.js';
import { sideIds, type SideId } from './data/types.js';
import { stackFits } from './data/stack-rule.js';
import { mayStand } from './rules/costs.js';
import { ASSAULTED, DEPLOYED, NONE, OFF_MAP, SHAKEN, type State, STEP, TARGET } from './state.js';

/** 4C: what a side may look at, and what may stand where it cannot. A viewer is a side's number, or -1: an observer. */

/** May this side look at a unit on the map? Its own, the top of a stack, and whoever fights with it this impulse. */
export function knows(state: State, viewer: number, unit: number): boolean {
  const side = state.context.side[unit]!;
  if (side === viewer || !hasSecrets(state)) return true;
  const hex = state.hexOf[unit]!;
  if (hex < 0 || state.top[hex] === unit) return true;
  // An observer knows what both sides know, and know of each other: nothing of a declaration while it is a secret.
  if (viewer < 0 && !isDeclared(state)) return false;
  const enemy = 1 - side;
  return seesInto(state, enemy, hex) || seesAssault(state, enemy, unit);
}

/** Declarations are made in the movement phase, and open when it is over. */
const isDeclared = (state: State): boolean => state.step >= STEP.barrage;

/** The phasing side sees everything in a hex it assaults. */
export const seesInto = (state: State, viewer: number, hex: number): boolean =>
  viewer === state.active && (state.marks[hex]! & TARGET) !== 0;

/** The defender sees who assaults it. */
const seesAssault = (state: State, viewer: number, unit: number): boolean =>
  viewer !== state.active && isDeclared(state) && fights(state, unit);

const fights = (state: State, unit: number): boolean =>
  state.target[unit] !== NONE || (state.flags[unit]! & ASSAULTED) !== 0;

/** Before declarations are open only the phasing side knows them. */
export const knowsMarks = (state: State, viewer: number): boolean =>
  (viewer === state.active && viewer !== NONE) || isDeclared(state);

/** Of an enemy unit it can see a viewer knows whether it is deployed, and what became of it in this fight. */
export function knownFlags(state: State, viewer: number, unit: number): number {
  const open = knowsMarks(state, viewer) && fights(state, unit) ? DEPLOYED | SHAKEN | ASSAULTED : DEPLOYED;
  return state.flags[unit]! & open;
}

/** When the battle is over everything is laid open. */
export const hasSecrets = (state: State): boolean => state.step !== STEP.over;

/** A stack of which a viewer does not know everything: from top to bottom, NONE for what it cannot see. */
export interface VeiledStack {
  readonly hex: number;
  readonly units: readonly number[];
}

/** Overwrites everything the seat may not know; nothing hidden is read. */
export function redact(state: State, seat: Seat, random: Random, into: State): void {
  copyInto(into, state);
  if (!hasSecrets(state)) return;
  const viewer = sideIds.indexOf(seat as SideId);
  const veiled: VeiledStack[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    const top = state.top[hex]!;
    if (top === NONE || state.below[top] === NONE || state.context.side[top] === viewer) continue;
    const units: number[] = [];
    let hides = false;
    for (let unit = top; unit !== NONE; unit = state.below[unit]!) {
      const known = knows(state, viewer, unit);
      units.push(known ? unit : NONE);
      hides ||= !known;
    }
    if (hides) veiled.push({ hex, units });
  }
  const hidden: number[] = [];
  for (let unit = 0; unit < unitCount; unit++) if (!knows(state, viewer, unit)) hidden.push(unit);
  veil(into, viewer, veiled, hidden);
  unveil(into, veiled, hidden, random);
}

/** Blanks what the viewer does not know: hidden units leave the map, secrets of the others are forgotten. */
export function veil(state: State, viewer: number, veiled: readonly VeiledStack[], hidden: readonly number[]): void {
  const { side, fullStrength } = state.context;
  for (let unit = 0; unit < unitCount; unit++) {
    if (side[unit] === viewer || state.hexOf[unit]! < 0) continue;
    state.spent[unit] = 0;
    state.flags[unit] = knownFlags(state, viewer, unit);
    if (!knowsMarks(state, viewer)) state.target[unit] = NONE;
  }
  for (const unit of hidden) {
    state.hexOf[unit] = OFF_MAP;
    state.below[unit] = NONE;
    state.strength[unit] = fullStrength[unit]!;
    state.flags[unit] = 0;
    state.target[unit] = NONE;
  }
  // Known members stay linked to each other, so that the stack keeps its zone until it is full again.
  for (const { hex, units } of veiled)
    link(
      state,
      hex,
      units.filter((unit) => unit !== NONE),
    );
  if (!knowsMarks(state, viewer)) state.marks.fill(0);
  for (const other of [0, 1]) {
    if (other !== viewer) state.standing.fill(0, other * standingRoom, (other + 1) * standingRoom);
  }
}

function link(state: State, hex: number, units: readonly number[]): void {
  for (let i = 0; i < units.length; i++) state.below[units[i]!] = units[i + 1] ?? NONE;
  state.top[hex] = units[0] ?? NONE;
  for (const unit of units) state.hexOf[unit] = hex;
}

/**
 * Fills veiled stacks with hidden units that may stand there, as strong as those in sight. First come units of the
 * formation of those already there, then whoever fits, at last whoever is left: so no stack takes what another needs.
 */
export function unveil(state: State, veiled: readonly VeiledStack[], hidden: readonly number[], random: Random): void {
  const { side } = state.context;
  const pools = [0, 1].map(
    (one) =>
      new Pool(
        state,
        hidden.filter((unit) => side[unit] === one),
      ),
  );
  const shares = [0, 1].map((one) => shareInSight(state, one));
  const stacks = veiled.map(({ hex, units }) => ({
    hex,
    units: [...units],
    members: units.filter((one) => one !== NONE),
  }));
  for (const draw of draws) {
    for (const { hex, units, members } of stacks) {
      const own = side[members[0]!]!;
      for (let slot = units.indexOf(NONE); slot >= 0; slot = units.indexOf(NONE)) {
        const chosen = pools[own]![draw](members, hex, random);
        if (chosen === NONE) break;
        units[slot] = chosen;
        members.push(chosen);
        state.strength[chosen] = Math.max(1, Math.round(state.context.fullStrength[chosen]! * shares[own]!));
        state.flags[chosen] = state.context.kind[chosen]! & ARTILLERY ? DEPLOYED : 0;
      }
    }
  }
  for (const { hex, units } of stacks) link(state, hex, units);
}

const draws = ['ofFormation', 'thatFits', 'anybody'] as const;

/** Strength of a side's units in sight, as a share of their full strength. */
function shareInSight(state: State, side: number): number {
  const { firstUnit, endUnit, fullStrength } = state.context;
  let left = 0;
  let full = 0;
  for (let unit = firstUnit[side]!; unit < endUnit[side]!; unit++) {
    if (state.hexOf[unit]! < 0) continue;
    left += state.strength[unit]!;
    full += fullStrength[unit]!;
  }
  return full === 0 ? 1 : left / full;
}

const scratch = new Int16Array(unitCount);
const triesOfFormation = 6;
const triesOfAll = 24;

/** A heap of units: any of them can be taken, and the last then lies in its place. */
class Heap {
  readonly units: number[] = [];

  take(unit: number): void {
    this.units[this.units.indexOf(unit)] = this.units.at(-1)!;
    this.units.pop();
  }
}

/** Hidden units of one side, drawn one by one: rather from the formation of those already there. */
class Pool {
  readonly #state: State;
  readonly #all = new Heap();
  readonly #formations = new Map<number, Heap>();

  constructor(state: State, units: readonly number[]) {
    this.#state = state;
    for (const unit of units) {
      this.#all.units.push(unit);
      this.#formationOf(unit).units.push(unit);
    }
  }

  #formationOf(unit: number): Heap {
    const formation = this.#state.context.formation[unit]!;
    let heap = this.#formations.get(formation);
    if (!heap) this.#formations.set(formation, (heap = new Heap()));
    return heap;
  }

  ofFormation(members: readonly number[], hex: number, random: Random): number {
    return this.#try(this.#formationOf(members[0]!).units, triesOfFormation, members, hex, random);
  }

  thatFits(members: readonly number[], hex: number, random: Random): number {
    const drawn = this.#try(this.#all.units, triesOfAll, members, hex, random);
    if (drawn !== NONE) return drawn;
    return this.#take(this.#all.units.find((one) => this.#fits(members, hex, one)));
  }

  anybody(): number {
    return this.#take(this.#all.units[0]);
  }

  /** Some of these units, at random, until one fits. */
  #try(units: readonly number[], tries: number, members: readonly number[], hex: number, random: Random): number {
    for (let i = 0; i < tries && units.length > 0; i++) {
      const unit = units[random.below(units.length)]!;
      if (this.#fits(members, hex, unit)) return this.#take(unit);
    }
    return NONE;
  }

  #take(unit: number | undefined): number {
    if (unit === undefined) return NONE;
    this.#all.take(unit);
    this.#formationOf(unit).take(unit);
    return unit;
  }

  #fits(members: readonly number[], hex: number, unit: number): boolean {
    for (let i = 0; i < members.length; i++) scratch[i] = members[i]!;
    scratch[members.length] = unit;
    return stackFits(this.#state.context.stack, scratch, members.length + 1) && mayStand(this.#state, unit, hex);
  }
}
