import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string): string => readFileSync(root + path, 'utf8');

interface Term {
  readonly english: string;
  readonly never: readonly string[];
}

/** The rows of docs/glossary.md. */
const terms: readonly Term[] = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, english, , never]) => ({ english, never: never.split('、').filter((word) => word !== '') }));

const tree = (folder: string): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

const texts = ['table/i18n', 'table/battles', 'games', 'cli/play/speech', 'engine/text', 'library', 'docs/rules']
  .flatMap(tree)
  .filter((path) =>
    /(zh-Hant|\/data\/|\/game|rules-changed|battles|sheet-texts|docs\/rules).*\.(ts|tsx|md)$/.test(path),
  )
  .filter((path) => !/\.test\.ts$|\/(dist|node_modules)\//.test(path));

test('the glossary and the texts that it rules are found', () => {
  expect(terms.length).toBeGreaterThan(90);
  expect(terms.flatMap(({ never }) => never).length).toBeGreaterThan(20);
  expect(texts.length).toBeGreaterThan(60);
});

test('no text uses a word that the glossary has replaced', () => {
  const misused = texts.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) =>
        terms.flatMap(({ english, never }) =>
          never.filter((word) => line.includes(word)).map((word) => `${path}:${index + 1} ${word} (${english})`),
        ),
      ),
  );
  expect(misused).toEqual([]);
});
