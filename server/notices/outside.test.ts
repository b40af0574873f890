import type { LookupAddress } from 'node:dns';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../testing/receiver.js';
import { Outside } from './outside.js';
import { isPublicAddress } from './public-addresses.js';

let receiver: Receiver;
beforeAll(async () => void (receiver = await startReceiver()));
afterAll(() => receiver.end());

const posted = { headers: {}, body: Buffer.from('{}') };

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  'localhost',
])('%s is no machine of the public net', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '162.159.128.233', '2606:4700::6810:84e5'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

describe('what strangers name', () => {
  test.each([
    'http://discord.com/api',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
    'ftp://8.8.8.8/',
  ])('%s is refused before anybody is called', async (address) => {
    const outside = new Outside({ mayCallHome: false });
    expect(outside.mayCall(address)).toBe(false);
    await expect(outside.post(address, posted)).rejects.toThrow('may not be called');
  });

  test.each([
    ['home', [{ address: '127.0.0.1', family: 4 }]],
    [
      'the net and home at once',
      [
        { address: '8.8.8.8', family: 4 },
        { address: '::1', family: 6 },
      ],
    ],
    ['nothing', []],
  ] as const)('a name that stands for %s is not called', async (_, addresses) => {
    const port = new URL(receiver.address).port;
    const before = receiver.received.length;
    const resolve = (
      __: string,
      ___: unknown,
      heard: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
    ): void => heard(null, [...addresses]);
    const outside = new Outside({ mayCallHome: false, resolve });
    expect(outside.mayCall(`https://innocent.example:${port}/`)).toBe(true);
    await expect(outside.post(`https://innocent.example:${port}/`, posted)).rejects.toThrow('may not be called');
    expect(receiver.received).toHaveLength(before);
  });
});

test('nobody is followed elsewhere', async () => {
  receiver.answer(302);
  const before = receiver.received.length;
  expect(await new Outside({ mayCallHome: true }).post(`${receiver.address}/here`, posted)).toBe(302);
  expect(receiver.received.slice(before).map(({ path }) => path)).toEqual(['/here']);
  receiver.answer(204);
});

test('what was taken without an answer may have arrived, what nobody took has not', async () => {
  const outside = new Outside({ mayCallHome: true });
  receiver.answer(0);
  const before = receiver.received.length;
  expect(await outside.post(receiver.address, posted)).toBe(0);
  expect(receiver.received).toHaveLength(before + 1);
  receiver.answer(204);
  const closed = await startReceiver();
  await closed.end();
  await expect(outside.post(closed.address, posted)).rejects.toThrow('ECONNREFUSED');
});
