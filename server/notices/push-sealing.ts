import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Seals a message to a browser (RFC 8291), so that the service that carries it cannot read it. */

/** What a browser has told about itself, in base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is new for every message. */
export interface FreshKeys {
  readonly salt: Buffer;
  /** With its keys. */
  readonly sender: ECDH;
}

const curve = 'prime256v1';
const recordSize = 4096;
/** What follows upon the only record of a message (RFC 8188). */
const lastRecord = Buffer.of(2);

export function freshKeys(): FreshKeys {
  const sender = createECDH(curve);
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Fails when the browser's key is none. */
export function sealPush(message: Buffer, browser: BrowserKeys, { salt, sender } = freshKeys()): Buffer {
  const receiver = Buffer.from(browser.p256dh, 'base64url');
  const own = sender.getPublicKey();
  const shared = sender.computeSecret(receiver);
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]);
  const key = derive(shared, Buffer.from(browser.auth, 'base64url'), both, 32);
  const sealing = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', sealing, nonce);
  const sealed = [cipher.update(Buffer.concat([message, lastRecord])), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.of(own.length), own, ...sealed]);
}
