import { expect, test } from 'vitest';
import { setting } from '../../testing/setting.js';
import { aids } from '../index.js';

const planOf = aids.drafts.assault!;

test('5.2, 6B3 every hex that somebody could assault is named with whoever the planner offers for it', () => {
  const state = setting({
    impulse: 9,
    units: {
      '9grd-18g': '3030',
      '9grd-22g': '3028',
      '291id-i-504': '3031',
      '291id-ii-504': '2535',
      '9grd-art': '2924',
    },
  });
  const targets = aids.targets(state, 'soviet');
  expect(targets.map(({ hex }) => hex)).toContain('3031');
  for (const { hex, units } of targets) {
    const { units: offered } = planOf.bounds(state, 'soviet', planOf.begin(state, 'soviet', [], hex)!);
    if (offered.kind !== 'units') throw new Error('nobody is offered');
    expect(new Set(units)).toEqual(new Set(offered.units.map(({ unit }) => unit)));
  }
});

test('5.2 whoever does not move now has no targets', () => {
  const units = { '9grd-18g': '3030', '291id-i-504': '3031' };
  expect(aids.targets(setting({ units }), 'german')).toEqual([]);
  expect(aids.targets(setting({ step: 'decision', units }), 'soviet')).toEqual([]);
});
