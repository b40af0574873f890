import { describe, expect, test } from 'vitest';
import { setting } from '../../testing/setting.js';
import { aids } from '../index.js';

const ski = ['83id-1-83-ski', '83id-2-83-ski', '83id-3-83-ski', '83id-4-83-ski'] as const;
const others = ['3mtn-i-138', '291id-i-504', '8pz-1-10-pz'] as const;
const at = (hex: string, ...ids: readonly string[]): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, hex]));

describe('ruling 65 units that can only go together', () => {
  test('companies that would each break their stack are named as one group, for their side only', () => {
    const state = setting({ side: 'german', units: at('1513', ...others, ...ski) });
    for (const company of ski) expect(aids.reach(state, 'german', company)).toEqual([]);
    expect(aids.groups!(state, 'german')).toEqual([ski]);
    expect(aids.groups!(state, 'soviet')).toEqual([]);
  });

  test('companies that may leave one by one are no group', () => {
    const state = setting({ side: 'german', units: at('1513', ...ski) });
    expect(aids.groups!(state, 'german')).toEqual([]);
  });
});
