import { batch, type Signal, signal } from '@preact/signals';
import type { PublicAction } from '@impulse/engine';
import type { Hint, PlannedAction, StaffPlan } from '@impulse/library';
import type { Chair } from '../chair/chair.js';
import type { Follower } from '../chair/follower.js';
import type { BattleSetup } from '../storage/types.js';
import { StaffLine } from './line.js';
import type { KnownPosition } from './messages.js';

export type Advice =
  | { readonly kind: 'none' | 'thinking' | 'nothing' | 'unable' | 'failed' }
  | { readonly kind: 'plan'; readonly plan: StaffPlan<PublicAction> }
  | { readonly kind: 'hints'; readonly unit: string; readonly hints: readonly Hint<PublicAction>[] };

/** Asks the staff for the person who sits here, and puts what it says on the map. */
export class Adviser implements Follower {
  readonly #chair: Chair;
  /** The orders that are drawn on the map. */
  readonly #drawn: Signal<readonly PlannedAction<PublicAction>[]>;
  readonly #setup: BattleSetup;
  readonly #line: StaffLine;
  /** Counts questions: the answer to any but the last is not wanted any more. */
  #asked = 0;
  /** The impulse that the plan is for. */
  #impulse = -1;

  readonly advice = signal<Advice>({ kind: 'none' });

  constructor(
    chair: Chair,
    drawn: Signal<readonly PlannedAction<PublicAction>[]>,
    setup: BattleSetup,
    line = new StaffLine(),
  ) {
    this.#chair = chair;
    this.#drawn = drawn;
    this.#setup = setup;
    this.#line = line;
  }

  get percent() {
    return this.#line.percent;
  }

  askForPlan(): Promise<void> {
    return this.#ask(async (known) => {
      const answer = await this.#line.call('plan', known);
      if (answer.kind === 'unable') return { kind: 'unable' };
      const plan = answer.advice;
      return plan === null || this.left(plan.orders).length === 0 ? { kind: 'nothing' } : { kind: 'plan', plan };
    });
  }

  askAbout(unit: string): Promise<void> {
    return this.#ask(async (known) => {
      const answer = await this.#line.call('hint', { ...known, unit });
      if (answer.kind === 'unable') return { kind: 'unable' };
      return answer.advice.length === 0 ? { kind: 'nothing' } : { kind: 'hints', unit, hints: answer.advice };
    });
  }

  async #ask(question: (known: KnownPosition) => Promise<Advice>): Promise<void> {
    this.close();
    const asked = ++this.#asked;
    const battle = this.#chair.now();
    this.#impulse = battle.game.clock(battle.state, 'impulse');
    this.advice.value = { kind: 'thinking' };
    const known = { setup: this.#setup, view: battle.view, seat: battle.seat, seed: battle.revision };
    const advice = await question(known).catch((error: unknown): Advice => {
      if (asked === this.#asked) console.warn(error);
      return { kind: 'failed' };
    });
    if (asked !== this.#asked) return;
    this.advice.value = advice;
    this.#draw();
  }

  /** Orders of a plan that can still be given: whoever has set out is done with. */
  left(orders: readonly PlannedAction<PublicAction>[]): PlannedAction<PublicAction>[] {
    const battle = this.#chair.now();
    const ready = new Set(battle.aids.ready(battle.state, battle.seat));
    return orders.filter(({ units: [unit], path: [from] }) => {
      if (unit === undefined || !ready.has(unit)) return false;
      const hex = battle.unit(unit)?.hex ?? null;
      return hex === null || hex === from;
    });
  }

  #draw(): void {
    const { value } = this.advice;
    if (value.kind === 'plan') this.#drawn.value = this.left(value.plan.orders);
    else this.#drawn.value = value.kind === 'hints' ? value.hints.slice(0, 1) : [];
  }

  /** Shows one of several hints on the map. */
  point(hint: Hint<PublicAction>): void {
    this.#drawn.value = [hint];
  }

  clear(): void {
    // What is about to be played does not end a plan.
  }

  /** A plan is for one impulse, a hint for one moment. */
  settle(): void {
    const { kind } = this.advice.peek();
    if (kind === 'none') return;
    const battle = this.#chair.now();
    const goesOn = battle.decides && battle.game.clock(battle.state, 'impulse') === this.#impulse;
    if (kind === 'plan' && goesOn) this.#draw();
    else this.close();
  }

  forget(): void {
    this.close();
  }

  /** Puts everything away, and sends the staff home. */
  close(): void {
    this.#asked++;
    this.#line.stop();
    batch(() => {
      this.advice.value = { kind: 'none' };
      this.#drawn.value = [];
    });
  }
}
