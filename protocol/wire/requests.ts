import {
  bad,
  didYouMean,
  type Fields,
  flag,
  good,
  mapOf,
  oneOf,
  optional,
  type Read,
  record,
  type Result,
  whole,
} from '@impulse/engine';
import type { Proposal } from './match-card.js';
import {
  command,
  dicePart,
  hexLabel,
  key,
  level,
  link,
  matchId,
  note,
  orderValue,
  proposalNumber,
  revision,
  saying,
  side,
} from './values.js';

/** What a browser or a program asks over a socket, field by field (docs/server.md). Only the shape is checked here. */

interface OfMatch {
  /** Stands in the answer again. */
  readonly id: number;
  readonly match: string;
}

/** Changes the battle, if it still stands at the revision; given twice, it happens once. */
interface Changing extends OfMatch {
  readonly revision: number;
  readonly command: string;
}

/** From now on this socket hears of the match: with the key of a seat as that seat, without one as an observer. */
export interface WatchRequest extends OfMatch {
  readonly do: 'watch';
  readonly key?: string;
}
export interface LeaveRequest extends OfMatch {
  readonly do: 'leave';
}
/** Whether anybody looks at the page: one that is open behind others is told everything, but its player may be away. */
export interface AttendRequest extends OfMatch {
  readonly do: 'attend';
  readonly looks: boolean;
}
/** Is the server still there? A line can be dead without anybody being told. */
export interface HereRequest extends OfMatch {
  readonly do: 'here';
}
/** What the seat does itself: with it the seat may acknowledge the link of the chain that the last news told. */
export interface Acknowledging {
  readonly seen?: string;
}
export interface WireActRequest extends Changing, Acknowledging {
  readonly do: 'act';
  readonly action: unknown;
}
export interface WireUndoRequest extends Changing, Acknowledging {
  readonly do: 'undo';
  readonly steps: number;
}
export interface ResignRequest extends Changing, Acknowledging {
  readonly do: 'resign';
}
export interface ProposeRequest extends OfMatch {
  readonly do: 'propose';
  readonly revision: number;
  readonly proposal: Proposal;
}
/** Agrees to what the other side has proposed, or declines it; whoever proposed it may decline it too. */
export interface ReplyRequest extends Changing {
  readonly do: 'reply';
  /** The number of what was proposed. */
  readonly proposal: number;
  readonly agree: boolean;
}
/** Whoever offered the match tells the part in the dice that was committed to. */
export interface RevealRequest extends OfMatch {
  readonly do: 'reveal';
  readonly part: string;
}
/** The other side's time is over: whoever asks for this wins. Nobody loses before it is asked for. */
export interface ClaimRequest extends Changing {
  readonly do: 'claim';
}
/**
 * The other side's time is over, or without a clock its player has not been seen for long: a computer takes the seat for good,
 * if the battle still stands there, and it goes on without a clock.
 */
export interface ReplaceRequest extends OfMatch {
  readonly do: 'replace';
  readonly revision: number;
  readonly level: string;
}
/** Offers one's own seat to somebody else, who takes it over with the invitation of the answer; or does so no more. */
export interface GiveRequest extends OfMatch {
  readonly do: 'give';
  readonly offered: boolean;
}
/** The clock of this seat stands still for so many days from now; 0 comes back from a vacation. */
export interface VacationRequest extends OfMatch {
  readonly do: 'vacation';
  readonly days: number;
}
/** Offers the same match again, with the sides changed over, to the other player of a battle that is over. */
export interface RematchRequest extends OfMatch {
  readonly do: 'rematch';
  readonly partCommitment: string;
}
export interface SayRequest extends OfMatch {
  readonly do: 'say';
  readonly text: string;
}
/** From now on this seat does not hear what the other player says, or hears it again. The other player is not told. */
export interface MuteRequest extends OfMatch {
  readonly do: 'mute';
  readonly muted: boolean;
}
/** What the server decides for this seat without asking it, from now on; what is left out it asks. The other player is not told. */
export interface StandingRequest extends OfMatch {
  readonly do: 'standing';
  readonly orders: Readonly<Record<string, string>>;
}
/** Pins a note to a hex, for this seat alone; one that says nothing takes it off. */
export interface NoteRequest extends OfMatch {
  readonly do: 'note';
  readonly hex: string;
  readonly text: string;
}
/** Everything the seat has pinned to hexes. */
export interface NotesRequest extends OfMatch {
  readonly do: 'notes';
}
/** What has happened since the seat last decided something, as far as it may know. */
export interface SinceRequest extends OfMatch {
  readonly do: 'since';
}

/** How the battle stood meanwhile, as the seat was told then. */
export interface MeanwhileRequest extends OfMatch {
  readonly do: 'meanwhile';
}
/** The whole record with the secret of the dice, once the battle is over. */
export interface WireRecordRequest extends OfMatch {
  readonly do: 'record';
}

interface Requests {
  readonly watch: WatchRequest;
  readonly leave: LeaveRequest;
  readonly here: HereRequest;
  readonly attend: AttendRequest;
  readonly act: WireActRequest;
  readonly undo: WireUndoRequest;
  readonly resign: ResignRequest;
  readonly propose: ProposeRequest;
  readonly reply: ReplyRequest;
  readonly reveal: RevealRequest;
  readonly claim: ClaimRequest;
  readonly replace: ReplaceRequest;
  readonly give: GiveRequest;
  readonly vacation: VacationRequest;
  readonly rematch: RematchRequest;
  readonly say: SayRequest;
  readonly mute: MuteRequest;
  readonly standing: StandingRequest;
  readonly note: NoteRequest;
  readonly notes: NotesRequest;
  readonly since: SinceRequest;
  readonly meanwhile: MeanwhileRequest;
  readonly record: WireRecordRequest;
}
type RequestName = keyof Requests;
export type WireRequest = Requests[RequestName];

/** Read later, by the battle it belongs to. */
const anything: Read<unknown> = (value) => good(value);
const requestId = whole(0, Number.MAX_SAFE_INTEGER);

const ofMatch: Fields<OfMatch> = { id: requestId, match: matchId };
const changing: Fields<Changing> = { ...ofMatch, revision, command };
const own: Fields<Changing & Acknowledging> = { ...changing, seen: optional(link) };

const rewinding = record<{ readonly rewind: number }>({ rewind: revision });
const ending = record<{ readonly winner: string }>({ winner: side });

const handingOver = record<{ readonly computer: string; readonly side: string }>({ computer: level, side });

const proposal: Read<Proposal> = (value, path) => {
  const given = typeof value === 'object' && value !== null ? value : {};
  if ('rewind' in given) return rewinding(value, path);
  return 'computer' in given ? handingOver(value, path) : ending(value, path);
};

const readers: { readonly [D in RequestName]: Read<Requests[D]> } = {
  watch: record<WatchRequest>({ do: oneOf('watch'), ...ofMatch, key: optional(key) }),
  leave: record<LeaveRequest>({ do: oneOf('leave'), ...ofMatch }),
  attend: record<AttendRequest>({ do: oneOf('attend'), ...ofMatch, looks: flag }),
  here: record<HereRequest>({ do: oneOf('here'), ...ofMatch }),
  act: record<WireActRequest>({ do: oneOf('act'), ...own, action: anything }),
  undo: record<WireUndoRequest>({ do: oneOf('undo'), ...own, steps: whole(1, 1000) }),
  resign: record<ResignRequest>({ do: oneOf('resign'), ...own }),
  propose: record<ProposeRequest>({ do: oneOf('propose'), ...ofMatch, revision, proposal }),
  reply: record<ReplyRequest>({ do: oneOf('reply'), ...changing, proposal: proposalNumber, agree: flag }),
  reveal: record<RevealRequest>({ do: oneOf('reveal'), ...ofMatch, part: dicePart }),
  claim: record<ClaimRequest>({ do: oneOf('claim'), ...changing }),
  replace: record<ReplaceRequest>({ do: oneOf('replace'), ...ofMatch, revision, level }),
  give: record<GiveRequest>({ do: oneOf('give'), ...ofMatch, offered: flag }),
  vacation: record<VacationRequest>({ do: oneOf('vacation'), ...ofMatch, days: whole(0, 60) }),
  rematch: record<RematchRequest>({ do: oneOf('rematch'), ...ofMatch, partCommitment: dicePart }),
  say: record<SayRequest>({ do: oneOf('say'), ...ofMatch, text: saying }),
  mute: record<MuteRequest>({ do: oneOf('mute'), ...ofMatch, muted: flag }),
  standing: record<StandingRequest>({ do: oneOf('standing'), ...ofMatch, orders: mapOf(orderValue) }),
  note: record<NoteRequest>({ do: oneOf('note'), ...ofMatch, hex: hexLabel, text: note }),
  notes: record<NotesRequest>({ do: oneOf('notes'), ...ofMatch }),
  since: record<SinceRequest>({ do: oneOf('since'), ...ofMatch }),
  meanwhile: record<MeanwhileRequest>({ do: oneOf('meanwhile'), ...ofMatch }),
  record: record<WireRecordRequest>({ do: oneOf('record'), ...ofMatch }),
};

/** Everything a socket may ask for; whatever is not listed here is refused. */
export const wireRequestNames = Object.keys(readers) as readonly RequestName[];

/** The id of something that may not even be a request, so that its refusal can be told from others; null without one. */
export function wireIdOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id')) return null;
  const id = requestId((value as { id: unknown }).id, 'id');
  return id.ok ? id.value : null;
}

export function readWireRequest(value: unknown): Result<WireRequest> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return bad('wrong-type', '', 'A request is an object with "do", "id" and "match".');
  }
  const wanted = Object.hasOwn(value, 'do') ? (value as { do: unknown }).do : undefined;
  const found = wireRequestNames.find((one) => one === wanted);
  if (found !== undefined) return readers[found](value, '');
  const hint = typeof wanted === 'string' ? didYouMean(wanted.slice(0, 40), wireRequestNames) : '';
  return bad('unknown-request', 'do', `"do" names one of: ${wireRequestNames.join(', ')}.${hint}`);
}
