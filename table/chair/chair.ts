import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type AccountLine,
  type Finality,
  good,
  type HostAnswer,
  type News,
  type PublicAction,
  type Refusal,
  type Result,
  type Seat,
  type UnitCard,
  type Task,
} from '@impulse/engine';
import type { AnyBattle, AnyHost } from './any.js';
import { OrderQueue } from './order-queue.js';
import type { Follower } from './follower.js';
import { firstSeat, handoverAfter } from './handover.js';
import { type Place, takePlace } from './place.js';
import type { Notice, Surroundings } from './surroundings.js';
import { UndoGroups } from './undo.js';

const done: PublicAction = { type: 'done' };

/** What one person sees of a battle and does in it. Everything shown comes from what one seat may know. */
export class Chair {
  readonly people: readonly string[];
  readonly #surroundings: Surroundings;
  readonly #followers: Follower[] = [];
  readonly #groups = new UndoGroups();
  #place: Place;
  /** News are shown one after the other. */
  #shown: Promise<void> = Promise.resolve();
  readonly #orders = new OrderQueue();
  /** Is what is carried out now only what follows from what was decided before? */
  #follows = false;
  /** Numbers the commands of this sitting. */
  #commands = 0;

  /** The battle changes in place: whoever reads it depends on `version` too. */
  readonly battle: Signal<AnyBattle>;
  readonly version = signal(0);
  /** Actions that have been seen, and how often something was taken back. */
  readonly played = signal(0);
  readonly takenBack = signal(0);
  /** The side the table is to be handed to, while nobody may look. */
  readonly curtain = signal<string | null>(null);
  readonly notice = signal<Notice | null>(null);
  readonly presenting = signal(false);

  readonly seat = computed<Seat>(() => this.battle.value.seat);
  readonly turn = computed(() => this.now().turn);
  readonly log = computed(() => [...this.now().log]);
  /** Every unit of the battle by its id. */
  readonly units = computed<ReadonlyMap<string, UnitCard>>(() => {
    const { aids, state, seat } = this.now();
    return new Map(aids.units(state, seat).map((unit) => [unit.id, unit]));
  });
  /** By hex from top to bottom. */
  readonly stacks = computed(() => {
    const { aids, state, seat } = this.now();
    return aids.stacks(state, seat);
  });
  readonly account = computed(() => (this.now().view as { readonly account: readonly AccountLine[] }).account);

  /** Whether a person at this table owes a decision, also while something is still being acted out. */
  readonly decides = computed(() => {
    const turn = this.turn.value;
    if (turn.over || this.curtain.value !== null) return false;
    return this.#surroundings.mayPlay.value && this.seat.value === turn.side && this.isPerson(turn.side);
  });
  /** Whether a person may decide something now. */
  readonly mayAct = computed(() => this.decides.value && !this.presenting.value);
  /** Units that can do something now. */
  readonly ready = computed<readonly string[]>(() => {
    if (!this.mayAct.value) return [];
    const { aids, state, seat } = this.now();
    return aids.ready(state, seat);
  });
  /** What there is to do, in battles that list it. */
  readonly tasks = computed<readonly Task[]>(() => {
    if (!this.mayAct.value) return [];
    const { aids, state, seat } = this.now();
    return aids.tasks?.(state, seat) ?? [];
  });
  /** How often something can be taken back; what was ordered together counts once. */
  readonly undoable = computed(() => (this.mayAct.value ? this.#groups.times(this.now().undoable) : 0));
  readonly canEnd = computed(() => this.mayAct.value && this.now().refuse(done) === null);
  /** Whether the end of the step could be taken back. */
  readonly endFinality = computed<Finality>(() => (this.canEnd.value ? this.now().finality([done]) : 'free'));

  private constructor(surroundings: Surroundings, place: Place) {
    this.#surroundings = surroundings;
    this.people = surroundings.people;
    this.#place = place;
    this.battle = signal(place.battle);
  }

  /** Sits down; resolves when the first news have come. */
  static async open(surroundings: Surroundings, seat: Seat): Promise<Result<Chair>> {
    const early: [Place, News][] = [];
    let hear = (place: Place, news: News): void => void early.push([place, news]);
    const { host, kit, like } = surroundings;
    const place = await takePlace(host, kit, seat, like, (one, news) => hear(one, news));
    if (!place.ok) return place;
    const chair = new Chair(surroundings, place.value);
    hear = (one, news) => chair.#hear(one, news);
    for (const [one, news] of early) hear(one, news);
    await chair.#handOver(false);
    return good(chair);
  }

  /** The battle as it is now; read in a computed value it is read again at every change. */
  now(): AnyBattle {
    void this.version.value;
    return this.battle.value;
  }

  isPerson(side: string): boolean {
    return this.people.includes(side);
  }

  isMine(unit: string): boolean {
    return this.units.value.get(unit)?.side === this.seat.value;
  }

  follow(follower: Follower): void {
    this.#followers.push(follower);
    follower.settle();
  }

  clearPlans(): void {
    this.notice.value = null;
    for (const follower of this.#followers) follower.clear();
  }

  explain(refusal: Refusal | null): void {
    this.notice.value = refusal ? { kind: 'refusal', refusal } : null;
  }

  /** Is something that a person has decided still being carried out? */
  get busy(): ReadonlySignal<boolean> {
    return this.#orders.busy;
  }

  /** Plays what a person has decided, after what he has decided before; null when it is not for him to decide by then. */
  act(action: PublicAction): Promise<HostAnswer | null> {
    return this.#decide([action], () => this.#act(action));
  }

  /** The same for several units, one after the other; taken back together. */
  async actAll(actions: readonly PublicAction[]): Promise<void> {
    await this.#decide(actions, async () => {
      let played = 0;
      for (const action of actions) {
        const answer = await this.#act(action);
        if (answer?.kind !== 'done') break;
        played++;
      }
      this.#groups.join(played);
      return null;
    });
  }

  /** The same for what was decided along with something else, whose outcome stays in sight meanwhile. */
  async followUp(actions: readonly PublicAction[]): Promise<void> {
    this.#follows = true;
    await this.actAll(actions);
    this.#follows = false;
  }

  /** A decision holds for the seat that has made it. */
  #decide<T>(actions: readonly PublicAction[], work: () => Promise<T | null>): Promise<T | null> {
    const seat = this.seat.peek();
    if (this.busy.peek()) this.#surroundings.hurry();
    return this.#orders.run(JSON.stringify(actions), async () => (this.seat.peek() === seat ? await work() : null));
  }

  async #act(action: PublicAction): Promise<HostAnswer | null> {
    if (!this.mayAct.value) return null;
    const { seat, revision } = this.battle.peek();
    const answer = await this.#ask(revision, (host, command) => host.act(seat, revision, command, action));
    if (answer?.kind === 'refused') this.explain(answer.refusal);
    if (answer?.kind === 'malformed' && answer.problem.code === 'too-quiet') this.notice.value = { kind: 'too-quiet' };
    if (answer?.kind === 'done') this.#groups.add(1);
    return answer;
  }

  async undo(): Promise<void> {
    await this.catchUp();
    if (this.presenting.value || this.curtain.value !== null || !this.#surroundings.mayPlay.value) return;
    const { seat, revision, undoable } = this.battle.peek();
    const steps = this.#groups.next(undoable);
    const answer = await this.#orders.run(`undo ${revision}`, () =>
      this.#ask(revision, (host, command) => host.undo(seat, revision, command, steps)),
    );
    if (answer?.kind === 'done') this.#groups.takenBack();
    if (answer?.kind === 'malformed') {
      this.clearPlans();
      this.notice.value = { kind: 'undo', code: answer.problem.code };
    }
  }

  /** What a person does while something of his is still being carried out or acted out comes right after it. */
  catchUp(): Promise<void> {
    return this.#orders.finished(() => this.#surroundings.hurry());
  }

  /** Whether what happens is not acted out. */
  skipAll(all: boolean): void {
    this.#surroundings.skipAll(all);
  }

  /** Asks the host; its news have been shown when it is answered. */
  async #ask(
    revision: number,
    request: (host: AnyHost, command: string) => Promise<HostAnswer>,
  ): Promise<HostAnswer | null> {
    try {
      const answer = await request(this.#surroundings.host, `${revision}/${this.#commands++}`);
      await this.#shown;
      return answer;
    } catch (error) {
      console.error(error);
      this.notice.value = { kind: 'host' };
      return null;
    }
  }

  /** Resolves when everything the host has told so far has been shown. */
  shown(): Promise<void> {
    return this.#shown;
  }

  #hear(place: Place, news: News): void {
    this.#shown = this.#shown.then(() => this.#show(place, news)).catch((error: unknown) => console.error(error));
  }

  async #show(place: Place, news: News): Promise<void> {
    // Somebody else has sat down meanwhile.
    if (place !== this.#place) return;
    if (place.battle.misses(news)) {
      place.askAnew();
      return;
    }
    const { game } = this.#surroundings.kit;
    const wasSecret = game.hasSecrets(place.battle.state);
    if (news.by === null) {
      this.#surroundings.hurry();
      this.clearPlans();
    } else await this.#present(place.battle, news.by, news);
    batch(() => {
      this.presenting.value = false;
      if (news.undoable === 0) this.#groups.forget();
      const heard = place.battle.hear(news);
      if (!heard.ok) throw new Error(`What the host tells cannot be read: ${heard.error.message}`);
      if (news.by === null) this.takenBack.value++;
      else this.played.value++;
      this.version.value++;
    });
    await this.#handOver(wasSecret);
    this.#settle();
  }

  /** Whatever goes wrong while something is acted out, the battle goes on. */
  async #present(battle: AnyBattle, by: string, news: News): Promise<void> {
    this.clearPlans();
    try {
      const told = battle.aids.tell(battle.state, battle.seat, news.events);
      const acted = this.#surroundings.present({ by, told, units: this.units.peek(), follows: this.#follows });
      if (acted === null) return;
      this.presenting.value = true;
      await acted;
    } catch (error) {
      console.error(error);
    }
  }

  #settle(): void {
    for (const follower of this.#followers) follower.settle();
  }

  async #handOver(wasSecret: boolean): Promise<void> {
    if (!this.#surroundings.mayPlay.value) return;
    const { game, state, turn, seat } = this.battle.peek();
    const next = handoverAfter({ turn, seat, people: this.people, secret: game.hasSecrets(state), wasSecret });
    if (next) await this.sit(next.seat, next.curtain);
  }

  /** Sits down where a person of this table sits first. */
  async sitDown(): Promise<void> {
    await this.sit(firstSeat(this.people));
    await this.#handOver(false);
  }

  /** The person to whom the table was handed has sat down. */
  async liftCurtain(): Promise<void> {
    const side = this.curtain.value;
    if (side !== null) await this.sit(side, null);
  }

  /** Sits down somewhere else. What the former seat knew is dropped before the curtain is drawn or lifted. */
  async sit(seat: Seat, curtain: string | null = null): Promise<void> {
    const { host, kit, like } = this.#surroundings;
    this.#place.leave();
    const place = await takePlace(host, kit, seat, like, (one, news) => this.#hear(one, news));
    if (!place.ok) throw new Error(`What the host tells cannot be read: ${place.error.message}`);
    this.#place = place.value;
    this.#groups.forget();
    batch(() => {
      this.curtain.value = curtain;
      this.battle.value = place.value.battle;
      this.version.value++;
      this.notice.value = null;
      for (const follower of this.#followers) follower.forget();
    });
    // A derived signal keeps its last value until it is read again.
    const derived = [this.turn, this.log, this.units, this.stacks, this.account, this.ready, this.tasks];
    for (const one of derived) void one.value;
    this.#settle();
  }

  close(): void {
    this.#place.leave();
  }
}
