import type { FastifyRequest } from 'fastify';
import { nameIn } from './hosts.js';

/**
 * Browsers say from which page a request comes. Pages from elsewhere may not write here and not open sockets; programs
 * that are no browsers say nothing.
 */
export function isFromHere(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  const name = /^https?:\/\/([^/]+)$/.exec(origin.toLowerCase())?.[1];
  return name !== undefined && name === host?.toLowerCase() && nameIn(name) !== null;
}

/** Where the page is that asks; a program that is no browser is told of pages under the name it has called. */
export function originOf({ headers, protocol }: FastifyRequest): string {
  return headers.origin ?? `${protocol}://${headers.host ?? 'localhost'}`;
}
