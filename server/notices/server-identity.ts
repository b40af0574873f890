import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import { labelOf } from '../store/tables/labels.js';
import type { Tables } from '../store/tables/tables.js';

/** By which services that carry messages to browsers know this server (VAPID, RFC 8292): all its processes are one. */
export class ServerIdentity {
  readonly #jwk: JsonWebKey;

  private constructor(jwk: JsonWebKey) {
    this.#jwk = jwk;
  }

  static async in(tables: Tables): Promise<ServerIdentity> {
    const newKey = (): string =>
      JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));
    return new ServerIdentity(JSON.parse(await labelOf(tables, 'push-key', newKey)) as JsonWebKey);
  }

  /** 65 bytes in base64url: a browser takes messages from whoever holds the key to it. */
  get publicKey(): string {
    const [x, y] = [this.#jwk.x, this.#jwk.y].map((part) => Buffer.from(part ?? '', 'base64url'));
    return Buffer.concat([Buffer.of(4), x, y]).toString('base64url');
  }

  /** What stands in the head of a message to this service; good for half a day. */
  authorization(endpoint: string, contact: string, now: number): string {
    const claim = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + 12 * 3600, sub: contact };
    const signed = [{ typ: 'JWT', alg: 'ES256' }, claim]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const key = createPrivateKey({ key: this.#jwk, format: 'jwk' });
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}
