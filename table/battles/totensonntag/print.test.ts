import { builtInData } from '@impulse/totensonntag/data/index.js';
import { describe, expect, test } from 'vitest';
import { record } from '../../art/testing/recording.js';
import { faceOf } from './face.js';
import { printKey, printOf } from './print.js';
import { liveryOf, stripOf } from './palette.js';
import { sizeMarks, unitSymbols } from './symbols.js';

const unit = (id: string) => builtInData.units.find((one) => one.id === id)!;
const counter = (id: string, hits = 0) => printOf(unit(id), hits);

describe('counters of Totensonntag', () => {
  test('the figures stand in their printed order, the strength reduced by hits', () => {
    expect(counter('7ad-2rtr').figures).toEqual(['3', '10', '4']);
    expect(counter('7ad-2rtr', 2).figures).toEqual(['1', '10', '4']);
    expect(counter('7ad-3rtr').figures).toEqual(['3', '10', '3/5']);
    expect(counter('lw-ju87').figures).toEqual(['2', '9', '5', '+2', '−1']);
  });

  test('the sides differ in their outline, whatever their colours', () => {
    const outline = (id: string): string[] => {
      const { paper, calls } = record();
      faceOf(unit(id), 0).trace?.(paper, 40);
      return calls;
    };
    expect(outline('7ad-2rtr')).not.toEqual(outline('15-115-I'));
    expect(outline('ari-m13-7')).toEqual(outline('15-115-I'));
  });

  test('designation and formation are told apart', () => {
    expect(counter('7ad-3rtr')).toMatchObject({ name: '3 RTR', formation: '4A', strip: 'armd-4' });
    expect(counter('15-115-I')).toMatchObject({ name: 'I/115', formation: '15 Pzd', superscript: 'C' });
    expect(counter('ari-m13-7')).toMatchObject({ name: '7/132', formation: 'Ariete' });
    expect(counter('7ad-4sac')).toMatchObject({ name: '4 SA AC', formation: '7 AD' });
    expect(counter('nz-c8rtr')).toMatchObject({ name: 'C/8 RTR', size: 'company' });
    expect(counter('arko104-1')).toMatchObject({ strip: 'arko', range: 4, size: 'regiment' });
  });

  test('every unit has colours, a strip and a symbol of its own', () => {
    const plainLivery = liveryOf('nobody');
    const plainStrip = stripOf('nobody');
    for (const data of builtInData.units) {
      const made = printOf(data, 0);
      expect(liveryOf(made.nationality), data.id).not.toBe(plainLivery);
      expect(stripOf(made.strip), data.id).not.toBe(plainStrip);
      if (made.size === 'aircraft') continue;
      expect(unitSymbols[made.type], data.id).toBeDefined();
      expect(sizeMarks[made.size], data.id).toBeDefined();
    }
  });

  test('the key changes with everything that is drawn', () => {
    const keys = new Set(builtInData.units.map((data) => printKey(printOf(data, 0))));
    expect(keys.size).toBe(builtInData.units.length);
    expect(printKey(counter('7ad-kdg', 1))).not.toBe(printKey(counter('7ad-kdg')));
  });
});
