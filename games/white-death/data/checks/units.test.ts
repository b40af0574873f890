import { describe, expect, test } from 'vitest';
import { absent } from '@impulse/engine/testing/change.js';
import { formation, titled, unit, verdict, wanted, type Corruption } from '../../testing/corruptions.js';

const unitCorruptions: readonly Corruption[] = [
  [formation('83id'), absent, 'missing-formation', 'formations'],
  [formation('83id', 'id'), '84id', 'unknown-formation'],
  [formation('83id', 'id'), '3mtn', 'duplicate', formation('3mtn', 'id')],
  [formation('83id', 'side'), 'soviet', 'order-of-battle'],
  [formation('83id', 'kind'), 'army', 'order-of-battle'],
  [formation('83id', 'tankBrigade'), true, 'order-of-battle'],
  [formation('36tb', 'tankBrigade'), absent, 'order-of-battle'],
  [unit('83id-i-277'), absent, 'missing-unit', 'units'],
  [unit('83id-i-277', 'id'), '83id-iv-277', 'unknown-unit'],
  [unit('83id-ii-277', 'id'), '83id-i-277', 'duplicate'],
  [unit('83id-i-277', 'side'), 'soviet', 'order-of-battle'],
  [unit('83id-i-277', 'formation'), '3mtn', 'order-of-battle'],
  [unit('83id-i-277', 'type'), 'ski', 'order-of-battle'],
  [unit('83id-i-277', 'type'), 'cyclists', 'unknown-value'],
  [unit('83id-i-277', 'class'), 'afv', 'wrong-class'],
  [unit('18mech-t70', 'class'), 'heavy', 'wrong-class'],
  [unit('83id-i-277', 'size'), 'regiment', 'wrong-size'],
  [unit('83id-i-277', 'strength'), 2.5, 'wrong-type'],
  [unit('83id-i-277', 'strength'), 0, 'out-of-range'],
  [unit('83id-i-277', 'conventional'), 4.25, 'between-steps'],
  [unit('83id-i-277', 'antitank'), -0.5, 'out-of-range'],
  [unit('83id-i-277', 'morale'), 10, 'out-of-range'],
  [unit('83id-i-277', 'defence'), 3, 'misplaced-field'],
  [unit('83id-i-277', 'defensiveOnly'), false, 'unknown-value'],
  [unit('83id-i-277', 'range'), 3, 'misplaced-field'],
  [unit('83id-i-277', 'barrage'), 3, 'missing-field', unit('83id-i-277', 'range')],
  [unit('83id-i-277', 'support'), 3, 'misplaced-field'],
  [unit('83id-i-277', 'hits'), 0, 'unknown-field'],
  [unit('18mech-t70', 'defence'), absent, 'missing-field'],
  [unit('18mech-t70', 'defence'), 2.2, 'between-steps'],
  [unit('18mech-t70', 'model'), absent, 'missing-field'],
  [unit('83id-i-183', 'range'), absent, 'missing-field'],
  [unit('83id-i-183', 'barrage'), absent, 'missing-field'],
  [unit('83id-i-183', 'support'), 2.5, 'wrong-type'],
  [unit('army-67g-rkt', 'guardsRockets'), absent, 'missing-field'],
  [unit('lix-iii-3-wrf', 'guardsRockets'), true, 'misplaced-field'],
  [unit('lix-17-obs', 'soundRanging'), absent, 'missing-field'],
  [unit('803-9', 'brandenburg'), absent, 'missing-field'],
  [unit('7fl-i-1-fjr', 'brandenburg'), true, 'misplaced-field'],
  [unit('83id-i-277', 'battalion'), '83-ski', 'misplaced-field'],
  [unit('lix-ski-1', 'battalion'), '83-ski', 'two-formations'],
  [unit('83id-i-277', 'setup'), absent, 'missing-field'],
  [unit('83id-i-277', 'setup'), 'moscow', 'unknown-area'],
  [unit('83id-i-277', 'setup'), 'n', 'unknown-area'],
  [unit('83id-i-277', 'due'), { turn: 2, entry: 'w' }, 'misplaced-field'],
  [unit('8pz-8-krad', 'due', 'entry'), 'north', 'unknown-entry'],
  [unit('8pz-8-krad', 'due', 'entry'), 'e', 'unknown-entry'],
  [unit('8pz-8-krad', 'due', 'turn'), 14, 'out-of-range'],
  [unit('7fl-ii-1-fjr', 'due', 'turn'), 13, 'wrong-turn'],
  [unit('7fl-ii-1-fjr', 'due', 'flieger', 'upTo'), 5, 'two-rolls'],
  [unit('54rb-2', 'due', 'flieger', 'upTo'), 3, 'two-rolls'],
  [unit('54rb-2', 'due', 'flieger', 'upTo'), 7, 'out-of-range'],
];

describe('one change in the order of battle', () => {
  test.each(titled(unitCorruptions))('%s', (_, corruption) => {
    expect(verdict(corruption)).toBe(wanted(corruption));
  });
});
