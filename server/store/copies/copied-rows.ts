/** Everything that a database holds, in a form that both databases can be filled with. */

/** What a cell of a row may hold; bytes stand apart from text, and what is true or false is 1 or 0. */
export type CopiedValue = string | number | null | { readonly base64: string };

export type CopiedRow = Readonly<Record<string, CopiedValue>>;

/** A database as it stood at one moment. */
export interface CopiedDatabase {
  /** The name of the last migration it has seen. */
  readonly version: string;
  /** Rows by table; those that others refer to come first. */
  readonly rows: AsyncIterable<readonly [table: string, row: CopiedRow]>;
  close(): Promise<void>;
}

/** What a copy holds. */
export interface Holding {
  readonly matches: number;
  readonly entries: number;
}

/** Tables that others refer to; all others refer to them only, and come after them. */
const referredTo = ['match', 'person'];

export const inOrder = (tables: readonly string[]): string[] => [
  ...referredTo.filter((table) => tables.includes(table)),
  ...tables.filter((table) => !referredTo.includes(table)).toSorted(),
];

export function copiedValue(value: unknown): CopiedValue {
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'bigint') return Number(value);
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`A database holds something unforeseen: ${typeof value}`);
}

export const copiedRow = (row: object): CopiedRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, copiedValue(value)]));

/** What comes by one, in groups of at most so many. */
export async function* inGroups<T>(items: AsyncIterable<T>, most: number): AsyncGenerator<readonly T[]> {
  let group: T[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < most) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
