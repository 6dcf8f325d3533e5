import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Trusted proxies: none, a number of hops, or all in these networks. */
export type TrustProxy = false | number | readonly string[];

/** Whether `address`, this many hops away, is a trusted proxy. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * Returns the trust function for requests and sockets. `X-Forwarded-For` is read from the right, where our proxies
 * write: the first address that is not a trusted proxy is the client, even if it claims another origin.
 */
export function trustOf(setting: TrustProxy): Trust {
  if (setting === false) return () => false;
  return typeof setting === 'number' ? (_address, hop) => hop < setting : proxyAddr.compile([...setting]);
}

/** Returns the client address of a request or a socket. */
export function clientAddress(request: IncomingMessage, trust: Trust): string {
  return proxyAddr(request, trust);
}

/** Returns the host that a browser has requested: as a trusted proxy states it, otherwise as the request does. */
export function clientHost({ headers, socket }: IncomingMessage, trust: Trust): string | undefined {
  const forwarded = headers['x-forwarded-host'];
  if (typeof forwarded !== 'string' || !trust(socket.remoteAddress ?? '', 0)) return headers.host;
  return forwarded.split(',').at(-1)?.trim();
}
