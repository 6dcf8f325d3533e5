import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from our pages, by its Origin header. Programs send none; browsers send it with every request
 * that changes data and with every socket.
 */
export function sameOrigin(
  headers: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  allowed: readonly string[],
  host: string | undefined = headers.host,
): boolean {
  const { origin } = headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  if (host === undefined || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  // Parsed in the same way, so that an explicit default port is accepted.
  const here = `${from.protocol}//${host}`;
  return URL.canParse(here) && from.host === new URL(here).host;
}
