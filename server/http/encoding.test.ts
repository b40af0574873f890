import { expect, test } from 'vitest';
import { encodingFor } from './encoding.js';

test.each([
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0', undefined],
  ['br, gzip; q=0.0', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['*, br;q=0', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['gzipped', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding: %s allows %s', (header, encoding) => expect(encodingFor(header, ['br', 'gzip'])).toBe(encoding));

test('a page that is not packed as brotli is sent as gzip', () => {
  expect(encodingFor('gzip, br', ['gzip'])).toBe('gzip');
});
