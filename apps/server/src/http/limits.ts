import type { RefusalInfo } from '@tessera/protocol';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../identity/caller.ts';
import { addressKey } from '../limits/address.ts';
import type { CostKind, Payer } from '../limits/costs.ts';
import { type RateLimits, waitRefusal } from '../limits/limits.ts';

/** Charges a cost `times` over to each payer; returns a refusal if it has to wait. */
export function charge(limits: RateLimits, kind: CostKind, payer: Payer, times = 1): RefusalInfo | undefined {
  const wait = limits.take(kind, payer, times);
  return wait && waitRefusal(wait);
}

/** Returns the payers of an authenticated request. */
export function payerOf(request: FastifyRequest): Payer {
  return { address: addressKey(request.ip), ...callerPays(request.caller) };
}

/** Returns the account for long work: the person, or the address of an anonymous client. */
export function workPayer({ caller, ip }: FastifyRequest): string {
  return caller?.id ?? addressKey(ip);
}

/** Returns the payers of a known caller besides their address. */
export function callerPays(caller: Caller | undefined): Payer {
  return caller ? { session: caller.via.id, person: caller.id } : {};
}
