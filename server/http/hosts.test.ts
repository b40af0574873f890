import { describe, expect, test } from 'vitest';
import { answersTo, nameIn } from './hosts.js';

describe('a Host header', () => {
  test.each([
    ['localhost:21941', 'localhost'],
    ['[::1]:80', '::1'],
    ['Example.COM.', 'example.com'],
    ['', null],
    [undefined, null],
    ['a b:c:d', null],
    ['[::1', null],
  ])('%j names %j', (header, name) => expect(nameIn(header)).toBe(name));

  const here = answersTo('127.0.0.1', 'desk');
  test.each(['localhost', 'LOCALHOST:1', 'table.localhost', '127.0.0.1:21941', '127.9.9.9', '[::1]:21941'])(
    '%s is answered at home',
    (header) => expect(here(header)).toBe(true),
  );
  test.each(['evil.example', '10.0.0.5', 'desk', '127.0.0.1.evil.example', 'localhost.evil.example', '', undefined])(
    '%s is foreign',
    (header) => expect(here(header)).toBe(false),
  );

  test('is answered under the address that somebody asked to listen on', () => {
    const inHouse = answersTo('192.168.1.5', 'desk');
    expect(['192.168.1.5:80', 'desk', 'localhost'].every(inHouse)).toBe(true);
    expect(['192.168.1.6', 'evil.example'].some(inHouse)).toBe(false);
    const everywhere = answersTo('0.0.0.0', 'desk');
    expect(['192.168.1.6', '[fe80::1]:80', 'desk'].every(everywhere)).toBe(true);
    expect(everywhere('evil.example')).toBe(false);
    const site = answersTo('0.0.0.0', 'desk', 'table.example');
    expect(['table.example', 'desk', 'localhost'].every(site)).toBe(true);
    expect(['6.6.6.6', '[fe80::1]:80'].some(site)).toBe(false);
    const known = answersTo('127.0.0.1', 'desk', 'table.example');
    expect(['table.example', 'TABLE.example:443', 'localhost'].every(known)).toBe(true);
    expect(['other.example', 'desk'].some(known)).toBe(false);
  });
});
