import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Addresses that belong to no machine of the public net: this machine, its neighbours, and what is set aside (IANA). */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, prefix);
}
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6');
}

/** All of IPv6 that is handed out to machines; what stands for an address of IPv4 is not part of it. */
const handedOut = new BlockList();
handedOut.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address);
  return isIPv6(address) && handedOut.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}
