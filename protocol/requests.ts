import {
  bad,
  didYouMean,
  type Ending,
  endings,
  type Fields,
  good,
  type Language,
  languages,
  list,
  oneOf,
  optional,
  type Read,
  record,
  type Result,
  text,
  flag,
  whole,
} from '@impulse/engine';
import type { Shown } from '@impulse/library';

/** What a program may ask, field by field (docs/protocol.md). Only the shape is checked here. */

interface Common {
  /** Echoed in the answer. */
  readonly id?: string | number;
  readonly lang?: Language;
}

/** What a battle that begins, or goes on, is sealed and played with. */
interface Sealing {
  readonly seed?: string;
  readonly match?: string;
  readonly data?: unknown;
  readonly live?: boolean;
}

export interface GamesRequest extends Common {
  readonly do: 'games';
}
export interface NewRequest extends Common, Sealing {
  readonly do: 'new';
  readonly game: string;
  readonly scenario?: string;
  readonly options?: unknown;
}
export interface LoadRequest extends Common, Sealing {
  readonly do: 'load';
  readonly position?: unknown;
  readonly record?: unknown;
  /** How many entries of the record's journal to play. */
  readonly events?: number;
}
export interface SitRequest extends Common {
  readonly do: 'sit';
  readonly seat: string;
}
export interface PositionRequest extends Common {
  readonly do: 'position';
}
export interface RecordRequest extends Common {
  readonly do: 'record';
}
export interface DiceRequest extends Common {
  readonly do: 'dice';
  readonly queue: readonly number[];
}
export interface TurnRequest extends Common {
  readonly do: 'turn';
}
export interface LegalRequest extends Common {
  readonly do: 'legal';
  readonly side: string;
  readonly unit?: string;
  /** Every action, or those of no unit and the names of the units that have some. */
  readonly all?: boolean;
}
export interface ActionRequest<D extends string> extends Common {
  readonly do: D;
  readonly side: string;
  readonly action: unknown;
}
export type RefuseRequest = ActionRequest<'refuse'>;
export type ActRequest = ActionRequest<'act'>;
export type ForecastRequest = ActionRequest<'forecast'>;
export interface ViewRequest extends Common {
  readonly do: 'view';
  readonly seat: string;
  /** The revision of the view that is known; with it the answer names its own, and may tell the changes only. */
  readonly since?: number;
}
export interface UndoRequest extends Common {
  readonly do: 'undo';
  readonly side: string;
}
export interface RewindRequest extends Common {
  readonly do: 'rewind';
  /** The number of entries that the journal had then. */
  readonly revision: number;
  readonly agreed: readonly string[];
}
export interface CloseRequest extends Common {
  readonly do: 'close';
  readonly side: string;
  readonly reason: Ending;
  /** The other side when left out. */
  readonly winner?: string;
}
export interface LogRequest extends Common {
  readonly do: 'log';
  readonly seat: string;
  /** The number of entries to leave out at the beginning. */
  readonly from?: number;
}
export interface ThinkRequest extends Common {
  readonly do: 'think';
  readonly side: string;
  readonly level: string;
  readonly seed?: string;
}

export interface ShowRequest extends Common, Shown {
  readonly do: 'show';
  readonly side: string;
}

export interface Requests {
  readonly games: GamesRequest;
  readonly new: NewRequest;
  readonly load: LoadRequest;
  readonly sit: SitRequest;
  readonly position: PositionRequest;
  readonly record: RecordRequest;
  readonly dice: DiceRequest;
  readonly turn: TurnRequest;
  readonly legal: LegalRequest;
  readonly refuse: RefuseRequest;
  readonly act: ActRequest;
  readonly view: ViewRequest;
  readonly forecast: ForecastRequest;
  readonly undo: UndoRequest;
  readonly rewind: RewindRequest;
  readonly close: CloseRequest;
  readonly log: LogRequest;
  readonly think: ThinkRequest;
  readonly show: ShowRequest;
}
export type RequestName = keyof Requests;
export type Request = Requests[RequestName];

const mostEvents = 100_000;
const mostDice = 10_000;

/** Read later, by the battle it belongs to. */
const anything: Read<unknown> = (value) => good(value);
const name = text(100);

/** A side or another seat, in capitals or not. */
const seatName: Read<string> = (value, path) => {
  const read = name(value, path);
  return read.ok ? good(read.value.toLowerCase()) : read;
};

const idReader: Read<string | number> = (value, path) => {
  if (typeof value === 'number' || (typeof value === 'string' && value.length <= 200)) return good(value);
  return bad('wrong-type', path, 'An id is a number or a text of at most 200 characters.');
};

const common: Omit<Fields<GamesRequest>, 'do'> = {
  id: optional(idReader),
  lang: optional(oneOf(...languages)),
};
const sealing: Fields<Sealing> = {
  seed: optional(text(200)),
  match: optional(name),
  data: optional(anything),
  live: optional(flag),
};
const ordering = { side: seatName, action: anything };

const readers: { readonly [D in RequestName]: Read<Requests[D]> } = {
  games: record<GamesRequest>({ do: oneOf('games'), ...common }),
  new: record<NewRequest>({
    do: oneOf('new'),
    ...common,
    ...sealing,
    game: name,
    scenario: optional(name),
    options: optional(anything),
  }),
  load: record<LoadRequest>({
    do: oneOf('load'),
    ...common,
    ...sealing,
    position: optional(anything),
    record: optional(anything),
    events: optional(whole(0, mostEvents)),
  }),
  sit: record<SitRequest>({ do: oneOf('sit'), ...common, seat: seatName }),
  position: record<PositionRequest>({ do: oneOf('position'), ...common }),
  record: record<RecordRequest>({ do: oneOf('record'), ...common }),
  dice: record<DiceRequest>({ do: oneOf('dice'), ...common, queue: list(whole(1, 6), 0, mostDice) }),
  turn: record<TurnRequest>({ do: oneOf('turn'), ...common }),
  legal: record<LegalRequest>({
    do: oneOf('legal'),
    ...common,
    side: seatName,
    unit: optional(name),
    all: optional(flag),
  }),
  refuse: record<RefuseRequest>({ do: oneOf('refuse'), ...common, ...ordering }),
  act: record<ActRequest>({ do: oneOf('act'), ...common, ...ordering }),
  view: record<ViewRequest>({ do: oneOf('view'), ...common, seat: seatName, since: optional(whole(-1, mostEvents)) }),
  forecast: record<ForecastRequest>({ do: oneOf('forecast'), ...common, ...ordering }),
  undo: record<UndoRequest>({ do: oneOf('undo'), ...common, side: seatName }),
  rewind: record<RewindRequest>({
    do: oneOf('rewind'),
    ...common,
    revision: whole(0, mostEvents),
    agreed: list(seatName, 1, 2),
  }),
  close: record<CloseRequest>({
    do: oneOf('close'),
    ...common,
    side: seatName,
    reason: oneOf(...endings),
    winner: optional(seatName),
  }),
  log: record<LogRequest>({ do: oneOf('log'), ...common, seat: seatName, from: optional(whole(0, 1_000_000)) }),
  think: record<ThinkRequest>({
    do: oneOf('think'),
    ...common,
    side: seatName,
    level: name,
    seed: optional(text(200)),
  }),
  show: record<ShowRequest>({
    do: oneOf('show'),
    ...common,
    side: seatName,
    what: name,
    unit: optional(name),
    type: optional(name),
  }),
};

export const requestNames = Object.keys(readers) as readonly RequestName[];

/** The id of something that may not even be a request, so that its refusal can be told from others. */
export function idOf(value: unknown): string | number | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id')) return undefined;
  const id = idReader((value as { id: unknown }).id, 'id');
  return id.ok ? id.value : undefined;
}

export function readRequest(value: unknown): Result<Request> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return bad('wrong-type', '', 'A request is an object such as {"do":"games"}.');
  }
  if (!Object.hasOwn(value, 'do')) return bad('missing-field', 'do', `"do" is missing: ${requestNames.join(', ')}.`);
  const wanted = (value as { do: unknown }).do;
  if (typeof wanted !== 'string') return bad('wrong-type', 'do', '"do" names a request, as a text.');
  const found = requestNames.find((one) => one === wanted);
  if (found === undefined) {
    const hint = didYouMean(wanted, requestNames);
    return bad('unknown-request', 'do', `There is no such request.${hint} There are: ${requestNames.join(', ')}.`);
  }
  return readers[found](value, '');
}
