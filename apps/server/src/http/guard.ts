import type { RefusalInfo } from '@tessera/protocol';
import type { FastifyRequest } from 'fastify';
import { may } from '../identity/caller.ts';
import type { Identity } from '../identity/identity.ts';
import { addressKey } from '../limits/address.ts';
import type { RateLimits } from '../limits/limits.ts';
import { sameOrigin } from '../network/origin.ts';
import { refusal } from '../result.ts';
import { callerPays, charge, payerOf } from './limits.ts';
import type { Route, RouteAccess } from './route.ts';

export interface GuardSettings {
  readonly identity: Identity;
  readonly limits: RateLimits;
  /** Further origins whose pages may send requests. */
  readonly origins: readonly string[];
}

/**
 * Checks whether a request may pass, before its body is read, and authenticates the caller. Cheap checks come first: a
 * flood must not reach the database.
 */
export async function guard(
  route: Route,
  request: FastifyRequest,
  settings: GuardSettings,
): Promise<RefusalInfo | undefined> {
  const { identity, limits, origins } = settings;
  return (
    charge(limits, 'call', { address: addressKey(request.ip) }) ??
    forged(route, request, origins) ??
    (route.ignoresCaller ? undefined : await stranger(request, identity)) ??
    charge(limits, 'call', callerPays(request.caller)) ??
    notAllowed(route.need, request) ??
    (route.limit && charge(limits, route.limit, payerOf(request)))
  );
}

/** Another site can make a browser send its cookie, but neither a custom header nor a token. */
function forged({ method }: Route, request: FastifyRequest, origins: readonly string[]): RefusalInfo | undefined {
  if (method === 'GET') return undefined;
  if (!sameOrigin(request.headers, origins, request.host)) return refusal('wrong-origin');
  const { authorization, 'x-tessera': header } = request.headers;
  return authorization === undefined && header !== '1' ? refusal('missing-header') : undefined;
}

/** An invalid cookie makes the caller anonymous; an invalid token is an error to report. */
async function stranger(request: FastifyRequest, identity: Identity): Promise<RefusalInfo | undefined> {
  request.caller = await identity.ofHandshake(request.headers);
  return !request.caller && request.headers.authorization !== undefined ? refusal('bad-token') : undefined;
}

function notAllowed(need: RouteAccess, { caller }: FastifyRequest): RefusalInfo | undefined {
  if (need === 'nobody') return undefined;
  if (!caller) return refusal('not-signed-in');
  if (need === 'session') return caller.via.kind === 'session' ? undefined : refusal('session-only');
  return may(caller, need) ? undefined : refusal('wrong-scope', { scope: need });
}
