import type { Context } from '@impulse/totensonntag/context.js';
import { grid } from '@impulse/totensonntag/context.js';
import { stackLimit } from '@impulse/totensonntag/state.js';
import type { View } from '@impulse/totensonntag/position/view.js';
import { stack } from '../battles/totensonntag/art.js';
import { faceOf } from '../battles/totensonntag/face.js';
import type { Counter, Mark, PathShown, Stack } from '../board/types.js';
import { pathCosts } from '@impulse/totensonntag/aids/aids.js';
import type { Attack, AttackKind, Orders } from './orders.js';
import type { Roster, Unit } from './roster.js';

/** What the board is given to draw, from what the session knows. */

const spentFlags = new Set(['moved', 'assaulted', 'overran', 'barraged', 'supported', 'stayed', 'recovered', 'flown']);

/** Glows when it can act; is dimmed when it has acted, or cannot in the impulse of its side. */
function moodOf(unit: Unit, ready: ReadonlySet<string>, acting: string | null): Counter['mood'] {
  if (ready.has(unit.id)) return 'ready';
  return unit.side === acting || unit.flags.some((flag) => spentFlags.has(flag)) ? 'spent' : 'plain';
}

export const counterOf = (unit: Unit, mood: Counter['mood'] = 'plain'): Counter => ({
  id: unit.id,
  face: faceOf(unit.data, unit.hits),
  mood,
});

export function counterStacks(
  stacks: ReadonlyMap<string, readonly string[]>,
  roster: Roster,
  ready: ReadonlySet<string>,
  acting: string | null,
): Map<number, Stack> {
  const shown = new Map<number, Stack>();
  for (const [hex, units] of stacks) {
    const counters = units.map((id) => {
      const unit = roster.get(id)!;
      return counterOf(unit, moodOf(unit, ready, acting));
    });
    shown.set(grid.parse(hex), stack(counters, roster.get(units[0])!.side));
  }
  return shown;
}

const markOfAttack: Readonly<Record<AttackKind, string>> = {
  assault: 'target',
  overrun: 'target-overrun',
  barrage: 'target-barrage',
  'barrage-target': 'target-barrage',
  'air-strike': 'target',
};

/** The plainest way to attack a hex gives the mark: an assault before an overrun before a barrage. */
const plainness: readonly AttackKind[] = ['assault', 'overrun', 'barrage-target', 'barrage', 'air-strike'];
const plainest = (attacks: readonly Attack[]): AttackKind =>
  plainness.find((kind) => attacks.some((attack) => attack.kind === kind))!;

type UnspokenMark = Omit<Mark, 'spoken'>;

/** Hexes where the selected units can do something together. */
function orderMarks(orders: readonly Orders[]): Map<string, Omit<UnspokenMark, 'hex'>> {
  const marks = new Map<string, Omit<UnspokenMark, 'hex'>>();
  const [first, ...others] = orders;
  if (!first) return marks;
  for (const [hex, { action, left, stops }] of first.ways) {
    const all = [{ left, stops }, ...others.flatMap((one) => one.ways.get(hex) ?? [])];
    if (all.length !== orders.length) continue;
    const least = Math.min(...all.map((way) => way.left ?? Infinity));
    const look = wayMark(
      action.type,
      all.some((way) => way.stops),
    );
    marks.set(hex, Number.isFinite(least) ? { look, label: String(least) } : { look });
  }
  for (const { attacks, others: rest } of orders) {
    for (const [hex, ways] of attacks) marks.set(hex, { look: markOfAttack[plainest(ways)] });
    for (const action of rest) {
      if (action.type === 'exit') marks.set(action.path.at(-1) ?? '', { look: 'exit' });
    }
  }
  return marks;
}

function wayMark(type: string, stops: boolean): string {
  if (stops) return 'reach-stop';
  if (type === 'place') return 'zone';
  if (type === 'enter') return 'entry';
  return type === 'advance' ? 'advance' : 'reach';
}

export function marksFor(view: View, orders: readonly Orders[], roster: Roster): UnspokenMark[] {
  const marks = orderMarks(orders);
  const { step, focus, stacks, side } = view.position;
  if (focus !== null && !marks.has(focus)) {
    if (step === 'advance') marks.set(focus, { look: 'advance' });
    if (step === 'barrage-target') marks.set(focus, { look: 'target-barrage' });
  }
  if (step === 'impulse' || step === 'excess') {
    for (const [hex, units] of Object.entries(stacks)) {
      const crowded = units.length > stackLimit && roster.get(units[0])!.side === side;
      if (crowded && !marks.has(hex)) marks.set(hex, { look: 'excess', label: String(units.length) });
    }
  }
  return [...marks].flatMap(([hex, mark]) => (hex === '' ? [] : [{ ...mark, hex: grid.parse(hex) }]));
}

/** The way to a hex that is pointed at, with its running cost. */
export function pathShown(
  context: Context,
  orders: readonly Orders[],
  hex: string | null,
  roster: Roster,
): PathShown | null {
  const [first] = orders;
  if (!first || hex === null) return null;
  const way = first.ways.get(hex);
  const attack = way ? undefined : first.attacks.get(hex)?.[0];
  const action = way?.action ?? attack?.action;
  return action ? pathOf(context, action, roster) : null;
}

/** The path of an action, for drawing: from the hex of departure, or from the edge for a unit that enters. */
export function pathOf(
  context: Context,
  action: {
    readonly type: string;
    readonly unit?: string;
    readonly path?: readonly string[];
    readonly overrun?: string;
    readonly target?: string;
  },
  roster: Roster,
): PathShown | null {
  const { unit, path = [], overrun } = action;
  if (unit === undefined) return null;
  const target = overrun ?? (action.type === 'assault' || action.type === 'barrage' ? action.target : undefined);
  const start = roster.get(unit);
  const from = start?.onMap ? [start.at] : [];
  const hexes = [...from, ...path];
  if (hexes.length === 0 || (path.length === 0 && target === undefined)) return null;
  const costs = pathCosts(context, unit, path);
  return {
    hexes: hexes.map((label) => grid.parse(label)),
    costs: (from.length > 0 ? costs : costs.slice(1)).map(String),
    ...(target === undefined ? {} : { attack: grid.parse(target) }),
  };
}
