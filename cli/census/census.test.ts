import { expect, test } from 'vitest';
import { runCompiled } from '../testing/run-compiled.js';

test('habits of opponents stand side by side, the same on any number of threads', async () => {
  const words = ['census', '--levels', 'script,greedy', '--pairs', '2'];
  const [one, two] = await Promise.all([
    runCompiled(...words, '--workers', '1'),
    runCompiled(...words, '--workers', '2'),
  ]);
  expect(one).toMatchObject({ code: 0, err: '' });
  expect(two.out).toBe(one.out);
  expect(one.out).toContain('| in a battle against the script | script | greedy |');
  expect(one.out).toMatch(/\| units lost standing alone \| \d+\.\d\d ± \d+\.\d\d \| \d+\.\d\d ± \d+\.\d\d \|/);
});

test('opponents that there are not are refused', async () => {
  const { code, err } = await runCompiled('census', '--levels', 'script,rommel');
  expect(code).toBe(2);
  expect(err).toContain('not "rommel"');
});
