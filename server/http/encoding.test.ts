import { expect, test } from 'vitest';
import { acceptsGzip } from './encoding.js';

test.each([
  ['gzip', true],
  ['gzip, deflate, br', true],
  ['gzip;q=0', false],
  ['br, gzip; q=0.0', false],
  ['*', true],
  ['*;q=0', false],
  ['*, gzip;q=0', false],
  ['gzip;q=0.5', true],
  ['gzipped', false],
  ['', false],
  [undefined, false],
])('Accept-Encoding: %s allows gzip: %s', (header, allowed) => expect(acceptsGzip(header)).toBe(allowed));
