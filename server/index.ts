/** Matches between people: http, sockets, rights, store (docs/server.md). */
export * from './http/hosts.js';
export * from './http/site.js';
export * from './limits.js';
export * from './start.js';
export * from './store/sqlite/backup.js';
export { SqliteStore } from './store/sqlite/sqlite-store.js';
export * from './store/store.js';
