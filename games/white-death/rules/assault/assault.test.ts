import { ActionCodes, type Log } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { KIND, Order } from '../../actions/actions.js';
import { headHex } from '../../actions/packing.js';
import { grid } from '../../context.js';
import { ASSAULTED, SHAKEN, type State, TARGET } from '../../state.js';
import { hexOf, setting, type Setting, unitOf } from '../../testing/setting.js';
import { detailsOf } from '../../testing/combat.js';
import { checkAssault, listAssaults, playAssault } from './assault.js';

const order = new Order();

function assault(state: State, id: string, target: string): Order {
  order.reset(KIND.assault);
  order.unit = unitOf(state, id);
  order.hex = hexOf(target);
  return order;
}

const whyNot = (given: Setting | State, id: string, target: string): string | null => {
  const state = 'cells' in given ? given : setting(given);
  return checkAssault(state, assault(state, id, target));
};

const listed = (state: State, id: string): string[] => {
  const codes = new ActionCodes();
  listAssaults(state, unitOf(state, id), codes);
  return Array.from({ length: codes.length }, (_, i) => grid.labels[headHex(codes.head(i))]);
};

const units = { '9grd-18g': '1514', '83id-i-277': '1413', '83id-14-277': '1413' };

test('5.2, 6B3 a unit next to an enemy joins the assault, for a point', () => {
  const state = setting({ units });
  expect(whyNot(state, '9grd-18g', '1413')).toBeNull();
  expect(listed(state, '9grd-18g')).toEqual(['1413']);
  const log: Log = [];
  playAssault(state, assault(state, '9grd-18g', '1413'), log);
  const unit = unitOf(state, '9grd-18g');
  expect([state.spent[unit], state.target[unit], state.flags[unit]]).toEqual([12, hexOf('1413'), ASSAULTED]);
  expect(state.marks[hexOf('1413')]).toBe(TARGET);
});

test('4C, ruling 51 only the phasing side hears of it, and it looks into the hex', () => {
  const state = setting({ units: { ...units, '9grd-smg': '1514' } });
  const log: Log = [];
  playAssault(state, assault(state, '9grd-18g', '1413'), log);
  playAssault(state, assault(state, '9grd-smg', '1413'), log);
  expect(log.every((event) => event.seats?.[0] === 'soviet')).toBe(true);
  expect(detailsOf(log, 'assault-declared')).toHaveLength(2);
  expect(detailsOf(log, 'stack-seen')).toEqual([
    {
      hex: '1413',
      units: [
        { unit: '83id-i-277', strength: 3 },
        { unit: '83id-14-277', strength: 1 },
      ],
      bunker: 0,
      garrison: false,
    },
  ]);
});

test('15A1 the first assault of an impulse costs a supply point, the others nothing', () => {
  const state = setting({ units: { ...units, '9grd-smg': '1514' }, supply: [1, 0, 0] });
  playAssault(state, assault(state, '9grd-18g', '1413'), null);
  expect(state.supply[0]).toBe(0);
  expect(whyNot(state, '9grd-smg', '1413')).toBeNull();
  playAssault(state, assault(state, '9grd-smg', '1413'), null);
  expect(state.supply[0]).toBe(0);
  expect(whyNot({ units, supply: [0, 6, 6] }, '9grd-18g', '1413')).toBe('no-supply-for-assault');
});

describe('5.5, ruling 4 the length of the impulse', () => {
  test('5.5 the Soviets need three points, or all they had left', () => {
    expect(whyNot({ units, impulse: 3, left: [5, 5] }, '9grd-18g', '1413')).toBeNull();
    expect(whyNot({ units, impulse: 2, left: [5, 5] }, '9grd-18g', '1413')).toBe('impulse-too-short-to-assault');
    expect(whyNot({ units, impulse: 2, left: [0, 5] }, '9grd-18g', '1413')).toBeNull();
  });

  test('5.5 the Germans assault with one', () => {
    expect(whyNot({ units, side: 'german', impulse: 1, left: [5, 5] }, '83id-i-277', '1514')).toBeNull();
  });

  test('6B3 each unit must have kept a point', () => {
    const state = setting({ units, impulse: 3, left: [5, 5] });
    state.spent[unitOf(state, '9grd-18g')] = 24;
    expect(whyNot(state, '9grd-18g', '1413')).toBeNull();
    state.spent[unitOf(state, '9grd-18g')] = 25;
    expect(whyNot(state, '9grd-18g', '1413')).toBe('no-point-for-assault');
    expect(listed(state, '9grd-18g')).toEqual([]);
  });
});

test('9A factors with an asterisk fire only in defence', () => {
  const both = { ...units, '9grd-at': '1514' };
  expect(whyNot({ units: both }, '9grd-at', '1413')).toBe('fires-only-in-defence');
  expect(whyNot({ units: both, side: 'german' }, '83id-14-277', '1514')).toBe('fires-only-in-defence');
});

test('6B3 only an adjacent hex, with an enemy in it', () => {
  const state = setting({ units });
  expect(whyNot(state, '9grd-18g', '1312')).toBe('target-not-adjacent');
  expect(whyNot(state, '9grd-18g', '1515')).toBe('no-target');
});

test('9C3 a unit assaults one hex only', () => {
  const state = setting({ units: { ...units, '83id-ii-277': '1414' } });
  playAssault(state, assault(state, '9grd-18g', '1413'), null);
  expect(whyNot(state, '9grd-18g', '1414')).toBe('assaults-already');
});

test('rule intrinsic-garrisons a garrison alone can be assaulted by Soviets', () => {
  const given = { units: { '9grd-18g': '0916', '83id-i-277': '1413' }, garrisons: ['0915'] };
  expect(whyNot(given, '9grd-18g', '0915')).toBeNull();
  expect(whyNot({ units: given.units }, '9grd-18g', '0915')).toBe('no-target');
});

test('12A the example of the manual: AFVs assault into a forest along a road only', () => {
  // The road runs from 2008 to 2007; 2107 is forest off the road.
  const state = setting({ units: { '33tb-t34': '2008', '83id-i-277': '2007', '83id-ii-277': '2108' } });
  expect(whyNot(state, '33tb-t34', '2007')).toBeNull();
  const forest = setting({ units: { '33tb-t34': '2007', '83id-ii-277': '2107' } });
  expect(whyNot(forest, '33tb-t34', '2107')).toBe('assault-prohibited-terrain');
});

test('rule 22, ruling 48 garrisons that have not been released do not assault', () => {
  const state = setting({ side: 'german', units: { '83id-i-277': '2619', '257rd-943': '2719' } });
  expect(whyNot(state, '83id-i-277', '2719')).toBeNull();
  state.released = 1;
  expect(whyNot(state, '83id-i-277', '2719')).toBe('garrison-may-not-assault');
  const town = setting({ side: 'german', units: { '3mtn-i-138': '1413', '9grd-18g': '1514' } });
  town.released = 2;
  expect(whyNot(town, '3mtn-i-138', '1514')).toBe('garrison-may-not-assault');
});

test('14B a unit that has been shaken does not assault', () => {
  const state = setting({ units });
  state.flags[unitOf(state, '9grd-18g')] = SHAKEN;
  expect(whyNot(state, '9grd-18g', '1413')).toBe('shaken');
});

test('rule menu-force-stack, ruling 52 units in too large a stack do not assault', () => {
  const state = setting({ units: { ...units, '46grd-135g': '1514' } });
  expect(whyNot(state, '9grd-18g', '1413')).toBe('stack-too-large-to-assault');
});

test('4C what lies hidden in the hex decides nothing', () => {
  const one = setting({ units: { '9grd-18g': '1514', '83id-i-277': '1413', '83id-14-277': '1413' } });
  const other = setting({ units: { '9grd-18g': '1514', '83id-i-277': '1413', 'lix-3-185-stug': '1413' } });
  expect(whyNot(one, '9grd-18g', '1413')).toBe(whyNot(other, '9grd-18g', '1413'));
});
