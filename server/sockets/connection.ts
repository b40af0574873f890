import { parseJson, type Problem, type Seat } from '@impulse/engine';
import {
  readWireRequest,
  type WireAnswer,
  type WireRequest,
  wireIdOf,
  type WatchRequest,
} from '@impulse/protocol/wire/index.js';
import type { Counters } from '../counters.js';
import type { Listener } from '../matches/audience.js';
import type { LiveMatch } from '../matches/live-match.js';
import type { Matches } from '../matches/matches.js';
import { hasMuted } from '../matches/muting.js';
import { noSuchMatch, notForObservers, notWatching } from '../matches/problems.js';
import { ordersLeftBy } from '../matches/standing-orders.js';
import { isSpectator, toldSeat } from '../matches/spectators.js';
import { RulesFailure } from '../rules/rules-line.js';
import { requestCosts } from './request-costs.js';
import { requestsOfSeat, type SeatRequest } from './seat-requests.js';

/** What a connection needs of its socket. */
export interface MessageSink {
  /** Where it comes from (`neighbourhoodOf`). */
  readonly place: string;
  send(text: string): void;
  /** May this client ask for something that counts as so many requests? If not, the line is cut. */
  spend(cost: number): boolean;
}

/** A socket may be at so many matches. */
const mostWatched = 50;

/** One socket: it hears of the matches that it watches, and asks for the seats whose keys it has shown. */
export class Connection implements Listener {
  readonly #line: MessageSink;
  readonly #matches: Matches;
  readonly #watched = new Map<string, LiveMatch>();
  /** By match: what has opened the seat. */
  readonly #keys = new Map<string, string>();
  #hasEnded = false;
  readonly #counters: Counters;
  readonly #report: (error: unknown) => void;

  constructor(line: MessageSink, matches: Matches, counters: Counters, report: (error: unknown) => void) {
    this.#line = line;
    this.#matches = matches;
    this.#counters = counters;
    this.#report = report;
  }

  get place(): string {
    return this.#line.place;
  }

  send(text: string): void {
    this.#line.send(text);
  }

  async hear(text: string): Promise<void> {
    if (!this.#line.spend(1)) return;
    this.#counters.add('requests_total');
    const value = parseJson(text);
    if (!value.ok) {
      this.#answer({ id: null, problem: value.error });
      return;
    }
    const request = readWireRequest(value.value);
    if (!request.ok) {
      this.#answer({ id: wireIdOf(value.value), problem: request.error });
      return;
    }
    const more = requestCosts[request.value.do] - 1;
    if (more > 0 && !this.#line.spend(more)) return;
    try {
      await this.#carryOut(request.value);
    } catch (error) {
      this.#answer({ id: request.value.id, problem: this.#toldOf(error) });
    }
  }

  /** What went wrong inside may tell of something hidden: only what was foreseen is told. */
  #toldOf(error: unknown): Problem {
    if (error instanceof RulesFailure && error.problem.code !== 'internal') return error.problem;
    this.#report(error);
    return { code: 'internal', path: '', message: 'The server made a mistake; the battle stands as it is kept.' };
  }

  #answer(answer: WireAnswer): void {
    if ('problem' in answer) this.#counters.add('problems_total');
    this.#line.send(JSON.stringify(answer));
  }

  async #carryOut(request: WireRequest): Promise<void> {
    const { id } = request;
    if (request.do === 'watch') {
      const problem = await this.#watch(request);
      if (problem) this.#answer({ id, problem });
      return;
    }
    const live = this.#watched.get(request.match);
    const seat = live?.audience.seatOf(this);
    if (!live || seat === null || seat === undefined) this.#answer({ id, problem: notWatching });
    else if (request.do === 'leave') await this.#leave(live, id);
    else if (request.do === 'here') this.#answer({ id, done: true });
    else if (request.do === 'attend') {
      live.audience.noteAttention(this, request.looks);
      this.#answer({ id, done: true });
    } else await this.#askFor(live, seat, request);
  }

  async #askFor(live: LiveMatch, seat: Seat, request: SeatRequest): Promise<void> {
    const { id } = request;
    if (isSpectator(seat) && request.do !== 'record') {
      this.#answer({ id, problem: notForObservers });
      return;
    }
    const answer = await requestsOfSeat(this.#matches, live, seat, this.#keys.get(request.match) ?? '', request);
    if (typeof answer === 'string') this.#line.send(answer);
    else this.#answer(answer);
  }

  async #watch({ id, match, key }: WatchRequest): Promise<Problem | null> {
    if (this.#watched.size >= mostWatched && !this.#watched.has(match)) return tooManyWatched;
    const live = await this.#matches.find(match);
    const seat = live && this.#matches.seatFor(live, key);
    if (!live || seat === null) return noSuchMatch;
    const said = await this.#matches.talk.heardBy(live, seat);
    this.#watched.set(match, live);
    if (key !== undefined) this.#keys.set(match, key);
    await live.watch(this, seat, () =>
      JSON.stringify({
        id,
        seat: toldSeat(seat),
        card: live.card,
        said,
        muted: hasMuted(live.kept, seat),
        standing: ordersLeftBy(live.kept, seat),
      } satisfies WireAnswer),
    );
    // The socket may have been closed while the match was opened.
    if (this.#hasEnded) await live.leave(this);
    const { rematch } = live.kept;
    if (rematch && !isSpectator(seat) && seat !== rematch.by) this.#line.send(JSON.stringify({ match, rematch }));
    return null;
  }

  async #leave(live: LiveMatch, id: number): Promise<void> {
    this.#watched.delete(live.kept.id);
    this.#keys.delete(live.kept.id);
    await live.leave(this);
    this.#answer({ id, done: true });
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    const watched = [...this.#watched.values()];
    this.#watched.clear();
    await Promise.all(watched.map((live) => live.leave(this)));
  }
}

const tooManyWatched: Problem = {
  code: 'too-many',
  path: 'match',
  message: `One socket watches at most ${mostWatched} matches.`,
};
