import type { Problem, Result } from '@impulse/engine';
import { battleSides, isBattleId } from '@impulse/library/battles.js';
import type { MatchOffer, Offered } from '@impulse/protocol/wire/index.js';
import type { FastifyRequest } from 'fastify';
import type { Addressee } from '../matches/kept-match.js';
import { personIn, personPlayer } from '../matches/players.js';
import { tooManyChallenges, tooManyOffers, tooManyOpen } from '../matches/problems.js';
import type { SeatTaker } from '../matches/seat-taker.js';
import { mayTry } from '../rates/attempts.js';
import { newPublicId } from '../secrets.js';
import type { AppParts } from './app.js';
import { seatTakerFor, tellOf } from './askers.js';

/** Somebody offers a match: to whoever has the link, to everybody, to a computer, or to one person by name. */
export async function offerMatch(
  parts: AppParts,
  request: FastifyRequest,
  offer: MatchOffer,
): Promise<Result<Offered>> {
  const taker = await seatTakerFor(parts, request, offer.name);
  if (!taker.ok) return taker;
  const id = newPublicId();
  const tooMany = await whyNotOffer(parts, request, offer, id);
  if (tooMany) return { ok: false, error: tooMany };
  const offered =
    offer.to === undefined
      ? await parts.matches.offer(offer, taker.value, id)
      : await challenge(parts, request, { ...offer, to: offer.to }, taker.value, id);
  if (offered.ok) await tellOf(parts, request, taker.value.person, offered.value);
  return offered;
}

/** Why no more may be offered from this address now; null when it may. */
async function whyNotOffer(
  { matches, store, limits, now }: AppParts,
  { ip }: FastifyRequest,
  { computer, isPublic = false }: MatchOffer,
  id: string,
): Promise<Problem | null> {
  const tables = await store.tables();
  if (!(await mayTry(tables, 'offer', ip, now(), limits.offersADay))) return tooManyOffers;
  if (computer !== undefined) {
    return (await mayTry(tables, 'computer', ip, now(), limits.computersADay)) ? null : tooManyOffers;
  }
  return isPublic && !(await matches.openOffers.claim(id, ip, now())) ? tooManyOpen : null;
}

interface Challenge extends MatchOffer {
  readonly to: string;
}

async function challenge(
  parts: AppParts,
  request: FastifyRequest,
  offer: Challenge,
  taker: SeatTaker,
  id: string,
): Promise<Result<Offered>> {
  const { matches, now } = parts;
  const found = await addresseeOf(parts, taker, offer.to);
  if (!found.ok) return found;
  const to = found.value;
  const { game, side } = offer;
  const free = (isBattleId(game) ? battleSides[game].find((one) => one !== side) : undefined) ?? '';
  const host = personPlayer(taker.person ?? '');
  const claimed = { match: id, player: to.player, host, side: free, since: now() };
  if (!(await matches.personalOffers.claim(claimed))) return { ok: false, error: tooManyChallenges };
  const offered = await matches.offer(offer, taker, id, { to });
  if (offered.ok) await tellOf(parts, request, personIn(to.player), { seat: free, card: offered.value.card });
  else await matches.personalOffers.release(id);
  return offered;
}

async function addresseeOf({ people }: AppParts, { person }: SeatTaker, name: string): Promise<Result<Addressee>> {
  const [{ notSignedIn }, { addresseeFor }] = await Promise.all([
    import('../people/problems.js'),
    import('../people/challenging.js'),
  ]);
  return people && person !== undefined ? addresseeFor(people, person, name) : { ok: false, error: notSignedIn };
}
