import { type Dice, type Sealed, sealedDice } from './dice.js';

/** From this entry of the journal on the dice come from another secret, until the next sitting. */
export type Sitting = readonly [from: number, secret: string];

/**
 * Sealed dice whose secret changes in the course of a battle. Two players without a server make each secret together,
 * sitting by sitting, so that nobody can know the dice of a sitting before it begins. `sittings` may grow meanwhile.
 */
export function sittingDice(sealed: Sealed, sittings: readonly Sitting[]): Dice {
  const first = sealedDice(sealed);
  /** Of the sitting of the last entry; -1: before the first. */
  let number = -1;
  const later = new Map<string, Dice>();
  const diceOf = (secret: string): Dice => {
    const dice = later.get(secret) ?? sealedDice({ ...sealed, secret });
    later.set(secret, dice);
    return dice;
  };
  let current = first;
  return {
    begin(event) {
      while (number + 1 < sittings.length && sittings[number + 1][0] <= event) number++;
      while (number >= 0 && (number >= sittings.length || sittings[number][0] > event)) number--;
      current = number < 0 ? first : diceOf(sittings[number][1]);
      current.begin(event);
    },
    roll: (purpose, subject) => current.roll(purpose, subject),
  };
}
