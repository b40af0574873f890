import { makeRandom, type Seat, type Work } from '@impulse/engine';
import type { CurrentBattle } from './current-battle.js';

/** Lets the computer decide for everybody but `seat`, until it is that seat's turn or the battle is over; in pieces. */
export function* playOthers(current: CurrentBattle, seat: Seat, level: string): Work<void> {
  const { opened } = current;
  if (!opened) return;
  const { battle, match } = opened;
  const sitter = battle.opponents.sit(level);
  for (let turn = match.turn(); !turn.over && turn.side !== seat; turn = match.turn()) {
    // The secret of the dice is as good a seed as any, and nobody knows it.
    const random = makeRandom(`${match.sealing.secret}/${match.length}`);
    const { action } = yield* sitter.thinking(match.state, turn.side, random);
    const { kind } = match.act(turn.side, action);
    if (kind !== 'played') throw new Error(`The ${level} opponent chose ${JSON.stringify(action)}, which is ${kind}`);
  }
}
