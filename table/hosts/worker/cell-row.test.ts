import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CellRow } from './cell-row.js';

const size = 12;
const change = fc.tuple(fc.nat(size - 1), fc.integer({ min: -32_768, max: 32_767 }));

test('every state is read as it was added, in any order', () => {
  const moves = fc.array(fc.array(change, { maxLength: 4 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(moves, fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), (states, wanted) => {
      const row = new CellRow();
      const cells = new Int16Array(size);
      const copies = states.map((changes) => {
        for (const [cell, value] of changes) cells[cell] = value;
        row.add(cells);
        return cells.slice();
      });
      const read = new Int16Array(size);
      for (const one of wanted) {
        row.read(one % copies.length, read);
        expect(read).toEqual(copies[one % copies.length]);
      }
      expect(row.length).toBe(states.length);
    }),
    { numRuns: 60 },
  );
});
