import {
  ActionCodes,
  type Cells,
  type Clock,
  type Dice,
  type Game,
  type Policy,
  type PublicAction,
  type Random,
} from '@impulse/engine';

/** A number no battle of ours comes near: whoever reaches it is going round in circles. */
const plenty = 100_000;

/** One policy a side, and one randomness a side, in the order of the sides. */
export type Policies<S> = readonly [Policy<S>, Policy<S>];
export type Randoms = readonly [Random, Random];

export interface PlayOutOptions<S> {
  /** Of decisions. */
  readonly limit?: number | undefined;
  /** Is shown the state at the start and after each action. */
  readonly see?: ((state: S) => void) | undefined;
  /** Room for what a seat may know, for whoever plays on from many states. */
  readonly known?: S;
}

/**
 * Plays a battle on by two policies, one a side, until a clock of the battle ticks, or to the end, or until the limit
 * of decisions is reached. Returns how many actions were played. As in `think`, a policy is shown a copy in which
 * everything its seat may not know has been filled in at random, unless it reads nothing hidden or nothing is; each seat has randomness of its own, and the dice are out of its sight.
 */
export function playUntil<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  state: S,
  policies: Policies<S>,
  dice: Dice,
  randoms: Randoms,
  until: Clock | 'end',
  { limit = plenty, see, known }: PlayOutOptions<S> = {},
): number {
  let copy = known;
  const codes = new ActionCodes(1);
  const time = until === 'end' ? 0 : game.clock(state, until);
  let before = -1;
  for (let event = 0; ; event++) {
    see?.(state);
    const side = game.codes.deciding(state);
    if (side < 0 || event >= limit || (until !== 'end' && game.clock(state, until) !== time)) return event;
    const policy = policies[side];
    let shown = state;
    if (policy.readsHidden !== false && game.hasSecrets(state)) {
      shown = copy ??= game.blank(state);
      game.redact(state, game.sides[side], randoms[side], shown);
    }
    if (side === before) policy.chooseNext(shown, randoms[side], codes);
    else policy.choose(shown, randoms[side], codes);
    dice.begin(event);
    game.codes.play(state, codes, 0, dice, null);
    before = side;
  }
}

/** The same to the end of the battle. */
export const playOut = <S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  state: S,
  policies: Policies<S>,
  dice: Dice,
  randoms: Randoms,
  options?: PlayOutOptions<S>,
): number => playUntil(game, state, policies, dice, randoms, 'end', options);
