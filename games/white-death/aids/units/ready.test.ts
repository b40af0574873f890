import { expect, test } from 'vitest';
import { act } from '../../testing/movement.js';
import { setting } from '../../testing/setting.js';
import { aids } from '../index.js';

test('5.2 whoever has declared an assault can call it off, but is not asked again', () => {
  const state = setting({ units: { '9grd-18g': '3030', '9grd-22g': '3130', '83id-i-183': '3031' } });
  expect(aids.ready(state, 'soviet')).toContain('9grd-18g');
  act(state, { type: 'assault', unit: '9grd-18g', target: '3031' });
  expect(aids.ready(state, 'soviet')).toEqual(['9grd-22g']);
  act(state, { type: 'call-off', unit: '9grd-18g' });
  expect(aids.ready(state, 'soviet')).toContain('9grd-18g');
});
