import { ActionCodes, type Reminder, type Seat } from '@impulse/engine';
import { KIND } from '../actions/actions.js';
import { headHex, headKind } from '../actions/packing.js';
import { grid } from '../context.js';
import { fightsOf } from '../forecast/fights.js';
import { listOf } from '../legal.js';
import { checkDone } from '../rules/turn/sequence.js';
import { NONE, OFF_MAP, type State, STEP, steps } from '../state.js';
import type { WarningCode } from './codes.js';
import { readyUnits } from './ready.js';
import { decides } from './seats.js';

/** What would be left undone if the deciding side ended its step. */

type Warning = Reminder['warnings'][number];

export function reminderOf(state: State, seat: Seat): Reminder | null {
  if (!decides(state, seat) || checkDone(state)) return null;
  const idle = idleUnits(state).map((unit) => state.context.unitIds[unit]);
  const warnings = warningsOf(state);
  // The first turn begins with the weather, and there is no way back from that.
  const asks = idle.length > 0 || warnings.length > 0 || state.step === STEP.setup;
  return { step: steps[state.step], idle, warnings, asks };
}

/** In the movement phase only whoever has not done anything yet: hardly anybody uses up all of its points. */
function idleUnits(state: State): number[] {
  const units = readyUnits(state);
  if (state.step !== STEP.movement) return units;
  return units.filter((unit) => state.spent[unit] === 0 && state.target[unit] === NONE && canGo(state, unit));
}

const codes = new ActionCodes(2);

const goes: ReadonlySet<number> = new Set([KIND.move, KIND.enter, KIND.rail]);

function canGo(state: State, unit: number): boolean {
  listOf(state, unit, codes);
  for (let i = 0; i < codes.length; i++) if (goes.has(headKind(codes.head(i)))) return true;
  return false;
}

function warningsOf(state: State): Warning[] {
  switch (state.step) {
    case STEP.movement:
      return movementWarnings(state);
    case STEP.barrage:
      return barrageWarnings(state);
    case STEP.defence:
    case STEP.assault:
      return fireWarnings(state);
    case STEP.advance:
      return [warning(state, 'advances', [state.focusHex], readyUnits(state))].filter(isAboutSomebody);
    default:
      return [];
  }
}

const isAboutSomebody = ({ hexes, units }: Warning): boolean => hexes.length > 0 && units.length > 0;

const warning = (state: State, code: WarningCode, hexes: Iterable<number>, units: Iterable<number>): Warning => ({
  code,
  hexes: Array.from(hexes, (hex) => grid.labels[hex]),
  units: Array.from(units, (unit) => state.context.unitIds[unit]),
});

/** What units of the deciding side can do now, by kind of action: who, and in or against which hexes. */
class Openings {
  readonly units = new Set<number>();
  readonly hexes = new Set<number>();

  add(unit: number, hex: number): void {
    this.units.add(unit);
    if (hex >= 0) this.hexes.add(hex);
  }
}

/** 5.2, 6B2, 17, 18. */
function movementWarnings(state: State): Warning[] {
  const { context, side } = state;
  const found: Record<string, Openings> = {};
  const add = (code: WarningCode, unit: number, hex: number) => (found[code] ??= new Openings()).add(unit, hex);
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const at = state.hexOf[unit];
    if (at < OFF_MAP) continue;
    listOf(state, unit, codes);
    for (let i = 0; i < codes.length; i++) {
      const head = codes.head(i);
      const code = warningFor.get(headKind(head));
      if (code === undefined) continue;
      add(code, unit, code === 'assaults' || code === 'arrivals' ? headHex(head) : at);
    }
  }
  return Object.entries(found).map(([code, { hexes, units }]) => warning(state, code as WarningCode, hexes, units));
}

const warningFor: ReadonlyMap<number, WarningCode> = new Map([
  [KIND.assault, 'assaults'],
  [KIND.deploy, 'undeployed'],
  [KIND.enter, 'arrivals'],
  [KIND.replace, 'replacements'],
  [KIND.repair, 'repairs'],
]);

/** 5.3: guns that could still fire, and the hexes in their range. */
function barrageWarnings(state: State): Warning[] {
  const openings = new Openings();
  for (const unit of readyUnits(state)) {
    listOf(state, unit, codes);
    for (let i = 0; i < codes.length; i++) openings.add(unit, headHex(codes.head(i)));
  }
  return openings.units.size === 0 ? [] : [warning(state, 'barrages', openings.hexes, openings.units)];
}

/** 5.4, 5.5, default actions: hexes that would fire, or be fired at, by default; and guns that would then be silent. */
function fireWarnings(state: State): Warning[] {
  const fights = fightsOf(state);
  const hexes = fights.map(({ target }) => target);
  const guns = new Set(fights.flatMap(({ support }) => support.map(({ unit }) => unit)));
  const supported = fights.filter(({ support }) => support.length > 0).map(({ target }) => target);
  const found: Warning[] = [];
  if (hexes.length > 0) found.push({ code: 'default-fire' satisfies WarningCode, hexes, units: [] });
  if (guns.size > 0) found.push({ code: 'support' satisfies WarningCode, hexes: supported, units: [...guns] });
  return found;
}
