import { bad, good, type Result } from '@impulse/engine';
import { withoutControls } from '@impulse/engine/reading/printable.js';
import { readGameOpening, readTournamentEntry, readTournamentWish } from '@impulse/protocol/wire/index.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { personIn, type PlayerId, playerOf } from '../matches/players.js';
import type { SeatTaker } from '../matches/seat-taker.js';
import type { People } from '../people/people.js';
import { notSignedIn } from '../people/problems.js';
import { tellAsChosen } from '../people/tell-as-chosen.js';
import { noSuchTournament } from '../tournaments/problems.js';
import { answer, bearer, limitRate } from './answers.js';
import type { AppParts } from './app.js';
import { tellOf } from './askers.js';
import { originFor } from './origins.js';
import { seatTakerOf } from './visitors.js';

interface OfTournament {
  readonly Params: { readonly tournament: string; readonly named?: string };
}

interface Asker {
  readonly taker: SeatTaker;
  readonly player: PlayerId;
}

/** Tournaments, where people have accounts. Who asks comes from the session or a bot's token, never from the request. */
export function addTournamentRoutes(app: FastifyInstance, people: People, parts: AppParts): void {
  const { rates, bots, notices, site, report } = parts;
  const { tournaments } = people;
  const onRequest = limitRate(rates.calls);
  const base = '/api/tournaments/:tournament';

  /** What is shown as a bearer may be a bot's token, or an invitation. */
  const askerOf = async (request: FastifyRequest): Promise<Asker | null> => {
    const token = bearer(request);
    const bot = token === null ? null : await bots.find(token);
    const taker: SeatTaker | null = bot
      ? { name: bot.name, key: bot.token, kind: 'bot' }
      : await seatTakerOf(people, request);
    const player = taker && playerOf(taker);
    return taker && player ? { taker, player } : null;
  };
  const asKnown = async <T>(request: FastifyRequest, work: (asker: Asker) => Promise<Result<T>>) => {
    const asker = await askerOf(request);
    return asker ? work(asker) : ({ ok: false, error: notSignedIn } as const);
  };

  app.get('/api/tournaments', { onRequest }, async () => ({ tournaments: await tournaments.open() }));

  app.post('/api/tournaments', { onRequest }, async (request, reply) => {
    const wish = readTournamentWish(request.body, '');
    if (!wish.ok) return answer(reply, wish);
    const held = await asKnown(request, ({ taker, player }) =>
      tournaments.hold(wish.value, { player, name: taker.name }),
    );
    return answer(reply, held);
  });

  app.get<OfTournament>(base, { onRequest }, async (request, reply) => {
    const asker = await askerOf(request);
    const view = await tournaments.view(request.params.tournament, asker?.player ?? null, bearer(request));
    return answer(reply, view ? good(view) : { ok: false, error: noSuchTournament });
  });

  app.post<OfTournament>(`${base}/entrants`, { onRequest }, async (request, reply) => {
    const entry = readTournamentEntry(request.body, '');
    if (!entry.ok) return answer(reply, entry);
    const { tournament } = request.params;
    const entered = await asKnown(request, async ({ taker, player }) => {
      const known = { player, name: taker.name };
      const view = await tournaments.enter(tournament, known, entry.value.invitation ?? null);
      const person = personIn(player);
      if (view.ok && person !== undefined) {
        const seat = { match: tournament, side: player };
        await tellAsChosen(people.tables, await notices(), person, seat, originFor(request, site)).catch(report);
      }
      return view;
    });
    return answer(reply, entered);
  });

  app.delete<OfTournament>(`${base}/entrants`, { onRequest }, async (request, reply) =>
    answer(reply, await asKnown(request, ({ player }) => tournaments.leave(request.params.tournament, player))),
  );

  app.delete<OfTournament>(`${base}/entrants/:named`, { onRequest }, async (request, reply) => {
    const { tournament, named = '' } = request.params;
    return answer(
      reply,
      await asKnown(request, ({ player }) => tournaments.leave(tournament, player, withoutControls(named))),
    );
  });

  app.post<OfTournament>(`${base}/rounds`, { onRequest }, async (request, reply) =>
    answer(reply, await asKnown(request, ({ player }) => tournaments.beginRound(request.params.tournament, player))),
  );

  app.delete<OfTournament>(base, { onRequest }, async (request, reply) => {
    const ended = await asKnown(request, ({ player }) => tournaments.end(request.params.tournament, player));
    return answer(reply, ended.ok ? good({ done: true }) : ended);
  });

  app.post<OfTournament>(`${base}/games/:named`, { onRequest }, async (request, reply) => {
    const opening = readGameOpening(request.body, '');
    if (!opening.ok) return answer(reply, opening);
    const { tournament, named = '' } = request.params;
    if (!/^\d{1,4}$/.test(named)) return answer(reply, bad('no-such-game', 'game', 'A game is named by its place.'));
    const opened = await asKnown(request, async ({ taker }) => {
      const offered = await tournaments.openGame(tournament, Number(named), taker, opening.value.partCommitment);
      if (offered.ok) await tellOf(parts, request, taker.person, offered.value);
      return offered;
    });
    return answer(reply, opened);
  });

  const own = (request: FastifyRequest) =>
    asKnown(request, async ({ player }) => good({ tournaments: await tournaments.of(player) }));
  app.get('/api/people/me/tournaments', { onRequest }, async (request, reply) => answer(reply, await own(request)));
  app.get('/api/bots/tournaments', { onRequest }, async (request, reply) => answer(reply, await own(request)));
}
