import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Whom to believe about addresses: nobody, so many proxies one before the other, or proxies in these networks. */
export type TrustProxy = false | number | readonly string[];

/** Whether what stands at `address`, so many hops away from here, is a proxy of ours. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * One answer for requests and for sockets. `X-Forwarded-For` is read from the right, where our own proxies write: whoever is the
 * first that is none of ours is the client, whatever it claims to have come from.
 */
export function trustOf(setting: TrustProxy): Trust {
  if (setting === false) return () => false;
  return typeof setting === 'number' ? (_address, hop) => hop < setting : proxyAddr.compile([...setting]);
}

/** The address that a request or a socket comes from. */
export function clientAddress(request: IncomingMessage, trust: Trust): string {
  return proxyAddr(request, trust);
}

/** The host that a browser has asked for: as a proxy of ours says, else as the request does. */
export function clientHost({ headers, socket }: IncomingMessage, trust: Trust): string | undefined {
  const forwarded = headers['x-forwarded-host'];
  if (typeof forwarded !== 'string' || !trust(socket.remoteAddress ?? '', 0)) return headers.host;
  return forwarded.split(',').at(-1)?.trim();
}
