import { batch, computed, signal } from '@preact/signals';
import {
  type Answer,
  type LogEvent,
  type Match,
  mayRead,
  observer,
  type Problem,
  type Refusal,
  type Seat,
} from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import type { State } from '@impulse/totensonntag/state.js';
import { makeView } from '@impulse/totensonntag/position/view.js';
import type { BattleSetup } from '../storage/types.js';
import { actorsOf, canEnd } from './reminder.js';
import { rosterOf, stacksOf } from './roster.js';

/** The battle behind a session: the match, who looks at it, whose turn it is to decide, and the computers. */

/** Something to say beside the map until the next click. */
export type Notice =
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  | { readonly kind: 'undo'; readonly code: string }
  | { readonly kind: 'computer' };

/** An action that has just been played, for the board to act out. */
export interface Played {
  readonly side: string;
  readonly action: Action;
  readonly events: readonly LogEvent[];
}

/** The outside world of a session: all of it can be replaced in tests. */
export interface Surroundings {
  /** Acts out what happened; play goes on when it resolves. */
  present(played: Played): Promise<void>;
  /** Asks a computer level for an action from what a seat may know. */
  think(view: unknown, setup: BattleSetup, seat: Seat, level: string, seed: string): Promise<Action>;
  /** Keeps the battle; called after every action. */
  keep(match: Match<State, Action>): void;
  random(): string;
}

export abstract class Battle {
  readonly id: string;
  readonly setup: BattleSetup;
  readonly match: Match<State, Action>;
  readonly #surroundings: Surroundings;
  #closed = false;
  #running = false;
  /** Lengths of the match before orders given to several units at once, which are undone together. */
  #together: number[] = [];

  /** Counts changes of the battle; everything derived from the match depends on it. */
  readonly version = signal(0);
  readonly seat = signal<Seat>(observer);
  /** The side the table is to be handed to, while nobody may look. */
  readonly curtain = signal<string | null>(null);
  readonly notice = signal<Notice | null>(null);
  readonly thinking = signal(false);
  readonly presenting = signal(false);
  /** Computers wait while this is set. */
  readonly paused = signal(false);

  readonly turn = computed(() => {
    void this.version.value;
    return this.match.turn();
  });

  /** What the seat at the table may know. */
  readonly view = computed(() => {
    void this.version.value;
    return makeView(this.match.state, this.seat.value);
  });

  readonly roster = computed(() => rosterOf(this.match.state.context, this.view.value.position));
  readonly stacks = computed(() => stacksOf(this.roster.value, this.view.value.position));

  readonly log = computed(() => {
    void this.version.value;
    return this.match.log(this.seat.value);
  });

  /** Whether a person may decide something now. */
  readonly mayAct = computed(() => {
    const turn = this.turn.value;
    if (turn.over || this.curtain.value !== null || this.presenting.value) return false;
    return this.seat.value === turn.side && this.isHuman(turn.side);
  });

  /** Units that can do something now. */
  readonly ready = computed<readonly string[]>(() =>
    this.mayAct.value ? actorsOf(this.view.value, this.match.state) : [],
  );

  readonly canEnd = computed(() => this.mayAct.value && canEnd(this.view.value));

  constructor(id: string, setup: BattleSetup, match: Match<State, Action>, surroundings: Surroundings) {
    this.id = id;
    this.setup = setup;
    this.match = match;
    this.#surroundings = surroundings;
    const [only, other] = this.humans;
    this.seat.value = only !== undefined && other === undefined ? only : observer;
  }

  isHuman(side: string): boolean {
    return this.setup.controllers[side] === 'human';
  }

  get humans(): string[] {
    return totensonntag.sides.filter((side) => this.isHuman(side));
  }

  isMine(unit: string): boolean {
    const { context } = this.match.state;
    return totensonntag.sides[context.side[context.unitNumber.get(unit)!]] === this.seat.value;
  }

  /** Nothing is about to be done any more. */
  protected abstract clearPlans(): void;
  /** The battle has changed: what is selected may have nothing left to do. */
  protected abstract settle(): void;
  /** Nothing that only the last seat may know stays behind. */
  protected abstract forget(): void;

  /** Plays what a person has decided. */
  async act(action: Action): Promise<Answer> {
    const turn = this.turn.value;
    if (turn.over || !this.mayAct.value) throw new Error('Nobody at the table owes a decision');
    const answer = await this.#play(turn.side, action);
    if (answer.kind === 'refused') this.notice.value = { kind: 'refusal', refusal: answer.refusal };
    void this.run();
    return answer;
  }

  /** The same order for several units, one after the other; undone together. */
  async actAll(actions: readonly Action[]): Promise<void> {
    const start = this.match.length;
    for (const action of actions) {
      if (!this.mayAct.value) break;
      const answer = await this.act(action);
      if (answer.kind !== 'played') break;
    }
    if (this.match.length - start > 1) this.#together.push(start);
  }

  async #play(side: string, action: Action): Promise<Answer> {
    const wasSecret = totensonntag.hasSecrets(this.match.state);
    const answer = this.match.act(side, action);
    if (answer.kind !== 'played') return answer;
    const readable = answer.events.filter((event) => mayRead(event, this.seat.value));
    batch(() => {
      this.presenting.value = true;
      this.clearPlans();
    });
    this.#surroundings.keep(this.match);
    await this.#surroundings.present({ side, action, events: readable });
    batch(() => {
      this.presenting.value = false;
      this.version.value++;
      this.handOver(wasSecret);
      this.settle();
    });
    return answer;
  }

  /** Two people at one table: when something is secret, nobody's view is shown until the other has sat down. */
  protected handOver(wasSecret: boolean): void {
    if (this.humans.length < 2) return;
    const turn = this.match.turn();
    if (turn.over) {
      this.seat.value = observer;
      return;
    }
    const secret = totensonntag.hasSecrets(this.match.state);
    if (turn.side === this.seat.value && (!secret || wasSecret)) return;
    this.seat.value = secret ? observer : turn.side;
    this.curtain.value = secret ? turn.side : null;
    this.forget();
    // A derived signal keeps its last value until it is read again.
    void [this.view.value, this.roster.value, this.stacks.value, this.log.value, this.ready.value];
  }

  /** The person to whom the table was handed has sat down. */
  liftCurtain(): void {
    const side = this.curtain.value;
    if (side === null) return;
    batch(() => {
      this.curtain.value = null;
      this.seat.value = side;
      this.settle();
    });
  }

  undo(): void {
    if (this.presenting.value || this.curtain.value !== null) return;
    const start = this.#together.at(-1) ?? -1;
    const before = start >= 0 && start < this.match.length - 1 ? start : this.match.length - 1;
    let problem: Problem | null;
    do problem = this.match.undo(this.seat.value);
    while (!problem && this.match.length > before);
    this.#together = this.#together.filter((length) => length < this.match.length);
    batch(() => {
      this.clearPlans();
      this.notice.value = problem ? { kind: 'undo', code: problem.code } : null;
      this.version.value++;
      this.settle();
    });
    this.#surroundings.keep(this.match);
  }

  /** Lets computers decide until a person has to, until the battle is over or left, or as many times as said. */
  async run(times = Infinity): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    const waits = () => this.#closed || (this.paused.value && times === Infinity);
    try {
      for (let played = 0; played < times; played++) {
        const turn = this.match.turn();
        if (turn.over || this.isHuman(turn.side) || waits()) return;
        const action = await this.#ask(turn.side);
        if (waits()) return;
        const answer = await this.#play(turn.side, action);
        if (answer.kind !== 'played') throw new Error(`The computer was refused: ${JSON.stringify(answer)}`);
      }
    } catch (error) {
      console.error(error);
      batch(() => {
        this.paused.value = true;
        this.notice.value = { kind: 'computer' };
      });
    } finally {
      this.#running = false;
      this.thinking.value = false;
    }
  }

  async #ask(side: string): Promise<Action> {
    this.thinking.value = true;
    const view = makeView(this.match.state, side);
    const seed = `${this.id}/${this.match.length}`;
    const action = await this.#surroundings.think(view, this.setup, side, this.setup.controllers[side], seed);
    this.thinking.value = false;
    return action;
  }

  pause(paused: boolean): void {
    this.paused.value = paused;
    if (!paused) void this.run();
  }

  close(): void {
    this.#closed = true;
  }
}
