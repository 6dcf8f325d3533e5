import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address that a provider assigns to one customer: 64 of 128 bits. */
const CUSTOMER_PARTS = 4;
const PARTS = 8;

/**
 * Returns an address as limits count it. A client with one IPv6 address usually has a whole block, so these are counted
 * per block of a customer.
 */
export function addressKey(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined || !isIPv6(bare)) return mapped ?? bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, PARTS - before.length - after.length);
  const parts = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return parts
    .slice(0, CUSTOMER_PARTS)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
