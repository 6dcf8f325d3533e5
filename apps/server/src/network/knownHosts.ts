import { isIP } from 'node:net';
import type { TrustProxy } from './clientAddress.ts';

export interface HostSettings {
  /** Addresses under which browsers reach the server. */
  readonly origins: readonly string[];
  readonly trustProxy: TrustProxy;
}

/**
 * Returns a check whether a request names this server in its `Host`. Another site can point its domain at a server in a
 * private network (DNS rebinding); its pages then count as pages of that server. Such a domain is never an IP address
 * or a name outside of public DNS. Behind a proxy, the proxy decides which names are valid, unless addresses are
 * configured.
 */
export function knownHosts({ origins, trustProxy }: HostSettings): (host: string | undefined) => boolean {
  if (trustProxy !== false && origins.length === 0) return () => true;
  const names = new Set(origins.map((origin) => new URL(origin).hostname));
  return (host) => {
    const name = hostname(host);
    return name !== undefined && (names.has(name) || isPrivate(name));
  };
}

function hostname(host: string | undefined): string | undefined {
  const address = `http://${host ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** Whether a name is an IP address, has no dot, or never leaves a machine or its local network. */
function isPrivate(name: string): boolean {
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || !name.includes('.') || /\.(?:localhost|local)$/.test(name);
}
