import { batch, computed, signal } from '@preact/signals';
import type { Seat, ToldEvent } from '@impulse/engine';
import type { Past } from '../board/types.js';
import type { Chair } from '../chair/chair.js';
import type { Follower } from '../chair/follower.js';
import { partsOf, type RecapPart, type RecapStep, stepsOf } from './recap-steps.js';
import type { Presenter } from './presenter.js';

/** Answers what has happened since the seat last decided something, as far as it may know. */
export type AskSince = (seat: Seat) => Promise<readonly ToldEvent[]>;

/** However much has happened, all of it is told in this time, in milliseconds; and one step takes so long at most. */
const wholeTime = 6000;
const longestStep = 900;

/** What has happened since the person in the chair last decided something: to be stepped through, and called back. */
export class Recap implements Follower {
  readonly #chair: Chair;
  readonly #presenter: Presenter;
  readonly #ask: AskSince | null;
  /** How much had been played when it was asked for. */
  #asked = -1;
  /** Counts orders: whatever was under way before the last one has nothing more to say. */
  #order = 0;

  readonly told = signal<readonly ToldEvent[]>([]);
  /** Where in the log it begins. */
  readonly since = signal(Infinity);
  /** Are its trails on the map? */
  readonly open = signal(false);
  /** The step being told; null: all of them at once. */
  readonly step = signal<number | null>(null);
  readonly playing = signal(false);

  readonly steps = computed<readonly RecapStep[]>(() => {
    const units = this.#chair.units.peek();
    return stepsOf(this.told.value, (unit) => units.get(unit)?.formation ?? '');
  });

  readonly parts = computed<readonly RecapPart[]>(() => {
    const units = this.#chair.units.peek();
    return partsOf(this.steps.value, (unit) => units.get(unit)?.group ?? null);
  });

  readonly #animations = computed(() =>
    this.steps.value.map(({ told }) =>
      this.#presenter.animationsOf(
        told.flatMap(({ scenes }) => scenes),
        this.#chair.units.peek(),
      ),
    ),
  );

  /** The counters as they stood after the step being told. */
  readonly past = computed<Past | null>(() => {
    const step = this.step.value;
    if (step === null) return null;
    const all = this.#animations.value;
    return { animations: all.flat(), index: all.slice(0, step + 1).flat().length };
  });

  constructor(chair: Chair, presenter: Presenter, ask: AskSince | null) {
    this.#chair = chair;
    this.#presenter = presenter;
    this.#ask = ask;
  }

  clear(): void {
    // Plans have nothing to do with it.
  }

  /** It steps aside as soon as the person does something. */
  settle(): void {
    if (this.open.value && this.#chair.played.value > this.#asked) this.close();
  }

  forget(): void {
    this.close();
    this.told.value = [];
    this.since.value = Infinity;
  }

  /** A person is to decide: what has he missed? Where nothing has happened, the last recap can still be called back. */
  async look(): Promise<void> {
    const { seat, revision } = this.#chair.battle.peek();
    const told = (await this.#ask?.(seat)) ?? [];
    const now = this.#chair.battle.peek();
    if (now.seat !== seat || now.revision !== revision || told.length === 0) return;
    batch(() => {
      this.close();
      this.told.value = told;
      this.since.value = this.#chair.log.peek().length - told.length;
      this.#asked = this.#chair.played.peek();
      this.open.value = this.steps.value.length > 0;
    });
  }

  toggle(): void {
    if (this.open.value) this.close();
    else if (this.steps.value.length > 0) {
      this.#asked = this.#chair.played.peek();
      this.open.value = true;
    }
  }

  close(): void {
    this.stop();
    batch(() => {
      this.open.value = false;
      this.step.value = null;
    });
  }

  stop(): void {
    this.#order++;
    this.playing.value = false;
  }

  /** Tells the next step, or the one before. */
  go(by: 1 | -1): void {
    this.stop();
    this.#tell((this.step.value ?? (by > 0 ? -1 : this.steps.value.length)) + by);
  }

  /** Tells this step. */
  goTo(step: number): void {
    this.stop();
    this.#tell(step);
  }

  /** Tells everything, from the step being told on. */
  async play(): Promise<void> {
    this.stop();
    const order = this.#order;
    const { length } = this.steps.value;
    const from = (this.step.value ?? -1) + 1;
    const began = performance.now();
    const first = from < length ? from : 0;
    this.playing.value = true;
    for (let step = first; step < length; step++) {
      this.#tell(step);
      // Late steps make the next ones shorter.
      const next = began + (step - first + 1) * Math.min(longestStep, wholeTime / length);
      await new Promise((resolve) => setTimeout(resolve, next - performance.now()));
      if (order !== this.#order) return;
    }
    this.playing.value = false;
    this.step.value = null;
  }

  #tell(step: number): void {
    const told = this.steps.value[step]?.told;
    batch(() => {
      this.open.value = true;
      this.step.value = told ? step : null;
    });
    if (!told) return;
    const hex = this.#presenter.hexAbout(told);
    if (hex !== null) this.#presenter.board?.show(hex);
    void this.#presenter.board?.play(this.#animations.value[step]);
  }
}
