import { withoutControls } from '@impulse/engine/reading/printable.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SeatTaker } from '../matches/seat-taker.js';
import { type People, sessionFor, sitterFor } from '../people/people.js';
import { type LoginSession, sessionTime, type Visit } from '../people/login-sessions.js';

/** Who asks: the cookie of a session, and what a visit is known by. */

const longestBrowser = 200;

export const visitOf = ({ ip, headers }: FastifyRequest): Visit => ({
  place: ip.replace(/^::ffff:/, ''),
  browser: withoutControls(headers['user-agent'] ?? '').slice(0, longestBrowser),
});

/** Behind a proxy that speaks https for us, the address under which people know us says so. */
const isSecure = ({ site }: People, { protocol }: FastifyRequest): boolean =>
  protocol === 'https' || site?.startsWith('https:') === true;

/** With the prefix, no other server of the same domain and no page over a plain line can set it. */
const cookieName = (secure: boolean): string => (secure ? '__Host-impulse-session' : 'impulse-session');

export function tokenOf(people: People, request: FastifyRequest): string | null {
  const name = cookieName(isSecure(people, request));
  const cookies = (request.headers.cookie ?? '').split(';').map((one) => one.trim());
  const found = cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
  return found !== undefined && /^[\w-]{43}$/.test(found) ? found : null;
}

/** From now on the browser shows this token; null for none. */
export function giveToken(people: People, request: FastifyRequest, reply: FastifyReply, token: string | null): void {
  const secure = isSecure(people, request);
  const lasts = token === null ? 0 : sessionTime / 1000;
  const parts = [`${cookieName(secure)}=${token ?? ''}`, 'Path=/', `Max-Age=${lasts}`, 'HttpOnly', 'SameSite=Lax'];
  reply.header('Set-Cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '));
}

export const sessionOf = (people: People, request: FastifyRequest): Promise<LoginSession | null> =>
  sessionFor(people, tokenOf(people, request), visitOf(request));

/** Whoever sits down at a match in this request; null for guests. */
export const seatTakerOf = async (people: People, request: FastifyRequest): Promise<SeatTaker | null> =>
  sitterFor(people, await sessionOf(people, request));
