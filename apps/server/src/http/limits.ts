import type { RefusalInfo } from '@tessera/protocol';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../identity/caller.ts';
import { addressKey } from '../limits/address.ts';
import type { CostKind, Payer } from '../limits/costs.ts';
import { type RateLimits, waitRefusal } from '../limits/limits.ts';

/** Why this has to wait, or nothing, and it has been paid for: `times` over by each payer. */
export function charge(limits: RateLimits, kind: CostKind, payer: Payer, times = 1): RefusalInfo | undefined {
  const wait = limits.take(kind, payer, times);
  return wait && waitRefusal(wait);
}

/** Who pays for a request, once it is known who asks. */
export function payerOf(request: FastifyRequest): Payer {
  return { address: addressKey(request.ip), ...callerPays(request.caller) };
}

/** On whose account long work is done: the person, or for somebody unknown the address. */
export function workPayer({ caller, ip }: FastifyRequest): string {
  return caller?.id ?? addressKey(ip);
}

/** What a known caller pays with besides their address. */
export function callerPays(caller: Caller | undefined): Payer {
  return caller ? { session: caller.via.id, person: caller.id } : {};
}
