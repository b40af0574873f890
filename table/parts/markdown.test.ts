import type { ComponentChildren, VNode } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import { textsReady } from '../i18n/index.js';
import { linkTo } from '../web/links.js';
import type * as Markdown from './markdown.js';

/** What would become markup: every element by name with its attributes, and every text. */
interface Shown {
  readonly elements: { readonly name: string; readonly props: Readonly<Record<string, unknown>> }[];
  readonly texts: string[];
}

let markdown: typeof Markdown;
beforeAll(async () => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => undefined);
  markdown = await import('./markdown.js');
  await textsReady();
  vi.unstubAllGlobals();
});

function show(source: string): Shown {
  const shown: Shown = { elements: [], texts: [] };
  const visit = (node: ComponentChildren): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (typeof node === 'string') shown.texts.push(node);
    else if (typeof node === 'object' && node !== null) {
      const { type, props } = node as VNode<{ children?: ComponentChildren }>;
      const { children, ...rest } = props;
      if (typeof type === 'string') shown.elements.push({ name: type, props: rest });
      visit(children);
    }
  };
  visit(markdown.Markdown({ source, to: (anchor) => linkTo.rules('white-death', anchor) }));
  return shown;
}

const names = (source: string): string[] => show(source).elements.map(({ name }) => name);

test('headings, paragraphs, lists, tables, quotes and code are told apart', () => {
  expect(names('# One\n\ntext\n\n- a\n- b\n\n1. c\n\n> quoted\n\n```\ncode\n```\n\n| h |\n|---|\n| d |')).toEqual([
    'h1',
    'p',
    'ul',
    'li',
    'li',
    'ol',
    'li',
    'blockquote',
    'p',
    'pre',
    'div',
    'table',
    'thead',
    'tr',
    'th',
    'tbody',
    'tr',
    'td',
  ]);
});

test('an anchor names the heading after it', () => {
  const { elements } = show('<a id="r7.4"></a>\n\n## Barrage');
  expect(elements).toMatchObject([{ name: 'h2', props: { id: 'r7.4' } }]);
});

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'text <b onmouseover="x()">bold</b>',
  '<a id="x" onclick="y()"></a>',
  '<a id="x"></a><script>z()</script>',
  '- <svg onload=x()>',
  '> <iframe src="javascript:x()"></iframe>',
  '| <script>x</script> |\n|---|\n| <style>y</style> |',
  '# <h1 style="color:red">x</h1>',
  '```\n<script>\n```',
  '**<script>x</script>**',
  '`<script>`',
];

test.each(hostile)('no markup comes out of %j', (source) => {
  const { elements, texts } = show(source);
  const known = /^(h[1-4]|p|pre|blockquote|ul|ol|li|div|table|thead|tbody|tr|th|td|span|strong|code|a)$/;
  for (const { name, props } of elements) {
    expect(name).toMatch(known);
    expect(Object.keys(props).filter((key) => /^on|style|innerhtml/i.test(key))).toEqual([]);
  }
  // Tags are shown as they were written.
  expect(texts.join('')).toContain('<');
});

test.each(['javascript:alert(1)', 'https://elsewhere.example/x', 'data:text/html,x', '//elsewhere', '/etc'])(
  'a link to %s is plain text',
  (target) => {
    expect(names(`see [this](${target}) now`)).toEqual(['p']);
    expect(show(`see [this](${target}) now`).texts.join('')).toContain('this');
  },
);

test('a link to an anchor stays on the rules page', () => {
  const link = show('[7.4](#r7.4)').elements.find(({ name }) => name === 'a');
  expect(link?.props['href']).toBe('#/rules/white-death/r7.4');
  const hostileAnchor = show('[x](#"onclick=y)').elements.find(({ name }) => name === 'a');
  expect(hostileAnchor?.props['href']).toBe('#/rules/white-death/%22onclick%3Dy');
});

test.each([
  '',
  '\n\n',
  '|',
  '```',
  '    ',
  '>',
  '-',
  '- ',
  '#',
  '##### five',
  '1.',
  '<a id="x"></a>',
  '**',
  '[',
  '|a',
  '> > > x',
])('odd text %j comes to an end', (source) => {
  expect(() => show(source)).not.toThrow();
});
