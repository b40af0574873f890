import { type Cells, type Game, generalActions, type PublicAction } from '@impulse/engine';

/** Legal actions in short: those that belong to no unit, and the units to be asked for theirs. */

const mostUnits = 1024;

interface Menu {
  readonly actions: readonly PublicAction[];
  /** Those that may have actions of their own now. */
  readonly units: readonly string[];
}

export function menuOf(game: Game<Cells, PublicAction>, state: Cells, side: string, ids: readonly string[]): Menu {
  const { codes, sides } = game;
  if (sides[codes.deciding(state)] !== side) return { actions: [], units: [] };
  const actors = new Int16Array(mostUnits);
  const count = codes.actors(state, actors);
  return {
    actions: generalActions(game, state),
    units: Array.from(actors.subarray(0, count), (unit) => ids[unit]),
  };
}
