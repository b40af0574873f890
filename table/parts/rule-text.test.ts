import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleNumbers } from '@impulse/totensonntag/rules/numbers.js';
import { sectionOf } from './rule-text.js';

test.each(['en', 'zh-Hant'])('every rule has its section in the reference (%s)', (language) => {
  const source = readFileSync(new URL(`../../docs/rules/totensonntag.${language}.md`, import.meta.url), 'utf8');
  for (const rule of ruleNumbers) {
    const section = sectionOf(source, `r${rule}`);
    expect(section, rule).toMatch(/^#+ /);
    expect(section).toContain(rule);
    expect(section).not.toContain('<a id="r');
  }
  expect(sectionOf(source, 'r99.9')).toBe('');
});
