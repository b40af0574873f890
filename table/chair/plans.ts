import { batch, computed, signal } from '@preact/signals';
import {
  type Attack,
  type AttackInSeries,
  deedsOf,
  type Finality,
  type Forecast,
  type PublicAction,
  type Reminder,
} from '@impulse/engine';
import type { AnyKit } from '../kit/kit.js';
import type { Chair } from './chair.js';
import { Drafts } from './drafts.js';
import type { Follower } from './follower.js';
import type { Holds } from './holds.js';

/** Something without a way back: shown with its odds, carried out when confirmed. */
export interface PendingAction {
  readonly action: PublicAction;
  /** Carried out after it, by those who go along. */
  readonly also: readonly PublicAction[];
  readonly forecast: Forecast | null;
  /** The same done in other ways, the best odds first. */
  readonly alternatives: readonly OtherWay[];
  /** Attacks that promise most one after the other; empty where one was chosen by its unit. */
  readonly series: readonly AttackInSeries<PublicAction>[];
}

export interface OtherWay {
  /** Kind of attack, or `exit`. */
  readonly kind: string;
  readonly action: PublicAction;
  readonly forecast: Forecast | null;
}

type PlanKit = Pick<AnyKit, 'asked' | 'chance' | 'risks' | 'drafts' | 'steps' | 'costly'>;

/** What the person in the chair is about to do. */
export class Plans implements Follower {
  readonly #chair: Chair;
  readonly #kit: PlanKit;
  readonly #holds: Holds;

  readonly drafts: Drafts;
  readonly proposal = signal<PendingAction | null>(null);
  /** What would be left undone, while the player is asked whether to end the step. */
  readonly ending = signal<Reminder | null>(null);

  constructor(chair: Chair, kit: PlanKit, holds: Holds) {
    this.#chair = chair;
    this.#kit = kit;
    this.#holds = holds;
    this.drafts = new Drafts(chair, kit);
  }

  /** Is something proposed, drafted or about to end? */
  readonly isMaking = computed(
    () => this.proposal.value !== null || this.ending.value !== null || this.drafts.judged.value !== null,
  );

  /** The hex that what is planned is aimed at. */
  readonly target = computed<string | null>(() => {
    const proposal = this.proposal.value;
    if (!proposal || !this.#chair.mayAct.value) return this.drafts.judged.value?.draft.hex ?? null;
    const { aids, state, seat } = this.#chair.now();
    return aids.spot(state, seat, proposal.action).hex;
  });

  /** Whether what is planned could be taken back. */
  readonly finality = computed<Finality>(() => {
    if (this.ending.value) return this.#chair.endFinality.value;
    const proposal = this.proposal.value;
    const actions = proposal ? [proposal.action, ...proposal.also] : (this.drafts.judged.value?.actions ?? []);
    return actions.length > 0 && this.#chair.mayAct.value ? this.#chair.now().finality(actions) : 'free';
  });

  clear(): void {
    this.drafts.clear();
    this.proposal.value = null;
    this.ending.value = null;
  }

  settle(): void {
    // Other plans never outlive what they were made for.
    this.drafts.settle();
    this.#proposeUsual();
  }

  #proposeUsual(): void {
    const turn = this.#chair.turn.value;
    if (turn.over || !this.#chair.mayAct.value || this.isMaking.value) return;
    const battle = this.#chair.now();
    const usual = this.#kit.steps[turn.step].usual.find((action) => battle.refuse(action) === null);
    if (usual) this.propose(usual);
  }

  forget(): void {
    this.clear();
    this.drafts.forget();
  }

  chanceOf(forecast: Forecast | null): number {
    return forecast ? this.#kit.chance(forecast) : 0;
  }

  /** What is planned while something is still being carried out is planned after it, if the rules still allow it. */
  async #later(actions: readonly PublicAction[], work: () => void): Promise<void> {
    await this.#chair.catchUp();
    if (!this.#chair.mayAct.value) return;
    const refusal = actions.map((action) => this.#chair.now().refuse(action)).find((one) => one !== null);
    if (refusal) this.#chair.explain(refusal);
    else work();
  }

  /** Shows the odds of something that draws dice, or has no way back, and waits for a yes. */
  propose(
    action: PublicAction,
    alternatives: readonly OtherWay[] = [],
    also: readonly PublicAction[] = [],
    series: PendingAction['series'] = [],
  ): void {
    if (this.#chair.busy.peek()) {
      void this.#later([action], () => this.propose(action, [], also));
      return;
    }
    const known = alternatives.find((one) => one.action === action);
    const forecast = known ? known.forecast : this.#chair.now().forecast(action);
    batch(() => {
      this.#chair.clearPlans();
      this.proposal.value = { action, also, forecast, alternatives, series };
    });
  }

  /** Lets units go where they were sent; asks first when something may happen to them that has no way back. */
  async go(actions: readonly PublicAction[], effects: readonly string[]): Promise<void> {
    const [first, ...also] = actions;
    const asks =
      effects.some((effect) => this.#kit.risks.has(effect)) || actions.some(({ type }) => this.#kit.asked.has(type));
    if (asks || this.#isFinal(actions)) this.propose(first, [], also);
    else await this.#chair.actAll(actions);
  }

  /** Dice or something unseen that no effect of the way has told of: nobody learns of it by a click that says nothing. */
  #isFinal(actions: readonly PublicAction[]): boolean {
    if (!this.#chair.mayAct.value) return false;
    const finality = this.#chair.now().finality(actions);
    return finality === 'rolls' || finality === 'reveals';
  }

  /** Proposes the most promising of several attacks; one aimed at the unit that was clicked goes first. */
  proposeAny(attacks: readonly Attack<PublicAction>[], aim: string | null = null): void {
    const ranked = this.#ranked(attacks);
    const aimed = ranked.find(({ spot }) => aim !== null && spot.aim === aim);
    this.propose((aimed ?? ranked[0]).action, ranked);
  }

  #ranked(attacks: readonly Attack<PublicAction>[]) {
    const battle = this.#chair.now();
    return (
      attacks
        .map(({ action, spot }) => ({
          kind: spot.kind,
          action,
          spot,
          forecast: battle.forecast(action),
          costs: Number(this.#kit.costly(battle, action)),
        }))
        // Of equal chances one that costs nobody comes first, and then the one that moves nothing.
        .toSorted(
          (a, b) =>
            this.chanceOf(b.forecast) - this.chanceOf(a.forecast) ||
            a.costs - b.costs ||
            a.spot.path.length - b.spot.path.length,
        )
    );
  }

  /**
   * Proposes how a hex is attacked best, whoever does it: the first of a series, and of every other unit its most
   * promising attack. Answers whether anybody can.
   */
  plan(hex: string): boolean {
    const battle = this.#chair.now();
    const { aids, state, seat } = battle;
    if (!aids.series || !this.#chair.mayAct.value) return false;
    const units = aids.targets(state, seat).find((target) => target.hex === hex)?.units ?? [];
    const best = units.flatMap((unit) => this.#ranked(deedsOf(battle, unit).attacks.get(hex) ?? []).slice(0, 1));
    if (best.length === 0) return false;
    const series = aids.series(state, seat, hex);
    const ranked = best.toSorted((a, b) => this.chanceOf(b.forecast) - this.chanceOf(a.forecast));
    this.propose(series[0]?.action ?? ranked[0].action, ranked, [], series);
    return true;
  }

  /** An attack on a hex: put together where it has parts to choose, else the most promising one is proposed. */
  attack(
    hex: string,
    attacks: readonly Attack<PublicAction>[],
    units: readonly string[],
    aim: string | null = null,
  ): void {
    const [{ action }] = attacks;
    if (this.#chair.busy.peek()) void this.#later([action], () => this.attack(hex, attacks, units, aim));
    else if (!this.drafts.begin(action.type, units, hex)) this.proposeAny(attacks, aim);
  }

  /** Leaving the map, or stopping at the exit. */
  proposeLeaving(exit: PublicAction, stop: PublicAction | null): void {
    const choices = stop ? [exit, stop] : [exit];
    this.propose(
      exit,
      choices.map((action) => ({ kind: 'exit', action, forecast: null })),
    );
  }

  /** Another way of doing the same. */
  choose(action: PublicAction): void {
    const { alternatives, series } = this.proposal.value ?? {};
    this.propose(action, alternatives, [], series);
  }

  isProposed(action: PublicAction): boolean {
    const proposed = this.proposal.value?.action;
    return proposed !== undefined && JSON.stringify(proposed) === JSON.stringify(action);
  }

  /** Begins to put an action together that has parts to choose. */
  draft(type: string, units: readonly string[], hex: string | null): void {
    if (this.#chair.busy.peek()) void this.#later([], () => this.draft(type, units, hex));
    else this.drafts.begin(type, units, hex);
  }

  /** Carries out what is planned, unless it has come to nothing while something else was still being carried out. */
  async confirm(): Promise<void> {
    const planned = this.#planned();
    await this.#chair.catchUp();
    if (planned !== this.#planned()) return;
    if (this.ending.value) await this.#chair.act({ type: 'done' });
    else if (this.proposal.value) await this.#chair.actAll([this.proposal.value.action, ...this.proposal.value.also]);
    else await this.drafts.commit();
  }

  /** Everything of the step as it is laid out, where its fights are laid out one after the other. */
  async confirmAll(): Promise<void> {
    if (!this.drafts.comeInSeries()) return await this.confirm();
    this.ending.value = null;
    await this.drafts.commitAll();
  }

  #planned(): object | null {
    return this.ending.value ?? this.proposal.value ?? this.drafts.judged.value;
  }

  /** Ends the step and passes over the next one; what is left undone stands beside the button, and is not asked about. */
  async endBoth(): Promise<void> {
    await this.#chair.catchUp();
    const turn = this.#chair.turn.peek();
    if (turn.over || !this.#chair.mayAct.value) return;
    const { passes } = this.#kit.steps[turn.step];
    const answer = await this.#chair.act({ type: 'done' });
    const now = this.#chair.turn.peek();
    if (answer?.kind !== 'done' || now.over || now.step !== passes || !this.#chair.mayAct.peek()) return;
    await this.#chair.act({ type: 'done' });
  }

  /**
   * Ends the step, or asks first when something was forgotten; and when the click came so `soon` after another that it may
   * have been meant for the step before. That there is no way back is said by the sign on the button.
   */
  async end(soon = false): Promise<void> {
    await this.#chair.catchUp();
    if (!this.#chair.mayAct.value) return;
    const battle = this.#chair.now();
    const refusal = battle.refuse({ type: 'done' });
    if (refusal) {
      this.#chair.clearPlans();
      this.#chair.explain(refusal);
      return;
    }
    const left = battle.aids.left(battle.state, battle.seat);
    const reminder = this.#holds.forgotten(left && soon && left.idle.length > 0 ? { ...left, asks: true } : left);
    if (!reminder) {
      await this.#chair.act({ type: 'done' });
      return;
    }
    batch(() => {
      this.#chair.clearPlans();
      this.ending.value = reminder;
    });
  }
}
