import { ARMOR, ARTILLERY, type Context, hexCount, PANZER, PANZERJAEGER, RECON } from '../../context.js';
import { coupletsLeft } from '../../clock.js';
import { inEnemyZoc, NONE, type State, STEP } from '../../state.js';
import { weighStakes } from '../endgame.js';
import { hitOrdinary, protectionFactor } from '../combat/estimates.js';
import { countForce, type Force, makeForce } from './forces.js';
import { ringBegin, ringHex, travelsIn } from './ground.js';
import type { Memory } from '../memory.js';
import { appraise, beginWorth } from '../worth.js';

/**
 * What a side sees before it acts: where the enemy could strike, and where it could strike him. Worked out once an
 * impulse; the tables are reused by the next look.
 */
export interface Sight {
  side: number;
  /** Couplets still to be played, this one included. */
  time: number;
  /** Whether the enemy will have another impulse at all. */
  enemyToCome: boolean;
  /** Hits the enemy would land, before we act again, on a unit of protection 10 on top of its stack in the open. */
  readonly threat: Float64Array;
  /** Value of the best hit to be had on an enemy stack beside each hex. */
  readonly contact: Float64Array;
  /** The same for guns: on stacks two or three hexes away that a friend sees. */
  readonly guns: Float64Array;
  /** Who is on the map, by side. */
  readonly forces: readonly [Force, Force];
}

export const makeSight = (): Sight => ({
  side: 0,
  time: 0,
  enemyToCome: true,
  threat: new Float64Array(hexCount),
  contact: new Float64Array(hexCount),
  guns: new Float64Array(hexCount),
  forces: [makeForce(), makeForce()],
});

/** Chance that an enemy who is not known to act soon acts twice before we act again, or once. */
const unknownImpulse = 0.55;
/** Guns need a spotter and must range in. */
const barrageChance = 0.4;

export function look(memory: Memory, state: State, side: number): void {
  const { sight } = memory;
  if (memory.context !== state.context) beginBattle(memory, state.context);
  sight.side = side;
  sight.time = coupletsLeft(state);
  appraise(memory, state);
  weighStakes(memory, state, side);
  for (const at of [0, 1] as const) countForce(sight.forces[at], state, at);
  lookAtThreat(sight, state, side);
  lookAtTargets(memory, state, side);
}

function beginBattle(memory: Memory, context: Context): void {
  memory.context = context;
  memory.travels = travelsIn(context);
  beginWorth(memory, context);
}

function lookAtThreat(sight: Sight, state: State, side: number): void {
  const { context } = state;
  const { threat } = sight;
  const enemy = 1 - side;
  threat.fill(0);
  // In the first impulse of a couplet the enemy's number is on the table; otherwise it is still to be rolled.
  const replies = state.step === STEP.impulse && state.active === side && state.impulse === 0;
  const number = replies ? state.an[enemy] : 0;
  const later = sight.time > 1 ? unknownImpulse : 0;
  sight.enemyToCome = replies || sight.time > 1;
  if (!sight.enemyToCome) return;

  for (let unit = context.firstUnit[enemy]; unit < context.endUnit[enemy]; unit++) {
    const at = state.hexOf[unit];
    if (at < 0) continue;
    const kind = context.kind[unit];
    const lent = context.combinedArms[unit];
    const moving = context.initiative[unit] + lent;
    const fighting = context.assaultInitiative[unit] + lent;
    const hit = hitOrdinary(firepowerOf(state, unit, kind));
    const assault = (number > 0 && fighting >= number ? 1 : 0) + (later * fighting) / 6;
    spread(threat, at, 1, hit * assault);
    if (kind & (ARMOR | RECON)) {
      const range = number > 0 && moving >= number ? number + 1 : 0;
      const furthest = Math.min(7, Math.max(range, later > 0 ? moving + 1 : 0));
      for (let distance = 2; distance <= furthest; distance++) {
        const soon = distance <= range ? 1 : 0;
        spreadOverrun(
          threat,
          context.enterCost[unit],
          at,
          distance,
          hit * (soon + (later * Math.max(0, moving + 2 - distance)) / 6),
        );
      }
    } else if (kind & ARTILLERY) {
      const weaker = hitOrdinary(Math.max(0, firepowerOf(state, unit, kind) - 1));
      for (let distance = 2; distance <= context.range[unit]; distance++) {
        spread(threat, at, distance, weaker * assault * barrageChance);
      }
    }
  }
}

function firepowerOf(state: State, unit: number, kind: number): number {
  const strength = state.context.strength[unit] - state.hits[unit];
  return kind & (PANZER | PANZERJAEGER) ? strength + 1 : strength;
}

function spread(threat: Float64Array, centre: number, distance: number, amount: number): void {
  const end = ringBegin(centre, distance + 1);
  for (let i = ringBegin(centre, distance); i < end; i++) threat[ringHex(i)] += amount;
}

/** 7.5: only where the tanks could drive. */
function spreadOverrun(
  threat: Float64Array,
  costs: Uint8Array,
  centre: number,
  distance: number,
  amount: number,
): void {
  const end = ringBegin(centre, distance + 1);
  for (let i = ringBegin(centre, distance); i < end; i++) {
    const hex = ringHex(i);
    if (costs[hex] !== 0) threat[hex] += amount;
  }
}

function lookAtTargets({ sight, worth }: Memory, state: State, side: number): void {
  const { context } = state;
  const { contact, guns } = sight;
  const enemy = 1 - side;
  contact.fill(0);
  guns.fill(0);
  for (let unit = context.firstUnit[enemy]; unit < context.endUnit[enemy]; unit++) {
    const at = state.hexOf[unit];
    if (at < 0 || state.top[at] !== unit) continue;
    const eased = protectionFactor(context.protection[unit] + context.cover[at]);
    raise(contact, at, 1, worth.hit[unit] * eased);
    if (!inEnemyZoc(state, enemy, at)) continue;
    let best = 0;
    for (let one = unit; one !== NONE; one = state.below[one]) {
      const armored = context.kind[one] & ARMOR ? 1 : 0;
      best = Math.max(best, worth.hit[one] * protectionFactor(context.protection[one] + context.cover[at] + armored));
    }
    raise(guns, at, 2, best);
    raise(guns, at, 3, best);
  }
}

function raise(table: Float64Array, centre: number, distance: number, value: number): void {
  const end = ringBegin(centre, distance + 1);
  for (let i = ringBegin(centre, distance); i < end; i++) {
    const hex = ringHex(i);
    if (table[hex] < value) table[hex] = value;
  }
}
