import { type Refusal, refusalText } from '@tessera/kernel';
import type { RefusalInfo } from '@tessera/protocol';

/** The refusals that a room gives besides those of the kernel and the game, in English. */
export const ROOM_MESSAGES: Readonly<Record<string, string>> = {
  stale: 'The table has moved on since you decided that. Look again and decide anew.',
  'from-the-future': 'You have seen {seen} entries, but this match has {seq}.',
  'match-ended': 'This match has ended.',
  'no-request': 'Nobody is proposing anything now.',
  'not-asked': 'You are not asked to agree.',
  'nobody-to-agree': 'Somebody else has sat in this match: without them, dice and what was seen are not taken back.',
  'fork-while-playing': 'A match in which several people have sat can be forked once it is over.',
  'no-such-entry': 'The log has {seq} entries.',
  'no-such-seat': 'There is no seat {seat} at this table.',
  'not-seated': 'You do not sit at this table.',
  'already-seated': 'You already sit at this table.',
  'seat-taken': 'Somebody sits there.',
  'other-side': 'You have sat on another side of this match and know what it may know.',
  'not-the-host': 'Only the host of the table may do that.',
  'not-absent-yet': 'Whoever sits there has not been away for long enough: {seconds} seconds more.',
  'not-played-yet': 'You have taken over this seat and not played in it yet. You can leave it, but not give up for it.',
};

/** A refusal with its sentence: the game's words first, then the room's, then the kernel's. */
export function refusalInfo(refusal: Refusal, messages: Readonly<Record<string, string>> = {}): RefusalInfo {
  return {
    code: refusal.code,
    params: { ...refusal.params } as RefusalInfo['params'],
    message: refusalText(refusal, { ...ROOM_MESSAGES, ...messages }),
  };
}
