import { lookup as resolveName, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-addresses.js';

/** In milliseconds. */
const patience = 10_000;

type Resolve = (
  name: string,
  options: { readonly all: true },
  heard: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface OutsideOptions {
  /** Machines of the operator's own net may be called too, and without TLS. */
  readonly mayCallHome: boolean;
  readonly resolve?: Resolve;
}

export interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Calls addresses that strangers have named. They may not make this server call its own neighbours: only https to machines
 * of the public net, by the very address that was looked at, without following anybody elsewhere.
 */
export class Outside {
  readonly #mayCallHome: boolean;
  readonly #resolve: Resolve;

  constructor({ mayCallHome, resolve = resolveName }: OutsideOptions) {
    this.#mayCallHome = mayCallHome;
    this.#resolve = resolve;
  }

  /** Can this address be ruled out before it is called? What its name stands for is looked at when it is. */
  mayCall(address: string): boolean {
    if (this.#mayCallHome) return true;
    const { protocol, hostname } = new URL(address);
    const name = hostname.replace(/^\[(.*)\]$/, '$1');
    return protocol === 'https:' && (isIP(name) === 0 || isPublicAddress(name));
  }

  /**
   * The status of the answer; what else it says is not read. Fails when nobody could be reached; 0 when somebody was and did
   * not answer in time: what was posted may have arrived.
   */
  post(address: string, { headers, body }: Posted): Promise<number> {
    if (!this.mayCall(address)) return Promise.reject(new Error('This address may not be called'));
    const [{ request }, connected] =
      new URL(address).protocol === 'https:' ? ([https, 'secureConnect'] as const) : ([http, 'connect'] as const);
    return new Promise((resolve, reject) => {
      const call = request(address, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': body.length },
        agent: false,
        lookup: this.#lookup,
        signal: AbortSignal.timeout(patience),
      });
      let isReached = false;
      call.once('socket', (socket) => socket.once(connected, () => (isReached = true)));
      call.once('error', (error) => (isReached ? resolve(0) : reject(error)));
      call.once('response', (response) => {
        response.once('error', () => undefined);
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      call.end(body);
    });
  }

  /** All addresses of a name must be public, and one that was looked at is called: a name may change what it stands for. */
  readonly #lookup: LookupFunction = (name, options, heard) => {
    this.#resolve(name, { all: true }, (error, addresses) => {
      const isForbidden = !this.#mayCallHome && !addresses?.every(({ address }) => isPublicAddress(address));
      if (error || isForbidden || addresses.length === 0) {
        heard(error ?? new Error(`${name} may not be called`), '', 0);
      } else if (options.all === true) heard(null, addresses);
      else heard(null, addresses[0].address, addresses[0].family);
    });
  };
}
