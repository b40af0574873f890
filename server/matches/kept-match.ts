import type { BattleRecord } from '@impulse/engine';
import type {
  ClockTerms,
  MatchCard,
  MatchResult,
  MatchTournament,
  OpenProposal,
  PlayerKind,
  Rematch,
  SeatRating,
  Spectators,
  MatchStatus,
} from '@impulse/protocol/wire/index.js';
import type { LeftOrders } from '@impulse/library/standing.js';
import type { KeptBid } from './bids.js';
import type { PlayerId } from './players.js';
import { type KeptVacation, vacationLeft } from './vacations.js';

/** A match as it is kept, apart from its journal. Keys and the invitation are kept as hashes. */
export interface KeptMatch {
  readonly id: string;
  /** Rises with every change of what stands here. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** What the battle begins with: its journal is empty. With the server's secret, and with both parts once they are told. */
  readonly record: BattleRecord;
  readonly isPublic: boolean;
  readonly spectators: Spectators;
  /** In the order of the battle's sides. */
  readonly seats: readonly KeptSeat[];
  /** The side of whoever offered the match. */
  readonly host: string;
  readonly partCommitment: string;
  readonly guestPart: string | null;
  readonly invitation: string;
  /** One from before they had numbers has lapsed. */
  readonly proposal: OpenProposal | Omit<OpenProposal, 'number'> | null;
  readonly clock: ClockTerms | null;
  /** Of both sides, in their order; none in matches from before there were vacations. */
  readonly vacations?: readonly KeptVacation[];
  /** When the dice were made and the battle began, in milliseconds since 1970. */
  readonly begun: number | null;
  /** Offered to the player who is not `by`. */
  readonly rematch: Rematch | null;
  readonly isOver: boolean;
  /** Left out where it is no game of a tournament. */
  readonly tournament?: MatchTournament;
  /** The result changes the ratings of both; left out where it does not. */
  readonly isRated?: true;
  /** Left out where anybody with the invitation may accept. */
  readonly to?: Addressee;
  /** Null where the sides were chosen; left out of matches from before there were bids. */
  readonly bid?: KeptBid | null;
  /** Who has won, once the battle is over. */
  readonly result?: MatchResult | null;
}

/** The one player who may accept an offer. */
export interface Addressee {
  readonly player: PlayerId;
  readonly name: string;
  /** Or whoever has offered the match has withdrawn it: nobody accepts it any more. */
  readonly isDeclined?: true;
}

export interface KeptSeat {
  readonly side: string;
  /** For a computer its level; null while the seat is free. */
  readonly name: string | null;
  /** Its hash; null while the seat is free, and for a computer. */
  readonly key: string | null;
  /** A person where nothing is said. */
  readonly kind?: PlayerKind;
  /** The account of whoever sits here; guests have none. */
  readonly person?: string;
  /** The hash of the invitation to take this seat over; left out while its player stays. */
  readonly offeredTo?: string;
  /** Of a guest: where they came from (`Places`), for those who do not want to play with them again. */
  readonly place?: string;
  /** In this battle when the player sat down, and as the match has changed it; left out for those who have none. */
  readonly rating?: SeatRating;
  /** From this time on, in milliseconds since 1970, the seat does not hear the other player; left out while it does. */
  readonly mutedSince?: number;
  /** What its player has left for decisions that come up while they are away; left out where there is nothing. */
  readonly standing?: LeftOrders;
  /** Handed out later to this person, in other browsers; the newest last. */
  readonly moreKeys?: readonly string[];
}

export const isFree = ({ key, kind }: KeptSeat): boolean => key === null && kind !== 'computer';

/** Does an offer wait for this player, and for nobody else? */
export const waitsFor = (match: KeptMatch, player: PlayerId | null): boolean =>
  player !== null && match.to?.player === player && match.to.isDeclined !== true && hasFreeSeat(match);

export const hasFreeSeat = ({ seats }: KeptMatch): boolean => seats.some(isFree);

/** A seat in which a computer of the server plays. */
export interface ComputerSeat extends KeptSeat {
  readonly name: string;
}

export const isComputer = (seat: KeptSeat): seat is ComputerSeat => seat.kind === 'computer';

export function statusOf(match: KeptMatch): MatchStatus {
  if (hasFreeSeat(match)) return 'open';
  if (!match.record.parts) return 'dice';
  return match.isOver ? 'over' : 'playing';
}

/** What is proposed and not yet answered, whether or not the battle has gone on since. */
export const openProposal = ({ proposal }: KeptMatch): OpenProposal | null =>
  proposal && 'number' in proposal ? proposal : null;

/** The match with somebody else in a seat. */
export const withSeat = (match: KeptMatch, next: KeptSeat): KeptMatch => ({
  ...match,
  seats: match.seats.map((seat) => (seat.side === next.side ? next : seat)),
});

/** The side whose key has this hash; null when it is no key of this match. */
export const sideOfKey = ({ seats }: KeptMatch, hash: string): string | null =>
  seats.find(({ key, moreKeys = [] }) => key === hash || moreKeys.includes(hash))?.side ?? null;

/** What everybody at the match may know; `present` are the sides whose pages are open. */
export const cardOf = (
  match: KeptMatch,
  present: ReadonlySet<string>,
  { decides, deserted }: Pick<MatchCard, 'decides' | 'deserted'>,
  now: number,
): MatchCard => ({
  match: match.id,
  game: match.record.game,
  rules: match.record.rules,
  scenario: match.record.scenario,
  options: match.record.options,
  dataHash: match.record.dataHash,
  versionChange: null,
  seats: match.seats.map(({ side, name, kind = 'person', person, rating = null }) => ({
    side,
    name,
    kind,
    hasAccount: person !== undefined,
    rating,
    present: kind === 'computer' || present.has(side),
  })),
  stage: statusOf(match),
  decides,
  deserted,
  isPublic: match.isPublic,
  spectators: match.spectators,
  isRated: match.isRated === true,
  tournament: match.tournament ?? null,
  to: match.to ? { name: match.to.name, isDeclined: match.to.isDeclined === true } : null,
  commitment: match.record.commitment,
  partCommitment: match.partCommitment,
  proposal: openProposal(match),
  bid: match.bid ? { side: match.bid.side, points: match.bid.points } : null,
  result: match.result ?? null,
  clock: match.clock,
  vacations: (match.vacations ?? []).filter(({ until }) => until > now).map(({ side, until }) => ({ side, until })),
  vacationLeft: Object.fromEntries(match.seats.map(({ side }) => [side, vacationLeft(match, side)])),
  rematch: match.rematch && { by: match.rematch.by, match: match.rematch.match },
});
