import type {
  HostAnswer,
  LetterRefusal,
  News,
  Options,
  Origin,
  Problem,
  PublicAction,
  Seat,
  ToldEvent,
  Verification,
  VersionChange,
  Witness,
} from '@impulse/engine';
import type { StoreId } from '../storage/battle-store.js';
import type { BattleSetup, ControllerId, Exported, StoreFailure } from '../storage/types.js';

/** What page and authority say to each other. Nothing here carries a record or another seat's view to the page. */

/** A battle that has been made: kept under its id, refused as it is, or made and not kept. */
export type Made =
  | { readonly kind: 'kept'; readonly id: string; readonly over: boolean }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'not-kept'; readonly failure: StoreFailure };

/** Plays the battle, or watches another tab play it. */
export type Role = 'plays' | 'watches';

/** What is known of a battle's dice before the first one falls, and what nobody can check. */
export interface Pledge extends Origin {
  readonly match: string;
  readonly commitment: string;
}

/** How things stand between two players by file. */
export interface PlayByFile {
  readonly side: string;
  readonly theirs: string;
  /** Has this player written the invitation? */
  readonly isHost: boolean;
  /** How many files have been written by both. */
  readonly letters: number;
  /**
   * What comes next: the other player's file, acting out what it tells, this player's decisions, this player's file, or
   * nothing any more.
   */
  readonly phase: 'awaits' | 'tells' | 'plays' | 'writes' | 'over';
  readonly mayPlay: boolean;
  /** For both players to compare; null before the invitation is accepted. */
  readonly code: string | null;
}

/** What an invitation invites to. */
export interface InvitedTo {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  /** The side that whoever accepts will play. */
  readonly side: string;
  readonly ownData: boolean;
}

/** What has come of opening a file of the other player. */
export type LetterTaken =
  | { readonly kind: 'taken'; readonly id: string }
  | { readonly kind: 'invitation'; readonly to: InvitedTo }
  /** `id`: of the battle it belongs to, if that is kept here. */
  | { readonly kind: 'refused'; readonly refusal: LetterRefusal | 'open-elsewhere'; readonly id?: string };

export type Opened =
  | {
      readonly kind: 'open';
      readonly setup: BattleSetup;
      readonly role: Role;
      readonly pledge: Pledge;
      /** Only where it was begun in another version. */
      readonly versionChange: VersionChange | null;
      /** Only when it is played by file. */
      readonly post: PlayByFile | null;
    }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** What a replay knows of all frames, as far as the viewpoint may: frame 0 is how the battle began. */
export interface FrameInfo {
  readonly side: string;
  readonly turn: number;
  /** Types of the events that the viewpoint may read. */
  readonly events: readonly string[];
}

export interface FilmInfo {
  readonly setup: BattleSetup;
  readonly finished: boolean;
  readonly viewpoints: readonly Seat[];
  readonly pledge: Pledge;
  /** Only where it was played in another version. */
  readonly versionChange: VersionChange | null;
}

/** A frame that is being shown: what happened in it. */
export interface FrameTold {
  readonly frame: number;
  readonly told: readonly ToldEvent[];
}

export type Making = {
  readonly create: {
    readonly ask: {
      readonly store: StoreId;
      /** Under this id, in place of what is kept there; without it under a new one. */
      readonly id?: string;
      readonly setup: BattleSetup;
      readonly title: string;
      /** Where play begins, when not at the beginning of the scenario. */
      readonly position?: unknown;
    };
    readonly answer: Made;
  };
  /** A new battle that goes on from another one, after its first `events` events, under new dice. */
  readonly branch: {
    readonly ask: {
      readonly id: string;
      readonly events: number;
      readonly controllers: Readonly<Record<string, ControllerId>>;
      readonly title: string;
    };
    readonly answer: Made;
  };
  /** A new battle by file; whoever is `away` in its set-up is invited. */
  readonly invite: { readonly ask: { readonly setup: BattleSetup; readonly title: string }; readonly answer: Made };
  /** A file of the other player, of a battle that is not open here. */
  readonly letter: { readonly ask: { readonly text: string }; readonly answer: LetterTaken };
  /** Accepts the invitation in a file. */
  readonly accept: { readonly ask: { readonly text: string; readonly title: string }; readonly answer: Made };
  /** The text of a record file. */
  readonly read: { readonly ask: { readonly text: string; readonly title: string }; readonly answer: Made };
  /** A kept battle as a file; without its secret while it is under way. Null: there is no such battle. */
  readonly export: { readonly ask: { readonly id: string }; readonly answer: Exported | null };
  /** Plays a record again, from a file or a kept battle, and compares it with what this browser was told of its match. */
  readonly verify: {
    readonly ask: {
      readonly from: { readonly text: string } | { readonly id: string };
      readonly witnesses: ReadonlyMap<string, Witness>;
    };
    readonly answer: Verified;
  };
};

/** What a record is of; where it does not fit, as it says itself. */
export interface RecordHead {
  readonly game: string;
  readonly scenario: string;
  readonly rules: string;
  readonly match: string;
  readonly commitment: string;
  /** Both players have put something into its dice. */
  readonly isJoint: boolean;
  readonly isRevealed: boolean;
}

export type Verified =
  /** No record at all. */
  | { readonly kind: 'unreadable'; readonly problem: Problem }
  | {
      readonly kind: 'misfit';
      readonly head: RecordHead;
      readonly problem: Problem;
      /** The first entry that does not fit, where it is one of them. */
      readonly entry: { readonly number: number; readonly side: string | null } | null;
    }
  | {
      readonly kind: 'fits';
      readonly head: RecordHead;
      readonly found: Verification;
      readonly last: string | null;
      /** What this browser was told of the match, from which entry to which; null where it was told nothing. */
      readonly told: { readonly links: number; readonly from: number; readonly upTo: number } | null;
    };

export type Playing = {
  readonly open: { readonly ask: { readonly store: StoreId; readonly id: string }; readonly answer: Opened };
  /** The line to whoever thinks for computers; a new one takes the place of one that has failed. */
  readonly thinker: { readonly ask: MessagePort; readonly answer: null };
  readonly takeOver: { readonly ask: null; readonly answer: Role };
  readonly watch: { readonly ask: { readonly feed: number; readonly seat: Seat }; readonly answer: null };
  readonly unwatch: { readonly ask: { readonly feed: number }; readonly answer: null };
  readonly act: {
    readonly ask: {
      readonly seat: Seat;
      readonly revision: number;
      readonly command: string;
      readonly action: PublicAction;
    };
    readonly answer: HostAnswer;
  };
  readonly undo: {
    readonly ask: {
      readonly seat: Seat;
      readonly revision: number;
      readonly command: string;
      readonly steps: number;
    };
    readonly answer: HostAnswer;
  };
  /** The seat gives the battle up. */
  readonly resign: {
    readonly ask: { readonly seat: Seat; readonly revision: number; readonly command: string };
    readonly answer: HostAnswer;
  };
  /** What has happened since the seat last decided something, as far as it may know. */
  readonly since: { readonly ask: { readonly seat: Seat }; readonly answer: readonly ToldEvent[] };
  /** How the battle stood meanwhile, as the seat was told then. */
  readonly meanwhile: { readonly ask: { readonly seat: Seat }; readonly answer: readonly News[] };
  /** The computer that owes a decision plays once. */
  readonly step: { readonly ask: null; readonly answer: HostAnswer };
  /** A file of the other player, of the battle that is open. */
  readonly receive: { readonly ask: { readonly text: string }; readonly answer: LetterTaken };
  /** The file for the other player: a new one, or the last one again; null while there is none. */
  readonly write: { readonly ask: null; readonly answer: string | null };
  /** The battle as it stands, kept or not. */
  readonly save: { readonly ask: null; readonly answer: Exported };
  readonly close: { readonly ask: null; readonly answer: null };
};

export type Filming = {
  readonly film: {
    readonly ask: { readonly id: string };
    readonly answer: FilmInfo | { readonly problem: Problem } | null;
  };
  readonly frames: { readonly ask: { readonly seat: Seat }; readonly answer: readonly FrameInfo[] };
  /** Shows a frame to everybody who watches; `acted`: as something that happens now. */
  readonly go: {
    readonly ask: { readonly frame: number; readonly acted: boolean; readonly seat: Seat };
    readonly answer: FrameTold;
  };
  readonly watch: { readonly ask: { readonly feed: number; readonly seat: Seat }; readonly answer: null };
  readonly unwatch: { readonly ask: { readonly feed: number }; readonly answer: null };
};

/** What the authority says unasked. */
export type AuthorityMessage =
  | { readonly told: 'news'; readonly feed: number; readonly news: News }
  | { readonly told: 'role'; readonly role: Role }
  | { readonly told: 'post'; readonly post: PlayByFile | null }
  | { readonly told: 'progress'; readonly percent: number }
  | { readonly told: 'stored'; readonly failure: StoreFailure | null };

/** What a computer's seat may know. */
interface ComputerView {
  /** Which battle it is: whoever thinks keeps its plans from one decision to the next. */
  readonly battle: string;
  readonly view: unknown;
  readonly setup: BattleSetup;
  readonly seat: Seat;
  readonly level: string;
}

/** What the authority asks of whoever thinks. */
export type ThinkingCalls = {
  readonly decide: {
    readonly ask: ComputerView & {
      readonly seed: string;
      /** Threads that help to think; as many as the machine has to spare where this is left out. */
      readonly helpers?: number;
      /** It may think as long as it likes. */
      readonly isUnhurried?: boolean;
    };
    /** What it does, and how far it had come when there was no more time to think. */
    readonly answer: {
      readonly action: PublicAction;
      readonly cutShort?: { readonly done: number; readonly budget: number };
    };
  };
  /**
   * A person decides, and may end the impulse: the computer begins to think about what it would be asked then. `seeds` are
   * those of its decision after one more action, after two, and so on.
   */
  readonly foresee: { readonly ask: ComputerView & { readonly seeds: readonly string[] }; readonly answer: null };
};
