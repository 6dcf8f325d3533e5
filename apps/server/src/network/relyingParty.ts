import { isIP } from 'node:net';

/** The site for which a passkey is good: the name of its host, and the origins of its pages. */
export interface RelyingParty {
  readonly id: string;
  readonly origins: string[];
}

/**
 * Returns the site that a request names, whose host was found to be one of this server's before: its pages may also have a configured origin of the same
 * host, as behind a proxy that speaks TLS. Nothing for an IP address, for which there are no passkeys.
 */
export function relyingParty(
  { host, protocol }: { readonly host: string; readonly protocol: string },
  origins: readonly string[],
): RelyingParty | undefined {
  const here = `${protocol}://${host}`;
  if (!URL.canParse(here)) return undefined;
  const { origin, hostname } = new URL(here);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  const configured = origins.filter((each) => new URL(each).hostname === hostname);
  return { id: hostname, origins: [...new Set([...configured, origin])] };
}
