import { KERNEL_REFUSALS } from '@tessera/kernel';
import type { RefusalInfo } from '@tessera/protocol';
import { type HouseRefusal, house } from '@tessera/text';

/** What came of a request: what was asked for, or why not. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: RefusalInfo };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Why the server does not do something. A code for which the house has no sentence does not compile. */
export function refusal(code: HouseRefusal, params: Readonly<RefusalInfo['params']> = {}): RefusalInfo {
  return { code, params: { ...params } };
}

export function refused(code: HouseRefusal, params?: Readonly<RefusalInfo['params']>): Result<never> {
  return { ok: false, refusal: refusal(code, params) };
}

const OF_RULES: ReadonlySet<string> = new Set(KERNEL_REFUSALS);

/** Whether a room or the server refuses with this code, and not the rules of a game or the kernel on their behalf. */
export function isOfTheServer(code: string): boolean {
  return Object.hasOwn(house.en.refusal, code) && !OF_RULES.has(code);
}
