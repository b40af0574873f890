import type { MenuChange, ViewDelta } from './delta.js';
import { dictionary } from '../reading/dictionary.js';
import type { Menu } from './menu.js';
import type { UnitsPosition } from './position.js';
import type { SeatView } from './view.js';

/** The names of a battle's units and hexes, in their order. */
interface Names {
  readonly units: readonly string[];
  readonly hexes: readonly string[];
}

type AnyPosition = UnitsPosition<unknown> & Readonly<Record<string, unknown>>;

/** The later view, to the letter. The earlier one stays as it is. */
export function applyDelta(names: Names, view: SeatView<unknown>, delta: ViewDelta): SeatView<unknown> {
  const account = delta.account ? [...view.account] : view.account;
  for (const [line, value] of delta.account ?? []) (account as (typeof value)[])[line] = value;
  return {
    seat: view.seat,
    position: applyToPosition(names, view.position as AnyPosition, delta),
    turn: delta.turn ?? view.turn,
    account,
    legal: applyToMenu(names.units, view.legal, delta.legal),
  };
}

function applyToPosition(names: Names, position: AnyPosition, delta: ViewDelta): AnyPosition {
  const { units, stacks } = delta;
  return {
    ...position,
    ...delta.position,
    units: units ? applyToMap(names.units, position.units, units) : position.units,
    lost: units ? applyToLost(names.units, position.lost, units) : position.lost,
    stacks: stacks ? applyToMap(names.hexes, position.stacks, stacks) : position.stacks,
  };
}

type MapOf<T> = Readonly<Record<string, T>>;

/** What has become null is left out; what is new takes its place in the order. */
function applyToMap<T>(order: readonly string[], map: MapOf<T>, changes: MapOf<T | null>): MapOf<T> {
  const changed = Object.assign(dictionary<T>(), map);
  let isNew = false;
  for (const [key, value] of Object.entries(changes)) {
    isNew ||= !Object.hasOwn(map, key);
    if (value === null) delete changed[key];
    else changed[key] = value;
  }
  return isNew ? inOrder(order, changed) : changed;
}

function inOrder<T>(order: readonly string[], map: MapOf<T>): MapOf<T> {
  const ranks = ranksOf(order);
  const keys = Object.keys(map);
  const rank = (key: string): number => ranks.get(key) ?? keys.length;
  if (keys.every((key, place) => place === 0 || rank(keys[place - 1]) < rank(key))) return map;
  const ordered = dictionary<T>();
  for (const key of keys.toSorted((a, b) => rank(a) - rank(b))) ordered[key] = map[key];
  return ordered;
}

const ranks = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** The place of each name among the keys of an object that is filled in this order: whole numbers come first. */
function ranksOf(order: readonly string[]): ReadonlyMap<string, number> {
  let found = ranks.get(order);
  if (!found) {
    const keys = Object.keys(Object.fromEntries(order.map((name) => [name, 0])));
    ranks.set(order, (found = new Map(keys.map((key, place) => [key, place]))));
  }
  return found;
}

function applyToLost(order: readonly string[], lost: readonly string[], units: MapOf<unknown>): readonly string[] {
  const changes = Object.entries(units).filter(([id, value]) => (value === null) !== lost.includes(id));
  if (changes.length === 0) return lost;
  const now = new Set(lost);
  for (const [id, value] of changes) {
    if (value === null) now.add(id);
    else now.delete(id);
  }
  return order.filter((id) => now.has(id));
}

function applyToMenu(order: readonly string[], menu: Menu | null, change: ViewDelta['legal']): Menu | null {
  if (change === undefined) return menu;
  if (change === null || isWhole(change)) return change;
  const { units, general } = menu ?? { units: [], general: [] };
  const { removed = [], added = [] } = change;
  const left = units.filter((id) => !removed.includes(id));
  const now = new Set([...left, ...added]);
  return {
    units: added.length === 0 ? left : order.filter((id) => now.has(id)),
    general: change.general ?? general,
  };
}

const isWhole = (menu: Menu | MenuChange): menu is Menu => 'units' in menu;
