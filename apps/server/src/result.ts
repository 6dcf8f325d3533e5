import { KERNEL_REFUSALS } from '@tessera/kernel';
import type { RefusalInfo } from '@tessera/protocol';
import { type CommonRefusal, house } from '@tessera/text';

/** Result of a request: a value or a refusal. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: RefusalInfo };

/** Returns a result with a value. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Returns a refusal of the server. A code without a common text does not compile. */
export function refusal(code: CommonRefusal, params: Readonly<RefusalInfo['params']> = {}): RefusalInfo {
  return { code, params: { ...params } };
}

/** Returns a result with a refusal of the server. */
export function refuse(code: CommonRefusal, params?: Readonly<RefusalInfo['params']>): Result<never> {
  return { ok: false, refusal: refusal(code, params) };
}

const OF_RULES: ReadonlySet<string> = new Set(KERNEL_REFUSALS);

/** Whether a room or the server refuses with this code, as opposed to the rules of a game or the kernel. */
export function isOfTheServer(code: string): boolean {
  return Object.hasOwn(house.en.refusal, code) && !OF_RULES.has(code);
}
