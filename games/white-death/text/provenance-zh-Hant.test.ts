import { expect, test } from 'vitest';
import { provenance as notes } from '../data/provenance.js';
import { provenance } from './provenance-zh-Hant.js';

test('every note has its Chinese one, and none is left over', () => {
  const counted = (subjects: readonly string[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const subject of subjects) counts[subject] = (counts[subject] ?? 0) + 1;
    return counts;
  };
  expect(counted(Object.entries(provenance).flatMap(([subject, texts]) => texts.map(() => subject)))).toEqual(
    counted(notes.map(({ subject }) => subject)),
  );
});
