import { ActionCodes, type Reminder, type Seat } from '@impulse/engine';
import { headHex } from '../../actions/packing.js';
import { grid } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { fightsOf } from '../../forecast/fights.js';
import { whiteDeath } from '../../game.js';
import { listOf } from '../../legal.js';
import { listAssaults } from '../../rules/assault/assault.js';
import { nextTarget } from '../../rules/assault/targets.js';
import { supportsFight } from '../../rules/barrage/support.js';
import { poolOf } from '../../rules/city/fortress.js';
import { entryHexes } from '../../rules/forces/reinforcements.js';
import { listDeploy } from '../../rules/movement/deploying.js';
import { FOR_BARRAGE } from '../../rules/supply/supply-points.js';
import { checkDone } from '../../rules/turn/sequence.js';
import { NONE, OFF_MAP, RESOLVED, type State, STEP, steps } from '../../state.js';
import type { WarningCode } from '../codes.js';
import { canGo, readyUnits } from './ready.js';
import { decides } from '../seats.js';

/** What would be left undone if the deciding side ended its step. */

type Warning = Reminder['warnings'][number];

export function reminderOf(state: State, seat: Seat): Reminder | null {
  if (!decides(state, seat) || checkDone(state)) return null;
  const units = idleUnits(state);
  const idle = units.map((unit) => state.context.unitIds[unit]);
  const warnings = warningsOf(state);
  const asks = isForgetful(state, units) && (idle.length > 0 || warnings.length > 0);
  return { step: steps[state.step], idle, warnings, asks };
}

/** 15A2: a side that has not paid for barrages wants none; one that has may have forgotten a gun. */
function isForgetful(state: State, guns: readonly number[]): boolean {
  return state.step !== STEP.barrage || guns.some((gun) => state.paid[poolOf(state, gun)] >= FOR_BARRAGE);
}

/** In the movement phase only whoever has not done anything yet: hardly anybody uses up all of its points. */
function idleUnits(state: State): number[] {
  const units = readyUnits(state);
  if (state.step === STEP.barrage) return units.filter((gun) => !isKept(state, gun));
  if (state.step !== STEP.movement) return units;
  return units.filter((unit) => state.spent[unit] === 0 && state.target[unit] === NONE && canGo(state, unit));
}

/** 11B1: a gun that fires a barrage supports no assault; one that can support one may have been spared for it. */
function isKept(state: State, gun: number): boolean {
  for (let hex = nextTarget(state, RESOLVED); hex !== NONE; hex = nextTarget(state, RESOLVED, hex + 1)) {
    if (supportsFight(state, gun, hex)) return true;
  }
  return false;
}

const codes = new ActionCodes();

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

/** Who could do something, and in or against which hexes. */
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
  const { context, deciding: side } = state;
  const found = new Map<WarningCode, Openings>();
  const add = (code: WarningCode, unit: number, hex: number) => {
    const openings = found.get(code) ?? new Openings();
    found.set(code, openings);
    openings.add(unit, hex);
  };
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const at = state.hexOf[unit];
    if (at === OFF_MAP && canGo(state, unit)) {
      for (const hex of entryHexes(state, unit)) add('arrivals', unit, hex);
    }
    if (at < 0) continue;
    codes.clear();
    listAssaults(state, unit, codes);
    for (let i = 0; i < codes.length; i++) add('assaults', unit, headHex(codes.head(i)));
    codes.clear();
    listDeploy(state, unit, codes);
    if (codes.length > 0) add('undeployed', unit, at);
    const filling = fillingOf(state, unit);
    if (filling) add(filling, unit, at);
  }
  return Array.from(found, ([code, { hexes, units }]) => warning(state, code, hexes, units));
}

function fillingOf(state: State, number: number): WarningCode | null {
  if (state.strength[number] >= state.context.fullStrength[number]) return null;
  const seat = sideIds[state.deciding];
  const unit = state.context.unitIds[number];
  if (whiteDeath.refuse(state, seat, { type: 'repair', unit }) === null) return 'repairs';
  return whiteDeath.refuse(state, seat, { type: 'replace', unit, points: 1 }) === null ? 'replacements' : null;
}

/** 5.3: guns that could still fire and support nobody, and the hexes in their range. */
function barrageWarnings(state: State): Warning[] {
  const openings = new Openings();
  for (const unit of idleUnits(state)) {
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
