import { headHex, headKind, headOther, headUnit, KIND } from '../../actions/actions.js';
import { unpackEnd } from '../../actions/unpack.js';
import { grid, hexCount, unitCount } from '../../context.js';
import { hitChance } from '../../forecast/odds.js';
import type { AttackKind } from '../../rules/combat/combat.js';
import { NONE, stackLimit, stackSize, type State, strengthLeft } from '../../state.js';
import type { GreedyMemory } from './greedy.js';

/** What the greedy opponent thinks of one action. */

const usual = {
  hit: 100,
  /** On top of it, when it is the last strength point. */
  kill: 150,
  capture: 400,
  /** Each hex nearer. */
  step: 1,
  /** Factor on the target that a unit's mood prefers. */
  preferredTarget: 4,
} as const;
export type GreedyWeights = Readonly<Record<keyof typeof usual, number>>;
export const greedyWeights: GreedyWeights = usual;

/** Worse than doing nothing. */
const bad = -1;

/** Value of an action of the list. */
export function valueOf(memory: GreedyMemory, state: State, index: number): number {
  const head = memory.listed.head(index);
  const noise = memory.noise.on(headKind(head), head, memory.listed.tail(index));
  return plainValue(memory, state, index) + noise;
}

function plainValue(memory: GreedyMemory, state: State, index: number): number {
  const { listed, moods, weights } = memory;
  const head = listed.head(index);
  const unit = headUnit(head);
  const other = headOther(head);
  switch (headKind(head)) {
    case KIND.assault:
      return fireValue(memory, state, unit, state.top[headHex(head)], 'assault', other < unitCount);
    case KIND.barrage:
      return fireValue(memory, state, unit, state.top[headHex(head)], 'barrage') / 2;
    case KIND['barrage-target']:
      return fireValue(memory, state, unit, other, 'barrage');
    case KIND.fly:
      return other < unitCount ? fireValue(memory, state, unit, other, 'air-strike') : bad;
    case KIND.move:
    case KIND.enter:
      return moods.hold[unit] ? bad : moveValue(memory, state, index);
    case KIND.exit:
      return moods.hold[unit] ? bad : weights.capture;
    case KIND['choose-an']:
      return listed.tail(index) === 3 ? 1 : 0;
    case KIND['adjust-an']:
      return -listed.tail(index);
    case KIND.advance:
      return moods.hold[unit] || isFull(state, headHex(head)) ? bad : 1;
    case KIND['recover-all']:
    case KIND['place-rest']:
      return 1;
    case KIND['destroy-excess']:
      return -strengthLeft(state, unit);
    case KIND.done:
      return 0;
    default:
      return bad;
  }
}

function fireValue(
  { moods, weights }: GreedyMemory,
  state: State,
  unit: number,
  target: number,
  kind: AttackKind,
  supported = false,
): number {
  if (moods.noFire[unit]) return bad;
  const gain = strengthLeft(state, target) === 1 ? weights.hit + weights.kill : weights.hit;
  const preference = moods.target[unit] === state.hexOf[target] ? weights.preferredTarget : 1;
  return hitChance(state, unit, target, kind, supported) * gain * preference;
}

/** 4.0: one unit more would be lost when the impulse ends. */
const isFull = (state: State, hex: number): boolean => stackSize(state, hex) >= stackLimit;

/** Nearer is better; further than before is worse than doing nothing. */
function moveValue(memory: GreedyMemory, state: State, index: number): number {
  const { listed, moods, order, weights } = memory;
  unpackEnd(state, listed.head(index), listed.tail(index), order);
  const { unit, overrun } = order;
  if (overrun !== NONE && moods.noFire[unit]) return bad;
  const hex = order.path[order.steps - 1];
  if (order.steps === 0) return fireValue(memory, state, unit, state.top[overrun], 'overrun');
  if (isFull(state, hex)) return bad;
  const objective = state.context.objectiveAt[hex];
  const capture = objective >= 0 && state.control[objective] !== state.active ? weights.capture : 0;
  const fire = overrun === NONE ? 0 : fireValue(memory, state, unit, state.top[overrun], 'overrun');
  const nearer = wayLeft(memory, unit, state.hexOf[unit]) - wayLeft(memory, unit, hex);
  return nearer > 0 || fire > 0 || capture > 0 ? nearer * weights.step + fire + capture : bad;
}

/** Hexes to the goal of the unit's mood, or to the nearest prey; far when it is not on the map. */
function wayLeft({ moods, prey }: GreedyMemory, unit: number, hex: number): number {
  if (hex < 0) return hexCount;
  const goal = moods.goal[unit];
  return goal === NONE ? prey[hex] : grid.distance(hex, goal);
}
