import { AFV, BRANDENBURG, CLOSE_COMBAT, GERMAN, SOVIET } from '../../context.js';
import { CITY, FOREST, TOWN, TRUNK_TOWN } from '../../ground.js';
import { knows } from '../../knowledge/knowledge.js';
import { innerLinks } from '../map/city.js';
import { bunkerAt } from '../../rules/city/bunkers.js';
import { firesDownhill } from '../../rules/fire/fire.js';
import { garrisonStands } from '../../rules/city/garrisons.js';
import { NONE, type State } from '../../state.js';
import type { Memory } from '../memory.js';
import { antitankPoints, assaultPoints } from '../map/sight.js';
import { supportFor } from './support.js';
import { failureIn, fireColumn, lossIn, outcomesOf } from './tables.js';
import type { ScriptWeights } from '../weights.js';

/** What an assault on a hex would bring and cost, by what can be seen. */

const shelterFrom = 3;
const classes = ['personnel', 'light', 'heavy'] as const;

/** 12: defence of a class in a hex against conventional fire, in points. */
export function groundDefence(state: State, hex: number, kind: number, defending: boolean): number {
  const { context } = state;
  const { defence } = context.data.charts;
  const name = classes[kind === AFV ? 0 : kind];
  if (defending && bunkerAt(state, hex) > 0) return defence.bunker[name];
  const bits = context.ground.hexes[hex];
  if (bits & TOWN) return defence.town[name];
  if (bits & FOREST) return defence.forest[name];
  return defence.clear[name];
}

/** What a unit would assault a hex with from another, in points. */
export function assaultFrom(state: State, unit: number, from: number, target: number): number {
  const { context } = state;
  let fire = assaultPoints(state, unit);
  if (
    context.kind[unit] & CLOSE_COMBAT &&
    (context.ground.hexes[from] | context.ground.hexes[target]) & (TOWN | FOREST)
  ) {
    fire *= 2;
  }
  return firesDownhill(state, from, target) ? fire * 2 : fire;
}

/** Those who take part in the fight that is being thought about. */
export class Attackers {
  readonly units = new Int16Array(64);
  readonly from = new Int16Array(64);
  /** How likely each is not to assault after the defensive fire that was last thought about. */
  readonly shaken = new Float32Array(64);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  includes(unit: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.units[i] === unit) return true;
    return false;
  }

  copy(other: Attackers): void {
    this.units.set(other.units);
    this.from.set(other.from);
    this.count = other.count;
  }

  add(unit: number, from: number): void {
    if (this.count === this.units.length) return;
    this.units[this.count] = unit;
    this.from[this.count++] = from;
  }
}

/** Worth of driving the enemy out of a hex. */
export function hexWorth({ weights, axis, havens }: Memory, state: State, side: number, hex: number): number {
  const bits = state.context.ground.hexes[hex];
  let worth = weights.anyHex;
  if (bits & TRUNK_TOWN) worth += weights.trunkTown[side];
  else if (state.context.ground.garrisonIndex[hex] >= 0) worth += weights.garrisonTown;
  if (bits & CITY) worth += weights.cityHex + (side === SOVIET ? innerLinks(state, hex) * weights.innerCityHex : 0);
  if (side === GERMAN && (bits & (CITY | TRUNK_TOWN)) === 0) worth += weights.axisHex[axis.nearness[hex]];
  if (side === GERMAN) worth += havens.breach[hex];
  return worth;
}

/** What a strength point of a unit is worth to its side. */
export function pointWorth(weights: ScriptWeights, state: State, unit: number): number {
  const { context } = state;
  const side = context.side[unit];
  const worth = context.class[unit] === AFV ? weights.afvPoint[side] : weights.strengthPoint[side];
  const { brandenburgStrength = 0, pockets } = context.scenario.extras;
  if (context.kind[unit] & BRANDENBURG) return worth + brandenburgStrength * weights.victoryPoint;
  // About half of a pocket comes through and brings its points.
  return pockets && context.pocket[unit] === 1 ? worth + (pockets.points * weights.victoryPoint) / 2 : worth;
}

/** What is left of a unit that had more points once. */
export const isRemnant = ({ context, strength }: State, unit: number): boolean =>
  strength[unit] === 1 && context.fullStrength[unit] > 1;

/** The net worth of an assault with these attackers and `support` points of guns, in thousandths of a victory point. */
export function assaultWorth(
  memory: Memory,
  state: State,
  side: number,
  hex: number,
  attackers: Attackers,
  support = supportFor(memory.support, state, hex, attackers),
): number {
  const { count, shaken } = attackers;
  if (count === 0) return -Infinity;
  const cost = defensiveFire(memory, state, side, hex, attackers);
  let fire = support;
  let antitank = 0;
  for (let i = 0; i < count; i++) {
    const unit = attackers.units[i];
    fire += assaultFrom(state, unit, attackers.from[i], hex) * (1 - shaken[i]);
    if (state.context.class[unit] === AFV) antitank += antitankPoints(state, unit) * (1 - shaken[i]);
  }
  return assaultGain(memory, state, side, hex, fire, antitank) - cost;
}

/** What defensive fire costs; notes how likely each attacker is not to assault after it. */
function defensiveFire(
  { weights, sight }: Memory,
  state: State,
  side: number,
  hex: number,
  { units, from, shaken, count }: Attackers,
): number {
  const { context } = state;
  const outcomes = outcomesOf(state);
  const fire = sight.enemyFire[hex] + weights.expectedSupport[1 - side];
  let personnel = 0;
  let tanks = 0;
  for (let i = 0; i < count; i++) {
    if (context.class[units[i]] === AFV) tanks++;
    else personnel++;
  }
  let cost = 0;
  for (let i = 0; i < count; i++) {
    const unit = units[i];
    if (isRemnant(state, unit)) cost += weights.lastPoint;
    if (context.class[unit] === AFV) {
      const odds = (sight.enemyAntitank[hex] / tanks) * (2 / Math.max(1, context.defence[unit]));
      const loss = Math.min(state.strength[unit], odds * 0.4);
      cost += loss * pointWorth(weights, state, unit);
      shaken[i] = Math.min(0.8, odds * 0.15);
      continue;
    }
    const defence = groundDefence(state, from[i], context.class[unit], false);
    const column = fireColumn(outcomes, fire / personnel, defence);
    const morale = context.morale[unit];
    cost += lossIn(outcomes, column, state.strength[unit], morale) * pointWorth(weights, state, unit);
    shaken[i] = failureIn(outcomes, column, morale);
  }
  return cost;
}

const unknownMorale = [4, 5] as const;
const garrisonMorale = 5;

/** What the fire of the assault brings: losses, and the hex when everybody is driven out. */
function assaultGain(memory: Memory, state: State, side: number, hex: number, fire: number, antitank: number): number {
  const { weights } = memory;
  const { context } = state;
  const outcomes = outcomesOf(state);
  const enemy = 1 - side;
  let targets = side === SOVIET && garrisonStands(state, hex) ? 1 : 0;
  let tanks = 0;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    if (knows(state, side, unit) && context.class[unit] === AFV) tanks++;
    else targets++;
  }
  const share = targets === 0 ? 0 : fire / targets;
  const sheltered = bunkerAt(state, hex) >= shelterFrom;
  let gain = 0;
  let cleared = 1;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    if (!knows(state, side, unit)) {
      const column = fireColumn(outcomes, share, groundDefence(state, hex, 0, true));
      const morale = unknownMorale[enemy];
      gain += lossIn(outcomes, column, weights.hiddenStrength[enemy], morale) * weights.strengthPoint[enemy];
      cleared *= sheltered ? 0.05 : failureIn(outcomes, column, morale);
    } else if (context.class[unit] === AFV) {
      const odds = (antitank / tanks) * (2 / Math.max(1, context.defence[unit]));
      gain += Math.min(state.strength[unit], odds * 0.4) * weights.afvPoint[enemy];
      cleared *= Math.min(0.7, odds * 0.15);
    } else {
      const column = fireColumn(outcomes, share, groundDefence(state, hex, context.class[unit], true));
      const morale = context.morale[unit];
      const loss = lossIn(outcomes, column, state.strength[unit], morale);
      gain += loss * pointWorth(weights, state, unit);
      const killed = state.strength[unit] === 1 ? loss : 0;
      cleared *= Math.max(sheltered ? 0.02 : failureIn(outcomes, column, morale), killed);
    }
  }
  if (side === SOVIET && garrisonStands(state, hex)) {
    const column = fireColumn(outcomes, share, groundDefence(state, hex, 0, true));
    const loss = lossIn(outcomes, column, 1, garrisonMorale);
    gain += loss * weights.strengthPoint[enemy];
    cleared *= Math.min(1, loss);
  }
  return gain + cleared * hexWorth(memory, state, side, hex);
}
