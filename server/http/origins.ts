import type { FastifyRequest } from 'fastify';
import { nameIn } from './hosts.js';

/**
 * Browsers say from which page a request comes. Pages from elsewhere may not write here and not open sockets; programs
 * that are no browsers say nothing. Under the name of the `site` only its very origin is at home: a page over a plain line
 * may be anybody's.
 */
export function isFromHere(origin: string | undefined, host: string | undefined, site: string | null): boolean {
  if (origin === undefined) return true;
  const own = site === null ? null : new URL(site);
  if (own && origin.toLowerCase() === own.origin) return true;
  const name = /^https?:\/\/([^/]+)$/.exec(origin.toLowerCase())?.[1];
  const called = name === undefined ? null : nameIn(name);
  return called !== null && called !== own?.hostname && name === host?.toLowerCase();
}

/**
 * Where links lead that are sent to somebody: to the site, else to where the page is that asks. A program that is no
 * browser is told of pages under the name it has called.
 */
export function originFor({ headers, protocol }: FastifyRequest, site: string | null): string {
  if (site !== null) return new URL(site).origin;
  return headers.origin ?? `${protocol}://${headers.host ?? 'localhost'}`;
}
