import { batch, computed, signal } from '@preact/signals';
import type { Cells, News, Seat, ToldEvent, UnitCard } from '@impulse/engine';
import type { Animation, Past } from '../board/types.js';
import type { Chair } from '../chair/chair.js';
import type { Follower } from '../chair/follower.js';
import { partsOf, type RecapPart, type RecapStep, stepsOf } from './recap-steps.js';
import type { Presenter } from './presenter.js';
import { type Stand, standAt, standsOf } from './recap-stands.js';

/** Whoever knows what a seat has missed. */
export interface Missed {
  /** What has happened since the seat last decided something, as far as it may know. */
  since(seat: Seat): Promise<readonly ToldEvent[]>;
  /** How the battle stood meanwhile, as the seat was told then. */
  meanwhile(seat: Seat): Promise<readonly News[]>;
}

/** What the map shows: the battle as it is, or as it was at the step being told. */
interface Shown {
  readonly state: Cells;
  readonly units: ReadonlyMap<string, UnitCard>;
  readonly stacks: ReadonlyMap<string, readonly (string | null)[]>;
}

/** However much has happened, all of it is told in this time, in milliseconds; and one step takes so long at most. */
const wholeTime = 6000;
const longestStep = 900;

/** What has happened since the person in the chair last decided something: to be stepped through, and called back. */
export class Recap implements Follower {
  readonly #chair: Chair;
  readonly #presenter: Presenter;
  readonly #missed: Missed | null;
  /** How much had been played when it was asked for. */
  #asked = -1;
  /** Counts orders: whatever was under way before the last one has nothing more to say. */
  #order = 0;
  /** The step that is asked for, which is told as soon as it is known how the battle stood then. */
  #wanted: number | null = null;
  #recalled: Promise<void> | null = null;
  /** How it stood meanwhile; empty as long as nobody has stepped through it. */
  readonly #stands = signal<readonly Stand[]>([]);

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

  /** What the map shows, whatever the rest of the table knows by now. */
  readonly shown = computed<Shown>(() => {
    const stand = this.#standAfter(this.step.value);
    if (!stand)
      return { state: this.#chair.now().state, units: this.#chair.units.value, stacks: this.#chair.stacks.value };
    return this.#shownAt(stand);
  });

  /** The counters stand before whatever came later, as far as what is shown has it already. */
  readonly past = computed<Past | null>(() => {
    const step = this.step.value;
    if (step === null) return null;
    const stand = this.#standAfter(step);
    const animations = this.steps.value.flatMap((_, later) =>
      later > step && this.#standAfter(later) === stand ? this.#animationsOf(later) : [],
    );
    return animations.length > 0 ? { animations, index: 0 } : null;
  });

  constructor(chair: Chair, presenter: Presenter, missed: Missed | null) {
    this.#chair = chair;
    this.#presenter = presenter;
    this.#missed = missed;
  }

  #standAfter(step: number | null): Stand | null {
    const upTo = step === null ? undefined : this.steps.value[step]?.upTo;
    return upTo === undefined ? null : standAt(this.#stands.value, upTo);
  }

  #shownAt({ cells }: Stand): Shown {
    const { game, aids, state: now, seat } = this.#chair.now();
    const state = game.blank(now);
    state.cells.set(cells);
    const units = new Map(aids.units(state, seat).map((unit) => [unit.id, unit]));
    return { state, units, stacks: aids.stacks(state, seat) };
  }

  /** Whoever is lost in a step looks as before it. */
  #animationsOf(step: number): Animation[] {
    const scenes = this.steps.value[step].told.flatMap((one) => one.scenes);
    const units = new Map(this.#unitsBefore(step + 1));
    const before = this.#unitsBefore(step);
    for (const scene of scenes) {
      const unit = scene.kind === 'gone' ? before.get(scene.unit) : undefined;
      if (unit) units.set(unit.id, unit);
    }
    return this.#presenter.animationsOf(scenes, units);
  }

  #unitsBefore(step: number): ReadonlyMap<string, UnitCard> {
    const stand = step === 0 ? this.#stands.value[0] : this.#standAfter(step - 1);
    return stand ? this.#shownAt(stand).units : this.#chair.units.value;
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
    this.#tellOf([]);
    this.since.value = Infinity;
    // A derived signal keeps its last value until it is read again.
    for (const one of [this.shown, this.past, this.steps, this.parts]) void one.value;
  }

  /** A person is to decide: what has he missed? Where nothing has happened, the last recap can still be called back. */
  async look(): Promise<void> {
    const { seat, revision } = this.#chair.battle.peek();
    const told = (await this.#missed?.since(seat)) ?? [];
    const now = this.#chair.battle.peek();
    if (now.seat !== seat || now.revision !== revision || told.length === 0) return;
    batch(() => {
      this.close();
      this.#tellOf(told);
      this.since.value = this.#chair.log.peek().length - told.length;
      this.#asked = this.#chair.played.peek();
      this.open.value = this.steps.value.length > 0;
    });
  }

  #tellOf(told: readonly ToldEvent[]): void {
    this.told.value = told;
    this.#stands.value = [];
    this.#recalled = null;
  }

  /** How it stood meanwhile is asked for when somebody wants to see it. */
  #recall(): Promise<void> {
    return (this.#recalled ??= this.#askMeanwhile().catch((error: unknown) => console.error(error)));
  }

  async #askMeanwhile(): Promise<void> {
    const told = this.told.peek();
    const now = this.#chair.now();
    const news = (await this.#missed?.meanwhile(now.seat)) ?? [];
    if (told === this.told.peek()) this.#stands.value = standsOf(now, news, told.length);
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
    this.#wanted = null;
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
    void this.#tell((this.#wanted ?? (by > 0 ? -1 : this.steps.value.length)) + by);
  }

  /** Tells this step. */
  goTo(step: number): void {
    this.stop();
    void this.#tell(step);
  }

  /** Tells everything, from the step being told on. */
  async play(): Promise<void> {
    this.stop();
    const order = this.#order;
    const { length } = this.steps.value;
    const from = (this.step.value ?? -1) + 1;
    const first = from < length ? from : 0;
    this.playing.value = true;
    await this.#recall();
    const began = performance.now();
    for (let step = first; step < length; step++) {
      await this.#tell(step);
      // Late steps make the next ones shorter.
      const next = began + (step - first + 1) * Math.min(longestStep, wholeTime / length);
      await new Promise((resolve) => setTimeout(resolve, next - performance.now()));
      if (order !== this.#order) return;
    }
    this.playing.value = false;
    this.#wanted = null;
    this.step.value = null;
  }

  async #tell(step: number): Promise<void> {
    const order = this.#order;
    const told = this.steps.value[step]?.told;
    this.#wanted = told ? step : null;
    await this.#recall();
    if (order !== this.#order) return;
    batch(() => {
      this.open.value = true;
      this.step.value = this.#wanted;
    });
    if (!told) return;
    const hex = this.#presenter.hexAbout(told);
    if (hex !== null) this.#presenter.board?.show(hex);
    void this.#presenter.board?.play(this.#animationsOf(step));
  }
}
