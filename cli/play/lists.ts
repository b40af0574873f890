import type { Language } from '@impulse/engine';
import { notate } from '@impulse/library/totensonntag/notation.js';
import { totensonntag } from '@impulse/totensonntag';
import { grid } from '@impulse/totensonntag/context.js';
import type { Action, ActionType } from '@impulse/totensonntag/actions/actions.js';
import { sideIds } from '@impulse/totensonntag/data/types.js';
import { phrases } from '@impulse/totensonntag/text/index.js';
import { STEP } from '@impulse/totensonntag/state.js';
import { figures } from './inspect.js';
import { chance, type Scene } from './read.js';
import { padded } from './width.js';

/** Legal actions, numbered: first by unit, then those of one unit. */

export type Choice = { readonly unit: string } | { readonly action: Action };

export interface Listing {
  readonly lines: readonly string[];
  readonly choices: readonly Choice[];
}

type UnitAction = Extract<Action, { readonly unit: string }>;

const percent = (probability: number): string => `${Math.round(probability * 100)}%`;

export function legalNow({ state }: Scene, unit?: string): Action[] {
  const side = sideIds[state.deciding];
  return side === undefined ? [] : totensonntag.legal(state, side, unit);
}

function byUnit(actions: readonly Action[]): Map<string, UnitAction[]> {
  const units = new Map<string, UnitAction[]>();
  for (const action of actions) {
    if (!('unit' in action)) continue;
    const list = units.get(action.unit);
    if (list) list.push(action);
    else units.set(action.unit, [action]);
  }
  return units;
}

export const actorCount = (at: Scene): number => byUnit(legalNow(at)).size;

const targetOf = (action: UnitAction): string | null => {
  if (action.type === 'assault' || action.type === 'barrage') return action.target;
  return 'overrun' in action && action.overrun !== undefined ? action.overrun : null;
};

/** Attacks of one unit, each hex once with the best chance at it. */
function attackSummary(at: Scene, actions: readonly UnitAction[], language: Language): string[] {
  const best = new Map<string, { label: string; target: string; chance: number }>();
  for (const action of actions) {
    const target = targetOf(action);
    if (target === null) continue;
    const label = 'overrun' in action ? at.speech.overrun : phrases[language].action(action.type).toLowerCase();
    const odds = chance(at, action);
    const known = best.get(`${label} ${target}`);
    if (!known || odds > known.chance) best.set(`${label} ${target}`, { label, target, chance: odds });
  }
  return [...best.values()].map(({ label, target, chance: odds }) => `${label} ${target} ${percent(odds)}`);
}

/** What a unit can do, in a few words. */
function summary(at: Scene, actions: readonly UnitAction[], language: Language): string {
  const words = phrases[language];
  const counts = new Map<ActionType, number>();
  for (const action of actions) {
    if (targetOf(action) === null) counts.set(action.type, (counts.get(action.type) ?? 0) + 1);
  }
  const rest = [...counts].map(([type, count]) => {
    const label = words.action(type).toLowerCase();
    if (['move', 'enter', 'place'].includes(type)) return `${label} ${at.speech.moves(count)}`;
    return count > 1 ? `${label} (${count})` : label;
  });
  return [...attackSummary(at, actions, language), ...rest].join(', ');
}

export function listUnits(at: Scene, language: Language): Listing {
  const { state, speech } = at;
  const { context } = state;
  const actions = legalNow(at);
  const lines: string[] = [];
  const choices: Choice[] = [];
  const number = (text: string, choice: Choice): void => {
    choices.push(choice);
    lines.push(`${String(choices.length).padStart(4)}  ${text}`);
  };
  const units = byUnit(actions);
  if (units.size > 0) lines.push(speech.canAct(units.size));
  else if (state.step === STEP.impulse) lines.push(speech.nobodyCanAct);
  for (const [id, own] of units) {
    const unit = context.unitNumber.get(id)!;
    const place = grid.labels[state.hexOf[unit]] ?? '-';
    number(
      `${padded(id, 11)} ${padded(phrases[language].unit(id), 18)} ${padded(place, 4)} ${padded(figures(state, unit), 9)} ${summary(at, own, language)}`,
      { unit: id },
    );
  }
  const general = actions.filter((action) => !('unit' in action));
  const stacks = new Set(general.flatMap((action) => (action.type === 'stack' ? [action.hex] : [])));
  const others = general.filter((action) => action.type !== 'stack');
  if (others.length > 0) {
    if (units.size > 0) lines.push(speech.besides);
    for (const action of others) number(`${padded(notate(action), 14)} ${phrases[language].order(action)}`, { action });
  }
  if (stacks.size > 0) lines.push(`      stack ${[...stacks].join(', ')}`);
  return { lines, choices };
}

/** Everything one unit can do: attacks and the like line by line with their odds, moves side by side. */
export function listActions(at: Scene, id: string, language: Language, width: number): Listing {
  const { speech } = at;
  const name = `${id} (${phrases[language].unit(id)})`;
  const actions = legalNow(at, id);
  if (actions.length === 0) return { lines: [speech.nothingFor(name)], choices: [] };
  const simple = actions.filter((action) => isDrive(action)).toSorted((a, b) => placeOf(a) - placeOf(b));
  const others = actions.filter((action) => !isDrive(action));
  const choices: Choice[] = [...others, ...simple].map((action) => ({ action }));
  const lines = [speech.actionsOf(name)];
  others.forEach((action, index) => {
    const odds = chance(at, action);
    lines.push(`${String(index + 1).padStart(4)}  ${notate(action)}${odds > 0 ? `  ${percent(odds)}` : ''}`);
  });
  const cells = simple.map(
    (action, index) => `${String(others.length + index + 1).padStart(4)}  ${padded(destination(action), 4)}`,
  );
  const perLine = Math.max(1, Math.floor((width - 8) / 11));
  for (let i = 0; i < cells.length; i += perLine) {
    const verb = i === 0 || simple[i].type !== simple[i - 1].type ? simple[i].type : '';
    lines.push(`${padded(verb, 6)}${cells.slice(i, i + perLine).join(' ')}`);
  }
  return { lines, choices };
}

type Drive = Extract<Action, { readonly type: 'move' | 'enter' | 'place' }>;

function isDrive(action: Action): action is Drive {
  if (action.type === 'place') return true;
  return (action.type === 'move' || action.type === 'enter') && action.overrun === undefined;
}

/** Rows from north to south, each from west to east. */
function placeOf(action: Drive): number {
  const hex = grid.parse(destination(action));
  const { columns } = grid.layout;
  return (hex % columns) - Math.floor(hex / columns) * columns;
}

const destination = (action: Drive): string => (action.type === 'place' ? action.hex : action.path.at(-1)!);
