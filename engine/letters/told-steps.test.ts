import { expect, test } from 'vitest';
import type { JournalEntry } from '../match/journal.js';
import { toldSteps } from './told-steps.js';

const act = (name: string): JournalEntry => ['west', { type: name }];
const undo = (steps: number): JournalEntry => ({ undo: steps, by: 'west' });

test('what stands is told one by one', () => {
  expect(toldSteps([act('a'), act('b')])).toEqual([[act('a')], [act('b')]]);
});

test('what was taken back goes with the next thing that stands', () => {
  const entries = [act('a'), act('x'), act('y'), undo(2), act('b')];
  expect(toldSteps(entries)).toEqual([[act('a')], [act('x'), act('y'), undo(2), act('b')]]);
});

test('nothing at the end is left out', () => {
  expect(toldSteps([act('a'), act('x'), undo(1)])).toEqual([[act('a'), act('x'), undo(1)]]);
  expect(toldSteps([act('x'), undo(1)])).toEqual([[act('x'), undo(1)]]);
});

test('an ending is told, too', () => {
  const close: JournalEntry = { close: 'resigned', by: 'west', winner: 'east' };
  expect(toldSteps([act('a'), close])).toEqual([[act('a')], [close]]);
});
