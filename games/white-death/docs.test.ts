import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtInData } from './data/index.js';
import { ruleNumbers } from './rules/numbers.js';

const languages = ['en', 'zh-Hant'] as const;
const here = new URL('.', import.meta.url);
const read = (language: string): string =>
  readFileSync(new URL(`../../docs/rules/white-death.${language}.md`, here), 'utf8');

const numbers = (matches: Iterable<RegExpExecArray>): number[] =>
  [...new Set([...matches].map((match) => Number(match[1])))].sort((a, b) => a - b);

/** Rulings of the table at the end, and those named in the text before it. */
const listed = (source: string): number[] => numbers(source.matchAll(/^\| <a id="ruling-(\d+)"><\/a>\1 \|/gm));
const named = (source: string): number[] =>
  numbers(source.slice(0, source.indexOf('<a id="rulings"></a>')).matchAll(/\(#ruling-(\d+)\)/g));

/** Rulings that the code and its tests cite, such as `ruling 26` or `Rulings 35, 82`. */
function cited(): number[] {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/^(dist|node_modules)[\\/]/.test(file) && file !== 'docs.test.ts',
  );
  const found = files.flatMap((file) => {
    const citations = readFileSync(new URL(file.replaceAll('\\', '/'), here), 'utf8').matchAll(
      /\brulings? (\d+(?:(?:, | and |, and | to )\d+\b)*)/gi,
    );
    return [...citations].flatMap((citation) => citation[1].split(/\D+/).map(Number));
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

describe.each(languages)('the rules reference (%s)', (language) => {
  const source = read(language);

  test('has a section for every rule', () => {
    const lines = source.split('\n');
    for (const rule of ruleNumbers) {
      const anchor = lines.indexOf(`<a id="r${rule}"></a>`);
      expect(anchor, rule).toBeGreaterThanOrEqual(0);
      const [, heading, , text] = lines.slice(anchor + 1);
      // A number opens its heading, a word closes it behind a readable title.
      if (/^\d/.test(rule)) expect(heading.startsWith(`## ${rule} `), rule).toBe(true);
      else expect(heading, rule).toContain(`\`${rule}\``);
      expect(text, rule).toMatch(/^[^#<]/);
    }
  });

  test('names every ruling in its place and in the table', () => {
    expect(named(source)).toEqual(listed(source));
    expect(listed(source).slice(0, 58)).toEqual(Array.from({ length: 58 }, (_, index) => index + 1));
  });

  test('has every ruling that the code cites', () => {
    expect(cited().filter((ruling) => !listed(source).includes(ruling))).toEqual([]);
  });

  test('tells the thresholds of every scenario', () => {
    const number = (value: number): string => String(value).replace('-', '−');
    for (const { thresholds } of Object.values(builtInData.scenarios)) {
      const [decisive, marginal, german] = thresholds;
      const row = new RegExp(
        String.raw`\| ${number(decisive)}\+ \| ${number(marginal)}[^|]*${number(decisive - 1)} \| ${number(german)}[^|]*${number(marginal - 1)} \| [^|]*${number(german)} \|$`,
        'm',
      );
      expect(source).toMatch(row);
    }
  });

  test('tells the charts and the turn record', () => {
    const { charts, turns } = builtInData;
    const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
    const rows = [
      ...charts.conventional.results.map((results) =>
        row(...results.map((lost) => (lost === null ? '–' : lost === 0 ? 'MC' : `MC${lost}`))),
      ),
      ...charts.barrage.results.map((results) => row(...results.map((lost) => lost || '–'))),
      ...Object.values(charts.defence).map(({ light, heavy }) => row(light, heavy)),
      ...turns.slice(1).map(({ supply, replacements }) => row(...supply, ...replacements)),
    ];
    for (const told of rows) expect(source).toContain(told);
  });

  test('has tables with as many cells in every row as in their head', () => {
    const cells = (line: string): number => line.split('|').length;
    const lines = source.split('\n');
    const ragged = lines.filter(
      (line, index) =>
        line.startsWith('|') && lines[index + 1]?.startsWith('|') && cells(line) !== cells(lines[index + 1]),
    );
    expect(ragged).toEqual([]);
  });

  test('has the target of every link', () => {
    const anchors = new Set([...source.matchAll(/<a id="([^"]+)"><\/a>/g)].map((match) => match[1]));
    const missing = [...source.matchAll(/\]\(#([^)]+)\)/g)].map((match) => match[1]).filter((to) => !anchors.has(to));
    expect(missing).toEqual([]);
  });
});

test('the rules reference has the same rulings, in the same places, in both languages', () => {
  const [english, chinese] = languages.map(read);
  expect(listed(chinese)).toEqual(listed(english));
  const outline = (source: string): string[] =>
    [...source.matchAll(/^<a id="([^"]+)"><\/a>$|\(#(ruling-\d+)\)/gm)].map((match) => match[1] ?? match[2]);
  expect(outline(chinese)).toEqual(outline(english));
});
