import type { OverlaySpec, Seat, Shade } from '@impulse/engine';
import { grid } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { eyesOf, viewerOf } from '../../position/position.js';
import { knows } from '../../knowledge/knowledge.js';
import { victoryAccount } from '../../rules/victory/victory.js';
import { holder, inEnemyZone, NONE, type State } from '../../state.js';
import { attacksKnown } from '../combat/attacks.js';
import { connectedHexes, supplyRoads } from './original-menus.js';
import { type OverlayId, overlayIds } from '../codes.js';
import { unitNumber } from '../seats.js';
import { sightPainted } from './sight.js';
import { supplyGrades } from './supply-grades.js';
import { threatsTo } from '../combat/threats.js';
import { pocketOf, traceOf } from './traces.js';

/** What can be painted over the map, from what a seat may know. */

const aboutUnits: ReadonlySet<OverlayId> = new Set(['trace', 'range', 'sight', 'threat']);

export const overlays: readonly OverlaySpec[] = overlayIds.map((id) => ({
  id,
  about: aboutUnits.has(id) ? 'unit' : 'map',
}));

interface Asked {
  readonly state: State;
  readonly seat: Seat;
  /** Of whoever belongs to no side: the side whose impulse it is. */
  readonly side: number;
}

const painters: Readonly<Record<OverlayId, (asked: Asked, unit: number, hex: number) => Partial<Shade>>> = {
  'own-zoc': ({ state, side }) => ({ hexes: zonesOf(state, side) }),
  'enemy-zoc': ({ state, side }) => ({ hexes: zonesOf(state, 1 - side) }),
  isolation: ({ state, side }) => ({ hexes: connectedHexes(state, side) }),
  supply: ({ state, seat, side }) => ({ hexes: supplyRoads(state, side), grades: supplyGrades(state, seat) }),
  fights: ({ state, seat }) => fightsKnown(state, seat),
  control: ({ state }) => {
    const flags = flagsOf(state);
    return { hexes: flags.map(({ hex }) => hex), flags };
  },
  trace: ({ state }, unit) => tracePainted(state, unit),
  range: ({ state }, unit) => rangePainted(state, unit),
  sight: ({ state }, unit) => sightPainted(state, unit),
  threat: ({ state, seat, side }, unit, hex) => threatsTo(state, seat, side, unit, hex),
};

export function overlayOf(
  state: State,
  seat: Seat,
  id: string,
  unitId: string | null,
  hexId: string | null = null,
): Shade {
  const known = overlayIds.find((one) => one === id);
  if (!known) throw new Error(`No overlay ${id}`);
  const named = unitId === null ? NONE : unitNumber(state, unitId);
  const unit = isSeenOnMap(state, seat, named) ? named : NONE;
  const blank = { hexes: [], flags: [], lines: [] };
  const hex = known === 'threat' && hexId !== null ? grid.parse(hexId) : NONE;
  if (aboutUnits.has(known) && unit === NONE && hex === NONE) return blank;
  return { ...blank, ...painters[known]({ state, seat, side: sideOf(state, seat) }, unit, hex) };
}

const isSeenOnMap = (state: State, seat: Seat, unit: number): boolean =>
  unit !== NONE && state.hexOf[unit] >= 0 && knows(state, eyesOf(state, seat), unit);

const sideOf = (state: State, seat: Seat): number => {
  const own = viewerOf(seat);
  return own === NONE ? Math.max(0, state.active) : own;
};

const zonesOf = (state: State, side: number): string[] =>
  grid.labels.filter((_, hex) => inEnemyZone(state, 1 - side, hex));

/** 11B2a: at half its range, rounded down, a gun has its full effect. */
const rangePainted = (state: State, unit: number): Partial<Shade> => ({
  hexes: within(state, unit, state.context.range[unit]),
  grades: { good: within(state, unit, Math.floor(state.context.range[unit] / 2)), fair: [], poor: [] },
});

/** 11B2a: a gun without a range reaches nothing. */
const within = (state: State, unit: number, range: number): string[] =>
  state.context.range[unit] === 0 ? [] : grid.within(state.hexOf[unit], range).map((hex) => grid.labels[hex]);

/** 5.2: the hexes under assault that the seat knows of, and a line from where each is assaulted. */
function fightsKnown(state: State, seat: Seat): Partial<Shade> {
  const attacks = attacksKnown(state, seat);
  return {
    hexes: attacks.map(({ hex }) => hex),
    lines: attacks.flatMap(({ hex, from }) => from.map((near) => [near, hex])),
  };
}

/** 15C: the way to a friendly edge; of a unit that has none, the pocket it is in and whoever closes it. */
function tracePainted(state: State, unit: number): Partial<Shade> {
  const side = state.context.side[unit];
  const line = traceOf(state, side, state.hexOf[unit]);
  if (line) return { lines: [line.map((hex) => grid.labels[hex])] };
  const { inside, barred } = pocketOf(state, side, state.hexOf[unit]);
  return {
    hexes: inside.map((hex) => grid.labels[hex]),
    flags: barred.map((hex) => ({ hex: grid.labels[hex], side: sideIds[1 - side], text: '' })),
  };
}

/** Victory: hexes that score, who has them, and what they bring as things stand; to the Soviets above nothing. */
function flagsOf(state: State): Shade['flags'] {
  const { ground, data } = state.context;
  const objectives = victoryAccount(state).flatMap(({ points, detail: { hex, holder: side } }) =>
    typeof hex === 'string' && typeof side === 'string' ? [{ hex, side, text: String(points) }] : [],
  );
  const towns = ground.trunkTowns
    .filter((hex) => holder(state, hex) !== NONE)
    .map((hex) => {
      const side = holder(state, hex);
      return { hex: grid.labels[hex], side: sideIds[side], text: side === 0 ? String(data.victory.railTown) : '' };
    });
  return [...objectives, ...towns.filter(({ hex }) => !objectives.some((one) => one.hex === hex))];
}
