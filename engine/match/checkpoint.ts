import { hashText } from '../reading/canonical.js';
import type { Game, PublicAction } from '../game.js';
import type { Cells } from '../state/state.js';

/**
 * What a checkpoint of a record holds: a hash of the position as text. The text is versioned and says what a player
 * can see, so records outlive any change in how a state is kept in memory.
 */
export const positionHash = <S extends Cells, A extends PublicAction>(game: Game<S, A>, state: S): number =>
  hashText(JSON.stringify(game.position(state)));

/** Is this the position that a checkpoint was made of, in the present format of positions or an earlier one? */
export function matchesCheckpoint<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  state: S,
  hash: number,
): boolean {
  if (hash === positionHash(game, state)) return true;
  return game.oldPositions?.(state).some((position) => hash === hashText(JSON.stringify(position))) ?? false;
}
