import { isIPv6 } from 'node:net';

/** How much of the address of a client a log has: all of it, its network, or nothing. */
export const LOG_ADDRESSES = ['full', 'network', 'none'] as const;
export type LogAddresses = (typeof LOG_ADDRESSES)[number];

const IPV4_GROUPS = 3;
const IPV6_GROUPS = 3;

/** Returns the logged form of an address; its network is the first 24 bits of IPv4, or the first 48 of IPv6. */
export function loggedAddress(address: string, how: LogAddresses): string {
  if (how === 'full') return address;
  if (how === 'none') return '[hidden]';
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/\/\d+$/, '');
  if (!isIPv6(mapped)) return `${mapped.split('.').slice(0, IPV4_GROUPS).join('.')}.0`;
  return `${ipv6Groups(mapped).slice(0, IPV6_GROUPS).join(':')}::`;
}

/** The eight groups of an IPv6 address. */
function ipv6Groups(address: string): string[] {
  const [before = '', after] = address.split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  return after === undefined ? first : [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}
