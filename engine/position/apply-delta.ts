import type { MenuChange, ViewDelta } from './delta.js';
import type { Menu } from './menu.js';
import type { UnitsPosition } from './position.js';
import type { SeatView } from './view.js';

/** The order in which a battle names its units and hexes. */
export interface Order {
  readonly units: readonly string[];
  readonly hexes: readonly string[];
}

type AnyPosition = UnitsPosition<unknown> & Readonly<Record<string, unknown>>;

/** The later view, to the letter. The earlier one stays as it is. */
export function applyDelta(order: Order, view: SeatView<unknown>, delta: ViewDelta): SeatView<unknown> {
  const account = delta.account ? [...view.account] : view.account;
  for (const [line, value] of delta.account ?? []) (account as (typeof value)[])[line] = value;
  return {
    seat: view.seat,
    position: applyToPosition(order, view.position as AnyPosition, delta),
    turn: delta.turn ?? view.turn,
    account,
    legal: applyToMenu(order.units, view.legal, delta.legal),
  };
}

function applyToPosition(order: Order, position: AnyPosition, delta: ViewDelta): AnyPosition {
  const { units, stacks } = delta;
  return {
    ...position,
    ...delta.position,
    units: units ? applyToMap(order.units, position.units, units) : position.units,
    lost: units ? applyToLost(order.units, position.lost, units) : position.lost,
    stacks: stacks ? applyToMap(order.hexes, position.stacks, stacks) : position.stacks,
  };
}

type MapOf<T> = Readonly<Record<string, T>>;

/** What has become null is left out; what is new takes its place in the order. */
function applyToMap<T>(order: readonly string[], map: MapOf<T>, changes: MapOf<T | null>): MapOf<T> {
  const changed: Record<string, T> = { ...map };
  let isNew = false;
  for (const [key, value] of Object.entries(changes)) {
    isNew ||= !Object.hasOwn(map, key);
    if (value === null) delete changed[key];
    else changed[key] = value;
  }
  if (!isNew) return changed;
  return Object.fromEntries(order.filter((key) => Object.hasOwn(changed, key)).map((key) => [key, changed[key]]));
}

function applyToLost(order: readonly string[], lost: readonly string[], units: MapOf<unknown>): readonly string[] {
  const now = new Set(lost);
  for (const [id, value] of Object.entries(units)) {
    if (value === null) now.add(id);
    else now.delete(id);
  }
  return order.filter((id) => now.has(id));
}

function applyToMenu(order: readonly string[], menu: Menu | null, change: ViewDelta['legal']): Menu | null {
  if (change === undefined) return menu;
  if (change === null || isWhole(change)) return change;
  const { units, general } = menu ?? { units: [], general: [] };
  const now = new Set(units);
  for (const id of change.removed ?? []) now.delete(id);
  for (const id of change.added ?? []) now.add(id);
  return { units: order.filter((id) => now.has(id)), general: change.general ?? general };
}

const isWhole = (menu: Menu | MenuChange): menu is Menu => 'units' in menu;
