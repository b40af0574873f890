import { expect, test } from 'vitest';
import { choice, flag, pairs, readArguments, text, whole } from './arguments.js';

const options = {
  games: whole('N', '', [1, 10], 5),
  level: choice(['random', 'script'], '', 'script'),
  options: pairs('k=v', ''),
  file: text('FILE', ''),
  quiet: flag(''),
};
const operands = [{ name: 'FILE', help: 'a file' }];
const read = (...words: string[]) => readArguments(words, options, operands);

test('options come before, behind and beside operands', () => {
  const expected = { ok: true, value: { operands: ['x'], options: { games: 3, level: 'random', quiet: true } } };
  expect(read('--games', '3', 'x', '--level=random', '--quiet')).toMatchObject(expected);
  expect(read('x', '--quiet', '--games=3', '--level', 'random')).toMatchObject(expected);
});

test('what is not given has its standard', () => {
  expect(read('x')).toMatchObject({ value: { options: { games: 5, level: 'script', options: {}, quiet: false } } });
  expect(read('x')).toMatchObject({ value: { given: new Set() } });
  expect(read('x', '--quiet')).toMatchObject({ value: { given: new Set(['quiet']) } });
});

test('behind -- everything is an operand', () => {
  expect(read('--', '--games')).toMatchObject({ value: { operands: ['--games'] } });
  expect(read('-')).toMatchObject({ value: { operands: ['-'] } });
});

test('pairs are taken apart', () => {
  expect(read('x', '--options', 'a=b, c=d,')).toMatchObject({ value: { options: { options: { a: 'b', c: 'd' } } } });
});

test.each([
  [['x', '--gmaes', '3'], 'Did you mean --games?'],
  [['x', '-g'], 'There is no option -g'],
  [['x', '--games'], '--games needs a value'],
  [['x', '--games', '0'], '1 to 10'],
  [['x', '--games', '1e1'], '1 to 10'],
  [['x', '--games', '3', '--games', '4'], 'twice'],
  [['x', '--level', 'scirpt'], 'Did you mean script?'],
  [['x', '--quiet=1'], 'takes no value'],
  [['x', '--options', 'a'], 'name=value'],
  [['x', '--options', 'a=b=c'], 'name=value'],
  [['x', 'y'], '"y" is one word too many'],
  [[], 'FILE is missing'],
])('%j is refused: %s', (words, message) => {
  expect(read(...words)).toMatchObject({ ok: false, error: { message: expect.stringContaining(message) } });
});
