import { notesBySubject, translatedBySubject } from '@impulse/engine/testing/notes.js';
import { expect, test } from 'vitest';
import { provenance as notes } from '../data/provenance.js';
import { provenance } from './provenance-zh-Hant.js';

test('every note has its Chinese one, and none is left over', () => {
  expect(translatedBySubject(provenance)).toEqual(notesBySubject(notes));
});
