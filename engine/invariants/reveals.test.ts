import { expect, test } from 'vitest';
import { reveals } from './reveals.js';

/** Whether one view tells something that the one before it hid. */

test.each([
  ['a value in the place of ?', { an: '?' }, { an: 3 }, true],
  ['still ?', { an: '?' }, { an: '?' }, false],
  ['another value', { an: 2 }, { an: 3 }, false],
  ['a member of a stack named', { stacks: { G9: ['a', '?'] } }, { stacks: { G9: ['a', 'b'] } }, true],
  ['a stack gone', { stacks: { G9: ['a', '?'] } }, { stacks: {} }, false],
  ['a member gone', { stacks: { G9: ['a', '?', '?'] } }, { stacks: { G9: ['a', '?'] } }, false],
  ['a known member gone', { stacks: { G9: ['a', 'b', '?'] } }, { stacks: { G9: ['a', '?'] } }, false],
  ['a known member come', { stacks: { G9: ['a', '?'] } }, { stacks: { G9: ['a', 'b', '?'] } }, false],
  ['the same number twice', { picks: [2, '?'] }, { picks: [2, 2] }, true],
  ['a unit found', { units: { b: { at: '?' } } }, { units: { b: { at: 'G9' } } }, true],
  ['a unit on a secret errand lost', { units: { b: { at: '?' } }, lost: [] }, { units: {}, lost: ['b'] }, true],
  ['a hidden unit lost', { units: { b: '?' }, lost: [] }, { units: {}, lost: ['b'] }, true],
  ['a known unit lost', { units: { b: { at: 'G9' } }, lost: [] }, { units: {}, lost: ['b'] }, false],
])('%s', (_, before, after, expected) => {
  expect(reveals(before, after)).toBe(expected);
});
