import type { Message } from '@tessera/kernel';
import type { RefusalInfo } from '@tessera/protocol';

/** Converts a refusal of the rules or of a room to its wire format. */
export function refusalInfo({ code, params = {} }: Message): RefusalInfo {
  // Parameters of refusals are plain JSON.
  return { code, params: { ...params } as RefusalInfo['params'] };
}
