import {
  type Bounds,
  type Detail,
  type DetailValue,
  type Draft,
  type Drafting,
  numberIn,
  partsIn,
  type Seat,
  toggled,
} from '@impulse/engine';
import { type Action, Order, QUARTER, rocketValues } from '../../actions/actions.js';
import { readAction } from '../../actions/action-numbers.js';
import { grid } from '../../context.js';
import { whiteDeath } from '../../game.js';
import { actors } from '../../legal.js';
import { observedAsKnown } from '../../rules/barrage/observation.js';
import {
  barrageValue,
  EIGHTH,
  findAttacks,
  isFar,
  leastAttack,
  ROCKETS_AT_HALF,
  ROCKETS_IN_FULL,
  totalValue,
} from '../../rules/barrage/values.js';
import { type State, STEP } from '../../state.js';
import { decides, unitNumber } from '../seats.js';
import { withField, without } from './fields.js';
import { sharesOf } from './shares.js';

/** 11B: guns, the hex they fire at, how their fire is divided into attacks, and the price of rockets. */
export const barraging: Drafting<State, Action> = {
  begin(state, seat, units, hex) {
    if (state.step !== STEP.barrage || !decides(state, seat) || hex === null) return null;
    const able = gunsFor(state, seat, hex);
    const ticked = units.filter((unit) => able.includes(unit));
    if (able.length === 0 || (units.length > 0 && ticked.length === 0)) return null;
    if (ticked.length > 0) return { type: 'barrage', units: ticked, hex, fields: {} };
    const proposed = fewest(state, seat, { hex }, able);
    return { type: 'barrage', units: proposed.units, hex, fields: {}, ...atHalf(state, seat, hex, able, proposed) };
  },
  // Other guns have other points to divide.
  toggle: (_state, _seat, draft, unit) => ({ ...without(draft, 'split'), units: toggled(draft.units, unit) }),
  aim(state, seat, draft, hex) {
    const able = gunsFor(state, seat, hex);
    return { ...without(draft, 'split'), hex, units: draft.units.filter((unit) => able.includes(unit)) };
  },
  set(_state, _seat, draft, field, value) {
    if (field === 'split') return withField(draft, field, value === null ? null : sharesOf(value, 1 / QUARTER));
    return field === 'rockets' ? withField(without(draft, 'split'), field, value) : draft;
  },
  bounds,
  action(_state, _seat, { units, hex, fields }) {
    if (hex === null || units.length === 0) return null;
    const split = attacksIn(fields['split']);
    const rockets = rocketValues.find((value) => value === fields['rockets']);
    return {
      type: 'barrage',
      target: hex,
      units,
      ...(split === null ? {} : { split }),
      ...(rockets === undefined ? {} : { rockets }),
    };
  },
};

/** Points of each attack, in the order of the rows; null leaves the division to the default. */
function attacksIn(value: DetailValue | undefined): number[] | null {
  const points = Object.values(sharesOf(value, 1 / QUARTER)).filter((one) => one > 0);
  return points.length > 0 ? points : null;
}

/** Guns that can fire at a hex now. */
function gunsFor(state: State, seat: Seat, hex: string): string[] {
  const count = actors(state, acting);
  return Array.from(acting.subarray(0, count), (unit) => state.context.unitIds[unit]).filter(
    (unit) => whiteDeath.refuse(state, seat, { type: 'barrage', target: hex, units: [unit] }) === null,
  );
}

interface Aim {
  readonly hex: string;
  readonly rockets?: (typeof rocketValues)[number];
}

interface Proposed {
  readonly units: readonly string[];
  readonly loss: number;
}

/** All guns but those that change nothing, the weakest left out first: who does not fire now can support later. */
function fewest(state: State, seat: Seat, aim: Aim, guns: readonly string[]): Proposed {
  const worth = (unit: string): number => barrageValue(state, unitNumber(state, unit), grid.parse(aim.hex));
  let chosen = [...guns];
  let reached = expectedLoss(state, seat, aim, chosen);
  for (const gun of guns.toSorted((a, b) => worth(a) - worth(b))) {
    const fewer = chosen.filter((one) => one !== gun);
    const loss = fewer.length > 0 ? expectedLoss(state, seat, aim, fewer) : 0;
    if (fewer.length === 0 || loss < reached - leastDifference) continue;
    // 11B3: without a gun that nobody observes for, the others may do more.
    chosen = fewer;
    reached = Math.max(reached, loss);
  }
  return { units: chosen, loss: reached };
}

const leastDifference = 0.001;
/** Strength points that a supply point for rockets in full has to bring besides. */
const worthOfSupply = 0.5;

/** 15A3: the proposal with rockets at half of their value, unless the supply point that this saves would bring more. */
function atHalf(
  state: State,
  seat: Seat,
  hex: string,
  able: readonly string[],
  full: Proposed,
): Pick<Draft, 'units' | 'fields'> | null {
  const rockets = 'half';
  const inFull: Action = { type: 'barrage', target: hex, units: full.units };
  if (whiteDeath.refuse(state, seat, { ...inFull, rockets }) !== null) return null;
  if (priceOf(state, seat, inFull) === priceOf(state, seat, { ...inFull, rockets })) return null;
  const proposed = fewest(state, seat, { hex, rockets }, able);
  if (proposed.loss < full.loss - worthOfSupply) return null;
  const barrage: Action = { type: 'barrage', target: hex, units: proposed.units };
  // Without rockets among them there is nothing to choose.
  const chooses = whiteDeath.refuse(state, seat, { ...barrage, rockets }) === null;
  return { units: proposed.units, fields: chooses ? { rockets } : {} };
}

/** Supply points that it takes from all pools together. */
const priceOf = (state: State, seat: Seat, barrage: Action): number =>
  partsIn(whiteDeath.forecast(state, seat, barrage)?.detail ?? {}, 'price').reduce(
    (sum, part) => sum + numberIn(part, 'points'),
    0,
  );

/** Strength points that a barrage is expected to cost those who can be seen. */
function expectedLoss(state: State, seat: Seat, { hex, rockets }: Aim, units: readonly string[]): number {
  const plain: Action = { type: 'barrage', target: hex, units };
  const atPrice: Action = rockets === undefined ? plain : { ...plain, rockets };
  const barrage = whiteDeath.refuse(state, seat, atPrice) === null ? atPrice : plain;
  const outcomes = whiteDeath.forecast(state, seat, barrage)?.outcomes ?? [];
  return outcomes.reduce((sum, { probability, detail }) => sum + probability * numberIn(detail, 'lost'), 0);
}

/** 11B2a, 11B3: how far it fires, and whether somebody observes for it. */
function gunDetail(state: State, id: string, hex: number): Detail {
  const gun = unitNumber(state, id);
  return {
    distance: grid.distance(state.hexOf[gun], hex),
    range: state.context.range[gun],
    far: isFar(state, gun, hex),
    observed: observedAsKnown(state, gun, hex),
  };
}

const acting = new Int16Array(512);
const order = new Order();
const attacks: number[] = [];
/** An attack can be divided in two, and so on; more than this is never worth it. */
const mostAttacks = 8;

function bounds(state: State, seat: Seat, draft: Draft): Record<string, Bounds> {
  const { hex } = draft;
  if (hex === null || state.step !== STEP.barrage) return {};
  const target = grid.parse(hex);
  const choice = rocketsChosen(draft.fields);
  const worth = (unit: string): number => barrageValue(state, unitNumber(state, unit), target, choice) / EIGHTH;
  const guns = gunsFor(state, seat, hex).toSorted((a, b) => worth(b) - worth(a));
  const found: Record<string, Bounds> = {
    units: {
      kind: 'units',
      units: guns.map((unit) => ({ unit, adds: worth(unit), about: gunDetail(state, unit, target) })),
    },
  };
  if (draft.units.length > 0) found['split'] = splitBounds(state, draft);
  const prices = rocketValues.filter(
    (rockets) => whiteDeath.refuse(state, seat, { type: 'barrage', target: hex, units: draft.units, rockets }) === null,
  );
  if (prices.length > 0) found['rockets'] = { kind: 'choice', values: prices };
  return found;
}

function rocketsChosen(fields: Draft['fields']): number {
  if (fields['rockets'] === 'half') return ROCKETS_AT_HALF;
  return fields['rockets'] === 'full' ? ROCKETS_IN_FULL : 0;
}

/** 11B2a: the whole value in quarters of a point, and how it would be divided by default (ruling 22). */
function splitBounds(state: State, draft: Draft): Bounds {
  const standard = standardAttacks(state, draft);
  const { split } = draft.fields;
  const given = split === undefined ? null : sharesOf(split, 1 / QUARTER);
  const points = (index: number): number => (given ? (given[String(index)] ?? 0) : (standard[index] ?? 0));
  const total = totalValue(state, order) / EIGHTH;
  const used = Array.from({ length: mostAttacks }, (_, index) => points(index)).reduce((sum, one) => sum + one, 0);
  // What is left may be too little for an attack of its own.
  const room = (most: number): number => (most * EIGHTH < leastAttack(state.context) ? 0 : most);
  return {
    kind: 'shares',
    rows: Array.from({ length: mostAttacks }, (_, index) => ({
      id: String(index),
      unit: null,
      pool: 'barrage',
      standard: standard[index] ?? 0,
      most: room(points(index) + total - used),
      steps: state.context.data.charts.barrage.columns,
    })),
    pools: { barrage: total },
    left: { barrage: total - used },
    step: 1 / QUARTER,
  };
}

/** The attacks of a draft as they fall by themselves, in quarters of a point; the order stays in `order`. */
function standardAttacks(state: State, { hex, units, fields }: Draft): number[] {
  readAction(state.context, { type: 'barrage', target: hex ?? '', units }, order);
  order.value = rocketsChosen(fields);
  findAttacks(state, order, attacks);
  return attacks.map((value) => Math.floor((value / EIGHTH) * QUARTER) / QUARTER);
}
