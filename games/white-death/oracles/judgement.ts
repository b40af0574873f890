import type { LogEvent } from '@impulse/engine';
import { type Battle, isAfv, type Man } from './battle.js';
import type { Hex } from './field.js';
import { figure, type Reader, text } from './reader.js';
import { refugeOf } from './retreats.js';
import type { Supply } from './supply.js';

/** 14: what losses and checks lead to. The mirror of the battle goes along with what happens. */

export type Phase = 'movement' | 'barrage' | 'defence' | 'assault';

/** 14C4, 14C7: by hex, in one phase. */
export class Misfortunes {
  readonly #routs = new Map<Hex, number>();
  readonly #eliminations = new Map<Hex, number>();

  constructor(marks: Battle['position']['marks'] = {}) {
    for (const [hex, { routs = 0, eliminations = 0 }] of Object.entries(marks)) {
      this.#routs.set(hex, routs);
      this.#eliminations.set(hex, eliminations);
    }
  }

  routs = (hex: Hex): number => this.#routs.get(hex) ?? 0;
  eliminations = (hex: Hex): number => this.#eliminations.get(hex) ?? 0;

  rout(hex: Hex): void {
    this.#routs.set(hex, this.routs(hex) + 1);
  }

  eliminate(hex: Hex): void {
    this.#eliminations.set(hex, this.eliminations(hex) + 1);
  }
}

export interface Trial {
  readonly battle: Battle;
  readonly reader: Reader;
  readonly phase: Phase;
  readonly supply: Supply;
  readonly misfortunes: Misfortunes;
  /** 15A4: pools that have paid for high intensity. */
  readonly intense: ReadonlySet<string>;
  readonly complain: (text: string) => void;
}

const said = (event: LogEvent | undefined | null): string => (event ? JSON.stringify(event) : 'nothing');

/** A unit loses strength; answers whether it is gone. */
export function lose(trial: Trial, man: Man, points: number, rule: string): boolean {
  const { reader, battle, complain } = trial;
  if (points === 0) return false;
  const event = reader.takeIf('strength-lost', man.id);
  const lost = Math.min(points, man.strength);
  if (!event || figure(event.detail, 'points') !== lost || event.rule !== rule) {
    complain(`${man.id} should lose ${lost} by ${rule}, not ${said(event ?? reader.next)}`);
  }
  man.strength -= lost;
  if (man.strength > 0) return false;
  goOut(trial, man);
  battle.put(man, 'lost');
  return true;
}

function goOut({ reader, complain }: Trial, man: Man): void {
  if (!reader.takeIf('eliminated', man.id)) complain(`${man.id} should be eliminated, not ${said(reader.next)}`);
  man.strength = 0;
}

/** 14C6: bunkers of three points and more; AFVs have no benefit, nor has who assaults out of the hex. */
const isSheltered = ({ battle, phase }: Trial, man: Man): boolean =>
  (battle.bunkers.get(man.at) ?? 0) >= 3 &&
  man.unit.side === 'german' &&
  !isAfv(man) &&
  !(man.target !== null && phase !== 'barrage');

const baseRule: Readonly<Record<Phase, string>> = {
  movement: '14A1',
  barrage: '14A2',
  defence: '14A3',
  assault: '14A3',
};

/** 14: a check with what the fire adds to it, and `fright` where tanks frighten (14C2). */
export function check(trial: Trial, man: Man, added: number, fright: number, isAntitank = false): void {
  const { reader, battle, supply, misfortunes, phase, complain } = trial;
  if (isSheltered(trial, man)) {
    if (!reader.takeIf('morale-sheltered', man.id)) complain(`${man.id} is sheltered, but ${said(reader.next)}`);
    return;
  }
  const event = reader.takeIf('morale', man.id);
  if (!event) {
    complain(`${man.id} should check its morale, not ${said(reader.next)}`);
    return;
  }
  const { detail } = event;
  const isInSnow = battle.position.weather === 'snow' && !isAfv(man) && !battle.field.isTown(man.at);
  const expected: Readonly<Record<string, number>> = {
    [isAntitank ? '14A1' : baseRule[phase]]: added,
    '14C2': fright,
    '14C3': supply.isIsolated(man) ? 1 : 0,
    '14C4': misfortunes.routs(man.at),
    '14C5': isInSnow ? 1 : 0,
    '14C7': misfortunes.eliminations(man.at),
  };
  const terms = (detail['terms'] ?? []) as readonly { readonly rule: string; readonly value: number }[];
  for (const rule of new Set([...Object.keys(expected), ...terms.map((term) => term.rule)])) {
    const told = terms.filter((term) => term.rule === rule).reduce((sum, { value }) => sum + value, 0);
    if (told !== (expected[rule] ?? 0)) complain(`${rule} should add ${expected[rule] ?? 0} in ${said(event)}`);
  }
  const total = figure(detail, 'die') + Object.values(expected).reduce((sum, value) => sum + value, 0);
  const over = total - man.unit.morale;
  const outcome = over <= 0 ? 'passed' : over <= 2 ? 'failed' : 'routed';
  if (figure(detail, 'total') !== total || text(detail, 'outcome') !== outcome || text(detail, 'phase') !== phase) {
    complain(`${total} against ${man.unit.morale} should be ${outcome} in ${said(event)}`);
  }
  suffer(trial, man, outcome);
}

/** 14B. */
function suffer(trial: Trial, man: Man, outcome: 'passed' | 'failed' | 'routed'): void {
  if (outcome === 'passed') return;
  const { phase, misfortunes } = trial;
  if (outcome === 'failed' && phase !== 'assault') {
    man.flags.add('shaken');
    return;
  }
  if (outcome === 'routed') {
    misfortunes.rout(man.at);
    if (!isAfv(man) && lose(trial, man, 1, '14B')) return;
  }
  flee(trial, man);
}

function flee(trial: Trial, man: Man): void {
  const { battle, reader, complain } = trial;
  const refuge = refugeOf(battle, man);
  if (!refuge) {
    if (!reader.takeIf('no-retreat', man.id)) complain(`${man.id} has nowhere to go, but ${said(reader.next)}`);
    goOut(trial, man);
    battle.put(man, 'lost');
    return;
  }
  if (refuge.throughZone) {
    const told = reader.takeIf('retreats-through-zone', man.id);
    if (!told) complain(`${man.id} has to go through zones, but ${said(reader.next)}`);
    if (lose(trial, man, 1, '14C1')) return;
  }
  const event = reader.takeIf('retreated', man.id);
  const path = (event?.detail['path'] ?? []) as readonly Hex[];
  const end = path.at(-1);
  if (!event || end === undefined) {
    complain(`${man.id} should retreat to ${[...refuge.ends].join()}, not ${said(reader.next)}`);
    return;
  }
  if (path.length !== refuge.steps || !refuge.ends.has(end)) {
    complain(`${man.id} should retreat ${refuge.steps} hexes to ${[...refuge.ends].join()}: ${said(event)}`);
  }
  battle.put(man, end);
  man.flags.add('shaken');
  man.flags.delete('deployed');
  man.target = null;
  runDownBunkers(battle, man, path);
}

/** Ruling 23: a bunker that Soviets come to is out of action. */
export function runDownBunkers(battle: Battle, man: Man, path: readonly Hex[]): void {
  if (man.unit.side === 'soviet') for (const hex of path) battle.bunkers.delete(hex);
}
