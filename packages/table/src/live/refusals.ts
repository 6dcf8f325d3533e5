import type { RefusalInfo } from '@tessera/protocol';
import type { CommonRefusal } from '@tessera/text';

/** A refusal created in this browser. */
export interface RefusedHere {
  readonly ok: false;
  readonly refusal: RefusalInfo;
}

/** Refuses a request before it is sent. */
export function refusedHere(code: CommonRefusal, params: RefusalInfo['params'] = {}): RefusedHere {
  return { ok: false, refusal: { code, params } };
}
