import type { Result } from '@impulse/engine';
import { type NoticeCard, readLetterToken, readNewChannel, readNoticeWishes } from '@impulse/protocol/wire/index.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sideOfKey } from '../matches/kept-match.js';
import { noSuchLetter, noSuchMatch } from '../matches/problems.js';
import type { NoticeSeat } from '../notices/choices.js';
import { hashKey } from '../secrets.js';
import { answer, bearer, limitRate } from './answers.js';
import { originFor } from './origins.js';
import type { AppParts } from './app.js';

interface OfMatch {
  readonly Params: { readonly match: string };
}
interface OfChannel {
  readonly Params: { readonly match: string; readonly channel: string };
}
interface OfLetter {
  readonly Params: { readonly token: string };
}

const purposes = ['confirm', 'stop'] as const;

/** How whoever holds the key of a seat is told that a decision waits, and what readers of letters ask for. */
export function addNoticeRoutes(app: FastifyInstance, { matches, notices, rates, site }: AppParts): void {
  const onRequest = limitRate(rates.calls);

  const seatOf = async (request: FastifyRequest<OfMatch>): Promise<NoticeSeat | null> => {
    const { match } = request.params;
    const key = bearer(request);
    const live = key === null ? null : await matches.find(match);
    const side = live && key !== null ? sideOfKey(live.kept, hashKey(key)) : null;
    return side === null ? null : { match, side };
  };
  const forSeat = async (
    request: FastifyRequest<OfMatch>,
    work: (seat: NoticeSeat) => Promise<Result<NoticeCard>>,
  ): Promise<Result<NoticeCard>> => {
    const seat = await seatOf(request);
    return seat ? work(seat) : { ok: false, error: noSuchMatch };
  };
  const good = async (card: Promise<NoticeCard>): Promise<Result<NoticeCard>> => ({ ok: true, value: await card });

  app.get<OfMatch>('/api/matches/:match/notices', { onRequest }, async (request, reply) =>
    answer(reply, await forSeat(request, async (seat) => good((await notices()).card(seat)))),
  );

  app.put<OfMatch>('/api/matches/:match/notices', { onRequest }, async (request, reply) => {
    const wishes = readNoticeWishes(request.body, '');
    if (!wishes.ok) return answer(reply, wishes);
    const wish = async (seat: NoticeSeat) => good((await notices()).wish(seat, wishes.value, originFor(request, site)));
    return answer(reply, await forSeat(request, wish));
  });

  app.post<OfMatch>('/api/matches/:match/notices/channels', { onRequest }, async (request, reply) => {
    const channel = readNewChannel(request.body, '');
    if (!channel.ok) return answer(reply, channel);
    return answer(
      reply,
      await forSeat(request, async (seat) => (await notices()).add(seat, channel.value, request.ip)),
    );
  });

  app.delete<OfChannel>('/api/matches/:match/notices/channels/:channel', { onRequest }, async (request, reply) => {
    const remove = async (seat: NoticeSeat) => good((await notices()).remove(seat, request.params.channel));
    return answer(reply, await forSeat(request, remove));
  });

  for (const purpose of purposes) {
    app.post(`/api/mail/${purpose}`, { onRequest }, async (request, reply) => {
      const letter = readLetterToken(request.body, '');
      if (!letter.ok) return answer(reply, letter);
      const done = await (await notices()).answerLetter(purpose, letter.value.token);
      return answer(reply, done ? { ok: true, value: { done } } : { ok: false, error: noSuchLetter });
    });
  }

  // What a mail program asks for by itself comes as a form (RFC 8058); what stands in it is not needed.
  void app.register((inside, _, ready) => {
    inside.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (__, ___, parsed) =>
      parsed(null, null),
    );
    inside.post<OfLetter>('/api/mail/stop/:token', { onRequest }, async (request, reply) => {
      const letter = readLetterToken(request.params, '');
      const done = letter.ok && (await (await notices()).answerLetter('stop', letter.value.token));
      return answer(reply, done ? { ok: true, value: { done } } : { ok: false, error: noSuchLetter });
    });
    ready();
  });
}
