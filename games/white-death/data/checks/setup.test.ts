import { describe, expect, test } from 'vitest';
import { absent, changed } from '@impulse/engine/testing/change.js';
import { checkData } from '../check.js';
import { builtInData } from '../index.js';
import {
  at,
  bunker,
  holder,
  placement,
  scenario,
  titled,
  verdict,
  wanted,
  type Corruption,
} from '../../testing/corruptions.js';

const setupCorruptions: readonly Corruption[] = [
  [scenario('scenario-5'), absent, 'wrong-length', 'scenarios'],
  [scenario('scenario-5', 'id'), 'scenario-4', 'duplicate'],
  [scenario('scenario-5', 'id'), 'scenario-6', 'unknown-value'],
  [scenario('scenario-5', 'turns'), [12, 11], 'turn-order'],
  [scenario('scenario-5', 'turns'), [12, 14], 'out-of-range', scenario('scenario-5', 'turns', 1)],
  [placement('scenario-2', '357rd-1188', 'unit'), '357rd-1189', 'unknown-unit'],
  [
    placement('scenario-2', '357rd-1188', 'unit'),
    '357rd-1190',
    'duplicate',
    placement('scenario-2', '357rd-1190', 'unit'),
  ],
  [placement('scenario-2', '357rd-1188'), absent, 'missing-unit', scenario('scenario-2', 'placements')],
  [scenario('scenario-5', 'turns', 0), 13, 'missing-unit', scenario('scenario-5', 'placements')],
  [scenario('scenario-2', 'out'), ['357rd-1188'], 'out-of-play', placement('scenario-2', '357rd-1188', 'unit')],
  [scenario('scenario-2', 'out'), ['357rd-1189'], 'unknown-unit', scenario('scenario-2', 'out', 0)],
  [scenario('scenario-5', 'out', 1), '83id-183-pzjg', 'duplicate'],
  [placement('scenario-2', '357rd-1188', 'strength'), 9, 'out-of-range'],
  [placement('scenario-2', '357rd-1188', 'deployed'), true, 'misplaced-field'],
  [placement('scenario-2', '33tb-t34', 'hex'), '1627', 'accepted'],
  [placement('scenario-2', '33tb-t34', 'hex'), '1326', 'terrain'],
  [placement('scenario-2', '357rd-1188', 'hex'), '2533', 'terrain'],
  [placement('scenario-2', '357rd-1188', 'hex'), '0720', 'enemy-hex'],
  [placement('scenario-2', '357rd-1188', 'hex'), '2219', 'enemy-hex'],
  [placement('scenario-2', '357rd-1188', 'hex'), '2321', 'enemy-hex', placement('scenario-2', '357rd-1188', 'hex')],
  [placement('scenario-2', '357rd-1188', 'hex'), '2121', 'overstacked', placement('scenario-2', '357rd-1190', 'hex')],
  [placement('scenario-2', '83id-i-277', 'hex'), '2420', 'accepted'],
  [placement('scenario-2', '3mtn-i-138', 'hex'), '2520', 'overstacked'],
  [placement('scenario-1', '83id-i-277', 'hex'), '2618', 'outside-area'],
  [placement('campaign', '83id-iii-257', 'hex'), '2217', 'accepted'],
  [placement('scenario-1', '83id-iii-257', 'hex'), '2920', 'outside-area'],
  [placement('scenario-1', '83id-i-277', 'unit'), '8pz-8-krad', 'not-due'],
  [bunker('scenario-2', '2619', 'hex'), '3030', 'outside-city'],
  [bunker('scenario-2', '2619', 'hex'), '2219', 'duplicate'],
  [bunker('scenario-2', '2619', 'strength'), 0, 'out-of-range'],
  [scenario('scenario-2', 'bridges', 0), '2419', 'no-river'],
  [scenario('scenario-2', 'bridges', 1), '2320', 'duplicate'],
  [scenario('scenario-2', 'garrisons', 0), '0119', 'no-garrison'],
  [scenario('scenario-2', 'garrisons', 1), '0118', 'duplicate'],
  [scenario('scenario-2', 'supply'), [1, 2], 'wrong-length'],
  [holder('scenario-2', '2219', 'side'), 'soviet', 'enemy-hex'],
  [holder('scenario-2', '2219'), absent, 'accepted'],
  [holder('scenario-3', '2321'), absent, 'accepted'],
  [holder('scenario-2', '2219', 'hex'), '2319', 'duplicate', holder('scenario-2', '2319', 'hex')],
  [scenario('scenario-2', 'extras', 'towns', 'hexes', 0), '2017', 'no-town'],
  [
    scenario('scenario-2', 'extras', 'towns', 'hexes', 0),
    '1430',
    'duplicate',
    scenario('scenario-2', 'extras', 'towns', 'hexes', 1),
  ],
  [scenario('scenario-2', 'extras', 'towns', 'hexes', 0), '1618', 'missing-holder', scenario('scenario-2', 'holders')],
  [scenario('scenario-2', 'extras', 'towns', 'hexes'), ['0719', '0720', '0802', '0912', '0915'], 'too-many'],
  [scenario('scenario-2', 'extras', 'pockets', 'units', 0), '83id-iv-251', 'unknown-unit'],
  [scenario('scenario-2', 'extras', 'pockets', 'units', 0), '357rd-1188', 'not-placed'],
  [scenario('scenario-2', 'extras', 'pockets', 'units', 0), '331id-i-557', 'not-placed'],
  [scenario('scenario-2', 'extras', 'pockets', 'units', 1), '83id-i-251', 'duplicate'],
  [
    scenario('scenario-3', 'extras', 'relief', 'near', 1, 0),
    3,
    'not-falling',
    scenario('scenario-3', 'extras', 'relief', 'near', 1),
  ],
  [scenario('scenario-3', 'extras', 'bonus'), 3, 'unknown-field'],
  [scenario('scenario-3', 'thresholds', 1), 67, 'not-falling'],
  [scenario('scenario-3', 'thresholds', 2), 28, 'not-falling'],
];

describe('one change in the scenarios', () => {
  test.each(titled(setupCorruptions))('%s', (_, corruption) => {
    expect(verdict(corruption)).toBe(wanted(corruption));
  });
});

test('ruling 2 with one company out of the scenario, the other three are the whole battalion', () => {
  const lost = '83id-1-83-ski';
  const stack = ['83id-2-83-ski', '83id-3-83-ski', '83id-4-83-ski', 'lix-ski-1', '3mtn-i-138', '3mtn-ii-138'];
  const { placements } = builtInData.scenarios[at(builtInData.scenarios, 'scenario-2')];
  const gathered = placements.map((each) => (stack.includes(each.unit) ? { ...each, hex: '3030' } : each));
  const four = changed(builtInData, scenario('scenario-2', 'placements'), gathered);
  expect(checkData(four)).toMatchObject({ ok: false, error: { code: 'overstacked' } });
  const remaining = gathered.filter(({ unit }) => unit !== lost);
  const three = changed(four, scenario('scenario-2', 'placements'), remaining);
  expect(checkData(changed(three, scenario('scenario-2', 'out'), [lost])).ok).toBe(true);
});
