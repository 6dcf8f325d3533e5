import type { Message } from '@tessera/kernel';
import type { RefusalInfo } from '@tessera/protocol';

/** A refusal of the rules or of a room as it travels. */
export function refusalInfo({ code, params = {} }: Message): RefusalInfo {
  // What rules say is plain JSON.
  return { code, params: { ...params } as RefusalInfo['params'] };
}
