import { expect, test } from 'vitest';
import { disc } from './glyphs.js';
import { markLook, overlayLook } from './looks.js';
import { art } from '../testing/board.js';

const own = { colour: '#123456', fill: '#fff', glyph: disc };

test('an art can bring looks along and replace those of the board', () => {
  const rich = { ...art, markLooks: { reach: own, 'reach-by-rail': own } };
  expect(markLook(rich, 'reach')).toBe(own);
  expect(markLook(rich, 'reach-by-rail')).toBe(own);
  expect(markLook(rich, 'target')).toBe(markLook(art, 'target'));
  expect(markLook(art, 'reach')).not.toBe(own);
});

test('a name that nobody knows gets a plain look', () => {
  expect(markLook(art, 'unheard-of')).toBe(markLook(art, 'never-seen'));
  expect(overlayLook(art, 'unheard-of').line).not.toBe('');
});
