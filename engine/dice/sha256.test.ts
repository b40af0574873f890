import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, hmacSha256, makeHmac, sha256, sha256Hex, toHex, utf8 } from './sha256.js';

const hex = (text: string): Uint8Array => {
  const bytes = fromHex(text);
  if (!bytes.ok) throw new Error(bytes.error.message);
  return bytes.value;
};
const repeat = (text: string, times: number): Uint8Array => hex(text.repeat(times));

describe('SHA-256, NIST examples', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('%#', (text, digest) => {
    expect(sha256Hex(text)).toBe(digest);
  });

  test('bytes', () => {
    expect(sha256Hex(hex('bd'))).toBe('68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b');
    expect(sha256Hex(hex('c98c8e55'))).toBe('7abc22c0ae5af26ce93dbb94433a0e0b2e119d014f8e7f65bd56c61ccccd9504');
  });
});

describe('HMAC-SHA256, RFC 4231', () => {
  const long =
    'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be ';
  test.each([
    [repeat('0b', 20), utf8('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      utf8('Jefe'),
      utf8('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [repeat('aa', 20), repeat('dd', 50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      hex('0102030405060708090a0b0c0d0e0f10111213141516171819'),
      repeat('cd', 50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      repeat('aa', 131),
      utf8('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      repeat('aa', 131),
      utf8(`${long}hashed before being used by the HMAC algorithm.`),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('%#', (key, message, mac) => {
    expect(toHex(hmacSha256(key, message))).toBe(mac);
  });

  test('truncated to 128 bits', () => {
    const mac = toHex(hmacSha256(repeat('0c', 20), 'Test With Truncation'));
    expect(mac.slice(0, 32)).toBe('a3b6167473100ee06e0c796c2955552b');
  });
});

describe('against the platform', () => {
  const bytes = fc.uint8Array({ maxLength: 300 });
  const text = fc.string({ unit: 'binary', maxLength: 100 });

  test('sha256 of bytes and of text', () => {
    fc.assert(
      fc.property(fc.oneof(bytes, text), (data) => {
        expect(toHex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
      }),
    );
  });

  test('sha256 at every length around the block boundaries', () => {
    for (let length = 0; length <= 200; length++) {
      const data = Uint8Array.from({ length }, (_, i) => i * 7 + length);
      expect(toHex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
    }
  });

  test('one keyed HMAC for many messages', () => {
    fc.assert(
      fc.property(bytes, fc.array(fc.oneof(bytes, text), { maxLength: 5 }), (key, messages) => {
        const hmac = makeHmac(key);
        const out = new Uint8Array(32);
        for (const message of messages) {
          const expected = createHmac('sha256', key).update(message).digest('hex');
          expect(toHex(hmac.digest(message))).toBe(expected);
          expect(hmac.digest(message, out)).toBe(out);
          expect(toHex(out)).toBe(expected);
        }
      }),
    );
  });

  test('utf8, with surrogates whole and alone', () => {
    const encoder = new TextEncoder();
    const unit = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('\ud800', '\udfff', 'é', '戰', '🎲'),
    );
    fc.assert(
      fc.property(fc.array(unit), (parts) => {
        expect(Array.from(utf8(parts.join('')))).toEqual(Array.from(encoder.encode(parts.join(''))));
      }),
    );
  });
});

describe('hexadecimal text', () => {
  test('toHex and fromHex are a pair', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(toHex(bytes)).toBe(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
        expect(fromHex(toHex(bytes))).toEqual({ ok: true, value: bytes });
      }),
    );
  });

  test('any text is read or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-fA-F]{0,9}$/)), (text) => {
        expect(fromHex(text).ok).toBe(/^([0-9a-f]{2})*$/.test(text) && !text.endsWith('\n'));
      }),
    );
  });

  test('refusals say why', () => {
    expect(fromHex('abc')).toMatchObject({ ok: false, error: { code: 'odd-hex-length' } });
    expect(fromHex('AB')).toMatchObject({ ok: false, error: { code: 'not-hex' } });
    expect(fromHex('0x')).toMatchObject({ ok: false, error: { code: 'not-hex' } });
  });
});
