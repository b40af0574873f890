import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type {
  AccountLine,
  Aids,
  Cells,
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
  UnitCard,
} from '@impulse/engine';
import type { LevelId } from '@impulse/library/levels.js';
import type { Phrases } from '@impulse/library/phrases.js';
import type { BattleArt } from '../art/battle-art.js';
import type { Introduction } from './introduction.js';
import type { KitWords } from './kit-words.js';
import type { Lazy } from '../web/lazy.js';
import type { ControllerId } from '../storage/types.js';

/** A sentence about a proposal, and the rule it follows from. */
export interface Meaning {
  readonly text: string;
  readonly rule: string;
}

/** What can be read of the log alone. */
export type LogSubject = 'movement' | 'combat';

/** The codes of one battle: what a kit names by them must be known, and one it forgets does not compile. */
export interface KitCodes {
  readonly step: string;
  readonly overlay: string;
  /** Types of events in the log. */
  readonly event: string;
  /** How far an attack that was declared has come. */
  readonly progress: string;
  /** Kinds of jumps in a replay. */
  readonly jump: string;
}

/**
 * What the table needs of one battle and cannot do for all alike: its rules and aids, how it looks, what it calls
 * things, and the cards of its own decisions. Kits stand in `table/battles/<game>/kit.ts` and are the only ones in the
 * table that know a battle.
 */
export interface Kit<S extends Cells, A extends PublicAction, Codes extends KitCodes> {
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
  readonly standingFlags: Codes['overlay'];
  /** The keys of the overlays, in the order of their buttons. */
  readonly overlayKeys: Readonly<Record<Codes['overlay'], string>>;

  readonly steps: Readonly<Record<Codes['step'], StepKit>>;
  /** Turn, phase and points, above everything else beside the map. */
  readonly Tracker: ComponentType;
  /** How the battle stands. */
  readonly Victory: ComponentType;
  /** The account of a battle that is over. */
  readonly Account: ComponentType<{ readonly account: readonly AccountLine[] }>;
  /** Standing orders that are left with the server; null where a battle has none, or takes them itself. */
  readonly StandingOrders: Lazy<StandingProps> | null;
  /** Under the reinforcements; null where there is nothing else to come. */
  readonly MoreArrivals: ComponentType | null;
  /** Every figure of a unit with its rule. */
  readonly UnitFigures: ComponentType<{ readonly unit: UnitCard }>;
  /** Under an enemy stack that is looked into, while nothing is proposed against it; null where attacks are drafted. */
  readonly EnemyHex: ComponentType<{ readonly hex: string }> | null;
  /** What the other side could do to the hex that is looked at, while threats are shown. */
  readonly Threat: ComponentType<{ readonly forecast: Forecast }> | null;
  /** Odds and arithmetic of what is proposed. */
  readonly Odds: ComponentType<{ readonly forecast: Forecast }>;
  /** Events whose result is shown in a way of its own; others are told in a sentence with their dice. */
  readonly results: ByEvent<Codes, ResultProps>;
  /** The same in one line, on a phone. */
  readonly gists: ByEvent<Codes, GistProps>;
  /** Events with an entry of their own in the log. */
  readonly entries: ByEvent<Codes, { readonly event: LogEvent }>;
  /** Types of events that stand out in the log, and of those that head what follows. */
  readonly emphasised: ReadonlySet<Codes['event']>;
  readonly headings: ReadonlySet<Codes['event']>;
  /** What events are about, for those who read of one thing only. */
  readonly subjects: Readonly<Record<LogSubject, ReadonlySet<Codes['event']>>>;
  /** Types of actions whose card shows by itself that they are proposed. */
  readonly shownByItself: ReadonlySet<A['type']>;
  /** Types of actions without dice that still have no way back: asked before they are carried out. */
  readonly asked: ReadonlySet<A['type']>;
  /** Types of actions whose name leaves open what is done: their buttons tell it in full. */
  readonly spelledOut: ReadonlySet<A['type']>;
  /** Effects of a way that dice or the enemy decide: whoever goes there is asked first. */
  readonly risks: ReadonlySet<string>;
  /** Actions that are put together piece by piece, by type. */
  readonly drafts: Readonly<Partial<Record<A['type'], DraftKit>>>;
  /** Types of actions that roll dice though no odds can be told. */
  readonly rolls: ReadonlySet<A['type']>;

  /** What a proposal means besides its odds, and by which rule; null where the order says enough. */
  meaning(battle: SeatedBattle<S, A>, actions: readonly A[]): Meaning | null;
  /** May it cost a unit whatever the dice say? Of equal chances another way comes first. */
  costly(battle: SeatedBattle<S, A>, action: A): boolean;
  /** The chance that what is proposed comes off. */
  chance(forecast: Forecast): number;
  /** Is this throw an attack, for counting hits? */
  isAttack(thrown: Throw): boolean;
  /** What tells an action from others of its kind, and the hexes it brings in. */
  alternative(battle: SeatedBattle<S, A>, action: A): { readonly name: string; readonly hexes: readonly string[] };

  /** In the language of the moment. */
  readonly phrases: ReadonlySignal<Phrases<A>>;
  readonly texts: ReadonlySignal<Texts>;
  readonly words: ReadonlySignal<KitWords<Codes>>;
  /** The rules reference. */
  readonly rules: Readonly<Record<Language, () => Promise<{ readonly default: string }>>>;
  /** The rule that says who has won. */
  readonly outcomeRule: string;
  /** What the frames of a replay can be searched for. */
  readonly jumps: readonly JumpKind<Codes>[];
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
export type AnyKit = Kit<Cells, PublicAction, KitCodes>;

type ByEvent<Codes extends KitCodes, Props> = Readonly<Partial<Record<Codes['event'], ComponentType<Props>>>>;

/** Frames of a replay that can be jumped to. */
export interface JumpKind<Codes extends KitCodes = KitCodes> {
  readonly id: Codes['jump'];
  /** Types of events that mark such a frame; null: the first frame of a turn. */
  readonly events: readonly Codes['event'][] | null;
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
  readonly idle: ComponentType | null;
  /** On a phone, above its buttons while nothing is about to be done: what can be gone on with, in one line. */
  readonly onward: ComponentType | null;
  /** It is made in a list: a phone draws its sheet up. */
  readonly inList: boolean;
  /** Many units can act: none of them is picked for the player. */
  readonly manyAct: boolean;
  /** Units are placed one after the other: the next one is picked when one has been placed. */
  readonly places: boolean;
  /** Its end can always be asked for, and answers what is missing. */
  readonly endExplains: boolean;
  /** Usual answers: the first that the rules allow is proposed by itself, and takes one click. */
  readonly usual: readonly PublicAction[];
  /** It is about a number: what choosing one means, also by a digit; null: it is not. */
  readonly numbered: ((number: number) => PublicAction) | null;
  /** What a hex that is pointed at means, before anything else. */
  readonly draft: StepDraft | null;
  /** The step that can be passed over together with the end of this one, or null. */
  readonly passes: string | null;
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

/** What a player has left with the server, by the name of the order, and how it is changed. */
export interface StandingProps {
  readonly left: Readonly<Record<string, string>>;
  readonly leave: (orders: Readonly<Record<string, string>>) => void;
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
