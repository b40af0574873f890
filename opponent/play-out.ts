import { ActionCodes, type Cells, type Dice, type Game, type PublicAction, type Random } from '@impulse/engine';
import type { Policy } from './policy.js';

/** A number no battle of ours comes near: whoever reaches it is going round in circles. */
const plenty = 100_000;

/**
 * Plays a battle on by two policies, one a side, until it is over or the limit of decisions is reached. Returns how
 * many actions were played. The policies see the state itself: use it to simulate, not to play against people.
 */
export function playOut<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  state: S,
  policies: readonly [Policy<S>, Policy<S>],
  dice: Dice,
  random: Random,
  limit = plenty,
): number {
  const codes = new ActionCodes(game.codes.stride);
  let event = 0;
  for (;;) {
    const side = game.codes.deciding(state);
    if (side < 0 || event >= limit) return event;
    const policy = policies[side];
    if (policy.playOn) {
      event = policy.playOn(state, dice, random, event);
      continue;
    }
    policy.choose(state, random, codes);
    dice.begin(event++);
    game.codes.play(state, codes, 0, dice, null);
  }
}
