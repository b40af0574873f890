import { addTerm, type Dice, type Log, numbered, type Term, termDetail } from '@impulse/engine';
import { ARMOR, CW, grid, INFANTRY, PANZER, PANZERJAEGER, RECON } from '../../context.js';
import { LOST, liftUnit, NONE, type State, strengthLeft } from '../../state.js';

/** 7.0-7.2 Combat: firepower and fire. */

export const attackKinds = ['assault', 'overrun', 'barrage', 'air-strike'] as const;
export type AttackKind = (typeof attackKinds)[number];

/** What dice are drawn for; the number of a purpose is its place in this list. */
export const purposes = [
  'assault',
  'overrun',
  'barrage',
  'air-strike',
  'activation',
  'range-in',
  'air-combat',
  'recovery',
] as const;
export const PURPOSE = numbered(purposes);

/**
 * 7.1: firepower of one unit against another, modifiers and all. With `terms` every part of the sum is written down
 * with its rule, for forecasts and the log; without, nothing is allocated.
 */
export function firepower(
  state: State,
  attacker: number,
  target: number,
  kind: AttackKind,
  supported: boolean,
  terms: Term[] | null,
): number {
  const { context } = state;
  const firing = context.kind[attacker];
  const hit = context.kind[target];
  let power = addTerm(terms, '1.1', 'strength', strengthLeft(state, attacker));

  if (kind === 'air-strike') {
    const versusArmor = context.versusArmor[attacker];
    if (hit & ARMOR) power += addTerm(terms, '7.7', 'aircraft-against-armor', versusArmor);
  } else {
    if (firing & PANZER) power += addTerm(terms, '7.1', 'panzer', 1);
    if (firing & PANZERJAEGER && hit & (ARMOR | RECON)) power += addTerm(terms, '7.1', 'panzerjaeger', 2);
    if (context.side[attacker] === CW && firing & (ARMOR | RECON) && hit & (PANZER | PANZERJAEGER))
      power += addTerm(terms, '7.1', 'against-german-guns', -1);
    if (kind === 'overrun' && hit & RECON) power += addTerm(terms, '7.1', 'overrun-against-recon', -1);
    if (firing & INFANTRY && hit & ARMOR) power += addTerm(terms, '7.1', 'infantry-against-armor', -1);
    if (kind === 'barrage') {
      power += addTerm(terms, '7.4', 'barrage', -1);
      if (hit & ARMOR) power += addTerm(terms, '7.4', 'barrage-against-armor', -1);
    }
    if (supported) power += addTerm(terms, '7.6', 'recon-support', 1);
  }
  // Ruling 20: for all attacks, and once only.
  const hex = state.hexOf[target];
  if (context.cover[hex]) {
    power += addTerm(terms, '7.1', context.terrain[hex] === 'escarpment' ? 'escarpment' : 'entrenchment', -1);
  }
  return power;
}

/** 7.2: two dice plus firepower against the protection factor; equal is a hit (ruling 1). */
export function fire(
  state: State,
  attacker: number,
  target: number,
  kind: AttackKind,
  supporter: number,
  dice: Dice,
  log: Log | null,
): void {
  const { context } = state;
  const terms: Term[] | null = log ? [] : null;
  const power = firepower(state, attacker, target, kind, supporter !== NONE, terms);
  const purpose = PURPOSE[kind];
  const first = dice.roll(purpose, attacker);
  const second = dice.roll(purpose, attacker);
  const protection = context.protection[target];
  const hit = first + second + power >= protection;
  const hex = state.hexOf[target];
  if (hit) takeHit(state, target);
  if (log) {
    log.push({
      type: 'attack',
      rule: attackRule[kind],
      detail: {
        kind,
        unit: context.unitIds[attacker],
        target: context.unitIds[target],
        hex: grid.labels[hex],
        ...(supporter === NONE ? {} : { support: context.unitIds[supporter] }),
        terms: termDetail(terms!),
        firepower: power,
        dice: [first, second],
        total: first + second + power,
        protection,
        hit,
      },
    });
    if (hit) logLoss(state, target, log);
  }
}

export const attackRule = { assault: '7.0', overrun: '7.5', barrage: '7.4', 'air-strike': '7.7' } as const;

/** 1.1: one strength point for each hit; at zero the unit is destroyed. */
export function takeHit(state: State, unit: number): void {
  state.hits[unit]++;
  if (strengthLeft(state, unit) === 0) liftUnit(state, unit, LOST);
}

function logLoss(state: State, unit: number, log: Log): void {
  const id = state.context.unitIds[unit];
  if (state.hexOf[unit] === LOST) log.push({ type: 'destroyed', rule: '1.1', detail: { unit: id } });
  else log.push({ type: 'hit', rule: '1.1', detail: { unit: id, strength: strengthLeft(state, unit) } });
}
