import { type Refusal, refusalText } from '@tessera/kernel';
import type { RefusalInfo } from '@tessera/protocol';
import { ROOM_MESSAGES } from '@tessera/room';
import type { Done } from './matches.ts';

/** The refusals that the table gives besides those of rules and rooms, in English. */
export const LIVE_MESSAGES = {
  'bad-request': 'That is nothing that can be asked here: {problem} at {path}.',
  'too-fast': 'That is too much at once. Wait a moment.',
  'too-many-requests': 'Too many requests; try again in {seconds} seconds.',
  'too-many-sockets': 'There are {most} connections open already, and there may be no more. Close some tabs.',
  'too-busy': 'Too much is waiting here just now. Try again in a moment.',
  'match-too-large': 'This match is too large to be worked on here.',
  'too-many-bot-tables': 'Nobody may have more than {most} matches with bots going on. Finish one first.',
  'too-many-unfinished': 'Nobody may have more than {most} unfinished matches. Finish one first.',
  'too-much-stored': 'Nobody may keep more than {most} MB here.',
  'not-signed-in': 'The server does not know who you are. Reload the page.',
  'not-following': 'Join the match first.',
  'no-such-match': 'There is no such match.',
  'no-such-game': 'There is no game called {game} here.',
  'no-such-level': 'There is no level {level} in this game.',
  'seats-do-not-fit': '{game} is for {min} to {max} players.',
  'one-seat-each': 'One person, one seat.',
  'seats-open': 'Some seats are still open.',
  'already-started': 'This match has already started.',
  'not-started': 'This match has not started yet.',
  'not-over': 'This match is not over yet.',
  'not-alone': 'Several people play this match.',
  'other-game': 'This file is of another game: {game}.',
  'chat-seated-only': 'At this table only those who play may write.',
  'chat-muted': 'The host of this table does not let you write.',
  'chat-repeated': 'You have said that a few times now.',
  'sits-here': 'Whoever sits at the table may always write.',
  quarantined: 'This match cannot be played on: {problem}',
  'needs-rules': 'This match waits for its rules. It {problem}',
  'host-failed': 'The rules did not answer in time. Nothing was done.',
  'rules-failed': 'The rules broke on this. Nothing was done.',
  'storage-failed': 'This could not be kept, so it was not done. Try again.',
  'server-failed': 'Something broke on the server. Try again.',
  'not-allowed': 'This token does not allow that.',
} as const;

/** What a table refuses before it has begun in the words of one that has. */
type SharedCode = 'no-such-seat' | 'already-seated' | 'seat-taken' | 'not-the-host' | 'not-seated' | 'match-ended';

export type LiveCode = keyof typeof LIVE_MESSAGES | SharedCode;

export function refusal(code: LiveCode, params: Refusal['params'] = {}): RefusalInfo {
  return {
    code,
    params: { ...params } as RefusalInfo['params'],
    message: refusalText({ code, params }, { ...ROOM_MESSAGES, ...LIVE_MESSAGES }),
  };
}

export function refused(code: LiveCode, params?: Refusal['params']): Done<never> {
  return { ok: false, refusal: refusal(code, params) };
}

export function done<T>(value: T): Done<T> {
  return { ok: true, value };
}
