import type { RefusalInfo } from '@tessera/protocol';
import type { FastifyRequest } from 'fastify';
import { may } from '../identity/caller.ts';
import type { Identity } from '../identity/identity.ts';
import { addressKey } from '../limits/address.ts';
import type { RateLimits } from '../limits/limits.ts';
import { sameOrigin } from '../network/origin.ts';
import { refusal } from '../result.ts';
import { callerPays, charge, payerOf } from './limits.ts';
import type { Need, Route } from './route.ts';

export interface GuardSettings {
  readonly identity: Identity;
  readonly limits: RateLimits;
  /** Other addresses whose pages may ask. */
  readonly origins: readonly string[];
}

/**
 * Why a request may not pass to its route, before its body is even read; it also finds out who asks. The cheap questions
 * come first: a flood must not reach the database.
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

/** Another site can make a browser send its cookie, but neither a header of ours nor a token. */
function forged({ method }: Route, request: FastifyRequest, origins: readonly string[]): RefusalInfo | undefined {
  if (method === 'GET') return undefined;
  if (!sameOrigin(request.headers, origins, request.host)) return refusal('wrong-origin');
  const { authorization, 'x-tessera': header } = request.headers;
  return authorization === undefined && header !== '1' ? refusal('missing-header') : undefined;
}

/** A cookie that is worth nothing makes somebody a stranger; a token that is worth nothing is a mistake to be told of. */
async function stranger(request: FastifyRequest, identity: Identity): Promise<RefusalInfo | undefined> {
  request.caller = await identity.ofHandshake(request.headers);
  return !request.caller && request.headers.authorization !== undefined ? refusal('bad-token') : undefined;
}

function notAllowed(need: Need, { caller }: FastifyRequest): RefusalInfo | undefined {
  if (need === 'nobody') return undefined;
  if (!caller) return refusal('not-signed-in');
  if (need === 'session') return caller.via.kind === 'session' ? undefined : refusal('session-only');
  return may(caller, need) ? undefined : refusal('wrong-scope', { scope: need });
}
