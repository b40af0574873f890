import { describe, expect, test } from 'vitest';
import { folderOf, sortWords } from './unit.mjs';

describe('npm run unit', () => {
  test.each([
    ['engine', 'engine'],
    ['engine/', 'engine'],
    ['white-death', 'games/white-death'],
    ['games/white-death/rules', 'games/white-death/rules'],
    ['games', 'games'],
    ['./scripts', 'scripts'],
    ['opponent', 'opponent'],
  ])('takes %s for the folder %s', (word, folder) => {
    expect(folderOf(word)).toBe(folder);
  });

  test.each(['movement', 'engine/match.test.ts', '..', '.', 'nowhere/at/all'])('takes %s for no folder', (word) => {
    expect(folderOf(word)).toBeUndefined();
  });

  test('leaves options and their values to Vitest', () => {
    expect(sortWords(['engine', 'match', '-t', 'engine', '--reporter=dot', 'cli'])).toEqual({
      folders: ['engine', 'cli'],
      rest: ['match', '-t', 'engine', '--reporter=dot'],
    });
  });
});
