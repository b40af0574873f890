import type { Spot } from './aids.js';
import type { PublicAction } from './game.js';
import type { SeatedBattle } from './seat.js';
import type { Cells } from './state/state.js';

/** What a unit can do now, sorted by where on the map it is done. Everything comes from the legal list and the aids. */
export interface Deeds<A> {
  readonly unit: string;
  /** By hex: moves, entries, placing, advances. */
  readonly ways: ReadonlyMap<string, Way<A>>;
  /** By the hex attacked; several where there is something to choose: spotter, support, approach, unit. */
  readonly attacks: ReadonlyMap<string, readonly Attack<A>[]>;
  /** Ways off the map, by the hex they lead through. */
  readonly exits: ReadonlyMap<string, Way<A>>;
  /** What is done where the unit is, with no hex to point at. */
  readonly others: readonly A[];
}

export interface Way<A> {
  readonly action: A;
  readonly spot: Spot;
  /** Movement points left on arrival, where points matter. */
  readonly left: number | null;
  /** Codes of what happens there. */
  readonly effects: readonly string[];
}

export interface Attack<A> {
  readonly action: A;
  readonly spot: Spot;
}

export function deedsOf<S extends Cells, A extends PublicAction>(
  battle: Pick<SeatedBattle<S, A>, 'aids' | 'state' | 'seat' | 'legal' | 'unit'>,
  unit: string,
): Deeds<A> {
  const { aids, state, seat } = battle;
  const ways = new Map<string, Way<A>>();
  const exits = new Map<string, Way<A>>();
  const attacks = new Map<string, Attack<A>[]>();
  const others: A[] = [];
  const legal = battle.legal(unit).map((action) => ({ action, spot: aids.spot(state, seat, action) }));
  const travels = legal.some(({ spot }) => spot.manner === 'go' || spot.manner === 'enter');
  const reached = new Map((travels ? aids.reach(state, seat, unit) : []).map((one) => [one.hex, one]));
  const from = battle.unit(unit)?.hex ?? null;
  for (const { action, spot } of legal) {
    const { manner, hex } = spot;
    if (manner === 'attack' && hex !== null) {
      const known = attacks.get(hex);
      if (known) known.push({ action, spot });
      else attacks.set(hex, [{ action, spot }]);
      continue;
    }
    if (hex === null || manner === 'unit' || manner === 'choice') {
      others.push(action);
      continue;
    }
    const there = manner === 'place' ? undefined : reached.get(hex);
    const way = { action, spot, left: there?.left ?? null, effects: there?.effects ?? [] };
    if (manner === 'leave') exits.set(hex, way);
    // Going out and back changes nothing, and a click on the unit's own hex means something else.
    else if (hex !== from) ways.set(hex, way);
  }
  return { unit, ways, attacks, exits, others };
}
