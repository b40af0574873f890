/**
 * A battle's state: named integer fields over one Int16Array.
 *
 * Copying a state is one `TypedArray.set`; comparing and hashing walk one array. A field of length 1 reads and writes
 * as a number (`state.turn`), a longer one as an Int16Array (`state.hits[unit]`). States made together share one
 * pooled buffer, so a search can preallocate its whole stack.
 */

/** No unit, no hex, nobody. */
export const NONE = -1;

export type FieldSpec = Readonly<Record<string, number>>;

/** What every state offers besides its named fields. */
export interface Cells {
  readonly cells: Int16Array;
}

/** A state with the unchanging things it is played on: data, options and the tables made from them. */
export interface Placed<Context> {
  readonly context: Context;
}

export type StateOf<S extends FieldSpec> = Cells & {
  -readonly [K in keyof S as S[K] extends 1 ? K : never]: number;
} & {
  readonly [K in keyof S as S[K] extends 1 ? never : K]: Int16Array;
};

export interface StateKind<S extends FieldSpec> {
  readonly spec: S;
  /** Number of 16-bit cells. */
  readonly length: number;
  readonly bytes: number;
  /** Where a field begins. */
  readonly offsets: Readonly<Record<keyof S, number>>;
  create<Context>(context: Context): StateOf<S> & Placed<Context>;
  /** A copy in a buffer of its own. */
  clone<Context>(state: StateOf<S> & Placed<Context>): StateOf<S> & Placed<Context>;
  /** Several states over one buffer. */
  pool<Context>(context: Context, count: number): (StateOf<S> & Placed<Context>)[];
}

export function stateKind<const S extends FieldSpec>(spec: S): StateKind<S> {
  const names = Object.keys(spec) as (keyof S & string)[];
  const offsets = {} as Record<keyof S, number>;
  let length = 0;
  for (const name of names) {
    offsets[name] = length;
    length += spec[name];
  }

  class State implements Cells, Placed<unknown> {
    readonly context: unknown;
    readonly cells: Int16Array;
    constructor(context: unknown, cells: Int16Array) {
      this.context = context;
      this.cells = cells;
      for (const name of names) {
        if (spec[name] === 1) continue;
        // Assigned as `this[name]`, more than some twenty fields would make V8 look each of them up in a hash table.
        const value = cells.subarray(offsets[name], offsets[name] + spec[name]);
        Object.defineProperty(this, name, { value, enumerable: true });
      }
    }
  }
  for (const name of names) {
    if (spec[name] !== 1) continue;
    Object.defineProperty(State.prototype, name, scalarAccess(offsets[name]));
  }

  const make = <Context>(context: Context, cells: Int16Array) =>
    new State(context, cells) as unknown as StateOf<S> & Placed<Context>;
  return {
    spec,
    length,
    bytes: length * 2,
    offsets,
    create: (context) => make(context, new Int16Array(length)),
    clone: (state) => make(state.context, state.cells.slice()),
    pool: (context, count) => {
      const buffer = new Int16Array(length * count);
      return Array.from({ length: count }, (_, index) =>
        make(context, buffer.subarray(index * length, (index + 1) * length)),
      );
    },
  };
}

/** Accessors with the offset as a literal, so that the compiler folds `state.turn` to one array access. */
function scalarAccess(offset: number): PropertyDescriptor {
  // A constant of the closure is folded into the code, a parameter is not.
  const at = offset;
  return {
    get(this: Cells) {
      return this.cells[at];
    },
    set(this: Cells, value: number) {
      this.cells[at] = value;
    },
  };
}

export function copyInto(target: Cells, source: Cells): void {
  target.cells.set(source.cells);
}

export function sameCells(a: Cells, b: Cells): boolean {
  const left = a.cells;
  const right = b.cells;
  if (left.length !== right.length) return false;
  for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) return false;
  return true;
}

/** 32-bit FNV-1a over the cells: equal states hash alike on every machine. */
export function hashCells(state: Cells): number {
  const cells = state.cells;
  let hash = 0x811c9dc5;
  for (let i = 0; i < cells.length; i++) {
    hash = Math.imul(hash ^ (cells[i] & 0xffff), 0x01000193);
  }
  return hash >>> 0;
}

/** Every field by name, for debugging and for saying where two states differ. */
export function dumpState<S extends FieldSpec>(kind: StateKind<S>, state: StateOf<S>): Record<keyof S, number[]> {
  const dump = {} as Record<keyof S, number[]>;
  for (const name of Object.keys(kind.spec) as (keyof S)[]) {
    const start = kind.offsets[name];
    dump[name] = [...state.cells.subarray(start, start + kind.spec[name])];
  }
  return dump;
}

/** The first field in which two states differ, as `name[index]: a, b`; undefined when they are equal. */
export function firstDifference<S extends FieldSpec>(
  kind: StateKind<S>,
  a: StateOf<S>,
  b: StateOf<S>,
): string | undefined {
  for (const name of Object.keys(kind.spec) as (keyof S & string)[]) {
    for (let i = 0; i < kind.spec[name]; i++) {
      const at = kind.offsets[name] + i;
      if (a.cells[at] !== b.cells[at]) return `${name}[${i}]: ${a.cells[at]}, ${b.cells[at]}`;
    }
  }
  return undefined;
}
