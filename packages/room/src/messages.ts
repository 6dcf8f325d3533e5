import { type Refusal, refusalText } from '@tessera/kernel';
import type { RefusalInfo } from '@tessera/protocol';

/** The refusals that a room gives besides those of the kernel and the game, in English. */
export const ROOM_MESSAGES: Readonly<Record<string, string>> = {
  stale: 'The table has moved on since you decided that. Look again and decide anew.',
  'from-the-future': 'You have seen {seen} entries, but this match has {seq}.',
  'match-ended': 'This match has ended.',
  'no-request': 'Nobody is asking to take anything back.',
  'not-asked': 'You are not asked to agree.',
  'fork-while-playing': 'A match between people can be forked once it is over: a fork shows the dice to come.',
  'no-such-entry': 'The log has {seq} entries.',
};

/** A refusal with its sentence: the game's words first, then the room's, then the kernel's. */
export function refusalInfo(refusal: Refusal, messages: Readonly<Record<string, string>> = {}): RefusalInfo {
  return {
    code: refusal.code,
    params: { ...refusal.params } as RefusalInfo['params'],
    message: refusalText(refusal, { ...ROOM_MESSAGES, ...messages }),
  };
}
