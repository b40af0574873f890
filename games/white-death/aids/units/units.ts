import { isOwn, type Figure, type Gauge, type Seat, type UnitCard, type Whereabouts } from '@impulse/engine';
import { ARTILLERY, grid, hexCount } from '../../context.js';
import type { UnitData } from '../../data/types.js';
import { eyesOf, flagBits, flagsSeen } from '../../position/position.js';
import { inFortress, poolOf } from '../../rules/city/fortress.js';
import { isFrozen } from '../../rules/movement/may-move.js';
import { isBound } from '../../rules/movement/reach.js';
import { paintIsolation } from '../../rules/supply/isolation.js';
import { EXITED, LOST, NONE, OFF_MAP, POINT, POOL_FORTRESS, type State, STEP } from '../../state.js';
import type { Figure as FigureCode, Special } from '../../text/codes.js';
import type { Condition } from '../codes.js';
import { canAct, readyUnits } from './ready.js';
import { maySee, unitNumber } from '../seats.js';
import { knows } from '../../knowledge/knowledge.js';

/** Units as a seat knows them. */

export function unitCards(state: State, seat: Seat): UnitCard[] {
  const viewer = eyesOf(state, seat);
  const traces = tracesOf(state);
  const able = areAsked(state, seat) ? new Set(readyUnits(state)) : null;
  return state.context.units.map((_, number) =>
    cardOf(state, viewer, number, traces, able !== null && isIdle(state, number) && !able.has(number)),
  );
}

export function unitCard(state: State, seat: Seat, id: string): UnitCard | null {
  const number = unitNumber(state, id);
  if (number === NONE) return null;
  const spent = areAsked(state, seat) && isIdle(state, number) && !canAct(state, number);
  return cardOf(state, eyesOf(state, seat), number, tracesOf(state), spent);
}

/** In these steps units are asked one by one; fire is given for whole hexes. */
const areAsked = (state: State, seat: Seat): boolean => maySee(state, seat) && unitSteps.has(state.step);
const unitSteps: ReadonlySet<number> = new Set([STEP.movement, STEP.barrage, STEP.advance]);

/** Of the deciding side, on the map, and not about to assault. */
const isIdle = ({ context, hexOf, target, deciding }: State, number: number): boolean =>
  context.side[number] === deciding && hexOf[number] >= 0 && target[number] === NONE;

function cardOf(state: State, viewer: number, number: number, traces: readonly Uint8Array[], spent: boolean): UnitCard {
  const { context } = state;
  // Written out: many cards are asked for at once, and copying them from an object takes ten times as long.
  const { id, side, type, formation, group, figures, traits } = printedOn(context.units[number]);
  if (!knows(state, viewer, number)) {
    const unknown = { where: 'unknown', hex: null, strength: null, movement: null, marks: [], spent: false } as const;
    return { id, side, type, formation, group, figures, traits, ...unknown };
  }
  const place = state.hexOf[number];
  return {
    id,
    side,
    type,
    formation,
    group,
    figures,
    traits,
    where: whereabouts(place),
    hex: grid.labels[place] ?? null,
    strength: { left: state.strength[number], full: context.fullStrength[number] },
    movement: isOwn(context.side[number], viewer) ? movementOf(state, number) : null,
    marks: [...flagBits.read(flagsSeen(state, number, viewer)), ...conditionsOf(state, number, traces)],
    spent,
  };
}

function whereabouts(place: number): Whereabouts {
  if (place >= 0) return 'map';
  if (place === LOST) return 'lost';
  return place === EXITED ? 'exited' : 'off';
}

/** Of the impulse under way; state keeps twelfths of a point. */
function movementOf(state: State, number: number): Gauge | null {
  if (state.impulse === 0 || state.context.side[number] !== state.active || state.hexOf[number] < OFF_MAP) return null;
  return { left: Math.max(0, state.impulse - state.spent[number] / POINT), full: state.impulse };
}

/** By side: the hexes from which it can trace a path to an edge (15C). */
function tracesOf(state: State): readonly Uint8Array[] {
  return [0, 1].map((side) => {
    const painted = new Uint8Array(hexCount);
    paintIsolation(state, side, painted);
    return painted;
  });
}

/** 5.3 to 5.5: guns are chosen. */
const gunSteps: ReadonlySet<number> = new Set([STEP.barrage, STEP.defence, STEP.assault]);

function conditionsOf(state: State, number: number, traces: readonly Uint8Array[]): Condition[] {
  const { context } = state;
  const place = state.hexOf[number];
  if (place < 0) return [];
  const conditions: Condition[] = [];
  const cut = traces[context.side[number]][place] === 0;
  // 15D2.
  if (cut && !(state.avoidsIsolation && inFortress(state, number))) conditions.push('isolated');
  if (isFrozen(state, number)) conditions.push('frozen');
  else if (isBound(state, number)) conditions.push('bound');
  const isGun = (context.kind[number] & ARTILLERY) !== 0;
  if (isGun && gunSteps.has(state.step) && poolOf(state, number) === POOL_FORTRESS) conditions.push('city-supply');
  return conditions;
}

type Printed = Pick<UnitCard, 'id' | 'side' | 'type' | 'formation' | 'group' | 'figures' | 'traits'>;

const faces = new WeakMap<UnitData, Printed>();

/** What never changes. */
function printedOn(data: UnitData): Printed {
  let face = faces.get(data);
  if (!face) {
    const { id, side, type, formation } = data;
    // The order of battle knows nothing above divisions, brigades and the troops of armies.
    face = { id, side, type, formation, group: formation, figures: figuresOf(data), traits: traitsOf(data) };
    faces.set(data, face);
  }
  return face;
}

const printed = [
  'strength',
  'conventional',
  'antitank',
  'defence',
  'morale',
  'range',
  'barrage',
  'support',
] as const satisfies readonly FigureCode[];

const figuresOf = (data: UnitData): Figure[] =>
  printed.flatMap((code) => {
    const value = data[code];
    return value === undefined ? [] : [{ code, value }];
  });

const specials = [
  'defensiveOnly',
  'guardsRockets',
  'soundRanging',
  'brandenburg',
] as const satisfies readonly Special[];

const traitsOf = (data: UnitData): string[] => specials.filter((special) => data[special]);
