import { AFV, grid, SOVIET } from '../../context.js';
import { CITY, FOREST, TOWN } from '../../ground.js';
import { bunkerAt } from '../../rules/city/bunkers.js';
import { garrisonBars } from '../../rules/city/garrisons.js';
import { holder, inEnemyZone, NONE, type State } from '../../state.js';
import { havenWorth, isSafe, slipsOut, wayCost } from '../plan/break-out.js';
import { distancesTo, FAR } from '../map/distances.js';
import { groundDefence, pointWorth } from '../combat/fights.js';
import { hasFreeHand, isLastWord } from '../last-word.js';
import type { Memory } from '../memory.js';
import { firePoints } from '../map/sight.js';
import { failureIn, fireColumn, lossIn, outcomesOf } from '../combat/tables.js';
import { isGun } from '../plan/tasks.js';
import type { ScriptWeights } from '../weights.js';

/** What it is worth to a unit to stand in a hex at the end of its move. */

/** What counts in every hex alike. */
export interface PlaceOutlook {
  readonly unit: number;
  readonly gun: boolean;
  readonly goal: number;
  /** What it costs to come to the goal, or null when there is none. */
  readonly toGoal: Uint16Array | null;
  /** Has it to come out of where it is, and does it slip past the enemy for it? */
  readonly breaksOut: boolean;
  readonly slipsOut: boolean;
  /** Of the loss of a strength point, in thousandths of a victory point, and how strongly it is felt. */
  readonly pointWorth: number;
  readonly danger: number;
}

/** Guns stand behind those who are fired at first. */
const gunDanger = 0.5;
/** Whoever stays in the city is lost anyway. */
const desperate = 0.15;

export function prospectOf(memory: Memory, state: State, unit: number): PlaceOutlook {
  const { tasks, havens, weights, moods } = memory;
  const { context } = state;
  const goal = tasks.goal[unit];
  const gun = isGun(state, unit);
  const breaksOut = tasks.purpose[unit] === 'break-out';
  const isCaught = breaksOut && !isSafe(havens, state, unit);
  const isUnpursued = breaksOut && hasFreeHand(state);
  const danger = isUnpursued ? 0 : weights.danger[context.side[unit]] * (gun ? gunDanger : lateness(memory, state));
  return {
    unit,
    gun,
    goal,
    toGoal: goal === NONE ? null : distancesTo(memory.distances, state, goal, unit),
    breaksOut,
    slipsOut: isCaught && slipsOut(havens, state, unit),
    pointWorth: pointWorth(weights, state, unit) * (isCaught ? desperate : 1),
    danger: danger * moods.danger[unit],
  };
}

/** What is lost on the last turns does not matter later. */
function lateness({ weights }: Memory, state: State): number {
  const [, last] = state.context.scenario.turns;
  return state.turn < last ? 1 : isLastWord(state) ? 0 : weights.lateDanger;
}

export const goalDistance = ({ toGoal }: PlaceOutlook, hex: number): number => (toGoal ? toGoal[hex] : FAR);

export const placeWorth = (memory: Memory, state: State, prospect: PlaceOutlook, hex: number): number =>
  lessLosses(memory, state, prospect, hex, placeGain(memory, state, prospect, hex));

/** What a place is worth to whoever loses nothing there: never less than what it is really worth, and found sooner. */
export const placeGain = (memory: Memory, state: State, prospect: PlaceOutlook, hex: number): number =>
  prospect.gun ? gunGain(memory, state, prospect, hex) : troopGain(memory, state, prospect, hex);

/** What is left of the gain of a place after what it costs to stand there, and to leave. */
export function lessLosses(memory: Memory, state: State, prospect: PlaceOutlook, hex: number, gain: number): number {
  const { weights, sight } = memory;
  const { context } = state;
  const { unit, gun } = prospect;
  const here = state.hexOf[unit];
  const others = sight.ownCount[hex] - (here === hex && !gun ? 1 : 0);
  let worth = gain - lossAt(memory, state, prospect, hex, others) * prospect.danger;
  if (gun) return worth;
  if (context.ground.hexes[hex] & CITY && memory.tasks.purpose[unit] === 'relief') worth -= weights.shutIn;
  if (hex !== here && context.class[unit] === AFV && inEnemyZone(state, context.side[unit], here))
    worth -= weights.transit;
  return worth;
}

function troopGain(memory: Memory, state: State, prospect: PlaceOutlook, hex: number): number {
  const { weights, sight } = memory;
  const { context } = state;
  const { unit, toGoal } = prospect;
  const side = context.side[unit];
  let worth = memory.lastWord.awards[hex];
  if (prospect.breaksOut) worth += havenWorth(memory, state, unit, hex);
  if (prospect.slipsOut) worth -= wayCost(memory.havens, hex);
  else if (toGoal) {
    worth -= (toGoal[hex] * weights.approach[side]) / 12;
    if (toGoal[hex] === 0) worth += weights.atGoal[side];
  }
  const bits = context.ground.hexes[hex];
  if (bits & (TOWN | FOREST)) worth += weights.cover[side] * (bits & TOWN ? townCover : 2);
  worth -= (sight.ownCount[hex] - (state.hexOf[unit] === hex ? 1 : 0)) * weights.crowding;
  return worth;
}

const townCover = 4;

/**
 * How far from its goal a place may be, in twelfths of a point, and still be worth `least` by that distance and by cover
 * alone; Infinity where more counts than these.
 */
export function farthestWorth({ weights }: Memory, state: State, prospect: PlaceOutlook, least: number): number {
  const { unit, gun, toGoal, breaksOut } = prospect;
  const { context } = state;
  const side = context.side[unit];
  if (gun ? context.fortress[unit] === 1 : breaksOut || isLastWord(state)) return Infinity;
  const cover = gun ? 0 : weights.cover[side] * townCover;
  if (!toGoal) return cover < least ? nowhere : Infinity;
  if (gun) return least > 0 ? nowhere : halfRange(state, unit) * 12 - (least * 24) / weights.approach[side];
  const farthest = ((cover - least) * 12) / weights.approach[side];
  return farthest < 0 && cover + weights.atGoal[side] >= least ? 0 : farthest;
}

const nowhere = -1;

/** How near to its goal a unit comes with `points` at best. */
export function nearestWithin(state: State, { unit, goal, toGoal }: PlaceOutlook, points: number): number {
  if (!toGoal) return 0;
  const side = state.context.side[unit];
  const here = state.hexOf[unit];
  const isOpen = goal !== here && holder(state, goal) !== 1 - side && !garrisonBars(state, side, goal);
  return Math.max(toGoal[here] - points, isOpen ? 0 : lastStep(toGoal, goal));
}

/** From the nearest of the hexes around a goal. */
function lastStep(toGoal: Uint16Array, goal: number): number {
  let least = FAR;
  for (let i = goal * 6; i < goal * 6 + 6; i++) {
    if (grid.neighbours[i] >= 0) least = Math.min(least, toGoal[grid.neighbours[i]]);
  }
  return least;
}

/** Expected loss, in thousandths of a point, when the enemy's next impulse falls on the hex. */
function lossAt({ sight }: Memory, state: State, prospect: PlaceOutlook, hex: number, others: number): number {
  const { context } = state;
  const { unit } = prospect;
  const threat = sight.threat[hex];
  if (threat === 0) return 0;
  // The enemy has the same choice of targets on a whole front; friends around take their share.
  const focus = threat / (1 + (sight.backing[hex] + firePoints(state, unit)) / (threat + 40));
  const defence = context.class[unit] === AFV ? 8 : groundDefence(state, hex, context.class[unit], true);
  const outcomes = outcomesOf(state);
  const morale = context.morale[unit];
  const column = fireColumn(outcomes, focus / (others + 1), defence);
  const loss = lossIn(outcomes, column, state.strength[unit], morale);
  return (loss + failureIn(outcomes, column, morale) * failureLoss) * prospect.pointWorth;
}

/** A rout costs a point and the place. */
const failureLoss = 0.8;

const halfRange = (state: State, gun: number): number => Math.max(2, state.context.range[gun] >> 1);

/** What it costs a gun to be so far from its goal. */
const farFromGoal = ({ approach }: ScriptWeights, state: State, gun: number, distance: number): number =>
  Math.max(0, distance - halfRange(state, gun) * 12) * (approach[state.context.side[gun]] / 24);

/** Guns want the enemy within half their range, not beside them. */
function gunGain(memory: Memory, state: State, prospect: PlaceOutlook, hex: number): number {
  const { weights } = memory;
  const { enemyDistance, threat, backing, ownCount } = memory.sight;
  const { context } = state;
  const { unit: gun, toGoal } = prospect;
  const side = context.side[gun];
  const away = enemyDistance[hex];
  const half = halfRange(state, gun);
  let worth = 0;
  if (away <= 1) worth -= weights.gunExposed;
  else if (backing[hex] < threat[hex] * 0.6) worth -= weights.gunExposed * 0.7;
  else if (away > half) worth -= (away - half) * weights.gunApproach * 0.4;
  if (toGoal) worth -= farFromGoal(weights, state, gun, toGoal[hex]);
  if (context.fortress[gun] === 1 && bunkerAt(state, hex) > 0 && context.ground.hexes[hex] & CITY)
    worth += weights.gunExposed * 2;
  worth -= (ownCount[hex] - (state.hexOf[gun] === hex ? 1 : 0)) * weights.crowding * (side === SOVIET ? 1 : 0.5);
  return worth;
}
