import { isIP, isIPv4 } from 'node:net';

/**
 * The names under which this server answers. A page from elsewhere can let its own name point at this machine (DNS
 * rebinding) and then read what is served here; its requests carry that name.
 */

const everyAddress = ['0.0.0.0', '::'];

/** The name in a `Host` header, without the port; null when there is none. */
export function nameIn(header: string | undefined): string | null {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::\d*)?$/.exec(header ?? '') ?? [];
  const name = (bracketed ?? plain)?.toLowerCase().replace(/\.$/, '');
  return name === undefined || name === '' ? null : name;
}

export const isLoopback = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '::1' || (isIPv4(name) && name.startsWith('127.'));

/**
 * May a request with this `Host` header be answered? Loopback names always may, and the address listened on. Whoever
 * listens for other machines may also be called by the name of this one (`ownName`), and always by the name under which
 * people know the server (`publicName`). Where it has none, and listens on every address, any address will do.
 */
export function answersTo(
  listening: string,
  ownName: string,
  publicName: string | null = null,
): (header: string | undefined) => boolean {
  const own = listening.toLowerCase();
  const machine = ownName.toLowerCase();
  const open = everyAddress.includes(own);
  return (header) => {
    const name = nameIn(header);
    if (name === null) return false;
    if (isLoopback(name) || name === own || name === publicName) return true;
    return (open && publicName === null && isIP(name) > 0) || (!isLoopback(own) && name === machine);
  };
}
