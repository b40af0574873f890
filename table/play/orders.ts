import type { Forecast } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { reachOf } from '@impulse/totensonntag/aids/aids.js';
import { grid } from '@impulse/totensonntag/context.js';
import type { State } from '@impulse/totensonntag/state.js';

/**
 * What a unit can do now, sorted by where on the map it is done. Everything comes from the legal list: the table adds
 * no rule of its own.
 */

export interface Way {
  readonly action: Action;
  /** Movement points left on arrival, where points matter. */
  readonly left: number | null;
  /** An enemy zone stops the unit there. */
  readonly stops: boolean;
}

export type AttackKind = 'assault' | 'overrun' | 'barrage' | 'barrage-target' | 'air-strike';

export interface Attack {
  readonly kind: AttackKind;
  readonly action: Action;
}

export interface Orders {
  readonly unit: string;
  /** By hex: moves, entries, placing, advances and planned flights. */
  readonly ways: ReadonlyMap<string, Way>;
  /** By the hex attacked; several when there is something to choose (spotter, support, approach, unit). */
  readonly attacks: ReadonlyMap<string, readonly Attack[]>;
  /** Exit, stay, recover, destroy: no place on the map. */
  readonly others: readonly Action[];
}

export function ordersOf(state: State, side: string, unit: string): Orders {
  const ways = new Map<string, Way>();
  const attacks = new Map<string, Attack[]>();
  const others: Action[] = [];
  const legal = totensonntag.legal(state, side, unit);
  const travels = legal.some(({ type }) => type === 'move' || type === 'enter');
  const reached = new Map((travels ? reachOf(state, unit) : []).map((one) => [one.hex, one]));
  const from = placeOf(state, unit);
  const hexOf = (id: string): string => placeOf(state, id) ?? '';
  const attack = (hex: string, kind: AttackKind, action: Action): void => {
    const known = attacks.get(hex);
    if (known) known.push({ kind, action });
    else attacks.set(hex, [{ kind, action }]);
  };
  const way = (hex: string, action: Action, left: number | null = null, stops = false): void => {
    // Driving out and back changes nothing, and a click on the unit's own hex means something else.
    if (hex !== from) ways.set(hex, { action, left, stops });
  };
  for (const action of legal) {
    switch (action.type) {
      case 'move':
      case 'enter': {
        if (action.overrun !== undefined) {
          attack(action.overrun, 'overrun', action);
          break;
        }
        const hex = action.path.at(-1)!;
        const there = reached.get(hex);
        way(hex, action, there?.left, there?.stops);
        break;
      }
      case 'place':
      case 'advance':
        way(action.hex, action);
        break;
      case 'assault':
        attack(action.target, 'assault', action);
        break;
      case 'barrage':
        attack(action.target, 'barrage', action);
        break;
      case 'barrage-target':
        attack(hexOf(action['target-unit']), 'barrage-target', action);
        break;
      case 'fly':
        if (action.target === undefined) way(action.hex, action);
        else attack(hexOf(action.target), 'air-strike', action);
        break;
      default:
        others.push(action);
    }
  }
  return { unit, ways, attacks, others };
}

/** The hex a unit stands in, or null when it is off the map. */
export function placeOf(state: State, id: string): string | null {
  const place = state.hexOf[state.context.unitNumber.get(id)!];
  return place >= 0 ? grid.labels[place] : null;
}

/** The unit an attack is aimed at, where the attacker chooses it. */
export function aimOf(action: Action): string | null {
  if (action.type === 'barrage-target') return action['target-unit'];
  return action.type === 'fly' ? (action.target ?? null) : null;
}

const successes = new Set(['hit', 'destroyed']);

/** Probability that something is hit. */
export function chanceOf(forecast: Forecast | null): number {
  if (!forecast) return 0;
  return forecast.outcomes.reduce((sum, { probability, result }) => sum + (successes.has(result) ? probability : 0), 0);
}
