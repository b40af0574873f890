import { type Aids, copyInto, type Random, type UnitCard } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { ARTILLERY, grid } from '../context.js';
import { sideIds } from '../data/types.js';
import { fightsOf } from '../forecast/fights.js';
import { whiteDeath } from '../game.js';
import { observed } from '../rules/barrage/observation.js';
import { inSupply } from '../rules/supply/supply-lines.js';
import { NONE, type State, STEP } from '../state.js';

/** What overlays, lines of sight, warnings and tasks show, against what the rules allow. */
export function brokenShown(
  aids: BattleAids,
  state: State,
  side: string,
  offered: readonly Action[],
  random: Random,
): string | null {
  const asked: Asked = { aids, state, side };
  const assault = oneOf(offered, 'assault', random);
  const barrage = oneOf(offered, 'barrage', random);
  const { unitIds } = state.context;
  const anybody = unitIds[random.below(unitIds.length)];
  return (
    (assault && brokenThreat(asked, assault)) ??
    (barrage && brokenRange(asked, barrage)) ??
    brokenSight(asked, anybody, random) ??
    brokenSupply(asked) ??
    brokenLists(asked, assault?.unit ?? barrage?.units[0] ?? anybody)
  );
}

type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** Of actions that seldom come up, one of a type. */
function oneOf<T extends Action['type']>(offered: readonly Action[], type: T, random: Random): ActionOf<T> | null {
  const found = offered.filter((action): action is ActionOf<T> => action.type === type);
  return found.length === 0 ? null : found[random.below(found.length)];
}

type BattleAids = Aids<State, Action>;

interface Asked {
  readonly aids: BattleAids;
  readonly state: State;
  readonly side: string;
}

const numberOf = ({ context }: State, unit: string): number => context.unitNumber.get(unit) ?? NONE;

/** Whoever can assault is a threat for one point, if the other side sees it. */
function brokenThreat({ aids, state, side }: Asked, action: ActionOf<'assault'>): string | null {
  const other = sideIds.find((one) => one !== side) ?? side;
  const from = aids.unit(state, other, action.unit)?.hex ?? null;
  const stack = aids.stacks(state, other).get(action.target) ?? [];
  const target = stack.find((one) => one !== null) ?? null;
  if (from === null || target === null) return null;
  const { flags, hexes } = aids.overlay(state, other, 'threat', target);
  const points = flags.find(({ hex }) => hex === from)?.text;
  return hexes.includes(from) && points === '1' ? null : `${JSON.stringify(action)} is a threat for ${points} points`;
}

/** 11B2a: a barrage falls into the range of its guns, which ends where their cards say; up to half of it is good. */
function brokenRange({ aids, state, side }: Asked, action: ActionOf<'barrage'>): string | null {
  for (const unit of action.units) {
    const { hexes, grades } = aids.overlay(state, side, 'range', unit);
    const range = state.context.range[numberOf(state, unit)];
    const at = state.hexOf[numberOf(state, unit)];
    if (!hexes.includes(action.target)) return `${JSON.stringify(action)} is out of range`;
    const far = hexes.find((hex) => grid.distance(at, grid.parse(hex)) > range);
    const half = grades?.good.find((hex) => grid.distance(at, grid.parse(hex)) * 2 > range);
    if (far !== undefined || half !== undefined) return `${unit} is said to reach ${far ?? half} as it does not`;
  }
  return null;
}

/** 11B3: what a gun sees for itself is observed for it; the hex in the way lies between, and is the one painted. */
function brokenSight({ aids, state, side }: Asked, unit: string, random: Random): string | null {
  const number = numberOf(state, unit);
  const at = state.hexOf[number];
  if (at < 0 || (aids.unit(state, side, unit)?.hex ?? null) === null) return null;
  const { hexes, grades } = aids.overlay(state, side, 'sight', unit);
  const near = grid.within(at, 4);
  for (let i = 0; i < 4; i++) {
    const hex = near[random.below(near.length)];
    const label = grid.labels[hex];
    const sight = aids.lineOfSight?.(state, side, unit, label);
    if (!sight) return `nobody says whether ${unit} sees ${label}`;
    const seen = sight.kind === 'seen';
    if (seen !== hexes.includes(label)) return `${unit} ${seen ? 'sees' : 'does not see'} ${label}, unlike the map`;
    if (seen && !observed(state, number, hex)) return `${unit} sees ${label}, which is not observed`;
    if (sight.kind !== 'barred') continue;
    const by = grid.parse(sight.by);
    const between = grid.distance(at, by) + grid.distance(by, hex) === grid.distance(at, hex);
    if (!between || by === at || by === hex) return `${sight.by} is not between ${unit} and ${label}`;
    if (!grades?.poor.includes(sight.by)) return `${sight.by} bars ${label} from ${unit}, and is not painted`;
  }
  return null;
}

/** 15B, 15C: hexes are badly off whose units are isolated, and so-so whose known guns lack supply. */
function brokenSupply({ aids, state, side }: Asked): string | null {
  const { grades } = aids.overlay(state, side, 'supply', null);
  const cards = new Map(aids.units(state, side).map((card) => [card.id, card]));
  for (const [hex, stack] of aids.stacks(state, side)) {
    const units = stack.flatMap((id) => (id === null ? [] : (cards.get(id) ?? [])));
    const cut = units.some(({ marks }) => marks.includes('isolated'));
    const short = units.some(({ id }) => lacksSupply(state, numberOf(state, id)));
    if (units.length === 0) continue;
    if ((grades?.poor.includes(hex) ?? false) !== cut) return `${hex} is ${cut ? '' : 'not '}isolated`;
    if (!cut && short && !grades?.fair.includes(hex)) return `guns in ${hex} lack supply`;
    if (!cut && !short && !state.avoidsIsolation && !grades?.good.includes(hex)) return `nothing is wrong in ${hex}`;
  }
  return null;
}

const lacksSupply = (state: State, unit: number): boolean =>
  (state.context.kind[unit] & ARTILLERY) !== 0 && state.hexOf[unit] >= 0 && !inSupply(state, unit);

/** The action that a unit must be able to do to be listed under a code. */
const listedFor: Readonly<Record<string, Action['type']>> = {
  assaults: 'assault',
  undeployed: 'deploy',
  arrivals: 'enter',
  repairs: 'repair',
  replacements: 'replace',
  barrages: 'barrage',
  advances: 'advance',
};

/** Whoever is warned of or listed can do what it is listed for, and whoever can is listed. */
function brokenLists({ aids, state, side }: Asked, unit: string): string | null {
  const warnings = aids.left(state, side)?.warnings;
  const tasks = aids.tasks?.(state, side) ?? [];
  const card = aids.unit(state, side, unit);
  if (!warnings || card?.side !== side) return null;
  const can = new Set(whiteDeath.legal(state, side, unit).map(({ type }) => type));
  for (const [code, type] of Object.entries(listedFor)) {
    if (!isAsked(state, code)) continue;
    // 18: who can be repaired is not told of replacements besides.
    const isElsewhere = code === 'replacements' ? can.has('repair') : code === 'barrages' && isSpared(state, unit);
    const able = can.has(type) && !isElsewhere;
    const lists = state.step === STEP.movement ? [warnings, tasks] : [warnings];
    for (const list of lists) {
      const listed = list.find((one) => one.code === code)?.units.includes(unit) ?? false;
      if (listed !== able) return `${unit} ${able ? 'can' : 'cannot'} ${type}, and is ${listed ? '' : 'not '}listed`;
    }
  }
  return state.step === STEP.movement ? brokenTrouble(state, tasks, card, can) : null;
}

/** 11B1: could a gun support a declared assault if the fire began now? */
function isSpared(state: State, gun: string): boolean {
  const then = whiteDeath.blank(state);
  copyInto(then, state);
  then.step = STEP.assault;
  return fightsOf(then).some(({ support }) => support.some(({ unit }) => unit === gun));
}

function isAsked(state: State, code: string): boolean {
  if (code === 'barrages') return state.step === STEP.barrage;
  if (code === 'advances') return state.step === STEP.advance;
  return state.step === STEP.movement;
}

/** Who is in trouble: isolated, without supply, or not free to go. */
function brokenTrouble(
  state: State,
  tasks: readonly { readonly code: string; readonly units: readonly string[] }[],
  { id, marks, hex }: UnitCard,
  can: ReadonlySet<string>,
): string | null {
  const listed = (code: string): boolean => tasks.find((one) => one.code === code)?.units.includes(id) ?? false;
  if (hex === null) return null;
  if (listed('isolated') !== marks.includes('isolated')) return `${id} is or is not isolated`;
  if (listed('unsupplied') !== lacksSupply(state, numberOf(state, id))) return `${id} has or lacks supply`;
  if (listed('fixed') && can.has('move')) return `${id} can move and is called fixed`;
  return listed('unmoved') && !can.has('move') && !can.has('rail') ? `${id} cannot move and is called unmoved` : null;
}
