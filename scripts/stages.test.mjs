import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { foldersToTest } from './changed.mjs';
import { at } from './repository.mjs';
import { chooseStages, stageNames } from './stages.mjs';

const chosen = (...words) => chooseStages(words).steps.flat();
const namesOf = (...words) => chosen(...words).map(({ name }) => name);

describe('the stages of npm test', () => {
  test('are all run when none is named', () => {
    expect(namesOf()).toEqual(stageNames.filter((name) => name !== 'changed'));
  });

  test('run in their own order, whatever the order of the words', () => {
    expect(namesOf('doors', 'lint')).toEqual(['packages', 'lint', 'doors']);
    expect(namesOf('lint', 'doors', 'lint')).toEqual(['packages', 'lint', 'doors']);
  });

  test('have a fast lane', () => {
    const stages = ['packages', 'format', 'lint', 'types', 'table-types', 'doors', 'style', 'changed'];
    expect(namesOf('fast')).toEqual(stages);
    expect(namesOf('fast', 'browser').at(-1)).toBe('browser');
  });

  test('build what is stale before a stage that needs it, unless types are checked anyway', () => {
    expect(chosen('tests')[0].run).toContain('--build');
    expect(chosen('doors')[0].run).not.toContain('--build');
    expect(chosen('fast')[0].run).not.toContain('--build');
  });

  test('are listed when a name is unknown', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [at('scripts', 'test.mjs'), 'lint', 'dors'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('There is no stage dors.\nStages: packages, format, lint,');
  });
});

describe('the rooms that changed', () => {
  const rooms = ['engine', 'games/totensonntag', 'games/white-death', 'opponent', 'protocol', 'cli', 'table'];

  test.each([
    ['engine/match.ts', ['engine']],
    ['games/white-death/rules/ice.ts', ['games/white-death']],
    ['scripts/doors.mjs', ['scripts']],
    ['package.json', ['scripts']],
    ['docs/rules/white-death.en.md', ['games/white-death', 'table']],
    ['docs/protocol.md', ['protocol']],
    ['docs/pictures/phone.jpg', []],
    ['engineering/notes.txt', []],
  ])('of %s are %j', (file, folders) => {
    expect(foldersToTest([file], rooms)).toEqual(folders);
  });

  test('are named once, in their order', () => {
    const files = ['table/main.tsx', 'engine/a.ts', 'engine/b.ts', 'README.md'];
    expect(foldersToTest(files, rooms)).toEqual(['engine', 'table', 'scripts']);
  });
});
