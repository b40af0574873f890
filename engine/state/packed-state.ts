import type { Game, Options, PublicAction } from '../game.js';
import { bad, good, type Result } from '../reading/result.js';
import type { Cells } from './state.js';

/**
 * A state on its way to another worker that has the same battle with the same data. Nothing in it is checked but that:
 * what comes from outside the house comes as a position or a record.
 */
export interface PackedState {
  readonly game: string;
  readonly rules: string;
  readonly scenario: string;
  readonly options: Options;
  readonly dataHash: string;
  /** May be transferred. */
  readonly cells: ArrayBuffer;
}

export function packState<S extends Cells, A extends PublicAction>(game: Game<S, A>, state: S): PackedState {
  const { scenario, options, dataHash } = game.setupOf(state);
  // States made together share one buffer; a copy has one of its own.
  return { game: game.id, rules: game.rulesVersion, scenario, options, dataHash, cells: state.cells.slice().buffer };
}

/** The state in a buffer of its own; `like` lends the data. Refused where the two were not set up alike. */
export function unpackState<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  packed: PackedState,
  like: S,
): Result<S> {
  const { scenario, options, dataHash } = game.setupOf(like);
  if (packed.game !== game.id) return bad('other-game', 'game', `The state is not of ${game.id}.`);
  if (packed.rules !== game.rulesVersion) return bad('other-rules', 'rules', 'The state is of another rules version.');
  if (packed.dataHash !== dataHash) return bad('other-data', 'dataHash', 'The state was made with other data.');
  if (packed.scenario !== scenario) return bad('other-scenario', 'scenario', 'The state is of another scenario.');
  const differing = game.options.find(({ id }) => packed.options[id] !== options[id]);
  if (differing) return bad('other-options', `options.${differing.id}`, 'The state was made with other options.');
  const state = game.blank(like);
  const { byteLength } = state.cells;
  if (packed.cells.byteLength !== byteLength) return bad('other-length', 'cells', `A state has ${byteLength} bytes.`);
  state.cells.set(new Int16Array(packed.cells));
  return good(state);
}
