import type { Refusal } from '@impulse/engine';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import type { Attack, Orders } from './orders.js';

/** What a click on the map means. */
export type Intent =
  | { readonly kind: 'act'; readonly actions: readonly Action[] }
  | { readonly kind: 'propose'; readonly attacks: readonly Attack[] }
  /** At the exit: leave the map, or stop there. */
  | { readonly kind: 'leave'; readonly exit: Action; readonly stop: Action | null }
  | { readonly kind: 'select'; readonly unit: string }
  | { readonly kind: 'refuse'; readonly refusal: Refusal | null }
  /** Look into the hex, nothing else. */
  | { readonly kind: 'look' };

export interface Click {
  readonly hex: string;
  /** The counter that was hit, when one was. */
  readonly unit: string | null;
  /** The same spot was clicked just before. */
  readonly again: boolean;
  /** Units in the hex, from the top. */
  readonly here: readonly string[];
  readonly isMine: (unit: string) => boolean;
  readonly selection: readonly string[];
  /** Orders of the selected units; empty when nobody at the table may decide. */
  readonly orders: readonly Orders[];
  readonly whyNot: (unit: string, hex: string) => Refusal | null;
}

/**
 * A lit hex is acted on; a unit is selected, and clicking it again takes the next of its stack; with a unit selected,
 * anything else is answered with the reason why not.
 */
export function intentOf(click: Click): Intent {
  const { hex, here, orders } = click;
  if (orders.length > 0) {
    const exit = exitThrough(orders, hex);
    if (exit) return exit;
    const ways = orders.map((one) => one.ways.get(hex));
    if (ways.every((way) => way !== undefined)) return { kind: 'act', actions: ways.map((way) => way.action) };
    const attacks = orders.flatMap((one) => one.attacks.get(hex) ?? []);
    if (attacks.length > 0) return { kind: 'propose', attacks };
  }
  const mine = here.filter(click.isMine);
  if (mine.length > 0) return { kind: 'select', unit: nextOf(mine, click) };
  const active = orders.find((one) => !one.ways.has(hex));
  if (active) return { kind: 'refuse', refusal: click.whyNot(active.unit, hex) };
  if (here.length > 0) return { kind: 'select', unit: nextOf(here, click) };
  return { kind: 'look' };
}

/** One unit is asked whether it is to leave or to stop in the exit hex; several leave together. */
function exitThrough(orders: readonly Orders[], hex: string): Intent | null {
  const exits = orders.flatMap(({ others }) => others.filter((action) => action.type === 'exit'));
  const [exit, other] = exits;
  if (!exit || exits.length < orders.length || exits.some((action) => action.path.at(-1) !== hex)) return null;
  if (other) return { kind: 'act', actions: exits };
  return { kind: 'leave', exit, stop: orders[0].ways.get(hex)?.action ?? null };
}

/** Clicking a selected unit again takes the next one of its stack. */
function nextOf(units: readonly string[], { unit, again, selection }: Click): string {
  const current = selection.length === 1 ? units.indexOf(selection[0]) : -1;
  const picked = unit !== null && units.includes(unit) ? unit : units[0];
  return current >= 0 && (again || picked === selection[0]) ? units[(current + 1) % units.length] : picked;
}
