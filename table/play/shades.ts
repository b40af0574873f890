import { rangeOf, spottedBy, threatsOf, zonesOf } from '@impulse/totensonntag/aids/aids.js';
import { grid } from '@impulse/totensonntag/context.js';
import { type SideId, sideIds } from '@impulse/totensonntag/data/types.js';
import type { State } from '@impulse/totensonntag/state.js';
import { sideLooks } from '../battles/totensonntag/sides.js';
import type { Flag, Overlay } from '../board/types.js';

/** Shaded areas a player can switch on. All of them are public knowledge. */

export const shadeKinds = ['own-zoc', 'enemy-zoc', 'threat', 'artillery', 'spotting', 'control'] as const;
export type ShadeKind = (typeof shadeKinds)[number];

const other = (side: SideId): SideId => sideIds[1 - sideIds.indexOf(side)];

/** `side` is whose eyes are used; `gun` the selected unit, when it has a range. */
export function shadesOf(state: State, side: SideId, wanted: ReadonlySet<ShadeKind>, gun: string | null): Overlay[] {
  const make: Readonly<Record<ShadeKind, () => readonly string[]>> = {
    'own-zoc': () => zonesOf(state, side),
    'enemy-zoc': () => zonesOf(state, other(side)),
    threat: () => threatsOf(state, other(side)),
    artillery: () => (gun === null ? [] : rangeOf(state, gun)),
    spotting: () => spottedBy(state, side),
    control: () => [...state.context.objectives.map(({ hex }) => hex), grid.labels[state.context.exitHex]],
  };
  return shadeKinds
    .filter((kind) => wanted.has(kind))
    .map((kind) => ({
      look: kind,
      hexes: make[kind]().map((label) => grid.parse(label)),
      ...(kind === 'control' ? { flags: flagsOf(state) } : {}),
    }));
}

/** 9.0, 9.2: who holds each objective, and how much has gone out through the exit of what is needed. */
function flagsOf(state: State): Flag[] {
  const { objectives, exitHex, data } = state.context;
  const held = objectives.map(({ hex }, index) => ({
    hex: grid.parse(hex),
    ...sideLooks[sideIds[state.control[index]]],
  }));
  const relief = { ...sideLooks.cw, hex: exitHex, text: `${state.exitedStrength}/${data.exit.strengthNeeded}` };
  return [...held, relief];
}
