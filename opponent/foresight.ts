import { type Cells, copyInto, type Dice, type Game, type PublicAction, type Seat } from '@impulse/engine';

/** A position in which a seat may have to decide, and how many actions of others lead there. */
export interface Foreseen<S> {
  readonly state: S;
  readonly actions: number;
}

/**
 * Where the seat has to decide if whoever decides now ends what he is doing, and each part of his impulse after that; null
 * where that cannot be told beforehand, because dice fall first, or because a decision cannot just be ended.
 */
export function foresee<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  state: S,
  seat: Seat,
  mostActions: number,
): Foreseen<S> | null {
  const ahead = game.blank(state);
  copyInto(ahead, state);
  for (let actions = 0; actions <= mostActions; actions++) {
    const turn = game.turn(ahead);
    if (turn.over) return null;
    if (turn.side === seat) return actions > 0 ? { state: ahead, actions } : null;
    const ending = game.legal(ahead, turn.side).find(({ type }) => type === 'done');
    if (!ending || !playsWithoutDice(game, ahead, turn.side, ending)) return null;
  }
  return null;
}

function playsWithoutDice<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  state: S,
  side: string,
  action: A,
): boolean {
  let rolls = 0;
  const dice: Dice = { begin: () => undefined, roll: () => (rolls++ % 6) + 1 };
  game.play(state, side, action, dice, null);
  return rolls === 0;
}
