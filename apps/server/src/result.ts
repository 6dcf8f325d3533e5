import type { RefusalInfo } from '@tessera/protocol';
import type { HouseRefusal } from '@tessera/text';

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
