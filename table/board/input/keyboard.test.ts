import { makeGrid } from '@impulse/engine/hex/hex.js';
import { describe, expect, test } from 'vitest';
import { commandOf, cursorOn, moveCursor } from './keyboard.js';

const rows = makeGrid({ kind: 'rows', rows: 17, columns: 19, shifted: 'even' });
const columns = makeGrid({ kind: 'columns', columns: 20, rows: 20, shifted: 'even' });

const walk = (grid: typeof rows, from: string, ...keys: readonly string[]): string => {
  let cursor = cursorOn(grid, grid.parse(from));
  for (const key of keys) cursor = moveCursor(grid, cursor, key) ?? cursor;
  return grid.label(cursor.hex);
};

describe('hex cursor', () => {
  test('Q W E D S A go once around a hex', () => {
    const around = ['q', 'w', 'e', 'd', 's', 'a'];
    expect(around.map((key) => walk(rows, 'G9', key))).toEqual(['H8', 'H9', 'G10', 'F9', 'F8', 'G8']);
    expect(around.map((key) => walk(columns, '1010', key))).toEqual(['0910', '1009', '1110', '1111', '1011', '0911']);
  });

  test('up and down keep to their column although the rows are shifted', () => {
    expect(walk(rows, 'A5', 'ArrowUp', 'ArrowUp')).toBe('C5');
    expect(walk(rows, 'A5', ...Array<string>(16).fill('ArrowUp'))).toBe('Q5');
    expect(walk(rows, 'Q5', ...Array<string>(16).fill('ArrowDown'))).toBe('A5');
  });

  test('left and right keep to their row in numbered columns', () => {
    expect(walk(columns, '0505', ...Array<string>(6).fill('ArrowRight'))).toBe('1105');
  });

  test('stays at the edge of the map', () => {
    expect(walk(rows, 'A1', 'ArrowLeft')).toBe('A1');
    expect(walk(rows, 'A1', 'ArrowDown')).toBe('A1');
    expect(walk(rows, 'Q19', 'ArrowRight')).toBe('Q19');
  });

  test('other keys do not move it', () => {
    expect(moveCursor(rows, cursorOn(rows, 0), 'Enter')).toBeNull();
    expect(commandOf('Enter')).toBe('click');
    expect(commandOf(' ')).toBe('inspect');
    expect(commandOf('toString')).toBeNull();
  });
});
