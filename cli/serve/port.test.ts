import { expect, test } from 'vitest';
import { standardPort, wantedPort } from './port.js';

test('the port asked for is kept to; our own gives way', () => {
  expect(wantedPort(undefined, undefined)).toEqual({ ok: true, value: { port: standardPort, fixed: false } });
  expect(wantedPort(undefined, '')).toEqual({ ok: true, value: { port: standardPort, fixed: false } });
  expect(wantedPort(undefined, '8080')).toEqual({ ok: true, value: { port: 8080, fixed: true } });
  expect(wantedPort(9, '8080')).toEqual({ ok: true, value: { port: 9, fixed: true } });
  for (const wrong of ['x', '-1', '70000', '1.5'])
    expect(wantedPort(undefined, wrong)).toMatchObject({ error: { path: 'PORT' } });
});
