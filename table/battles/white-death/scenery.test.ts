import type { HexCard } from '@impulse/engine/aids.js';
import { expect, test } from 'vitest';
import { whiteDeathArt } from './art.js';

const art = whiteDeathArt();
const { grid } = art.board;

const works: Readonly<Record<string, HexCard['features']>> = {
  '2220': [{ code: 'bridge', detail: {} }],
  '2222': [
    { code: 'river', detail: {} },
    { code: 'destroyed-bridge', detail: {} },
  ],
  '3619': [{ code: 'permanent-bridge', detail: {} }],
  '2219': [{ code: 'bunker', detail: { strength: 15 } }],
  '0719': [{ code: 'garrison', detail: {} }],
};
const hex = (label: string): HexCard => ({
  hex: label,
  terrain: 'clear',
  features: works[label] ?? [],
  holder: null,
  zones: [],
});

const scenery = art.scenery?.(hex, [{ code: 'weather', side: null, value: 'thaw', full: null }]);

test('bridges, bunkers and garrisons are signs in their hexes', () => {
  const found = scenery?.signs.map((sign) => `${grid.label(sign.hex)} ${sign.face.key.split(' ')[0]}`).toSorted();
  expect(found).toEqual([
    '0719 garrison',
    '2219 bunker',
    '2220 bridge',
    '2222 destroyed-bridge',
    '3619 permanent-bridge',
  ]);
});

test('a bunker shows its strength, and a bridge lies along its road or railway', () => {
  const keyIn = (label: string) => scenery?.signs.find((sign) => grid.label(sign.hex) === label)?.face.key;
  expect(keyIn('2219')).toBe('bunker 15');
  // The railway to Toropez goes due east there.
  expect(Math.abs(Number(keyIn('3619')?.split(' ')[1]))).toBeLessThan(0.4);
});

test('the weather picks the variant of the map', () => {
  expect(scenery?.variant).toBe('thaw');
  expect(art.scenery?.(hex, []).variant).toBe('');
});
