import { batch, computed, signal } from '@preact/signals';
import { type Deeds, deedsOf, type March, type PublicAction, sharedWays, type Way, waysVia } from '@impulse/engine';
import type { StepKit } from '../kit/kit.js';
import type { Chair } from './chair.js';
import type { Follower } from './follower.js';
import type { Holds } from './holds.js';

/** What the person in the chair has in hand and looks at. */
export class Selection implements Follower {
  readonly #chair: Chair;
  readonly #steps: Readonly<Record<string, StepKit>>;
  readonly #holds: Holds;

  /** Whose step it was when the selection was looked at last. */
  #step = '';

  readonly units = signal<readonly string[]>([]);
  readonly hovered = signal<string | null>(null);
  /** The hex whose stack is looked into. */
  readonly inspected = signal<string | null>(null);
  /** Hexes that a panel or the log points at. */
  readonly pointed = signal<readonly string[]>([]);
  /** Whom the table has taken up by itself, because nobody else can act. */
  readonly picked = signal<string | null>(null);
  /** Counts what the player has taken up, so that the last result can be put away. */
  readonly taken = signal(0);

  /** The kind of way that the player wants to see, where units have several. */
  readonly preferred = signal<string | null>(null);

  /** Hexes that whoever is in hand is to pass on his way, one after the other. */
  readonly waypoints = signal<readonly string[]>([]);
  /** A click on a lit hex chooses such a hex: for fingers, which have no Shift. */
  readonly passing = signal(false);

  /** The list of tasks that is gone through; null: everybody who can act. */
  readonly list = signal<string | null>(null);

  /** Do the selected units stand in several hexes, and can they march like that? */
  readonly marches = computed(() => {
    const units = this.#chair.units.value;
    const hexes = new Set(this.units.value.map((unit) => units.get(unit)?.hex));
    return hexes.size > 1 && !hexes.has(null) && this.#chair.mayAct.value && this.#chair.now().aids.march !== undefined;
  });

  /** What the selected units can do now. */
  readonly deeds = computed<readonly Deeds<PublicAction>[]>(() => {
    if (!this.#chair.mayAct.value) return [];
    const battle = this.#chair.now();
    const kind = this.preferred.value;
    const chosen = this.units.value.filter((unit) => this.#chair.isMine(unit));
    // The others of a march follow the first.
    const mine = this.marches.value ? chosen.slice(0, 1) : chosen;
    const deeds = mine.map((unit) => preferring(deedsOf(battle, unit), kind));
    const passed = this.waypoints.value;
    if (passed.length > 0) return deeds.map(({ unit }) => goingOnly(unit, waysVia(battle, mine, passed)));
    // Together they may go where each alone may not.
    const ways = sharedWays(battle, mine);
    return ways.size > 0 ? deeds.map((one) => ({ ...one, ways })) : deeds;
  });

  /** Shows all kinds of ways again, where the one that is wanted does not lead to a hex and another does. */
  widen(hex: string): boolean {
    const kind = this.preferred.value;
    if (kind === null || this.deeds.value.some(({ ways }) => ways.has(hex))) return false;
    this.preferred.value = null;
    if (this.deeds.value.some(({ ways }) => ways.has(hex))) return true;
    this.preferred.value = kind;
    return false;
  }

  /** Can whoever is in hand go by a way of the player's own? */
  readonly canPass = computed(() => {
    if (this.marches.value || this.#chair.now().aids.via === undefined) return false;
    return [...(this.deeds.value[0]?.ways.values() ?? [])].some(({ spot }) => spot.manner === 'go');
  });

  #viaBy(hexes: readonly string[]): ReadonlyMap<string, Way<PublicAction>> {
    if (this.marches.value) return new Map();
    const mine = this.units.value.filter((unit) => this.#chair.isMine(unit));
    return waysVia(this.#chair.now(), mine, hexes);
  }

  /** With whom a unit can go that cannot go alone. */
  readonly #groups = computed<ReadonlyMap<string, readonly string[]>>(() => {
    if (!this.#chair.mayAct.value) return new Map();
    const { aids, state, seat } = this.#chair.now();
    const groups = aids.groups?.(state, seat) ?? [];
    return new Map(groups.flatMap((group) => group.map((unit) => [unit, group] as const)));
  });

  /** Who can act now, alone or only with others. */
  readonly able = computed<ReadonlySet<string>>(
    () => new Set([...this.#chair.ready.value, ...this.#groups.value.keys()]),
  );

  /** Who waits for an order: whoever can act and was not told to stay. */
  readonly waiting = computed<readonly string[]>(() =>
    [...this.able.value].filter((unit) => !this.#holds.units.value.has(unit)),
  );

  constructor(chair: Chair, steps: Readonly<Record<string, StepKit>>, holds: Holds) {
    this.#chair = chair;
    this.#steps = steps;
    this.#holds = holds;
  }

  clear(): void {
    // What is selected may go on; a row that was pointed at may be gone, and does not say so itself.
    this.pointed.value = [];
  }

  forget(): void {
    this.units.value = [];
    this.inspected.value = null;
    this.hovered.value = null;
    this.pointed.value = [];
    this.#forgetWay();
    // A derived signal keeps its last value until it is read again.
    void this.deeds.value;
  }

  /** A unit that can still do something new stays selected; in steps about few units the only one is picked at once. */
  settle(): void {
    const turn = this.#chair.turn.value;
    this.pointed.value = [];
    this.#forgetWay();
    this.#dropWithStep();
    this.#followFirst();
    const [former] = this.units.value;
    const still = this.units.value.filter((unit) => !this.#chair.isMine(unit) || this.able.value.has(unit));
    const hex = this.inspected.value;
    const done = this.units.value.length > 0 && still.length === 0;
    if (still.length !== this.units.value.length) this.units.value = still;
    // Whoever has done all he can is let go of: a ring that stays would ask for something.
    if (done && hex !== null && this.stackOf(hex).length === 0) this.inspected.value = null;
    if (turn.over) return;
    const step = this.#steps[turn.step];
    if (step.places && former !== undefined) this.#placeNext(former);
    if (still.length > 0 || step.manyAct) return;
    const [only, other] = this.#chair.ready.value;
    if (only === undefined || other !== undefined) return;
    this.#take([only]);
    this.picked.value = only;
  }

  /** Several units were taken up for something that only the step before was about. */
  #dropWithStep(): void {
    const turn = this.#chair.turn.value;
    const step = turn.over ? '' : `${turn.side} ${turn.step}`;
    if (step === this.#step) return;
    this.#step = step;
    if (this.units.value.length < 2) return;
    this.units.value = [];
    this.inspected.value = null;
  }

  /** Whoever looks at the unit in hand goes on looking at it where it has gone. */
  #followFirst(): void {
    const [unit] = this.units.value;
    const hex = unit === undefined ? null : (this.#chair.units.value.get(unit)?.hex ?? null);
    if (hex !== null && this.inspected.value !== null) this.inspected.value = hex;
  }

  /** Where units are placed, one that has been placed makes way for the next one. */
  #placeNext(unit: string): void {
    if (this.#chair.units.value.get(unit)?.where !== 'map') return;
    const { value: waiting } = this.#chair.ready;
    const order = [...this.#chair.units.value.keys()];
    const next = waiting.find((one) => order.indexOf(one) > order.indexOf(unit)) ?? waiting[0];
    this.units.value = next === undefined ? [] : [next];
    this.inspected.value = null;
  }

  #canDoAnything(unit: string): boolean {
    return this.#chair.mayAct.value && (this.#groups.value.has(unit) || this.#chair.now().legal(unit).length > 0);
  }

  #take(units: readonly string[]): void {
    this.units.value = units;
    if (units.length > 0) this.inspected.value = this.#chair.units.value.get(units[0])?.hex ?? null;
  }

  /** Goes by this hex too, if there is a way; answers whether there is. */
  pass(hex: string): boolean {
    const passed = this.waypoints.value;
    if (passed.at(-1) === hex || !this.deeds.value.some(({ ways }) => ways.has(hex))) return false;
    if (this.#viaBy([...passed, hex]).size === 0) return false;
    this.waypoints.value = [...passed, hex];
    return true;
  }

  /** Takes the last of the hexes out that are to be passed. */
  unpass(): void {
    this.waypoints.value = this.waypoints.value.slice(0, -1);
  }

  #forgetWay(): void {
    this.waypoints.value = [];
    this.passing.value = false;
  }

  /** One that can only go with others takes them along. */
  select(wanted: readonly string[]): void {
    const [first] = wanted;
    const alone = wanted.length !== 1 || this.#chair.ready.value.includes(first);
    const units = alone ? wanted : (this.#groups.value.get(first) ?? wanted);
    batch(() => {
      this.#chair.clearPlans();
      this.preferred.value = null;
      this.#forgetWay();
      this.#take(units);
      this.picked.value = null;
      if (units.length > 0) this.taken.value++;
      const [only, other] = units;
      if (only === undefined || other !== undefined || !this.#chair.mayAct.value) return;
      // A unit that can do nothing says why at once.
      if (this.#chair.isMine(only) && !this.#canDoAnything(only)) this.explain(only, null);
    });
  }

  /** Says why this unit cannot do what was meant. */
  explain(unit: string, hex: string | null): void {
    const { aids, state, seat } = this.#chair.now();
    this.#chair.explain(aids.whyNot(state, seat, unit, hex));
  }

  /** Adds a unit to those that act together, or takes it out. */
  toggle(unit: string): void {
    const { value } = this.units;
    const units = this.#chair.units.value;
    const rest = value.filter((one) => one !== unit);
    const at = units.get(unit)?.hex;
    const beside = rest.filter((one) => units.get(one)?.hex === at);
    this.select(rest.length < value.length ? rest : [...beside, unit]);
  }

  /** The units of a formation that can act, wherever they are. */
  formationOf(unit: string): readonly string[] {
    const units = this.#chair.units.value;
    const own = units.get(unit);
    if (!own) return [];
    return this.#chair.ready.value.filter((id) => {
      const other = units.get(id);
      return other?.side === own.side && other.formation === own.formation;
    });
  }

  /** Every unit of a stack that can act. */
  stackOf(hex: string): readonly string[] {
    const able = this.able.value;
    return (this.#chair.stacks.value.get(hex) ?? []).filter((unit) => unit !== null && able.has(unit)) as string[];
  }

  /** Takes the whole stack that is looked into. */
  selectStack(): void {
    const hex = this.inspected.value;
    const units = hex === null ? [] : this.stackOf(hex);
    if (units.length > 0) this.select(units);
  }

  /** Takes the whole formation of the unit in hand. */
  selectFormation(): void {
    const [unit] = this.units.value;
    const units = unit === undefined ? [] : this.formationOf(unit);
    if (units.length > 0) this.select(units);
  }

  #marchTo(hex: string | null): March<PublicAction> | null {
    if (hex === null || !this.marches.value || !this.deeds.value.some(({ ways }) => ways.has(hex))) return null;
    const { aids, state, seat } = this.#chair.now();
    const march = aids.march?.(state, seat, this.units.value, hex);
    return march && march.actions.length > 0 ? march : null;
  }

  /** How units of several hexes would march to the hex under the pointer. */
  readonly marchShown = computed(() => this.#marchTo(this.hovered.value));

  /** Sends units of several hexes off together; those who find no way stay in hand. Answers what they do, if anything. */
  march(hex: string): readonly PublicAction[] {
    const march = this.#marchTo(hex);
    if (!march) return [];
    this.select(march.stay);
    if (march.stay.length === 0) this.inspected.value = hex;
    return march.actions;
  }

  /** Who is on the list that is gone through and waits for an order; when nobody does, those that stay. */
  #listed(): readonly string[] {
    const { value: waiting } = this.waiting;
    const units = waiting.length > 0 ? waiting : [...this.able.value];
    const task = this.#chair.tasks.value.find(({ code }) => code === this.list.value);
    return task ? units.filter((unit) => task.units.includes(unit)) : units;
  }

  /** The next unit of the list, or the one before. */
  next(step: 1 | -1): void {
    const units = this.#listed();
    if (units.length === 0) return;
    const current = units.indexOf(this.units.value.at(-1) ?? '');
    const start = current < 0 && step < 0 ? 0 : current;
    this.select([units[(start + step + units.length) % units.length]]);
  }

  /** Tells those in hand to stay and takes up the next unit; those that were told so before are let go. */
  hold(): void {
    const units = this.units.value;
    if (units.length === 0) return;
    const before = this.waiting.value.length;
    const [following] = this.#after(units);
    this.#holds.toggle(units);
    if (this.waiting.value.length < before && following !== undefined) this.select([following]);
  }

  /** Who waits after these, and then those before them. */
  #after(units: readonly string[]): readonly string[] {
    const { value: waiting } = this.waiting;
    const at = waiting.findLastIndex((unit) => units.includes(unit));
    return [...waiting.slice(at + 1), ...waiting.slice(0, at + 1)].filter((unit) => !units.includes(unit));
  }

  inspect(hex: string | null): void {
    this.inspected.value = hex;
  }

  /** Lets go of whoever is in hand, and looks away. */
  leave(): void {
    batch(() => {
      this.select([]);
      this.inspect(null);
    });
  }
}

/** Only the ways of one kind, where there are any. */
export function preferring(deeds: Deeds<PublicAction>, kind: string | null): Deeds<PublicAction> {
  const all = [...deeds.ways.values(), ...deeds.more];
  const wanted = all.filter(({ spot }) => spot.kind === kind);
  if (wanted.length === 0) return deeds;
  const ways = new Map<string, Way<PublicAction>>();
  for (const way of wanted) if (way.spot.hex !== null && !ways.has(way.spot.hex)) ways.set(way.spot.hex, way);
  // The others can still be chosen instead.
  return { ...deeds, ways, more: all.filter((way) => way.spot.hex === null || ways.get(way.spot.hex) !== way) };
}

/** Whoever goes by a way of the player's own does nothing else meanwhile. */
const goingOnly = (unit: string, ways: ReadonlyMap<string, Way<PublicAction>>): Deeds<PublicAction> => ({
  unit,
  ways,
  attacks: new Map(),
  more: [],
  exits: new Map(),
  others: [],
});
