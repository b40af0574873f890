import { describe, expect, test } from 'vitest';
import { claimsOf, conformance, countsOf, fallen, passedTests } from './conformance.mjs';
import { at } from './repository.mjs';

const game = { title: 'Game', folder: 'games/game' };

describe('conformance', () => {
  test.each([
    ['7.4 range-in fails on 1-3', ['7.4']],
    ['7.4, 10.1 barrage', ['7.4', '10.1']],
    ['7.4: barrage', ['7.4']],
    ['10.4', ['10.4']],
    ['ruling 31 artillery adjacent', ['ruling 31']],
    ['7.4, ruling 31 artillery', ['7.4', 'ruling 31']],
    ['14C2, 11B3d, ruling 27 tank fright', ['14C2', '11B3d', 'ruling 27']],
    ['rule 4, 4A stacking', ['4', '4A']],
    ['rule menu-entrain takes a unit', ['menu-entrain']],
    ['14C22 is no rule', []],
    ['1.5x speed', []],
    ['0.1.0 is the version', []],
    ['a unit obeys 7.4', []],
  ])('reads the claim of "%s"', (title, claims) => {
    expect(claimsOf(title)).toEqual(claims);
  });

  test('counts passed tests of the game only, with claims of the describe around them', () => {
    const assertions = [
      { ancestorTitles: ['7.4 barrage'], title: 'hits', status: 'passed' },
      { ancestorTitles: ['7.4 barrage'], title: '7.4, 7.1 modifiers', status: 'passed' },
      { ancestorTitles: [], title: '7.2 resolution', status: 'failed' },
      { ancestorTitles: [], title: '7.2 resolution', status: 'skipped' },
    ];
    const results = {
      testResults: [
        { name: at('games/game/rules/combat.test.ts'), assertionResults: assertions },
        { name: at('games/game-two/rules/combat.test.ts'), assertionResults: assertions },
      ],
    };
    expect(passedTests(results, 'games/game')).toEqual([
      { file: 'games/game/rules/combat.test.ts', title: '7.4 barrage › hits', claims: ['7.4'] },
      { file: 'games/game/rules/combat.test.ts', title: '7.4 barrage › 7.4, 7.1 modifiers', claims: ['7.4', '7.1'] },
    ]);
  });

  test('complains of a rule without a test and of a number no rule has', () => {
    const tests = [{ file: 'a.test.ts', title: '1.0 and 9.9', claims: ['1.0', '9.9'] }];
    expect(conformance(game, ['1.0', '2.0'], tests).problems).toEqual([
      'Game: rule 2.0 has no passing test',
      'Game: there is no rule 9.9 (a.test.ts: 1.0 and 9.9)',
    ]);
  });

  test('does not depend on the order in which tests ran', () => {
    const tests = [
      { file: 'b.test.ts', title: '1.0 b', claims: ['1.0'] },
      { file: 'a.test.ts', title: '1.0 a', claims: ['1.0', 'ruling 12'] },
      { file: 'a.test.ts', title: 'ruling 3 c', claims: ['ruling 3'] },
    ];
    const { table, page, problems } = conformance(game, ['1.0'], tests);
    expect(problems).toEqual([]);
    expect(conformance(game, ['1.0'], tests.toReversed())).toMatchObject({ table, page });
    expect(table).toContain('| 1.0 | 2 |\n| ruling 3 | 1 |\n| ruling 12 | 1 |\n');
    expect(page).toContain('## 1.0\n\n- 1.0 a (`a.test.ts`)\n- 1.0 b (`b.test.ts`)\n');
  });

  test('reads the counts of a table back', () => {
    const tests = [{ file: 'a.test.ts', title: '1.0 a', claims: ['1.0', 'ruling 12'] }];
    const { table, counts } = conformance(game, ['1.0'], tests);
    expect(countsOf(table)).toEqual(counts);
    expect(countsOf('')).toEqual(new Map());
  });

  test('tells the rules that lost tests, not those that gained some', () => {
    const before = new Map(Object.entries({ 1: 4, '2A': 4, 3: 4, 'ruling 1': 2 }));
    const now = new Map(Object.entries({ 1: 4, '2A': 3, 3: 5, 4: 1 }));
    expect(fallen(before, now)).toEqual(['2A: 4 tests before, 3 now', 'ruling 1: 2 tests before, 0 now']);
  });
});
