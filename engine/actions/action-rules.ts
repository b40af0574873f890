import { ActionCodes } from './codes.js';
import type { Dice } from '../dice/dice.js';
import type { Forecast, Game, Log, PublicAction, Refusal, Seat } from '../game.js';
import type { Result } from '../reading/result.js';
import type { Cells, Placed } from '../state/state.js';

/**
 * An order is an action in numbers, as the rules of a battle read it. Once a battle can turn actions into orders and
 * back, listing, refusing, playing and forecasting them is the same in every battle, in full and in packed form.
 */
export interface ActionRules<S extends Ordered, A extends PublicAction, Order, Reach> {
  readonly sides: readonly [string, string];
  /** Scratch, reused by every call: the rules are not re-entrant. */
  readonly order: Order;
  /** Scratch of its own, for the action that was prepared last: questions asked before it is played do not touch it. */
  readonly prepared: Order;
  /** Checks the shape of something a program wrote. */
  parse(context: S['context'], value: unknown): Result<A>;
  read(context: S['context'], action: A, into: Order): void;
  make(context: S['context'], order: Order): A;
  readonly actors: (state: S, into: Int16Array) => number;
  readonly listAll: (state: S, into: ActionCodes) => void;
  readonly listOf: (state: S, unit: number, into: ActionCodes) => void;
  readonly listGeneral: (state: S, into: ActionCodes) => void;
  /**
   * A packed action in full; with `reach` its way is taken from there instead of being searched. False when the words say
   * nothing in this state.
   */
  unpack(state: S, head: number, tail: number, into: Order, reach?: Reach | null): boolean;
  /** The unit whose reach a listed move or entry is taken from; -1 for any other action. */
  moverOf(head: number, tail: number): number;
  /** What the mover of a listed action can reach; the next search reuses the object. */
  reachOf(state: S, mover: number): Reach;
  /** The reason why a side may not do that now, or null when it may; and the same with its rule and facts. */
  reasonAgainst(state: S, side: number, order: Order): string | null;
  refuse(state: S, side: number, order: Order): Refusal | null;
  play(state: S, order: Order, dice: Dice, log: Log | null): void;
  /** Plays a packed action, unpacking only what that needs; false, and nothing is played, when it says nothing here. */
  readonly playPacked: (state: S, head: number, tail: number, dice: Dice, log: Log | null) => boolean;
  forecast(state: S, seat: Seat, order: Order): Forecast | null;
}

/** The side that owes the decision, and which, on a context that numbers the units. */
type Ordered = Cells & { readonly deciding: number; readonly step: number } & Placed<{
    readonly unitNumber: ReadonlyMap<string, number>;
  }>;

type ActionSide<S extends Cells, A extends PublicAction> = Pick<
  Game<S, A>,
  'legal' | 'parseAction' | 'refuse' | 'play' | 'prepare' | 'forecast' | 'codes'
>;

export function actionsFrom<S extends Ordered, A extends PublicAction, Order, Reach>(
  rules: ActionRules<S, A, Order, Reach>,
): ActionSide<S, A> {
  const { order, prepared, sides } = rules;
  let preparations = 0;
  const codes = new ActionCodes();
  const numberOf = (side: string): number => sides.indexOf(side);
  return {
    legal(state, side, unit) {
      if (numberOf(side) !== state.deciding) return [];
      if (unit === undefined) {
        rules.listAll(state, codes);
      } else {
        const number = state.context.unitNumber.get(unit);
        if (number === undefined) return [];
        rules.listOf(state, number, codes);
      }
      const actions: A[] = [];
      let before = -1;
      let reach: Reach | null = null;
      for (let i = 0; i < codes.length; i++) {
        const mover = rules.moverOf(codes.head(i), codes.tail(i));
        if (mover !== before) reach = mover < 0 ? null : rules.reachOf(state, mover);
        before = mover;
        rules.unpack(state, codes.head(i), codes.tail(i), order, reach);
        actions.push(rules.make(state.context, order));
      }
      return actions;
    },
    parseAction: (state, value) => rules.parse(state.context, value),
    refuse(state, side, action) {
      rules.read(state.context, action, order);
      return rules.refuse(state, numberOf(side), order);
    },
    play(state, side, action, dice, log) {
      rules.read(state.context, action, order);
      const reason = rules.reasonAgainst(state, numberOf(side), order);
      if (reason) throw new Error(`Refused action played: ${reason}`);
      rules.play(state, order, dice, log);
    },
    prepare(state, side, action) {
      rules.read(state.context, action, prepared);
      const refusal = rules.refuse(state, numberOf(side), prepared);
      if (refusal) return { refusal };
      const number = ++preparations;
      return {
        refusal: null,
        play(dice, log) {
          if (number !== preparations) throw new Error('A prepared action is played once, and before the next');
          preparations++;
          rules.play(state, prepared, dice, log);
        },
      };
    },
    forecast(state, seat, action) {
      rules.read(state.context, action, order);
      return rules.reasonAgainst(state, numberOf(seat), order) ? null : rules.forecast(state, seat, order);
    },
    codes: {
      deciding: (state) => state.deciding,
      question: (state) => state.step * 3 + state.deciding,
      actors: rules.actors,
      list: rules.listAll,
      listOf: rules.listOf,
      listGeneral: rules.listGeneral,
      action(state, listed, index) {
        if (!rules.unpack(state, listed.head(index), listed.tail(index), order)) throw sayNothing();
        return rules.make(state.context, order);
      },
      play(state, listed, index, dice, log) {
        if (!rules.playPacked(state, listed.head(index), listed.tail(index), dice, log)) throw sayNothing();
      },
      read: (state, head, tail) => (rules.unpack(state, head, tail, order) ? rules.make(state.context, order) : null),
      refuses(state, head, tail) {
        if (!rules.unpack(state, head, tail, order)) return true;
        return rules.reasonAgainst(state, state.deciding, order) !== null;
      },
      playCode(state, head, tail, dice, log) {
        if (!rules.playPacked(state, head, tail, dice, log)) throw sayNothing();
      },
    },
  };
}

const sayNothing = (): Error => new Error('These words of a packed action say nothing in this state');
