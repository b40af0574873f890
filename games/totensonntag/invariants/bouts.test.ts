import { describe, expect, test } from 'vitest';
import { optionSpecs } from '../options.js';
import { boutOf } from './bouts.js';
import { tempers } from './temper.js';

describe('a row of bouts', () => {
  const row = Array.from({ length: 100 }, (_, number) => boutOf('row', number));

  test('is the same whenever it is asked for, and another under another name', () => {
    expect(boutOf('row', 7)).toEqual(row[7]);
    expect(row.map(({ setup }) => setup)).not.toEqual(row.map((_, number) => boutOf('other row', number).setup));
  });

  test('of luck has every temper, scenario and value of an option', () => {
    expect(new Set(row.map(({ player }) => player))).toEqual(new Set(tempers));
    expect(new Set(row.map(({ setup }) => setup.scenario))).toEqual(new Set(['historical', 'free']));
    for (const { id, values } of optionSpecs) {
      expect(new Set(row.map(({ setup }) => setup.options![id]))).toEqual(new Set(values));
    }
  });

  test('of the script is played by nobody else', () => {
    const players = row.map((_, number) => boutOf('script', number).player);
    expect(new Set(players)).toEqual(new Set(['script']));
  });
});
