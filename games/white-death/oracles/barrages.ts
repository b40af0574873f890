import type { LogEvent } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { isAfv, isGun, type Man } from './battle.js';
import { distance, type Hex } from './field.js';
import { fallGarrison } from './fights.js';
import { check, lose, type Trial } from './judgement.js';
import { figure, figures, text } from './reader.js';
import { isObservedFor } from './sight.js';

/** 11B: a barrage from its sum to its last consequence. */

interface Gun {
  readonly unit: string;
  readonly value: number;
}

export function judgeBarrage(trial: Trial, header: LogEvent, action: Action, limits: Map<string, number>): void {
  const { battle, reader, complain } = trial;
  const hex = text(header.detail, 'hex')!;
  const attacks = figures(header.detail, 'attacks');
  const guns = ((reader.takeIf('barrage-guns')?.detail['guns'] ?? []) as unknown as readonly Gun[]).map(
    ({ unit, value }) => ({
      man: battle.man(unit),
      value,
    }),
  );
  for (const { man, value } of guns) judgeGun(trial, man, hex, value);
  judgeAttacks(
    trial,
    attacks,
    guns.reduce((sum, { value }) => sum + value, 0),
    action,
  );
  const farthest = Math.max(...guns.map(({ man }) => distance(man.at, hex)));
  const isObserved = guns.every(({ man }) => isObservedFor(battle, man, hex));
  const unobserved = isObserved ? 0 : Math.ceil(farthest / 2);
  if (figure(header.detail, 'unobserved') !== unobserved)
    complain(`unobserved ${unobserved} in ${JSON.stringify(header)}`);
  const stack = [...battle.stack(hex)];
  if (figure(header.detail, 'units') !== stack.length)
    complain(`${stack.length} units under ${JSON.stringify(header)}`);
  // 4C: the top of a stack is not the first to be struck.
  for (const man of stack.toReversed()) strikeMan(trial, man, attacks, unobserved, limits);
  if (battle.garrisons.has(hex)) strikeGarrison(trial, hex, attacks, unobserved);
  if (bunkerBefore(trial, hex) > 0 && battle.sideAt(hex) !== 'soviet') strikeBunker(trial, hex, attacks, unobserved);
}

const bunkerBefore = ({ battle }: Trial, hex: Hex): number => battle.bunkers.get(hex) ?? 0;

/** 11B1, 11B2a, 15A3, 15D2. */
function judgeGun({ battle, supply, complain }: Trial, gun: Man, hex: Hex, value: number): void {
  const { range = 0, barrage = 0, side, type } = gun.unit;
  const far = distance(gun.at, hex);
  const mayFire = isGun(gun) && gun.flags.has('deployed') && !gun.flags.has('barraged') && gun.target === null;
  if (!mayFire || far > range || !supply.isInSupply(gun)) complain(`${gun.id} cannot barrage ${hex}`);
  let expected = barrage * gun.strength;
  if (far * 2 > range) expected /= 2;
  if (supply.isInFortress(gun) && supply.isIsolated(gun)) expected /= 2;
  const isRocket = side === 'german' && type === 'rockets';
  const pool = supply.poolOf(gun);
  const fits = isRocket ? [expected, expected / 2].includes(value) : value === expected;
  if (!fits) complain(`${gun.id} fires ${value} at ${hex}, not ${expected}`);
  // Once the third point is paid, all rockets of the pool fire in full.
  if (isRocket && battle.position.paid[pool] === 3 && value !== expected) complain(`${gun.id} fires at half`);
}

function judgeAttacks({ battle, complain }: Trial, attacks: readonly number[], total: number, action: Action): void {
  const { columns } = battle.data.charts.barrage;
  const sum = attacks.reduce((all, value) => all + value, 0);
  if (Math.abs(sum - total) > 1e-6) complain(`attacks of ${attacks.join()} from ${total} points`);
  if (attacks.some((value) => value < columns[0])) complain(`an attack below the table: ${attacks.join()}`);
  if (action.type === 'barrage' && action.split !== undefined) return;
  // Ruling 22: attacks of the last column, and the rest.
  const last = columns.at(-1)!;
  const large = attacks.filter((value) => value >= last).length;
  if (large < Math.floor(total / last) && attacks.length > 1) complain(`${attacks.join()} is split badly`);
  if (attacks.length > Math.floor(total / last) + 1) complain(`${attacks.join()} is split too often`);
}

function resultOf({ battle }: Trial, attacks: readonly number[], dice: readonly number[], modifier: number): number {
  const { columns, results } = battle.data.charts.barrage;
  return attacks.reduce((sum, value, index) => {
    const column = columns.findLastIndex((least) => value >= least);
    const row = Math.min(8, Math.max(1, dice[index] + modifier));
    return sum + results[row - 1][column];
  }, 0);
}

/** 11B2b. */
function ground({ battle }: Trial, hex: Hex): number {
  const { modifiers } = battle.data.charts.barrage;
  const terrain = battle.field.terrain(hex);
  if (terrain === 'forest') return modifiers.forest;
  return terrain === 'town' ? modifiers.town : 0;
}

function strikeMan(
  trial: Trial,
  man: Man,
  attacks: readonly number[],
  unobserved: number,
  limits: Map<string, number>,
): void {
  const { reader, battle, complain, misfortunes } = trial;
  const { modifiers } = battle.data.charts.barrage;
  const hex = man.at;
  const event = reader.takeIf('barrage-struck', man.id);
  if (!event) {
    complain(`${man.id} should be struck, not ${JSON.stringify(reader.next)}`);
    return;
  }
  const inBunker = !isAfv(man) && (battle.bunkers.get(hex) ?? 0) > 0;
  const modifier =
    ground(trial, hex) + unobserved + (isAfv(man) ? modifiers.afv : 0) + (inBunker ? modifiers.bunker : 0);
  const result = resultOf(trial, attacks, figures(event.detail, 'dice'), modifier);
  const half = Math.max(1, Math.floor(man.strength / 2));
  const most = Math.min(half, limits.get(man.id) ?? half);
  const lost = Math.min(result, most);
  if (figure(event.detail, 'result') !== result || figure(event.detail, 'lost') !== lost) {
    complain(`${result} called for, ${lost} lost in ${JSON.stringify(event)}`);
  }
  limits.set(man.id, most - lost);
  if (lost === 0) return;
  if (lose(trial, man, lost, '11B2b')) misfortunes.eliminate(hex);
  else check(trial, man, lost, 0);
}

function strikeGarrison(trial: Trial, hex: Hex, attacks: readonly number[], unobserved: number): void {
  const event = trial.reader.takeIf('garrison-struck');
  if (!event) {
    trial.complain(`the garrison of ${hex} should be struck`);
    return;
  }
  const result = resultOf(trial, attacks, figures(event.detail, 'dice'), ground(trial, hex) + unobserved);
  if (figure(event.detail, 'result') !== result) trial.complain(`${result} in ${JSON.stringify(event)}`);
  if (result > 0) fallGarrison(trial, hex);
}

function strikeBunker(trial: Trial, hex: Hex, attacks: readonly number[], unobserved: number): void {
  const { reader, battle, complain } = trial;
  const event = reader.takeIf('bunker-struck');
  if (!event) {
    complain(`the bunker of ${hex} should be struck, not ${JSON.stringify(reader.next)}`);
    return;
  }
  const modifier = battle.data.charts.barrage.modifiers.bunker + unobserved;
  const result = resultOf(trial, attacks, figures(event.detail, 'dice'), modifier);
  const strength = battle.bunkers.get(hex) ?? 0;
  if (figure(event.detail, 'result') !== result) complain(`${result} in ${JSON.stringify(event)}`);
  const lost = Math.min(result, strength);
  const hit = reader.takeIf('bunker-hit');
  if ((hit ? figure(hit.detail, 'lost') : 0) !== lost) complain(`the bunker of ${hex} should lose ${lost}`);
  if (lost === strength) battle.bunkers.delete(hex);
  else battle.bunkers.set(hex, strength - lost);
}
