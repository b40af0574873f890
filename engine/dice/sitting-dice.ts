import { type Dice, type Sealed, sealedDice } from './dice.js';

/** From this entry of the journal on the dice come from another secret, until the next sitting. */
export type Sitting = readonly [from: number, secret: string];

/**
 * Sealed dice whose secret changes in the course of a battle. Two players without a server make each secret together,
 * sitting by sitting, so that nobody can know the dice of a sitting before it begins. `sittings` may grow meanwhile.
 */
export function sittingDice(sealed: Sealed, sittings: readonly Sitting[]): Dice {
  const first = sealedDice(sealed);
  const later = new Map<string, Dice>();
  const diceOf = (secret: string): Dice => {
    const dice = later.get(secret) ?? sealedDice({ ...sealed, secret });
    later.set(secret, dice);
    return dice;
  };
  let current = first;
  return {
    begin(event) {
      const sitting = sittings.findLast(([from]) => from <= event);
      current = sitting ? diceOf(sitting[1]) : first;
      current.begin(event);
    },
    roll: (purpose, subject) => current.roll(purpose, subject),
  };
}
