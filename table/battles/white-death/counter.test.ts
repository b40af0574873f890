import { builtInData } from '@impulse/white-death/data/index.js';
import { describe, expect, test } from 'vitest';
import { record } from '../../art/testing/recording.js';
import { whiteDeathArt } from './art.js';
import { paintCounter } from './counter.js';
import { cardOf, print } from './testing/cards.js';

const textsAt = (size: number, ...given: Parameters<typeof print>): string[] => {
  const { paper, texts } = record();
  paintCounter(paper, print(...given), size, 1);
  return texts;
};

describe('a counter', () => {
  test('says nothing from afar, its strength at working distance, everything from near', () => {
    expect(textsAt(12, '9grd-18g')).toEqual([]);
    expect(textsAt(30, '9grd-18g')).toEqual(['9', 'l']);
    expect(textsAt(90, '9grd-18g')).toEqual(['9 Gds', '18G', 'l', '9', 'P5', '4-.5']);
    expect(textsAt(90, '9grd-art')).toEqual(['9 Gds', '28G Art', 'd', '6', 'H5', '1*-1', '6:3-2']);
  });

  test('shows as much on a dense screen as on another of its size, and figures of 11 pixels or more', () => {
    const painted = (size: number, ratio: number) => {
      const { paper, texts, fonts } = record();
      paintCounter(paper, print('9grd-18g'), size * ratio, ratio);
      return { texts, figure: Number.parseFloat(/[\d.]+(?=px)/.exec(fonts[0] ?? '')?.[0] ?? '0') / ratio };
    };
    for (const size of [18, 24, 40, 70, 90]) expect(painted(size, 2).texts).toEqual(painted(size, 1).texts);
    for (const size of [22, 24, 30, 70]) {
      for (const ratio of [1, 2, 3]) expect(painted(size, ratio).figure).toBeGreaterThanOrEqual(11);
    }
  });

  test('of armour shows what it withstands', () => {
    expect(textsAt(90, '18mech-t34')).toContain('(4)');
  });

  test('of unknown strength shows a question mark, and no bar for it', () => {
    expect(textsAt(30, '9grd-18g', { strength: null })).toContain('?');
    const bars = (change: Parameters<typeof print>[1]): number => {
      const { paper, calls } = record();
      paintCounter(paper, print('9grd-18g', change), 30, 1);
      return calls.filter((call) => call === 'strokeRect').length;
    };
    expect(bars({})).toBe(bars({ strength: null }) + 1);
    expect(bars({ movement: { left: 1, full: 5 } })).toBe(bars({}) + 1);
  });

  test('below half its strength has a red bar', () => {
    const fills = (left: number): ReadonlySet<string> => {
      const { paper, fills: found } = record();
      paintCounter(paper, print('9grd-18g', { strength: { left, full: 9 } }), 30, 1);
      return found;
    };
    expect(fills(4)).toContain('#d8402c');
    expect(fills(5)).not.toContain('#d8402c');
  });

  test('can be painted for every unit at every distance', () => {
    const art = whiteDeathArt();
    const keys = new Set<string>();
    for (const unit of builtInData.units) {
      const face = art.face(cardOf(unit));
      keys.add(face.key);
      for (const size of [9, 30, 80]) {
        const { paper, calls } = record();
        face.paint(paper, size, 1);
        expect(calls.filter((call) => call === 'save').length, unit.id).toBe(
          calls.filter((call) => call === 'restore').length,
        );
      }
    }
    expect(keys.size).toBe(builtInData.units.length);
  });
});

describe('stacks', () => {
  const art = whiteDeathArt();
  const face = art.face(cardOf(builtInData.units[0]));
  const stackOf = (count: number) =>
    art.stack(
      Array.from({ length: count }, () => ({ id: null, face, mood: 'plain' as const })),
      'german',
    );

  test('of several counters tell their number, and nothing is wrong with many', () => {
    expect(stackOf(1).badge).toBeUndefined();
    expect(stackOf(6)).toMatchObject({ badge: '6', fanned: 4, dot: '#55604e' });
    expect(stackOf(6).warning).toBeUndefined();
  });

  test('hidden counters show question marks', () => {
    const { paper, texts } = record();
    art.back?.('german').paint(paper, 40, 1);
    expect(new Set(texts)).toEqual(new Set(['?']));
  });
});
