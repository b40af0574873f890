import v8 from 'node:v8';
import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { copyInto, dumpState, firstDifference, hashCells, sameCells, stateKind } from './state.js';

const kind = stateKind({ turn: 1, hits: 3, deciding: 1 });
type One = ReturnType<typeof kind.create<null>>;

describe('state', () => {
  test('fields of length one are numbers, longer ones arrays, all over the same cells', () => {
    const state = kind.create(null);
    state.turn = 5;
    state.hits[2] = 7;
    state.deciding = -1;
    expect([...state.cells]).toEqual([5, 0, 0, 7, -1]);
    expect(state.turn).toBe(5);
    expect(kind.bytes).toBe(10);
  });

  test('copy, compare, hash and the first difference agree', () => {
    const [a, b] = kind.pool(null, 2) as [One, One];
    a.hits[1] = 4;
    expect(sameCells(a, b)).toBe(false);
    expect(firstDifference(kind, a, b)).toBe('hits[1]: 4, 0');
    expect(hashCells(a)).not.toBe(hashCells(b));
    copyInto(b, a);
    expect(sameCells(a, b)).toBe(true);
    expect(firstDifference(kind, a, b)).toBeUndefined();
    expect(hashCells(a)).toBe(hashCells(b));
    b.turn = 1;
    expect(a.turn).toBe(0);
  });

  test('a clone has the same context and cells, and a buffer of its own', () => {
    const state = kind.create({ name: 'here' });
    state.hits[0] = 2;
    const clone = kind.clone(state);
    expect(clone.context).toBe(state.context);
    expect(sameCells(clone, state)).toBe(true);
    clone.hits[0] = 3;
    expect(state.hits[0]).toBe(2);
  });

  test('a pool shares one buffer', () => {
    const pool = kind.pool(null, 3);
    expect(new Set(pool.map((state) => state.cells.buffer)).size).toBe(1);
    expect(dumpState(kind, pool[0])).toEqual({ turn: [0], hits: [0, 0, 0], deciding: [0] });
  });

  test('however many fields there are, V8 keeps them in slots and not in a hash table', () => {
    v8.setFlagsFromString('--allow-natives-syntax');
    const hasSlots = vm.runInThisContext('(object) => %HasFastProperties(object)') as (object: object) => boolean;
    const many = stateKind(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 2])));
    expect(hasSlots(many.create(null))).toBe(true);
    // A hash table would be told from it.
    const table: Record<string, number> = { a: 1, b: 2 };
    delete table.a;
    expect(hasSlots(table)).toBe(false);
  });
});
