import { batch, computed, signal } from '@preact/signals';
import { type Forecast, type Match, type Refusal, resume } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import type { State } from '@impulse/totensonntag/state.js';
import type { BattleSetup, SavedBattle } from '../storage/types.js';
import { Battle, type Surroundings } from './battle.js';
import { intentOf } from './intent.js';
import { aimOf, type Attack, type AttackKind, chanceOf, type Orders, ordersOf } from './orders.js';
import { type Reminder, reminderOf } from './reminder.js';
import { whyNot } from './why-not.js';

/**
 * One battle at this table and the hand of whoever plays it: what is selected and what is about to be done. Panels and
 * board read its signals; everything a player does goes through its methods. It shows only the view of one seat.
 */

/** Something without a way back: shown with its odds, carried out when confirmed. */
export interface Proposal {
  readonly action: Action;
  readonly forecast: Forecast | null;
  /** The same with another spotter, support, approach or target unit, the best odds first. */
  readonly alternatives: readonly Alternative[];
}

export interface Alternative {
  readonly kind: AttackKind | 'exit';
  readonly action: Action;
  readonly forecast: Forecast | null;
}

/** Steps in which many units act: none of them is picked for the player. */
const manyAct = new Set(['impulse', 'setup', 'night']);

export class Session extends Battle {
  #lastSpot = '';

  readonly selection = signal<readonly string[]>([]);
  readonly hovered = signal<string | null>(null);
  /** The hex whose stack is looked into. */
  readonly inspected = signal<string | null>(null);
  readonly proposal = signal<Proposal | null>(null);
  /** What would be left undone, while the player is asked whether to end the step. */
  readonly ending = signal<Reminder | null>(null);
  /** Counts what the player has taken up, so that the last result can be put away. */
  readonly taken = signal(0);
  /** Hexes that a panel or the log points at. */
  readonly pointed = signal<readonly string[]>([]);

  readonly orders = computed<readonly Orders[]>(() => {
    void this.version.value;
    const turn = this.turn.value;
    if (!this.mayAct.value || turn.over) return [];
    const mine = this.selection.value.filter((unit) => this.isMine(unit));
    return mine.map((unit) => ordersOf(this.match.state, turn.side, unit));
  });

  constructor(id: string, setup: BattleSetup, match: Match<State, Action>, surroundings: Surroundings) {
    super(id, setup, match, surroundings);
    this.handOver(false);
    this.settle();
  }

  /** Goes on with a battle kept in this browser; what cannot be opened says why. */
  static open(saved: SavedBattle, surroundings: Surroundings) {
    const sealing = { match: saved.id, secret: surroundings.random() };
    const match = resume(totensonntag, saved.record, sealing);
    if (!match.ok) return match;
    return { ok: true as const, value: new Session(saved.id, saved.setup, match.value, surroundings) };
  }

  protected override clearPlans(): void {
    this.proposal.value = null;
    this.ending.value = null;
    this.notice.value = null;
  }

  protected override forget(): void {
    this.clearPlans();
    this.selection.value = [];
    this.inspected.value = null;
    this.hovered.value = null;
    this.pointed.value = [];
    void this.orders.value;
  }

  /** A unit that can still do something stays selected; in steps about few units the only one is picked at once. */
  protected override settle(): void {
    const turn = this.turn.value;
    const still = this.selection.value.filter((unit) => !this.isMine(unit) || this.#canDoAnything(unit));
    if (still.length !== this.selection.value.length) this.selection.value = still;
    if (!turn.over && turn.step === 'setup') this.#placeNext();
    if (turn.over || still.length > 0 || manyAct.has(turn.step)) return;
    const [only, other] = this.ready.value;
    if (only !== undefined && other === undefined) this.#take([only]);
  }

  /** In the set-up, a unit that has been placed makes way for the next one to be placed. */
  #placeNext(): void {
    const [unit] = this.selection.value;
    if (unit === undefined || !this.roster.value.get(unit)?.onMap) return;
    const { value: waiting } = this.ready;
    const { unitNumber } = this.match.state.context;
    const next = waiting.find((one) => unitNumber.get(one)! > unitNumber.get(unit)!) ?? waiting[0];
    this.selection.value = next === undefined ? [] : [next];
    this.inspected.value = null;
  }

  #canDoAnything(unit: string): boolean {
    return totensonntag.legal(this.match.state, this.seat.value, unit).length > 0;
  }

  #take(units: readonly string[]): void {
    this.selection.value = units;
    const at = units.length > 0 ? this.roster.value.get(units[0])!.at : null;
    if (at !== null) this.inspected.value = this.stacks.value.has(at) ? at : null;
  }

  #explain(refusal: Refusal | null): void {
    this.notice.value = refusal ? { kind: 'refusal', refusal } : null;
  }

  select(units: readonly string[]): void {
    batch(() => {
      this.clearPlans();
      this.#take(units);
      if (units.length > 0) this.taken.value++;
      const [only, other] = units;
      if (only === undefined || other !== undefined || !this.mayAct.value) return;
      // A unit that can do nothing says why at once.
      if (this.isMine(only) && !this.#canDoAnything(only)) {
        this.#explain(whyNot(this.match.state, this.seat.value, only, null));
      }
    });
  }

  /** Adds a unit to those that act together, or takes it out. */
  toggle(unit: string): void {
    const { value } = this.selection;
    const rest = value.filter((one) => one !== unit);
    const at = this.roster.value.get(unit)?.at;
    const beside = rest.filter((one) => this.roster.value.get(one)?.at === at);
    this.select(rest.length < value.length ? rest : [...beside, unit]);
  }

  /** The units of a brigade or regiment that can act, wherever they stand. */
  formationOf(unit: string): readonly string[] {
    const own = this.roster.value.get(unit)?.data;
    if (!own) return [];
    return this.ready.value.filter((id) => {
      const { side, formation } = this.roster.value.get(id)!.data;
      return side === own.side && formation.en === own.formation.en;
    });
  }

  selectFormation(unit: string): void {
    this.select(this.formationOf(unit));
  }

  /** Every unit of a stack that can act. */
  selectStack(hex: string): void {
    const able = new Set(this.ready.value);
    this.select((this.stacks.value.get(hex) ?? []).filter((unit) => able.has(unit)));
  }

  /** The next unit that can act, or the one before. */
  next(step: 1 | -1): void {
    const { value: units } = this.ready;
    if (units.length === 0) return;
    const current = units.indexOf(this.selection.value.at(-1) ?? '');
    const start = current < 0 && step < 0 ? 0 : current;
    this.select([units[(start + step + units.length) % units.length]]);
  }

  inspect(hex: string): void {
    this.inspected.value = hex;
  }

  /** A hex was clicked, or a selected unit was dropped on it. */
  async click(hex: string, unit: string | null): Promise<void> {
    if (this.presenting.value) return;
    const spot = `${hex}/${unit ?? ''}`;
    const intent = intentOf({
      hex,
      unit,
      again: spot === this.#lastSpot,
      here: this.stacks.value.get(hex) ?? [],
      isMine: (id) => this.isMine(id),
      selection: this.selection.value,
      orders: this.orders.value,
      whyNot: (id, to) => whyNot(this.match.state, this.seat.value, id, to),
    });
    this.#lastSpot = spot;
    switch (intent.kind) {
      case 'act':
        await this.actAll(intent.actions);
        return;
      case 'propose':
        this.proposeAny(intent.attacks, unit);
        return;
      case 'leave': {
        const choices = [intent.exit, ...(intent.stop ? [intent.stop] : [])];
        this.propose(
          intent.exit,
          choices.map((action) => ({ kind: 'exit', action, forecast: null })),
        );
        return;
      }
      case 'select':
        this.select([intent.unit]);
        return;
      case 'refuse':
        this.clearPlans();
        this.inspected.value = hex;
        this.#explain(intent.refusal);
        return;
      case 'look':
        this.select([]);
        this.inspected.value = hex;
    }
  }

  /** A counter was dropped on a hex: the same as selecting it and clicking there, but never another selection. */
  async drop(unit: string, to: string): Promise<void> {
    if (!this.selection.value.includes(unit)) this.select([unit]);
    if (this.roster.value.get(unit)?.at === to) return;
    const orders = this.orders.value;
    const lit = orders.length > 0 && orders.every((one) => one.ways.has(to));
    if (lit || orders.some((one) => one.attacks.has(to))) return await this.click(to, null);
    if (this.mayAct.value && this.isMine(unit)) this.#explain(whyNot(this.match.state, this.seat.value, unit, to));
  }

  /** Shows the odds of something that draws dice, or has no way back, and waits for a yes. */
  propose(action: Action, alternatives: readonly Alternative[] = []): void {
    const forecast = totensonntag.forecast(this.match.state, this.seat.value, action);
    batch(() => {
      this.clearPlans();
      this.proposal.value = { action, forecast, alternatives };
    });
  }

  /** Proposes the most promising of several attacks; one aimed at the unit that was clicked goes first. */
  proposeAny(attacks: readonly Attack[], aim: string | null = null): void {
    const { state } = this.match;
    const ranked = attacks
      .map((attack) => ({ ...attack, forecast: totensonntag.forecast(state, this.seat.value, attack.action) }))
      // Of equal chances the one that moves nothing comes first.
      .toSorted(
        (a, b) =>
          chanceOf(b.forecast) - chanceOf(a.forecast) || Number(a.kind === 'overrun') - Number(b.kind === 'overrun'),
      );
    const aimed = ranked.find(({ action }) => aim !== null && aimOf(action) === aim);
    this.propose((aimed ?? ranked[0]).action, ranked);
  }

  /** Another spotter, approach, support or target of the same attack. */
  choose(action: Action): void {
    this.propose(action, this.proposal.value?.alternatives);
  }

  async confirm(): Promise<void> {
    if (!this.mayAct.value) return;
    if (this.ending.value) await this.act({ type: 'done' });
    else if (this.proposal.value) await this.act(this.proposal.value.action);
  }

  /** Ends the step, or asks first when something is left to do or there is no way back. */
  async end(): Promise<void> {
    if (!this.mayAct.value) return;
    const refusal = totensonntag.refuse(this.match.state, this.seat.value, { type: 'done' });
    if (refusal) {
      this.clearPlans();
      this.#explain(refusal);
      return;
    }
    const reminder = reminderOf(this.view.value, this.roster.value, this.ready.value);
    if (!reminder.asks) {
      await this.act({ type: 'done' });
      return;
    }
    batch(() => {
      this.clearPlans();
      this.ending.value = reminder;
    });
  }

  /** One step back: the notice, what is about to be done, the selection. */
  cancel(): void {
    if (this.proposal.value || this.ending.value) this.clearPlans();
    else if (this.notice.value) this.notice.value = null;
    else this.select([]);
  }
}
