import { expect, test } from 'vitest';
import { setting, type Setting, whereIs } from '../../testing/setting.js';
import { movement } from '../../testing/impulse.js';

/** A battalion of the garrison on its way out, with Soviets on both sides of the gap before it. */
const gap: Setting = {
  scenario: 'scenario-5',
  side: 'german',
  turn: 12,
  units: {
    '83id-i-277': { at: '2120', strength: 2 },
    '331id-i-557': '1822',
    '331id-ii-557': '1821',
    '357rd-1188': '2119',
    '357rd-1190': '2121',
  },
  impulse: 6,
  left: [4, 4],
};

test('21B Brandenburgers lead the garrison past the Soviets as a column', () => {
  const actions = movement(setting({ ...gap, units: { ...gap.units, '803-9': '2120' } }));
  expect(actions).toContainEqual(
    expect.objectContaining({ type: 'move', unit: '803-9', path: ['2020'], with: ['83id-i-277'] }),
  );
});

test('21B Brandenburgers near those who break out join them where they have come to', () => {
  const units = { ...gap.units, '357rd-1192': '2021', '257rd-943': '1919', '257rd-948': '2219', '803-9': '1921' };
  const state = setting({ ...gap, units, turn: 13, impulse: 2, left: [0, 4] });
  movement(state);
  expect(whereIs(state, '83id-i-277')).toBe('2020');
  expect(whereIs(state, '803-9')).toBe('2020');
});

test('without them the garrison goes alone', () => {
  const actions = movement(setting(gap));
  expect(actions.filter((action) => action.type === 'move' && action.with)).toEqual([]);
  expect(actions).toContainEqual(expect.objectContaining({ type: 'move', unit: '83id-i-277' }));
});
