import type { Attack, Deeds, PublicAction, Refusal } from '@impulse/engine';

/** What a click on the map means. */
export type Intent =
  | { readonly kind: 'act'; readonly actions: readonly PublicAction[]; readonly effects: readonly string[] }
  | { readonly kind: 'propose'; readonly attacks: readonly Attack<PublicAction>[] }
  /** At a way off the map: leave it, or stop there. */
  | { readonly kind: 'leave'; readonly exit: PublicAction; readonly stop: PublicAction | null }
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
  /** Units in the hex that can be told apart, from the top. */
  readonly here: readonly string[];
  readonly isMine: (unit: string) => boolean;
  readonly selection: readonly string[];
  /** What the selected units can do; empty when nobody at the table may decide. */
  readonly deeds: readonly Deeds<PublicAction>[];
  readonly whyNot: (unit: string, hex: string) => Refusal | null;
}

/**
 * A lit hex is acted on; a unit is selected, and clicking it again takes the next of its stack; with a unit selected,
 * anything else is answered with the reason why not.
 */
export function intentOf(click: Click): Intent {
  const { hex, here, deeds } = click;
  if (deeds.length > 0) {
    const exit = exitThrough(deeds, hex);
    if (exit) return exit;
    const ways = deeds.map((one) => one.ways.get(hex));
    if (ways.every((way) => way !== undefined)) {
      // Those who go together share one action.
      const actions = [...new Set(ways.map((way) => way.action))];
      return { kind: 'act', actions, effects: ways.flatMap((way) => way.effects) };
    }
    const attacks = deeds.flatMap((one) => one.attacks.get(hex) ?? []);
    if (attacks.length > 0) return { kind: 'propose', attacks };
  }
  const mine = here.filter(click.isMine);
  if (mine.length > 0) return { kind: 'select', unit: nextOf(mine, click) };
  const held = deeds.filter((one) => !one.ways.has(hex));
  if (held.length > 0) return { kind: 'refuse', refusal: firstRefusal(held, click) };
  if (here.length > 0) return { kind: 'select', unit: nextOf(here, click) };
  return { kind: 'look' };
}

/** Of several that go together the first that could not go there alone says why. */
function firstRefusal(held: readonly Deeds<PublicAction>[], { hex, whyNot }: Click): Refusal | null {
  for (const { unit } of held) {
    const refusal = whyNot(unit, hex);
    if (refusal) return refusal;
  }
  return null;
}

/** One unit is asked whether it is to leave or to stop in the exit hex; several leave together. */
function exitThrough(deeds: readonly Deeds<PublicAction>[], hex: string): Intent | null {
  const exits = deeds.flatMap((one) => one.exits.get(hex)?.action ?? []);
  if (exits.length === 0 || exits.length < deeds.length) return null;
  if (exits.length > 1) return { kind: 'act', actions: exits, effects: [] };
  return { kind: 'leave', exit: exits[0], stop: deeds[0].ways.get(hex)?.action ?? null };
}

/** Clicking a selected unit again takes the next one of its stack. */
function nextOf(units: readonly string[], { unit, again, selection }: Click): string {
  const current = selection.length === 1 ? units.indexOf(selection[0]) : -1;
  const picked = unit !== null && units.includes(unit) ? unit : units[0];
  return current >= 0 && (again || picked === selection[0]) ? units[(current + 1) % units.length] : picked;
}
