import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestText, parseJson } from './json.js';

describe('text', () => {
  test('that is JSON is read', () => {
    expect(parseJson('{"a":[1]}')).toEqual({ ok: true, value: { a: [1] } });
  });

  test.each(['', '{', '{"a":}', 'undefined', '\u0000', '[1,]'])('%j is refused in one sentence', (source) => {
    const result = parseJson(source);
    expect(result).toMatchObject({ ok: false, error: { code: 'not-json', path: '' } });
    expect(!result.ok && result.error.message).toMatch(/^This is not JSON: .+\.$/);
  });

  test('of any kind never makes the parser throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), (source) => {
        const value = parseJson(source);
        if (value.ok) expect(JSON.parse(source)).toEqual(value.value);
      }),
    );
  });
});

describe('what would cost too much is refused before it is read', () => {
  const megabytes = 4 * 1024 * 1024;
  const cases: readonly [string, string, string][] = [
    ['brackets', '['.repeat(megabytes), 'brackets'],
    ['objects in objects', '{"a":'.repeat(megabytes / 5), 'brackets'],
    ['a list of nothing', `[${'[],'.repeat(megabytes / 3 - 2)}0]`, 'values'],
    ['a text', `"${'x'.repeat(longestText)}"`, 'characters'],
  ];
  test.each(cases)('%s', (_, source, bound) => {
    const before = process.memoryUsage().heapUsed;
    const began = process.cpuUsage();
    const read = parseJson(source);
    const { user, system } = process.cpuUsage(began);
    expect(read).toMatchObject({ ok: false, error: { code: 'too-large', path: '' } });
    expect(!read.ok && read.error.message).toContain(bound);
    expect((user + system) / 1e6).toBeLessThan(1);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50e6);
  });

  test('but not brackets, commas and quotes within texts', () => {
    const value = ['[{'.repeat(500), ','.repeat(1000), '\\"['.repeat(100), '\\'];
    expect(parseJson(JSON.stringify(value))).toEqual({ ok: true, value });
    expect(parseJson(`${'['.repeat(64)}${']'.repeat(64)}`)).toMatchObject({ ok: true });
    expect(parseJson(`${'['.repeat(65)}${']'.repeat(65)}`)).toMatchObject({ error: { code: 'too-large' } });
  });
});
