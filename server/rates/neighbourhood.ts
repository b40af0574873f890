import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whoever is counted together: one address of IPv4, or the network of 64 bits in which an address of IPv6 stands, because a
 * household has as many addresses there as it likes.
 */
export function neighbourhoodOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined || isIPv4(address)) return mapped ?? address;
  // An address of one link names the link, too.
  const [plain] = address.split('%', 1);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : address;
}

/** All eight groups, without the zeros that may be left out. */
function groupsOf(address: string): string[] {
  const [head, tail] = address
    .toLowerCase()
    .split('::', 2)
    .map((part) => part.split(':').filter((one) => one !== ''));
  // The last two groups may be written as an address of IPv4.
  const dotted = (tail ?? head).at(-1)?.includes('.') === true ? 1 : 0;
  const missing = tail === undefined ? 0 : 8 - dotted - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
