import type { OverlaySpec, Seat, Shade } from '@impulse/engine';
import { grid } from '../context.js';
import { type SideId, sideIds } from '../data/types.js';
import type { State } from '../state.js';
import { rangeOf, spottedBy, threatsOf, zonesOf } from './aids.js';
import { type OverlayId, overlayIds } from './codes.js';
import { sideOfSeat, unitInPlay } from './places.js';

/** What can be painted over the map. All of it is public. */

export const overlays: readonly OverlaySpec[] = overlayIds.map((id) => ({
  id,
  about: id === 'artillery' ? 'unit' : 'map',
}));

type Painter = (state: State, side: SideId, unit: string | null) => Partial<Shade>;

const enemyOf = (side: SideId): SideId => sideIds[1 - sideIds.indexOf(side)];

const painters: Readonly<Record<OverlayId, Painter>> = {
  'own-zoc': (state, side) => ({ hexes: zonesOf(state, side) }),
  'enemy-zoc': (state, side) => ({ hexes: zonesOf(state, enemyOf(side)) }),
  threat: (state, side) => {
    const from = threatsOf(state, enemyOf(side));
    return { hexes: Object.keys(from).toSorted(), from };
  },
  artillery: (state, _, unit) =>
    unit === null || unitInPlay(state, unit) === undefined ? {} : { hexes: rangeOf(state, unit) },
  spotting: (state, side) => ({ hexes: spottedBy(state, side) }),
  control: (state) => {
    const flags = flagsOf(state);
    return { hexes: flags.map(({ hex }) => hex), flags };
  },
};

export function overlayOf(state: State, seat: Seat, id: string, unit: string | null): Shade {
  const known = overlayIds.find((one) => one === id);
  if (!known) throw new Error(`No overlay ${id}`);
  return { hexes: [], flags: [], lines: [], ...painters[known](state, sideOfSeat(seat), unit) };
}

/** 9.0, 9.2: who holds each objective, and how much has gone out through the exit of what is needed. */
function flagsOf({ context, control, exitedStrength }: State): Shade['flags'] {
  const held = context.objectives.map(({ hex }, index) => ({ hex, side: sideIds[control[index]], text: '' }));
  const left = `${exitedStrength}/${context.data.exit.strengthNeeded}`;
  return [...held, { hex: grid.labels[context.exitHex], side: 'cw', text: left }];
}
