import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a server asks an authenticator to sign. */
export interface Asked {
  readonly challenge: string;
}

interface Wishes {
  /** Of the page, as the browser says it. */
  readonly origin: string;
  /** The name that the passkey is for. */
  readonly name?: string;
  readonly isVerified?: boolean;
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** A passkey without a browser around it: ES256, no attestation. */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  #counter = 0;

  register({ challenge }: Asked, wishes: Wishes): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string): Buffer => Buffer.concat([hex('5820'), Buffer.from(value, 'base64url')]);
    // The key in COSE (RFC 9052): an EC2 key for ES256 on P-256.
    const key = Buffer.concat([hex('a5010203262001'), hex('21'), coordinate(x), hex('22'), coordinate(y)]);
    const attested = Buffer.concat([Buffer.alloc(16), hex('0020'), this.id, key]);
    const data = Buffer.concat([this.#data(wishes, 0x40), attested]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(data.length);
    // {"fmt": "none", "attStmt": {}, "authData": data} in CBOR.
    const named = (key: string, mark: string): Buffer => Buffer.concat([hex(mark), Buffer.from(key)]);
    const attestation = Buffer.concat([
      hex('a3'),
      named('fmt', '63'),
      named('none', '64'),
      named('attStmt', '67'),
      hex('a0'),
      named('authData', '68'),
      hex('59'),
      length,
      data,
    ]);
    return this.#answer({
      clientDataJSON: base64(this.#said('webauthn.create', challenge, wishes)),
      attestationObject: base64(attestation),
    });
  }

  sign({ challenge }: Asked, wishes: Wishes): object {
    this.#counter++;
    const [data, said] = [this.#data(wishes, 0), this.#said('webauthn.get', challenge, wishes)];
    const signature = sign('sha256', Buffer.concat([data, sha256(said)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: base64(said),
      authenticatorData: base64(data),
      signature: base64(signature),
    });
  }

  #answer(response: object): object {
    const id = base64(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #data({ name = 'localhost', isVerified = true }: Wishes, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(name), Buffer.of(0x01 | (isVerified ? 0x04 : 0) | more), counter]);
  }

  #said(type: string, challenge: string, { origin }: Wishes): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

const hex = (digits: string): Buffer => Buffer.from(digits, 'hex');
