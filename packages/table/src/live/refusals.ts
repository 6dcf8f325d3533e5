import { refusalText, refuse } from '@tessera/kernel';
import type { RefusalInfo } from '@tessera/protocol';

/** The refusals that a table gives by itself, in English; the codes are the keys of other languages. */
export const TABLE_MESSAGES = {
  offline: 'There is no connection to the table; nothing was sent.',
  'no-answer': 'The table did not answer in time. Wait for it to come back before trying again.',
  'bad-answer': 'The table answered something that cannot be read: {problem}.',
  'bad-question': 'That is nothing that can be asked at this table: {request}.',
  'table-closed': 'This table was closed.',
  'watching-only': 'Somebody who watches cannot do that.',
  'nobody-else': 'Nobody else is here to talk to.',
  'nobody-asks': 'Nobody is asking to take anything back.',
  replay: 'This is a replay: there is nothing to decide.',
} as const;

/** A refusal that never left this browser. */
export interface RefusedHere {
  readonly ok: false;
  readonly refusal: RefusalInfo;
}

/** Refuses in the words above. */
export function refusedHere(code: keyof typeof TABLE_MESSAGES, params: RefusalInfo['params'] = {}): RefusedHere {
  return { ok: false, refusal: { code, params, message: refusalText(refuse(code, params), TABLE_MESSAGES) } };
}
