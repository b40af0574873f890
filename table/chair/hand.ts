import type { Deeds, PublicAction } from '@impulse/engine';
import type { Chair } from './chair.js';
import { intentOf } from './intents.js';
import type { Plans } from './plans.js';
import type { Selection } from './selection.js';

/** What a person does on the map: clicks, drops and takes back. */
export class Hand {
  readonly #chair: Chair;
  readonly #selection: Selection;
  readonly #plans: Plans;
  #lastSpot = '';
  /** Clicks are carried out one after the other, each upon what the one before has led to. */
  #clicks: Promise<void> = Promise.resolve();

  constructor(chair: Chair, selection: Selection, plans: Plans) {
    this.#chair = chair;
    this.#selection = selection;
    this.#plans = plans;
  }

  /** A hex was clicked, or a selected unit was dropped on it. */
  click(hex: string, unit: string | null): Promise<void> {
    return this.#afterOthers(() => this.#click(hex, unit));
  }

  /** A click with Shift: a hex to pass on the way; on units that are not in hand, the whole stack. */
  pass(hex: string): Promise<void> {
    return this.#afterOthers(async () => {
      const selection = this.#selection;
      if (selection.pass(hex)) return;
      const stack = selection.stackOf(hex);
      if (stack.length > 0) selection.select(stack);
      else await this.#click(hex, null);
    });
  }

  async #afterOthers(work: () => Promise<void>): Promise<void> {
    void this.#chair.catchUp();
    const done = this.#clicks.then(async () => {
      await this.#chair.catchUp();
      await work();
    });
    this.#clicks = done.catch((error: unknown) => console.error(error));
    await done;
  }

  async #click(hex: string, unit: string | null): Promise<void> {
    const chair = this.#chair;
    const mine = this.#selection.units.value.filter((id) => chair.isMine(id));
    if (this.#plans.drafts.point(hex, mine)) return;
    if (this.#selection.passing.value && this.#selection.pass(hex)) return;
    if (this.#selection.widen(hex)) return;
    const march = this.#selection.march(hex);
    if (march.length > 0) {
      await chair.actAll(march);
      return;
    }
    const spot = `${hex}/${unit ?? ''}`;
    if (mine.length === 0 && !this.#looksAt(hex) && this.#plans.plan(hex)) {
      this.#lastSpot = spot;
      this.#selection.inspect(hex);
      return;
    }
    const { aids, state, seat } = chair.now();
    const intent = intentOf({
      hex,
      unit,
      again: spot === this.#lastSpot,
      here: (chair.stacks.value.get(hex) ?? []).filter((id) => id !== null),
      isMine: (id) => chair.isMine(id),
      selection: this.#selection.units.value,
      deeds: this.#upwards(this.#selection.deeds.value),
      whyNot: (id, to) => aids.whyNot(state, seat, id, to),
    });
    this.#lastSpot = spot;
    // Nothing is decided on the map now: whoever looks at it keeps what he has chosen in the panel.
    if (this.#plans.isMaking.value && this.#selection.able.value.size === 0) {
      this.#selection.inspect(hex);
      return;
    }
    switch (intent.kind) {
      case 'act':
        await this.#plans.go(intent.actions, intent.effects);
        return;
      case 'propose':
        this.#plans.attack(hex, intent.attacks, mine, unit);
        return;
      case 'leave':
        this.#plans.proposeLeaving(intent.exit, intent.stop);
        return;
      case 'select':
        this.#selection.select([intent.unit]);
        return;
      case 'refuse':
        chair.clearPlans();
        this.#selection.inspect(hex);
        chair.explain(intent.refusal);
        if (intent.refusal === null) this.#explainCompany(mine);
        return;
      case 'look':
        this.#selection.select([]);
        this.#selection.inspect(hex);
    }
  }

  /** Each could go there alone and at once: what keeps them from it is by which hexes they go, or with whom. */
  #explainCompany(mine: readonly string[]): void {
    if (this.#selection.waypoints.value.length > 0) this.#chair.notice.value = { kind: 'not-via' };
    else if (mine.length > 1) this.#chair.notice.value = { kind: 'not-together' };
  }

  /** An attack on this hex is proposed, or its units are looked at one by one. */
  #looksAt(hex: string): boolean {
    if (this.#plans.target.value === hex) return true;
    return this.#selection.units.value.some((unit) => this.#chair.units.value.get(unit)?.hex === hex);
  }

  /** Whoever arrives lies on top: those who were lowest in their stack go first, and it keeps its order. */
  #upwards(deeds: readonly Deeds<PublicAction>[]): readonly Deeds<PublicAction>[] {
    const depths = new Map(
      [...this.#chair.stacks.value.values()].flatMap((stack) =>
        [...stack.entries()].map(([depth, unit]) => [unit, depth] as const),
      ),
    );
    return deeds.toSorted((a, b) => (depths.get(b.unit) ?? 0) - (depths.get(a.unit) ?? 0));
  }

  /** A counter was dropped on a hex: the same as selecting it and clicking there, but never another selection. */
  drop(unit: string, to: string): Promise<void> {
    return this.#afterOthers(() => this.#drop(unit, to));
  }

  async #drop(unit: string, to: string): Promise<void> {
    const selection = this.#selection;
    if (!selection.units.value.includes(unit)) selection.select([unit]);
    if (this.#chair.units.value.get(unit)?.hex === to) return;
    const deeds = selection.deeds.value;
    const lit = deeds.length > 0 && deeds.every((one) => one.ways.has(to) || one.exits.has(to));
    if (lit || deeds.some((one) => one.attacks.has(to))) await this.#click(to, null);
    else if (this.#chair.mayAct.value && this.#chair.isMine(unit)) selection.explain(unit, to);
  }

  /** One step back: what is about to be done, the notice, the selection. */
  cancel(): void {
    if (this.#plans.isMaking.value) this.#chair.clearPlans();
    else if (this.#chair.notice.value) this.#chair.notice.value = null;
    else if (this.#selection.waypoints.value.length > 0) this.#selection.unpass();
    else this.#selection.leave();
  }
}
