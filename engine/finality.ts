import { keyedDice } from './dice/dice.js';
import type { Game, PublicAction, Seat } from './game.js';
import { isLearned, viewerBit } from './knowledge.js';
import { viewerIn } from './position/position.js';
import { type Cells, copyInto } from './state/state.js';

/**
 * Whether something can be taken back: nothing is final about it, its side learns something by it, dice are rolled, or the
 * other side decides next and may have done so before one thinks better of it.
 */
export type Finality = 'free' | 'reveals' | 'rolls' | 'passes';

/** What the first of these actions that cannot be taken back does; from what the seat that plays them knows. */
export function finalityOf<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  state: S,
  seat: Seat,
  actions: readonly A[],
): Finality {
  const then = game.blank(state);
  copyInto(then, state);
  const bit = viewerBit(viewerIn(game.sides, seat));
  const [before, after] = [new Uint8Array(game.knowledge.size), new Uint8Array(game.knowledge.size)];
  for (const action of actions) {
    const prepared = game.prepare(then, seat, action);
    if (prepared.refusal) return 'free';
    // Asked first: whether dice fall may depend on what cannot be seen.
    if (game.discloses?.(then, action) === 'actor') return 'reveals';
    game.knowledge.hiddenFrom(then, before);
    const dice = countedDice();
    prepared.play(dice, null);
    if (dice.drawn() > 0) return 'rolls';
    game.knowledge.hiddenFrom(then, after);
    if (isLearned(before, after, bit)) return 'reveals';
    if (game.sides[game.codes.deciding(then)] !== seat) return 'passes';
  }
  return 'free';
}

function countedDice() {
  const dice = keyedDice(0);
  let drawn = 0;
  dice.begin(0);
  return {
    begin: (number: number) => dice.begin(number),
    roll(purpose: number, subject: number): number {
      drawn++;
      return dice.roll(purpose, subject);
    },
    drawn: () => drawn,
  };
}
