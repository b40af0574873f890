import type { Throw } from '@impulse/engine';

export interface Luck {
  /** How often each face came up, ones first. */
  readonly faces: readonly number[];
  readonly count: number;
  readonly mean: number;
  readonly attacks: number;
  readonly hits: number;
}

/** The dice of a side in figures. */
export function luckOf(throws: readonly Throw[], side: string, isAttack: (thrown: Throw) => boolean): Luck {
  const own = throws.filter((one) => one.side === side);
  const dice = own.flatMap((one) => one.dice);
  const faces = [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length);
  const attacks = own.filter(isAttack);
  const total = dice.reduce((sum, die) => sum + die, 0);
  return {
    faces,
    count: dice.length,
    mean: dice.length === 0 ? 0 : total / dice.length,
    attacks: attacks.length,
    hits: attacks.filter(({ success }) => success === true).length,
  };
}
