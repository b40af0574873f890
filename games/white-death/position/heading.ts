import { headingFrom, isOwn, type Known, unknown, type UnitsPosition } from '@impulse/engine';
import { makeStanding } from '../actions/action-numbers.js';
import { standingRoom, type StandingOrders } from '../actions/actions.js';
import { type Context, grid } from '../context.js';
import { sideIds, weathers } from '../data/types.js';
import { knownPaid, knownSupply } from '../knowledge/knowledge.js';
import { rulesVersion } from '../rules/numbers.js';
import { RELEASED_FORTRESS, RELEASED_TOWNS, type State, stateFields, steps } from '../state.js';
import type { ByPool, BySide, Position } from './position.js';

/** What a position says before it comes to the units. */

export const positionFormat = 'impulse-white-death-position-1';
export const fliegerNames = ['open', 'battalion', 'division', 'answered'] as const;

export type PositionHeading = Omit<Position, keyof UnitsPosition<unknown> | 'marks'>;

/** Objective hexes, in the order of `holders`. */
export function objectiveHexes(context: Context): readonly number[] {
  const extra = context.scenario.extras.towns?.hexes ?? [];
  return [...context.ground.city, ...extra.map((label) => grid.parse(label))];
}

const releasedPosition = ({ released }: State): Position['released'] => ({
  towns: (released & RELEASED_TOWNS) !== 0,
  fortress: (released & RELEASED_FORTRESS) !== 0,
});

const lossesPosition = ({ losses: [soviet, sovietAfv, german, germanAfv] }: State): Position['losses'] => ({
  soviet,
  sovietAfv,
  german,
  germanAfv,
});

const garrisonsPosition = ({ context: { ground }, garrisons }: State): Position['garrisons'] =>
  ground.garrisons.filter((_, index) => garrisons[index] === 1).map((hex) => grid.labels[hex]);

function holdersPosition({ context, holders }: State): Position['holders'] {
  const held: Record<string, string> = {};
  for (const [index, hex] of objectiveHexes(context).entries()) held[grid.labels[hex]] = sideIds[holders[index]];
  return held;
}

const bySide = (values: Int16Array): BySide<number> => ({ soviet: values[0], german: values[1] });
const byPool = (values: ArrayLike<number>): ByPool<number> => ({
  soviet: values[0],
  german: values[1],
  fortress: values[2],
});

const seenPools = (state: State, viewer: number, known: typeof knownPaid): number[] =>
  Array.from(state.supply, (_, pool) => known(state, viewer, pool));

/** Only where there is something. */
function byHex(hexes: readonly number[], values: Int16Array): Record<string, number> {
  const map: Record<string, number> = {};
  for (let i = 0; i < hexes.length; i++) if (values[i] !== 0) map[grid.labels[hexes[i]]] = values[i];
  return map;
}

const railedOf = (state: State, side: number, viewer: number): Known<number> =>
  isOwn(side, viewer) ? state.railed[side] : unknown;

const standingOf = (state: State, side: number, viewer: number): Known<Partial<StandingOrders>> =>
  isOwn(side, viewer) ? makeStanding(state.standing, side * standingRoom) : unknown;

export const heading = headingFrom<State, PositionHeading, typeof stateFields.spec>(stateFields, {
  format: [[], () => positionFormat],
  game: [[], () => 'white-death'],
  rules: [[], () => rulesVersion],
  dataHash: [[], ({ context }) => context.dataHash],
  scenario: [[], ({ context }) => context.scenarioId],
  options: [[], ({ context }) => context.options],
  turn: [['turn'], (state) => state.turn],
  weather: [['weather'], (state) => weathers[state.weather]],
  step: [['step'], (state) => steps[state.step]],
  side: [['deciding'], (state) => sideIds[state.deciding] ?? null],
  active: [['active'], (state) => sideIds[state.active] ?? null],
  points: [['points'], ({ points }) => bySide(points)],
  impulse: [['impulse'], (state) => state.impulse],
  impulses: [['impulses'], ({ impulses }) => bySide(impulses)],
  passes: [['passes'], (state) => state.passes],
  supply: [['supply', 'paid', 'step', 'active'], (state, viewer) => byPool(seenPools(state, viewer, knownSupply))],
  paid: [['paid', 'step', 'active'], (state, viewer) => byPool(seenPools(state, viewer, knownPaid))],
  intensity: [['intensity'], ({ intensity }) => byPool(intensity)],
  avoidsIsolation: [['avoidsIsolation'], (state) => state.avoidsIsolation === 1],
  replacements: [['replacements'], ({ replacements }) => bySide(replacements)],
  repairs: [['repairs'], ({ repairs }) => bySide(repairs)],
  refit: [['refit'], ({ context, refit }) => context.formations[refit]?.id ?? null],
  railed: [
    ['railed', 'step'],
    (state, viewer) => ({ soviet: railedOf(state, 0, viewer), german: railedOf(state, 1, viewer) }),
  ],
  released: [['released'], releasedPosition],
  flieger: [['flieger'], (state) => fliegerNames[state.flieger]],
  freshThaw: [['freshThaw'], (state) => state.freshThaw === 1],
  losses: [['losses'], lossesPosition],
  bunkersLost: [['bunkersLost'], (state) => state.bunkersLost],
  railTowns: [['railTowns'], (state) => state.railTowns],
  focus: [['focusHex'], (state) => grid.labels[state.focusHex] ?? null],
  standing: [
    ['standing', 'step'],
    (state, viewer) => ({ soviet: standingOf(state, 0, viewer), german: standingOf(state, 1, viewer) }),
  ],
  bunkers: [['bunkers'], ({ context, bunkers }) => byHex(context.ground.city, bunkers)],
  garrisons: [['garrisons'], garrisonsPosition],
  bridges: [['bridges'], ({ context, bridges }) => byHex(context.ground.riverHexes, bridges)],
  holders: [['holders'], holdersPosition],
});
