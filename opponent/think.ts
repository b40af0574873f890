import {
  ActionCodes,
  type Cells,
  type Game,
  type Motive,
  type Policy,
  type PublicAction,
  type Random,
  type Seat,
} from '@impulse/engine';

export interface Thought<A> {
  readonly action: A;
  /** Worth of the action as the policy sees it, in thousandths of a victory point. */
  readonly value: number;
  readonly motives: readonly Motive[];
}

/**
 * What a policy would do in a seat that owes a decision. It is shown a copy in which everything the seat may not know
 * has been filled in at random, so it cannot peek; dice it has none. It `goesOn` with what it thought before where it may.
 */
export function think<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  policy: Policy<S>,
  state: S,
  seat: Seat,
  random: Random,
  goesOn = false,
): Thought<A> {
  if (game.sides[game.codes.deciding(state)] !== seat) throw new RangeError(`think: ${seat} owes no decision`);
  const known = game.blank(state);
  game.redact(state, seat, random, known);
  const codes = new ActionCodes();
  const motives = policy[goesOn ? 'chooseNext' : 'choose'](known, random, codes).motives();
  const value = motives.reduce((sum, motive) => sum + motive.value, 0);
  return { action: game.codes.action(known, codes, 0), value, motives };
}
