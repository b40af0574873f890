import { actorsOf, type Examined, generalOf } from './findings.js';
import type { ToldState } from './make-position.js';

/**
 * What a side may do, in short: the units that can be asked for their actions (`legal` lists those of a unit in full),
 * and the actions that belong to no unit.
 */
export interface Menu {
  readonly units: readonly string[];
  /** The type of each, with its hex or number where there are several: `done`, `fire 2419`, `choose-an 3`. */
  readonly general: readonly string[];
}

export interface MenuParts<S> {
  /** Units of the deciding side with actions of their own; returns how many were written. */
  readonly actors: (state: S, into: Int16Array) => number;
  readonly general: (state: S) => readonly string[];
}

export function makeMenu<S extends ToldState>(parts: MenuParts<S>, examined: Examined<S>): Menu {
  const { unitIds } = examined.state.context;
  return {
    units: Array.from(actorsOf(parts, examined), (unit) => unitIds[unit]),
    general: generalOf(parts, examined),
  };
}
