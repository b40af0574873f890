import type { Gauge, Seat, UnitCard, Whereabouts } from '@impulse/engine';
import type { UnitData } from '../data/types.js';
import { eyesOf, flagBits, type FlagName, knows } from '../position/position.js';
import { checkActs, TO_MOVE } from '../rules/turn/activations.js';
import { movementPoints } from '../rules/movement/movement.js';
import { checkDue, checkEnters } from '../rules/forces/reinforcements.js';
import { EXITED, isGround, LOST, NONE, OFF_MAP, type State, strengthLeft } from '../state.js';
import type { Figure as FigureCode } from '../text/codes.js';
import { hexOfUnit, isInPlay, unitInPlay } from './places.js';
import { isReady } from './ready.js';

/** Units as a seat knows them. */

export function unitCards(state: State, seat: Seat): UnitCard[] {
  const { context } = state;
  return context.units.flatMap((_, unit) => (isInPlay(context, unit) ? [cardOf(state, seat, unit)] : []));
}

export function unitCard(state: State, seat: Seat, id: string): UnitCard | null {
  const unit = unitInPlay(state, id);
  return unit === undefined ? null : cardOf(state, seat, unit);
}

function cardOf(state: State, seat: Seat, unit: number): UnitCard {
  const data = state.context.units[unit];
  const secret = !knows(state, unit, eyesOf(state, seat));
  const marks = secret ? [] : flagBits.read(state.flags[unit]);
  return {
    id: data.id,
    side: data.side,
    type: data.type,
    formation: data.formation.en,
    group: data.division,
    where: secret ? 'unknown' : whereabouts(state.hexOf[unit]),
    hex: hexOfUnit(state, seat, unit),
    strength: { left: state.hexOf[unit] === LOST ? 0 : strengthLeft(state, unit), full: data.strength },
    movement: movementOf(state, unit),
    figures: figuresOf(data),
    traits: data.combinedArms ? ['combinedArms' satisfies FigureCode] : [],
    marks,
    spent: !secret && isSpent(state, unit, marks),
  };
}

/** Has it had its action, or none in an impulse of its side? */
function isSpent(state: State, unit: number, marks: readonly FlagName[]): boolean {
  const acting = state.context.side[unit] === state.active;
  return (acting || marks.some((mark) => ends.has(mark))) && !isReady(state, unit);
}

const whereabouts = (place: number): Whereabouts => (place >= 0 ? 'map' : elsewhere[place]);
const elsewhere: Readonly<Record<number, Whereabouts>> = { [OFF_MAP]: 'off', [LOST]: 'lost', [EXITED]: 'exited' };

/** Marks of those who have had their action. */
const ends: ReadonlySet<FlagName> = new Set([
  'moved',
  'assaulted',
  'overran',
  'barraged',
  'supported',
  'stayed',
  'recovered',
  'flown',
]);

/** 6.0: points follow from the activation number, so a unit has some only in an impulse of its side. */
function movementOf(state: State, unit: number): Gauge | null {
  if (state.active === NONE || state.context.side[unit] !== state.active || !isGround(unit)) return null;
  const waits = state.hexOf[unit] === OFF_MAP;
  if (waits ? checkDue(state, unit) : state.hexOf[unit] < 0) return null;
  const full = movementPoints(state, unit);
  const moves = waits ? !checkEnters(state, unit) : !checkActs(state, unit, TO_MOVE);
  return { left: moves ? full : state.pointsLeft[unit], full };
}

/** In their order on the counter: strength, protection, initiative, and what only some have. */
const printed = [
  'strength',
  'protection',
  'initiative',
  'assaultInitiative',
  'range',
  'versusArmor',
  'versusAir',
] as const satisfies readonly FigureCode[];

const figuresOf = (data: UnitData): UnitCard['figures'] =>
  printed.flatMap((code) => {
    const value = data[code];
    return value === undefined ? [] : [{ code, value }];
  });
