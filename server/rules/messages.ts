import type {
  BattleRecord,
  HostAnswer,
  Language,
  News,
  Options,
  Problem,
  PublicAction,
  Result,
  Seat,
  ToldEvent,
  Version,
  VersionChange,
} from '@impulse/engine';
import type { LeftOrders } from '@impulse/library/standing.js';
import type { MatchResult } from '@impulse/protocol/wire/index.js';
import type { KeptJournal, KeptPositions, KeptSnapshot, NewEntry } from '../store/store.js';

/** What the thread of the sockets and a thread of the rules say to each other. */

export type Ask =
  /** Can such a battle be played? Nothing is held. */
  | { readonly do: 'start'; readonly setup: SetupAsked; readonly match: string; readonly secret: string }
  /** Takes a battle into the thread. */
  | {
      readonly do: 'open';
      readonly record: BattleRecord;
      readonly journal: KeptJournal;
      /** Where the battle is of another version, it goes on from these. */
      readonly positions: KeptPositions | null;
    }
  | { readonly do: 'forget'; readonly match: string }
  /** Entries that another process has added after the first `from`, as JSON: they happen here, too. */
  | {
      readonly do: 'follow';
      readonly match: string;
      readonly from: number;
      readonly entries: readonly string[];
      /** They take nothing back: everybody is told at once. */
      readonly computers: readonly Seat[];
    }
  /** `heard`: the revision that everybody in the seat has heard of; null where they begin. */
  | { readonly do: 'watch'; readonly match: string; readonly seat: Seat; readonly heard: number | null }
  | { readonly do: 'unwatch'; readonly match: string; readonly seat: Seat }
  | { readonly do: 'record'; readonly match: string }
  /** What a program of another version will need. */
  | { readonly do: 'positions'; readonly match: string }
  | { readonly do: 'since'; readonly match: string; readonly seat: Seat }
  | { readonly do: 'meanwhile'; readonly match: string; readonly seat: Seat }
  /** Does the seat owe a decision, and on what does it decide? */
  | { readonly do: 'owed'; readonly match: string; readonly seat: Seat }
  /** What has a seat that owes a decision left orders to do? */
  | { readonly do: 'ordered'; readonly match: string; readonly seat: Seat; readonly orders: LeftOrders }
  /** Who owes which decision, in words. */
  | { readonly do: 'question'; readonly match: string; readonly language: Language }
  /** `forGood`: it will not be taken back, and everybody is told at once. */
  | (Command & { readonly do: 'act'; readonly action: unknown; readonly forGood?: boolean })
  | (Command & { readonly do: 'undo'; readonly steps: number })
  | (Command & { readonly do: 'resign' })
  | (Command & { readonly do: 'rewind'; readonly to: number })
  | (Command & { readonly do: 'agree'; readonly winner: string })
  /** The time of the seat is over. */
  | (Command & { readonly do: 'timeOut' });

const readings: readonly Ask['do'][] = [
  'watch',
  'unwatch',
  'record',
  'since',
  'meanwhile',
  'owed',
  'ordered',
  'question',
];

/** Does it leave everything as it is? */
export const isReading = (ask: Ask): boolean => readings.includes(ask.do);

/** The match that is asked about. */
export const matchOf = (ask: Ask): string => (ask.do === 'open' ? ask.record.match : ask.match);

interface Command {
  readonly match: string;
  readonly seat: Seat;
  readonly revision: number;
  readonly command: string;
  /** The link of the chain that the seat has seen and acknowledges, with what it does itself. */
  readonly seen?: string;
}

export interface SetupAsked {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
}

/** By what was asked. */
export interface RulesAnswers {
  readonly start: Result<BattleRecord>;
  readonly open: Result<Opened>;
  readonly forget: null;
  /** False when the battle does not stand there. */
  readonly follow: boolean;
  /** Whole news for the seat as JSON; those that follow come with the changes. Null when nothing may be told yet. */
  readonly watch: string | null;
  readonly unwatch: null;
  readonly record: Result<string>;
  readonly positions: KeptPositions;
  readonly since: readonly ToldEvent[];
  readonly meanwhile: readonly News[];
  /** Null when it owes none. */
  readonly owed: { readonly revision: number; readonly view: unknown } | null;
  /** Null when it owes none, or wants to be asked. */
  readonly ordered: { readonly revision: number; readonly action: PublicAction } | null;
  readonly question: Question;
  readonly act: HostAnswer;
  readonly undo: HostAnswer;
  readonly resign: HostAnswer;
  readonly rewind: HostAnswer;
  readonly agree: HostAnswer;
  readonly timeOut: HostAnswer;
}

/** What the rules ask now, and of whom; of nobody when the battle is over. */
export interface Question {
  readonly revision: number;
  readonly decides: string | null;
  readonly text: string;
}

/** A battle that has been taken in: where it stands, and what it is played by now. */
export interface Opened extends Moment, Version {
  readonly options: Options;
  /** Only where it was begun in another version. */
  readonly versionChange: VersionChange | null;
}

/** Where a battle stands. */
export interface Moment {
  readonly revision: number;
  readonly isOver: boolean;
  /** Who owes a decision; null when the battle is over. */
  readonly turn: string | null;
  /** It is an answer within an impulse of the other side. */
  readonly isAnswer: boolean;
  /** Null until the battle is over. */
  readonly ended: Ended | null;
}

export interface Ended extends MatchResult {
  /** The side that collects points, and how many it has beyond those it needs; null where points did not decide. */
  readonly lead: { readonly side: string; readonly points: number } | null;
}

/** Something has happened to a battle. Nobody may hear of it before it is kept. */
export interface Change extends Moment {
  readonly from: number;
  readonly entries: readonly NewEntry[];
  readonly news: readonly SeatNews[];
  readonly snapshot?: KeptSnapshot;
}

/** News as JSON, for everybody in this seat. */
export interface SeatNews {
  readonly seat: Seat;
  readonly text: string;
}

export type Answered =
  | { readonly answer: RulesAnswers[keyof RulesAnswers]; readonly change?: Change }
  /** The program made a mistake, or the battle is not in the thread. */
  | { readonly failure: Problem };
