import { expect, test } from 'vitest';
import type { Setting } from '../../testing/setting.js';
import { impulse } from '../../testing/impulse.js';

/** The guns of a division behind the broken railway bridge of 2222. */
const behind: Setting = {
  turn: 8,
  units: { '2eng': '2423', '9grd-18g': '2525', '9grd-art': '2625', '83id-i-251': '1626' },
  impulse: 6,
  left: [4, 4],
};

const bridging = (given: Setting) => impulse(given).filter(({ type }) => type === 'bridge');

test('Soviet engineers mend a railway bridge over the Lowatj', () => {
  expect(bridging(behind)).toEqual([{ type: 'bridge', unit: '2eng', work: 'build' }]);
});

test('nobody builds where a bridge stands', () => {
  expect(bridging({ ...behind, bridges: ['2220', '2222', '2320'] })).toEqual([]);
});

test('nobody builds under the eyes of the Germans, nor before the front has settled', () => {
  const near = { '83id-ii-251': '2121', '83id-iii-251': '2123', '83id-i-257': '2119' };
  expect(bridging({ ...behind, units: { ...behind.units, ...near } })).toEqual([]);
  expect(bridging({ ...behind, turn: 5 })).toEqual([]);
});
