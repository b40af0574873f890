import { good, type Result } from '@impulse/engine';

/** The data of a battle: the file that comes with it, and the check of a player's own. */
export interface DataFile {
  readonly builtIn: unknown;
  /** Hash of the built-in data. */
  readonly hash: string;
  check(value: unknown): Result<{ readonly name: string; readonly hash: string }>;
}

export function dataFileOf<Data extends { readonly name: string }>(
  builtIn: Data,
  check: (value: unknown) => Result<Data>,
  hash: (data: Data) => string,
): DataFile {
  return {
    builtIn,
    hash: hash(builtIn),
    check(value) {
      const own = check(value);
      return own.ok ? good({ name: own.value.name, hash: hash(own.value) }) : own;
    },
  };
}
