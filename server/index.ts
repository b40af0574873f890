/** Matches between people: http, sockets, rights, store (docs/server.md). */
export * from './admin/check-match.js';
export * from './admin/match-file-format.js';
export * from './http/hosts.js';
export * from './http/site.js';
export * from './limits.js';
export * from './log/log.js';
export * from './mail/smtp-mailer.js';
export type { MetricsPlace } from './http/metrics-server.js';
export type { Mailer } from './mail/mailer.js';
export { type KeptMatch, statusOf } from './matches/kept-match.js';
export * from './start.js';
export * from './store/open-store.js';
export * from './store/copies/copies.js';
export type { Holding } from './store/copies/copied-rows.js';
export * from './store/store.js';
