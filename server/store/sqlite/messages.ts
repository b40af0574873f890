import type { MatchFile } from './match-file.js';

/** Something to be done to the database file: the name of a statement and what it takes. */
export type FileCall = {
  readonly [K in keyof MatchFile]: { readonly name: K; readonly values: Parameters<MatchFile[K]> };
}[keyof MatchFile];

/** What came of it; of what failed nothing has been kept. */
export type FileAnswer = { readonly value: unknown } | { readonly failure: string };
