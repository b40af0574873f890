import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type {
  AccountLine,
  Aids,
  Cells,
  Detail,
  Forecast,
  Game,
  JudgedDraft,
  Language,
  LogEvent,
  PublicAction,
  Result,
  SeatedBattle,
  Spot,
  Texts,
  Throw,
  Track,
  UnitCard,
} from '@impulse/engine';
import type { LevelId } from '@impulse/library/levels.js';
import type { Phrases } from '@impulse/library/phrases.js';
import type { BattleArt } from '../art/battle-art.js';
import type { Introduction } from './introduction.js';
import type { Lazy } from '../web/lazy.js';
import type { ControllerId } from '../storage/types.js';

/**
 * What the table needs of one battle and cannot do for all alike: its rules and aids, how it looks, what it calls
 * things, and the cards of its own decisions. Kits stand in `table/battles/<game>/kit.ts` and are the only ones in the
 * table that know a battle.
 */
export interface Kit<S extends Cells, A extends PublicAction, Step extends string, Overlay extends string> {
  readonly game: Game<S, A>;
  readonly aids: Aids<S, A>;

  /** Map, counters and looks, made once for a battle. */
  art(state: S): BattleArt;
  /** The style sheets of its own cards, fetched when a table is laid. */
  readonly style: () => Promise<unknown>;

  /** The look of a hex where a selected unit can do something. */
  markOf(spot: Spot, effects: readonly string[]): string;
  /** Hexes that are lit whatever is selected: where an advance leads, who stands too close together. */
  marks(battle: SeatedBattle<S, A>): readonly StandingMark[];
  /** How much of an attack that was declared has been fought out, 0 to 1, by its progress. */
  progress(code: string): number;
  /** Kinds of attack, the plainest first: it gives the mark where there are several ways to attack a hex. */
  readonly attackKinds: readonly string[];
  /** The overlay whose flags always stand on the map: who holds what the battle is about. */
  readonly standingFlags: Overlay;
  /** The keys of the overlays, in the order of their buttons. */
  readonly overlayKeys: Readonly<Record<Overlay, string>>;

  readonly steps: Readonly<Record<Step, StepKit>>;
  /** Turn, phase and points, above everything else beside the map. */
  readonly Tracker: ComponentType;
  /** How the battle stands. */
  readonly Victory: ComponentType;
  /** The account of a battle that is over. */
  readonly Account: ComponentType<{ readonly account: readonly AccountLine[] }>;
  /** Under the reinforcements; null where there is nothing else to come. */
  readonly MoreArrivals: ComponentType | null;
  /** Every figure of a unit with its rule. */
  readonly UnitFigures: ComponentType<{ readonly unit: UnitCard }>;
  /** Odds and arithmetic of what is proposed. */
  readonly Odds: ComponentType<{ readonly forecast: Forecast }>;
  /** Events whose result is shown in a way of its own; others are told in a sentence with their dice. */
  readonly results: Readonly<Record<string, ComponentType<ResultProps>>>;
  /** The same in one line, on a phone. */
  readonly gists: Readonly<Record<string, ComponentType<GistProps>>>;
  /** Events with an entry of their own in the log. */
  readonly entries: Readonly<Record<string, ComponentType<{ readonly event: LogEvent }>>>;
  /** Types of events that stand out in the log, and of those that head what follows. */
  readonly loud: ReadonlySet<string>;
  readonly headings: ReadonlySet<string>;
  /** Types of actions whose card shows by itself that they are proposed. */
  readonly shownByItself: ReadonlySet<A['type']>;
  /** Types of actions without dice that still have no way back: asked before they are carried out. */
  readonly asked: ReadonlySet<A['type']>;
  /** Effects of a way that dice or the enemy decide: whoever goes there is asked first. */
  readonly risks: ReadonlySet<string>;
  /** Actions that are put together piece by piece, by type. */
  readonly drafts: Readonly<Partial<Record<A['type'], DraftKit>>>;
  /** Types of actions that roll dice though no odds can be told. */
  readonly rolls: ReadonlySet<A['type']>;

  /** What a proposal without odds means besides, in a sentence; empty where the order says enough. */
  meaning(battle: SeatedBattle<S, A>, action: A): string;
  /** The chance that what is proposed comes off. */
  chance(forecast: Forecast): number;
  /** Is this throw an attack, for counting hits? */
  isAttack(thrown: Throw): boolean;
  /** What tells an action from others of its kind, and the hexes it brings in. */
  alternative(battle: SeatedBattle<S, A>, action: A): { readonly name: string; readonly hexes: readonly string[] };

  /** In the language of the moment. */
  readonly phrases: ReadonlySignal<Phrases<A>>;
  readonly texts: ReadonlySignal<Texts>;
  readonly words: ReadonlySignal<KitWords>;
  /** The rules reference. */
  readonly rules: Readonly<Record<Language, () => Promise<{ readonly default: string }>>>;
  /** The rule that says who has won. */
  readonly outcomeRule: string;
  /** What the frames of a replay can be searched for. */
  readonly jumps: readonly JumpKind[];
  /** What it is about, fetched for those who choose a battle. */
  readonly introduction: () => Promise<Introduction>;
  /** Levels of the computer, the strongest first, and who plays what when nothing is said. */
  readonly levels: readonly LevelId[];
  /** The one a person meets when nothing is said. */
  readonly usualLevel: LevelId;
  readonly players: Readonly<Record<string, ControllerId>>;
  /** Checks a player's own data file. */
  checkData(value: unknown): Result<unknown>;
}

/** A kit whose kind of state and action does not matter. */
export type AnyKit = Kit<Cells, PublicAction, string, string>;

/** Frames of a replay that can be jumped to. */
export interface JumpKind {
  readonly id: string;
  /** Types of events that mark such a frame; null: the first frame of a turn. */
  readonly events: readonly string[] | null;
  /** Does the battle open with one? */
  readonly isOpened: boolean;
  /** Keys for the one before and the one after. */
  readonly keys: readonly [string, string] | null;
}

export interface StandingMark {
  readonly hex: string;
  readonly look: string;
  readonly label?: string;
}

/** One kind of decision. */
export interface StepKit {
  /** Shown before everything else while a person owes this decision; null: the map says it all. */
  readonly card: ComponentType | null;
  /** Shown after what is selected, while nothing is about to be done. */
  readonly leisure: ComponentType | null;
  /** It is made in a list: a phone draws its sheet up. */
  readonly inList: boolean;
  /** Many units can act: none of them is picked for the player. */
  readonly manyAct: boolean;
  /** Units are placed one after the other: the next one is picked when one has been placed. */
  readonly places: boolean;
  /** Its end can always be asked for, and answers what is missing. */
  readonly endExplains: boolean;
  /** What a hex that is pointed at means, before anything else. */
  readonly draft: StepDraft | null;
  /** An action for all that is left, offered beside the buttons while somebody can act. */
  readonly forAll: string | null;
}

interface StepDraft {
  readonly type: string;
  /** The next one is laid before the player by itself. */
  readonly atOnce: boolean;
}

/** How a draft of one type of action is handled. */
export interface DraftKit {
  /** It is aimed by pointing at the map. */
  readonly aims: boolean;
  /** Pointing at a hex ticks the units there that could take part, or takes their ticks away. */
  readonly picks: boolean;
  /** A unit is asked for it: its sheet offers it. */
  readonly ofUnit: boolean;
  /** Fields and odds in a form of its own; null: one field after the other, then the odds. */
  readonly Form: Lazy<{ readonly judged: JudgedDraft<PublicAction> }> | null;
}

export interface ResultProps {
  readonly event: LogEvent;
  /** Its dice have not come to rest yet. */
  readonly rolling: boolean;
}

export interface GistProps extends ResultProps {
  /** Everything that came of the same action. */
  readonly events: readonly LogEvent[];
}

/** What the table says of this battle only, in the language of the moment. */
export interface KitWords {
  /** The button that ends a step, by step; `over` leaves the table. */
  readonly ends: Readonly<Record<string, string>>;
  /** What the player is told when nothing is left to do and he is asked all the same. */
  endSure(step: string): string;
  /** No unit can act any more. */
  readonly nobodyActs: string;
  /** The button of an overlay. */
  overlay(id: string): string;
  /** What can be done in a lit hex of this look; undefined for the looks that all battles have. */
  mark(look: string): string | undefined;
  /** What the alternatives of this kind of attack differ by. */
  choice(kind: string): string;
  /** Where in the battle a position is. */
  when(tracks: readonly Track[]): string;
  /** Name of a group of the order of battle; null: of those that belong to none. */
  group(id: string | null, short: boolean): string;
  /** The formation that a unit belongs to. */
  formation(unit: UnitCard): string;
  /** What a unit has done or suffered, and how it stands. */
  unitMark(code: string): string;
  /** The title of a draft. */
  draft(type: string): string;
  /** The button that carries it out, in few words. */
  commit(judged: JudgedDraft<PublicAction>): string;
  /** A field of a draft of this type. */
  field(type: string, name: string): string;
  /** A value of a field of a draft. */
  fieldValue(field: string, value: string): string;
  /** A row of points that stands for no unit, in the `place`th place. */
  row(id: string, place: number): string;
  /** A pool of points to be shared out. */
  pool(id: string): string;
  /** Movement points. */
  points(points: number): string;
  /** A way onto the map. */
  entry(id: string): string;
  /** What a hex holds besides its terrain; empty where the map says enough. */
  feature(code: string, detail: Detail): string;
  /** What happens to a unit that goes to a hex, within a sentence. */
  effect(code: string): string;
  /** Kind of a unit, its formation and what it belongs to, in lines. */
  unitLines(unit: UnitCard): readonly string[];
  /** The figures of a unit in one line. */
  figures(unit: UnitCard): string;
  /** What can be searched for a unit, besides its name. */
  keywords(unit: UnitCard): readonly string[];
  /** What a kind of jump leads to. */
  jump(id: string): string;
  /** The keys of the jumps in words. */
  readonly jumpKeys: string;
}
