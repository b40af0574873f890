import { batch, signal } from '@preact/signals';
import type { DetailValue, Draft, Drafting, JudgedDraft, PublicAction, Cells } from '@impulse/engine';
import type { AnyKit } from '../kit/kit.js';
import type { AnyBattle } from './any.js';
import type { Chair } from './chair.js';

/** What the person in the chair puts together piece by piece; the rules judge it at every change. */
export class Drafts {
  readonly #chair: Chair;
  readonly #kit: Pick<AnyKit, 'drafts' | 'steps'>;

  readonly judged = signal<JudgedDraft<PublicAction> | null>(null);

  /** What was changed about the fights of a series, by their hexes: whoever looks at another finds it again. */
  readonly #changed = new Map<string, Draft>();

  constructor(chair: Chair, kit: Pick<AnyKit, 'drafts' | 'steps'>) {
    this.#chair = chair;
    this.#kit = kit;
  }

  clear(): void {
    this.judged.value = null;
  }

  /** Begins the draft that the step is about, where it has one for each of several hexes. */
  settle(): void {
    this.#forgetFormer();
    const asked = this.#asked();
    if (!asked?.atOnce || this.judged.value) return;
    const [hex] = targetsOf(this.#chair.now(), asked.type);
    this.judged.value = hex === undefined ? null : this.#laidOut(asked.type, [], hex);
  }

  /** Somebody else sits down, who may not know of it. */
  forget(): void {
    this.#changed.clear();
  }

  /** Where attacks are put together anew, those of the last impulse are over. An advance comes between two of a series. */
  #forgetFormer(): void {
    const turn = this.#chair.turn.value;
    if (turn.over || this.#kit.steps[turn.step].draft?.atOnce === false) this.#changed.clear();
  }

  /** The draft as it was left, as long as it means the same; else as the rules propose it. */
  #laidOut(type: string, units: readonly string[], hex: string | null): JudgedDraft<PublicAction> | null {
    const battle = this.#chair.now();
    const draft = draftingOf(battle, type)?.begin(battle.state, battle.seat, units, hex);
    if (!draft) return null;
    const proposed = battle.judge(draft);
    const changed = hex === null || !this.comeInSeries() ? undefined : this.#changed.get(hex);
    if (changed?.type !== type) return proposed;
    const kept = battle.judge(changed);
    return kept.refusal === null && meansTheSame(kept, proposed) ? kept : proposed;
  }

  #asked() {
    const turn = this.#chair.turn.value;
    return turn.over || !this.#chair.mayAct.value ? null : this.#kit.steps[turn.step].draft;
  }

  /** Is the next one laid out by itself after each? */
  comeInSeries(): boolean {
    return this.#asked()?.atOnce ?? false;
  }

  /** Answers whether such an action can be meant by these units and this hex. */
  begin(type: string, units: readonly string[], hex: string | null): boolean {
    if (!this.#chair.mayAct.value || !(type in this.#kit.drafts)) return false;
    const judged = this.#laidOut(type, units, hex);
    if (!judged) return false;
    batch(() => {
      this.#chair.clearPlans();
      this.judged.value = judged;
    });
    return true;
  }

  /** A hex was pointed at: answers whether that meant a draft. */
  point(hex: string, units: readonly string[]): boolean {
    const { value } = this.judged;
    if (value && this.#kit.drafts[value.draft.type]?.aims) return this.#aim(hex);
    // What it is aimed at already stays as it is.
    if (value?.draft.hex === hex) {
      this.#pick(hex);
      return true;
    }
    const asked = this.#asked();
    if (asked && this.begin(asked.type, units, hex)) return true;
    return this.#pick(hex);
  }

  /** Ticks all units in a hex that could take part, or, when they are ticked already, none of them. */
  #pick(hex: string): boolean {
    const { value } = this.judged;
    const units = value?.bounds['units'];
    if (!value || units?.kind !== 'units' || !this.#kit.drafts[value.draft.type]?.picks) return false;
    const known = this.#chair.units.value;
    const here = units.units.map(({ unit }) => unit).filter((unit) => known.get(unit)?.hex === hex);
    const open = here.filter((unit) => !value.draft.units.includes(unit));
    for (const unit of open.length > 0 ? open : here) this.toggle(unit);
    return here.length > 0;
  }

  #aim(hex: string): boolean {
    this.#change((drafting, { state, seat }, draft) => drafting.aim(state, seat, draft, hex));
    return true;
  }

  /** Another draft of the same action takes its place. */
  take(draft: Draft): void {
    this.#change(() => draft);
  }

  toggle(unit: string): void {
    this.#change((drafting, { state, seat }, draft) => drafting.toggle(state, seat, draft, unit));
  }

  /** Null leaves the field to the default again. */
  set(field: string, value: DetailValue): void {
    this.#change((drafting, { state, seat }, draft) => drafting.set(state, seat, draft, field, value));
  }

  /** Leaves several fields to the default again. */
  clearFields(...fields: readonly string[]): void {
    for (const field of fields) this.set(field, null);
  }

  #change(change: (drafting: AnyDrafting, battle: AnyBattle, draft: Draft) => Draft): void {
    const { value } = this.judged;
    if (!value || !this.#chair.mayAct.value) return;
    const battle = this.#chair.now();
    const drafting = draftingOf(battle, value.draft.type);
    if (!drafting) return;
    const draft = change(drafting, battle, value.draft);
    this.judged.value = battle.judge(draft);
    if (draft.hex !== null && this.comeInSeries()) this.#changed.set(draft.hex, draft);
  }

  /** Carries out what is drafted; what the rules refuse is explained, and stays open. */
  async commit(): Promise<void> {
    const { value } = this.judged;
    if (!value) return;
    const { actions, refusal, draft } = value;
    if (refusal) return this.#chair.explain(refusal);
    await this.#chair.actAll(actions);
    await this.#follow(draft);
  }

  /** What was decided along with it, as far as there is a way back from it: anything else is asked first. */
  async #follow(draft: Draft): Promise<void> {
    if (!this.#chair.mayAct.value) return;
    const battle = this.#chair.now();
    const decided = draftingOf(battle, draft.type)?.follow?.(battle.state, battle.seat, draft) ?? [];
    const free = decided.filter((_, last) => battle.finality(decided.slice(0, last + 1)) === 'free');
    if (free.length > 0) await this.#chair.followUp(free);
  }

  /** Carries out the drafts of the step one after the other, each as it is laid out, until something else is asked. */
  async commitAll(): Promise<void> {
    const asked = this.#asked();
    if (!asked || !this.comeInSeries()) return;
    const all = targetsOf(this.#chair.now(), asked.type).length;
    for (let left = all; left > 0; left--) {
      this.settle();
      if (!this.judged.value || this.judged.value.refusal) return;
      // Many are not acted out one after the other: what came of each can be read afterwards.
      this.#chair.skipAll(all > mostActedOut);
      await this.commit();
      await this.#chair.catchUp();
      this.#chair.skipAll(false);
      if (this.#asked() !== asked) return;
    }
  }
}

const mostActedOut = 4;

/** Does it share out among the same rows as what the rules propose now, and call only on those that can still be called on? */
function meansTheSame(kept: JudgedDraft<PublicAction>, proposed: JudgedDraft<PublicAction>): boolean {
  const open = kept.bounds['units'];
  const callable = open?.kind === 'units' ? open.units.map(({ unit }) => unit) : kept.draft.units;
  return rowsOf(kept) === rowsOf(proposed) && kept.draft.units.every((unit) => callable.includes(unit));
}

const rowsOf = ({ bounds }: JudgedDraft<PublicAction>): string =>
  Object.entries(bounds)
    .map(([name, bound]) => `${name} ${bound.kind === 'shares' ? bound.rows.map(({ id }) => id).join() : ''}`)
    .join(';');

type AnyDrafting = Drafting<Cells, PublicAction>;

const draftingOf = ({ aids }: AnyBattle, type: string): AnyDrafting | undefined => aids.drafts[type];

/** Hexes at which an action of this type can be aimed now. */
export function targetsOf(battle: AnyBattle, type: string): readonly string[] {
  const { aids, state, seat } = battle;
  const hexes = battle
    .legal()
    .filter((action) => action.type === type)
    .map((action) => aids.spot(state, seat, action).hex);
  return [...new Set(hexes)].filter((hex) => hex !== null);
}
