import type { HostAnswer, Result, Seat } from '@impulse/engine';
import type { WireAnswer, WireRequest } from '@impulse/protocol/wire/index.js';
import { stageOf } from '../matches/kept-match.js';
import type { LiveMatch } from '../matches/live-match.js';
import type { Matches } from '../matches/matches.js';
import { notPlaying } from '../matches/problems.js';
import { propose, reply } from '../matches/proposals.js';

/** What whoever holds a seat may ask for. The seat comes from the key that was shown, never from the request. */

export type SeatRequest = Exclude<WireRequest, { readonly do: 'watch' | 'leave' }>;

/** The answer, or its text where that is ready. */
export async function requestsOfSeat(
  matches: Matches,
  live: LiveMatch,
  seat: Seat,
  request: SeatRequest,
): Promise<WireAnswer | string> {
  const { id, match } = request;
  switch (request.do) {
    case 'reveal':
      return done(id, await matches.reveal(live, seat, request.part));
    case 'say':
      await matches.say(live, seat, request);
      return { id, done: true };
    case 'propose':
      return done(id, await propose(live, seat, request));
    case 'reply':
      return answered(id, await reply(live, seat, request));
    case 'record':
      return record(live, id);
    case 'since':
      if (stageOf(live.kept) !== 'playing') return { id, problem: notPlaying };
      return { id, since: await live.ask({ do: 'since', match, seat }) };
    default: {
      if (stageOf(live.kept) !== 'playing') return { id, problem: notPlaying };
      const { revision, command } = request;
      const common = { match, seat, revision, command };
      if (request.do === 'act') return { id, answer: await live.ask({ do: 'act', ...common, action: request.action }) };
      if (request.do === 'undo') return { id, answer: await live.ask({ do: 'undo', ...common, steps: request.steps }) };
      return { id, answer: await live.ask({ do: 'resign', ...common }) };
    }
  }
}

async function record(live: LiveMatch, id: number): Promise<WireAnswer | string> {
  if (stageOf(live.kept) === 'open' || stageOf(live.kept) === 'dice') return { id, problem: notPlaying };
  const told = await live.ask({ do: 'record', match: live.kept.id });
  return told.ok ? `{"id":${id},"record":${told.value}}` : { id, problem: told.error };
}

const done = (id: number, result: Result<null>): WireAnswer =>
  result.ok ? { id, done: true } : { id, problem: result.error };

const answered = (id: number, result: Result<HostAnswer>): WireAnswer =>
  result.ok ? { id, answer: result.value } : { id, problem: result.error };
