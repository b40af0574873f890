import type { HostAnswer, Result, Seat } from '@impulse/engine';
import type { Acknowledging, WireAnswer, WireRequest } from '@impulse/protocol/wire/index.js';
import { replaceByComputer } from '../computers/replace.js';
import { statusOf } from '../matches/kept-match.js';
import type { LiveMatch } from '../matches/live-match.js';
import type { Matches } from '../matches/matches.js';
import { giveSeat } from '../matches/give-seat.js';
import { notPlaying, timeLeft } from '../matches/problems.js';
import { propose, reply } from '../matches/proposals.js';
import { offerRematch } from '../matches/rematch.js';
import { leaveOrders } from '../matches/standing-orders.js';
import { takeVacation } from '../matches/take-vacation.js';

/** What whoever holds a seat may ask for. The seat comes from the key that was shown, never from the request. */

export type SeatRequest = Exclude<WireRequest, { readonly do: 'watch' | 'leave' | 'here' | 'attend' }>;

/** The answer, or its text where that is ready; the seat was opened with `key`. */
export async function requestsOfSeat(
  matches: Matches,
  live: LiveMatch,
  seat: Seat,
  key: string,
  request: SeatRequest,
): Promise<WireAnswer | string> {
  const { id } = request;
  switch (request.do) {
    case 'reveal':
      return done(id, await matches.reveal(live, seat, request.part));
    case 'say':
      return done(id, await matches.talk.say(live, seat, request.text));
    case 'mute':
      return done(id, await matches.talk.mute(live, seat, request.muted));
    case 'standing':
      return done(id, await leaveOrders(live, seat, request.orders));
    case 'note':
      return done(id, await matches.notes.pin(live, seat, { hex: request.hex, text: request.text }));
    case 'notes':
      return { id, notes: await matches.notes.of(live.kept.id, seat) };
    case 'propose':
      return done(id, await propose(live, seat, request));
    case 'reply':
      return answered(id, await reply(live, seat, request));
    case 'rematch': {
      const offered = await offerRematch(matches, live, seat, request.partCommitment, key);
      return offered.ok ? { id, offered: offered.value } : { id, problem: offered.error };
    }
    case 'replace':
      return done(id, await replaceByComputer(live, seat, request));
    case 'give': {
      const given = await giveSeat(live, seat, request.offered);
      return given.ok ? { id, invitation: given.value } : { id, problem: given.error };
    }
    case 'vacation':
      return done(id, await takeVacation(live, seat, request.days, matches.now()));
    case 'record':
      return record(live, id);
    case 'since':
      if (statusOf(live.kept) !== 'playing') return { id, problem: notPlaying };
      return { id, since: await live.ask({ do: 'since', match: live.kept.id, seat }) };
    case 'meanwhile':
      if (statusOf(live.kept) !== 'playing') return { id, problem: notPlaying };
      return { id, meanwhile: await live.ask({ do: 'meanwhile', match: live.kept.id, seat }) };
    default:
      if (statusOf(live.kept) === 'playing') return command(live, seat, request);
      return statusOf(live.kept) === 'over' ? lastCommand(live, seat, request) : { id, problem: notPlaying };
  }
}

type CommandRequest = Extract<SeatRequest, { readonly do: 'act' | 'undo' | 'resign' | 'claim' }>;

async function command(live: LiveMatch, seat: Seat, request: CommandRequest): Promise<WireAnswer> {
  const { id, match, revision, command } = request;
  const common = { match, seat, revision, command };
  switch (request.do) {
    case 'act':
      return { id, answer: await live.ask({ do: 'act', ...common, ...seenIn(request), action: request.action }) };
    case 'undo':
      return { id, answer: await live.ask({ do: 'undo', ...common, ...seenIn(request), steps: request.steps }) };
    case 'resign':
      return { id, answer: await live.ask({ do: 'resign', ...common, ...seenIn(request) }) };
    case 'claim': {
      const { outOfTime } = live;
      if (outOfTime === null || outOfTime === seat) return { id, problem: timeLeft };
      return { id, answer: await live.ask({ do: 'timeOut', ...common, seat: outOfTime }) };
    }
  }
}

const seenIn = ({ seen }: Acknowledging): { readonly seen?: string } => (seen === undefined ? {} : { seen });

/** What has ended the battle may be asked again by somebody who was not answered; nothing new happens. */
async function lastCommand(live: LiveMatch, seat: Seat, request: CommandRequest): Promise<WireAnswer> {
  const repeated = request.do === 'act' || request.do === 'resign' ? await command(live, seat, request) : null;
  const isKnown = repeated !== null && 'answer' in repeated && repeated.answer.kind === 'done';
  return isKnown ? repeated : { id: request.id, problem: notPlaying };
}

async function record(live: LiveMatch, id: number): Promise<WireAnswer | string> {
  if (statusOf(live.kept) === 'open' || statusOf(live.kept) === 'dice') return { id, problem: notPlaying };
  const told = await live.ask({ do: 'record', match: live.kept.id });
  return told.ok ? `{"id":${id},"record":${told.value}}` : { id, problem: told.error };
}

const done = (id: number, result: Result<null>): WireAnswer =>
  result.ok ? { id, done: true } : { id, problem: result.error };

const answered = (id: number, result: Result<HostAnswer>): WireAnswer =>
  result.ok ? { id, answer: result.value } : { id, problem: result.error };
