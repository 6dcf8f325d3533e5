import type { RefusalInfo } from '@tessera/protocol';
import type { HouseRefusal } from '@tessera/text';

/** A refusal that never left this browser. */
export interface RefusedHere {
  readonly ok: false;
  readonly refusal: RefusalInfo;
}

/** Refuses before anything is sent. */
export function refusedHere(code: HouseRefusal, params: RefusalInfo['params'] = {}): RefusedHere {
  return { ok: false, refusal: { code, params } };
}
