import type { Reached, Spot, TogetherWay } from './aids.js';
import { ActionCodes } from './actions/codes.js';
import type { Game, PublicAction } from './game.js';
import type { SeatedBattle } from './seat.js';
import type { Cells } from './state/state.js';

/** What a unit can do now, sorted by where on the map it is done. Everything comes from the legal list and the aids. */
export interface Deeds<A> {
  readonly unit: string;
  /** By hex: moves, entries, placing, advances. */
  readonly ways: ReadonlyMap<string, Way<A>>;
  /** By the hex attacked; several where there is something to choose: spotter, support, approach, unit. */
  readonly attacks: ReadonlyMap<string, readonly Attack<A>[]>;
  /** Further ways to a hex that `ways` has: round the ice, by rail, with others, deployed. */
  readonly more: readonly Way<A>[];
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
  const more: Way<A>[] = [];
  const others: A[] = [];
  const legal = battle.legal(unit).map((action) => ({ action, spot: aids.spot(state, seat, action) }));
  const travels = legal.some(({ spot }) => spot.manner === 'go' || spot.manner === 'enter');
  const reached = travels ? aids.reach(state, seat, unit) : [];
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
    const there = manner === 'place' ? undefined : arrivalBy(spot, reached);
    const way = { action, spot, left: there?.left ?? null, effects: there?.effects ?? [] };
    if (manner === 'leave') exits.set(hex, way);
    // Going out and back changes nothing, and a click on the unit's own hex means something else.
    else if (hex === from) continue;
    else if (ways.has(hex)) more.push(way);
    else ways.set(hex, way);
  }
  return { unit, ways, attacks, more, exits, others };
}

/** What the deciding side can do that belongs to no unit: choices, stacks, the end of a step. */
export function generalActions<S extends Cells, A extends PublicAction>({ codes }: Game<S, A>, state: S): A[] {
  const general = new ActionCodes();
  codes.listGeneral(state, general);
  return Array.from({ length: general.length }, (_, index) => codes.action(state, general, index));
}

/** The ways that several units have together, by hex; none where the battle knows no action of several units. */
export const sharedWays = <S extends Cells, A extends PublicAction>(
  battle: Seated<S, A>,
  units: readonly string[],
): ReadonlyMap<string, Way<A>> =>
  waysOf(battle, units.length > 1 ? (battle.aids.together?.(battle.state, battle.seat, units) ?? []) : []);

/** The ways that units of one hex have by way of others, by hex. */
export const waysVia = <S extends Cells, A extends PublicAction>(
  battle: Seated<S, A>,
  units: readonly string[],
  hexes: readonly string[],
): ReadonlyMap<string, Way<A>> => waysOf(battle, battle.aids.via?.(battle.state, battle.seat, units, hexes) ?? []);

type Seated<S extends Cells, A extends PublicAction> = Pick<SeatedBattle<S, A>, 'aids' | 'state' | 'seat'>;

const waysOf = <S extends Cells, A extends PublicAction>(
  { aids, state, seat }: Seated<S, A>,
  ways: readonly TogetherWay<A>[],
): ReadonlyMap<string, Way<A>> =>
  new Map(
    ways.map(({ hex, action, left, effects }) => [
      hex,
      { action, spot: aids.spot(state, seat, action), left, effects },
    ]),
  );

/** What is reached by an action; where several ways lead to the hex, by the same one. */
function arrivalBy({ hex, kind, path }: Spot, reached: readonly Reached[]): Reached | undefined {
  const there = reached.filter((one) => one.hex === hex && (one.kind ?? kind) === kind);
  return there.find((one) => one.path.join() === path.join()) ?? there[0];
}
