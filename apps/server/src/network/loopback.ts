import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether a host, as an address to listen on or in a URL, is certain to be reachable from this machine only. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  const version = isIP(name);
  return version === 0 ? name === 'localhost' : LOOPBACK.check(name, version === 4 ? 'ipv4' : 'ipv6');
}
