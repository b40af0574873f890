import { good, type Result } from '@impulse/engine';
import type { Seated } from '@impulse/protocol/wire/index.js';
import type { FastifyRequest } from 'fastify';
import { nameTaken, unknownToken } from '../bots/problems.js';
import { type PlayerId, playerOf } from '../matches/players.js';
import { guest, type SeatTaker } from '../matches/seat-taker.js';
import { isNameTaken } from '../people/taken-names.js';
import { bearer } from './answers.js';
import type { AppParts } from './app.js';
import { originFor } from './origins.js';

/** Who asks about matches: a bot by its token, a person by the session, or a guest. */

/** Whoever shows a token is the bot of that name, whoever is signed in sits under theirs; guests say what to call them. */
export async function seatTakerFor(parts: AppParts, request: FastifyRequest, name: string): Promise<Result<SeatTaker>> {
  const { store, matches, people } = parts;
  const known = await knownTaker(parts, request);
  if (!known.ok) return known;
  if (known.value) return good(known.value);
  if (await isNameTaken(await store.tables(), name)) return { ok: false, error: nameTaken };
  return good({ ...guest(name), ...(people ? { place: await matches.places.of(request.ip) } : {}) });
}

/** Null for guests. */
async function knownTaker({ bots, people }: AppParts, request: FastifyRequest): Promise<Result<SeatTaker | null>> {
  const token = bearer(request);
  if (token !== null) {
    const bot = await bots.find(token);
    return bot ? good({ name: bot.name, key: token, kind: 'bot' }) : { ok: false, error: unknownToken };
  }
  // Loaded when it is needed: a server without accounts starts the sooner.
  return good(people && (await (await import('./visitors.js')).seatTakerOf(people, request)));
}

/** The player whose token or session is shown; null for guests. */
export async function playerFor(parts: AppParts, request: FastifyRequest): Promise<PlayerId | null> {
  const known = await knownTaker(parts, request);
  return known.ok && known.value ? playerOf(known.value) : null;
}

/** Whoever has an account is told of decisions in a seat as they have chosen there. */
export async function tellOf(
  { people, notices, site, report }: AppParts,
  request: FastifyRequest,
  person: string | undefined,
  { seat: side, card: { match } }: Pick<Seated, 'seat' | 'card'>,
): Promise<void> {
  if (!people || person === undefined) return;
  const { tellAsChosen } = await import('../people/tell-as-chosen.js');
  const origin = originFor(request, site);
  await tellAsChosen(people.tables, await notices(), person, { match, side }, origin).catch(report);
}
