/**
 * SHA-256 (FIPS 180-4) and HMAC-SHA256 (RFC 2104), synchronous and the same in browser and Node: the platform's own
 * digest is asynchronous in the browser, and a die must be there when a rule asks for it.
 */

import { bad, good } from '../reading/result.js';
import type { Result } from '../reading/result.js';

const initialState = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

const roundConstants = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

const blockBytes = 64;
const digestBytes = 32;

// Work areas; everything here is synchronous, so one of each is enough.
const schedule = new Int32Array(64);
let encoded = new Uint8Array(4 * blockBytes);

/** Takes in the 64 bytes at the offset. */
function takeIn(state: Int32Array, bytes: Uint8Array, offset: number): void {
  for (let i = 0, at = offset; i < 16; i++, at += 4) {
    schedule[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  }
  compress(state);
}

/** Takes in the first 16 words of the schedule. */
function compress(state: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = schedule[i - 15];
    const y = schedule[i - 2];
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[i] = (schedule[i - 16] + s0 + schedule[i - 7] + s1) | 0;
  }
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  let e = state[4];
  let f = state[5];
  let g = state[6];
  let h = state[7];
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + roundConstants[i] + schedule[i]) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  state[0] = state[0] + a;
  state[1] = state[1] + b;
  state[2] = state[2] + c;
  state[3] = state[3] + d;
  state[4] = state[4] + e;
  state[5] = state[5] + f;
  state[6] = state[6] + g;
  state[7] = state[7] + h;
}

/** Takes in the last `length` bytes of a message of which whole blocks of `bytesBefore` bytes are in the state. */
function finish(state: Int32Array, bytes: Uint8Array, length: number, bytesBefore: number): void {
  let at = 0;
  for (; at + blockBytes <= length; at += blockBytes) takeIn(state, bytes, at);
  let word = 0;
  for (; at + 4 <= length; at += 4) {
    schedule[word++] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  }
  // What is left, and the mark of the end.
  let last = 0;
  let shift = 24;
  for (; at < length; at++, shift -= 8) last |= bytes[at] << shift;
  schedule[word++] = last | (0x80 << shift);
  if (word > 14) {
    for (; word < 16; word++) schedule[word] = 0;
    compress(state);
    word = 0;
  }
  for (; word < 14; word++) schedule[word] = 0;
  const total = bytesBefore + length;
  schedule[14] = Math.floor(total / 0x20000000);
  schedule[15] = total << 3;
  compress(state);
}

function write(state: Int32Array, out: Uint8Array): Uint8Array {
  for (let i = 0; i < 8; i++) {
    const word = state[i];
    out[4 * i] = word >>> 24;
    out[4 * i + 1] = word >>> 16;
    out[4 * i + 2] = word >>> 8;
    out[4 * i + 3] = word;
  }
  return out;
}

const bytesOf = (data: Uint8Array | string): Uint8Array => (typeof data === 'string' ? utf8(data) : data);

/** The same for a text, which goes through the work area. */
function finishText(state: Int32Array, message: string, bytesBefore: number): void {
  if (encoded.length < most(message)) encoded = new Uint8Array(most(message));
  finish(state, encoded, writeUtf8(message, encoded), bytesBefore);
}

/** 32 bytes. Text is hashed as UTF-8. */
export function sha256(data: Uint8Array | string): Uint8Array {
  const state = initialState.slice();
  if (typeof data === 'string') finishText(state, data, 0);
  else finish(state, data, data.length, 0);
  return write(state, new Uint8Array(digestBytes));
}

export const sha256Hex = (data: Uint8Array | string): string => toHex(sha256(data));

/** HMAC-SHA256 under one key. */
export interface Hmac {
  /**
   * Fills and returns `out` (32 bytes); a fresh array when none is given. Of a message in bytes the first `length` count, all
   * of them when nothing is said.
   */
  digest(message: Uint8Array | string, out?: Uint8Array, length?: number): Uint8Array;
}

/** Keeps the states after the two key blocks, so that a message of up to 55 bytes costs two compressions. */
export function makeHmac(key: Uint8Array | string): Hmac {
  const given = bytesOf(key);
  const block = new Uint8Array(blockBytes);
  block.set(given.length > blockBytes ? sha256(given) : given);
  const keyed = (pad: number): Int32Array => {
    const state = initialState.slice();
    takeIn(
      state,
      block.map((byte) => byte ^ pad),
      0,
    );
    return state;
  };
  const inner = keyed(0x36);
  const outer = keyed(0x5c);
  const state = new Int32Array(8);
  return {
    digest(message, out = new Uint8Array(digestBytes), length = message.length) {
      for (let i = 0; i < 8; i++) state[i] = inner[i];
      if (typeof message === 'string') finishText(state, message, blockBytes);
      else finish(state, message, length, blockBytes);
      // The outer message is always one block: the inner digest, the mark of its end, and its length in bits.
      for (let i = 0; i < 8; i++) {
        schedule[i] = state[i];
        state[i] = outer[i];
      }
      schedule[8] = 0x80000000;
      for (let i = 9; i < 15; i++) schedule[i] = 0;
      schedule[15] = (blockBytes + digestBytes) << 3;
      compress(state);
      return write(state, out);
    },
  };
}

export const hmacSha256 = (key: Uint8Array | string, message: Uint8Array | string): Uint8Array =>
  makeHmac(key).digest(message);

/** As TextEncoder does it (a lone surrogate becomes U+FFFD), which is not part of the language's own library. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(most(text));
  return bytes.subarray(0, writeUtf8(text, bytes));
}

/** The most bytes that a text can take. */
const most = (text: string): number => text.length * 3;

/** Returns how many bytes were written. */
function writeUtf8(text: string, bytes: Uint8Array): number {
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code >= 0xd800 && code < 0xe000) {
      const low = code < 0xdc00 ? text.charCodeAt(i + 1) : NaN;
      if (low >= 0xdc00 && low < 0xe000) {
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
        i++;
      } else {
        code = 0xfffd;
      }
    }
    if (code < 0x80) {
      bytes[length++] = code;
      continue;
    }
    if (code < 0x800) {
      bytes[length++] = 0xc0 | (code >> 6);
    } else {
      if (code < 0x10000) {
        bytes[length++] = 0xe0 | (code >> 12);
      } else {
        bytes[length++] = 0xf0 | (code >> 18);
        bytes[length++] = 0x80 | ((code >> 12) & 0x3f);
      }
      bytes[length++] = 0x80 | ((code >> 6) & 0x3f);
    }
    bytes[length++] = 0x80 | (code & 0x3f);
  }
  return length;
}

const hexDigits = '0123456789abcdef';

/** Lower case. */
export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += hexDigits[byte >> 4] + hexDigits[byte & 15];
  return text;
}

/** Reads exactly what toHex makes: upper case is refused, so that a value has one text. */
export function fromHex(text: string): Result<Uint8Array> {
  if (text.length % 2 !== 0) return bad('odd-hex-length', '', 'Hexadecimal text must have an even number of digits.');
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < text.length; i++) {
    const digit = hexDigits.indexOf(text[i]);
    if (digit < 0) return bad('not-hex', '', `Character ${i + 1} is not one of 0-9 and a-f.`);
    bytes[i >> 1] = bytes[i >> 1] * 16 + digit;
  }
  return good(bytes);
}
