import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '@impulse/engine';
import { en } from './testing/english.js';
import { usedIn } from './testing/usage.js';
import { zhHant } from './testing/chinese.js';

type Text = string | ((...parameters: never[]) => string);
const root = join(import.meta.dirname, '..');
const foreign = /^(node_modules|dist|en|zh-Hant|testing|e2e|shots|scripts|public)$/;

function sources(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return foreign.test(entry.name) ? [] : sources(join(folder, entry.name));
    const wanted = /\.tsx?$/.test(entry.name) && !/\.(test|d)\.ts$|^harness|^testing/.test(entry.name);
    return wanted ? [readFileSync(join(folder, entry.name), 'utf8')] : [];
  });
}

/** Every text of a catalogue by its path. */
function textsOf(node: object, path = ''): [string, Text][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof value === 'object' && value !== null
      ? textsOf(value, here)
      : [[here, value as Text] as [string, Text]];
  });
}

const english = new Map(textsOf(en));
const chinese = new Map(textsOf(zhHant));

/** The text itself, or what a message says of some likely parameters. */
function said(text: Text): string[] {
  if (typeof text === 'string') return [text];
  const tries: readonly unknown[][] = [
    [2, 3, 4, 5, 6],
    ['A', 'B', 'C', 'D', 'E'],
    [[1, 2], 3, 4, 5, 6],
    ['A', 2, 3, 4, 5],
  ];
  return tries.flatMap((parameters) => {
    try {
      return [text(...(parameters as never[]))];
    } catch {
      return [];
    }
  });
}

test('there is a catalogue for every language', () => {
  expect([...languages]).toEqual(['en', 'zh-Hant']);
});

test('both languages say the same things', () => {
  expect([...chinese.keys()]).toEqual([...english.keys()]);
  for (const [path, text] of english) {
    const other = chinese.get(path)!;
    expect([path, typeof other]).toEqual([path, typeof text]);
    if (typeof text === 'function' && typeof other === 'function')
      expect([path, other.length <= text.length]).toEqual([path, true]);
  }
});

test.each([
  ['English', english],
  ['Chinese', chinese],
])('no %s text is empty or has stray blanks', (_, catalogue) => {
  const wrong = [...catalogue].filter(([path, text]) => {
    // Joints between words are blanks by their nature.
    if (path.startsWith('play.spoken.')) return false;
    const all = said(text);
    return (
      all.every((one) => one.trim() === '') || all.some((one) => one !== one.trim() || /undefined|\[object/.test(one))
    );
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

/** Names of keys. */
const alike = new Set(['play.keys.board.units.0', 'play.keys.board.zoom.0']);

test('nothing is left untranslated', () => {
  const same = [...english].filter(([path, text]) => {
    const other = chinese.get(path)!;
    return typeof text === 'string' && text === other && /\p{L}/u.test(text) && !alike.has(path);
  });
  expect(same.map(([path]) => path)).toEqual([]);
});

test('Chinese texts are Chinese', () => {
  const latin = [...chinese].filter(([path, text]) => {
    const all = said(text);
    return (
      !alike.has(path) && all.length > 0 && all.every((one) => /[A-Za-z]{3}/.test(one) && !/\p{Script=Han}/u.test(one))
    );
  });
  expect(latin.map(([path]) => path)).toEqual([]);
});

test('every text is used somewhere', () => {
  const used = usedIn(en, sources());
  expect([...english.keys()].filter((path) => !used.has(path))).toEqual([]);
});

test('a use is found behind names given to parts of the catalogue, and only there', () => {
  const catalogue = {
    shell: { home: { start: 'a', stop: 'b', more: { x: '1', y: '2' } }, lost: 'c' },
    play: { bar: { undo: 'd' } },
  };
  const found = (source: string): string[] => [
    ...usedIn(catalogue, [
      'export const words = computed(() => spoken.value.play);',
      "import { shell as en } from '../i18n/en/shell.js';\nexport const shellWords = inLanguage<Widen<typeof en>>({ en });",
      source,
    ]),
  ];
  expect(found('const { home } = messages.value.shell; f(home.start)')).toEqual(['shell.home.start']);
  expect(found('const { home: at } = messages.value.shell; at.stop')).toEqual(['shell.home.stop']);
  expect(found('const text = words.value.bar;\n text.undo')).toEqual(['play.bar.undo']);
  expect(found('messages.value.shell.home.more[key]')).toEqual(['shell.home.more.x', 'shell.home.more.y']);
  expect(found('Object.entries(messages.value.shell.home.more)')).toEqual(['shell.home.more.x', 'shell.home.more.y']);
  expect(found('const { home } = messages.value.shell; home.length')).toEqual([]);
  expect(found('shellWords.value.lost')).toEqual(['shell.lost']);
  expect(found('other.home.start; start; lost')).toEqual([]);
});
