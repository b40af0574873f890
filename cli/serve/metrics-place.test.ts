import { expect, test } from 'vitest';
import { readMetricsPlace } from './metrics-place.js';

test('numbers are told at an address and a port', () => {
  expect(readMetricsPlace('127.0.0.1:9464')).toEqual({ ok: true, value: { host: '127.0.0.1', port: 9464 } });
  expect(readMetricsPlace('[::1]:0')).toEqual({ ok: true, value: { host: '::1', port: 0 } });
  const token = 'a secret';
  expect(readMetricsPlace('0.0.0.0:9464', token)).toEqual({ ok: true, value: { host: '0.0.0.0', port: 9464, token } });
  for (const open of ['0.0.0.0:9464', '[::]:9464', '192.168.0.1:9464'])
    expect(readMetricsPlace(open)).toMatchObject({ error: { code: 'no-token' } });
  for (const wrong of ['9464', '127.0.0.1', '127.0.0.1:70000', 'table.example:80', '::1:80', ':80'])
    expect(readMetricsPlace(wrong)).toMatchObject({ error: { code: 'bad-place' } });
});
