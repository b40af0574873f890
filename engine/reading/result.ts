/** Results with reason codes for bad input; exceptions are for bugs only. */

export type Result<T, E = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** What is wrong with something a person or program wrote down, and where. */
export interface Problem {
  /** A stable code, such as `unknown-field`. */
  readonly code: string;
  /** Path of the offending field, such as `units[3].hits`; empty for the whole text. */
  readonly path: string;
  /** One English sentence for people who write files and programs: what is wrong and what is expected. */
  readonly message: string;
}

export const good = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const bad = (code: string, path: string, message: string): Result<never> => ({
  ok: false,
  error: { code, path, message },
});
