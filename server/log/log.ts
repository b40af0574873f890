import type { Writable } from 'node:stream';

/** What whoever runs the server can read of its life, a line of JSON each. */
export type LogLine =
  | { readonly event: 'listening'; readonly host: string; readonly port: number }
  /** By the pattern of its address: what stands in the address itself may be nobody else's business. */
  | {
      readonly event: 'request';
      readonly method: string;
      readonly route: string;
      readonly status: number;
      readonly milliseconds: number;
    }
  | { readonly event: 'socket-opened'; readonly sockets: number }
  | { readonly event: 'socket-closed'; readonly sockets: number; readonly code: number }
  | { readonly event: 'mistake'; readonly message: string }
  | { readonly event: 'ending' }
  | { readonly event: 'ended'; readonly milliseconds: number };

export type ServerLog = (line: LogLine) => void;

export const silent: ServerLog = () => undefined;

/** Whatever looks like a key, an invitation, a part of the dice, a hash or a password in an address. */
const secrets = /\/\/[^/@\s]+@|[\w-]{43,}/g;
/** The name of a match lets its reader watch it, or find it; its first digits are enough for whoever runs the server. */
const matchNames = /\b([0-9a-f]{8})[0-9a-f]{24}\b/g;

/** A text without what nobody should find in a log. */
export const withoutSecrets = (text: string): string =>
  text.replace(secrets, (found) => (found.startsWith('//') ? '//…@' : '…')).replace(matchNames, '$1…');

/** Writes a log; `now` is in milliseconds since 1970. */
export const logTo =
  (stream: Writable, now: () => number): ServerLog =>
  (line) => {
    const at = new Date(now()).toISOString();
    const level = line.event === 'mistake' ? 'error' : 'info';
    const clean = line.event === 'mistake' ? { ...line, message: withoutSecrets(line.message) } : line;
    stream.write(`${JSON.stringify({ at, level, ...clean })}\n`);
  };

/** A mistake of the program, with the place where it was made. */
export const mistake = (error: unknown): LogLine => ({
  event: 'mistake',
  message: error instanceof Error ? (error.stack ?? error.message) : String(error),
});
