import { expect, test } from 'vitest';
import { spacedOut } from './spaced-out.js';

test('messages with parameters set their blanks, wherever they stand in the catalogue', () => {
  const words = spacedOut({
    title: '堆疊',
    list: ['A', 'B'],
    inspector: { up: (unit: string) => `將${unit}上移`, over: (hex: string) => `在${hex}上空` },
  });
  expect(words.inspector.up('DAK')).toBe('將 DAK 上移');
  expect(words.inspector.up('公羊裝甲師')).toBe('將公羊裝甲師上移');
  expect(words.inspector.over('M7（西迪雷澤格）')).toBe('在 M7（西迪雷澤格）上空');
  expect(words.title).toBe('堆疊');
  expect(words.list).toEqual(['A', 'B']);
});
