import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each language has its own. */
const punctuation = /^\s*[:,;.!?] ?<|…|join\(', '\)/;

test('no punctuation stands in the markup of a page', () => {
  const table = `${import.meta.dirname}/..`;
  const files = readdirSync(table, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.startsWith('dist'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    readFileSync(`${table}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => punctuation.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
