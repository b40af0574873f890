import {
  ActionCodes,
  type Aids,
  type Cells,
  type Game,
  makeRandom,
  mix,
  type Policy,
  type PublicAction,
  searchDice,
} from '@impulse/engine';

/** One thing that a plan has a unit do, and how it looks on the map. */
export interface PlannedAction<A> {
  readonly action: A;
  readonly units: readonly string[];
  /** From the hex of departure; empty where nobody moves. */
  readonly path: readonly string[];
  /** The hex that is attacked. */
  readonly attack: string | null;
}

/** An impulse is over long before. */
const mostOrders = 400;

/** What comes of a plan on dice of the plan's own: the orders of the side that decides, until its impulse is over. */
export function ordersOf<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  aids: Aids<S, A>,
  root: S,
  follower: Policy<S>,
  seed: number,
): PlannedAction<A>[] {
  const state = game.blank(root);
  state.cells.set(root.cells);
  const side = game.codes.deciding(state);
  const impulse = game.clock(state, 'impulse');
  const dice = searchDice(mix(seed, 0, 0, 0), () => game.clock(state, 'impulse'));
  const random = makeRandom([seed, 6, 0, 0]);
  const codes = new ActionCodes(1);
  const orders: PlannedAction<A>[] = [];
  while (
    orders.length < mostOrders &&
    game.codes.deciding(state) === side &&
    game.clock(state, 'impulse') === impulse
  ) {
    follower.choose(state, random, codes);
    orders.push(orderFor(game, aids, state, game.codes.action(state, codes, 0)));
    dice.begin(orders.length);
    game.codes.play(state, codes, 0, dice, null);
  }
  return orders;
}

/** How an action looks on the map, for the side that decides. */
export function orderFor<S extends Cells, A extends PublicAction>(
  { sides, codes }: Game<S, A>,
  aids: Aids<S, A>,
  state: S,
  action: A,
): PlannedAction<A> {
  const seat = sides[codes.deciding(state)];
  const { manner, hex, units, path } = aids.spot(state, seat, action);
  const from = units.length > 0 ? (aids.unit(state, seat, units[0])?.hex ?? null) : null;
  const attack = manner === 'attack' ? hex : null;
  const moves = path.length > 0 || attack !== null;
  return { action, units, path: moves && from !== null ? [from, ...path] : path, attack };
}
