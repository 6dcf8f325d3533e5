import { type Refusal, refusalText } from '@tessera/kernel';
import type { RefusalInfo } from '@tessera/protocol';
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
  'no-such-seat': 'There is no seat {seat} at this table.',
  'no-such-level': 'There is no level {level} in this game.',
  'seats-do-not-fit': '{game} is for {min} to {max} players.',
  'one-seat-each': 'One person, one seat.',
  'already-seated': 'You already sit at this table.',
  'seat-taken': 'Somebody sits there.',
  'not-absent-yet': 'Whoever sits there has not been away for long enough.',
  'not-the-host': 'Only the host of this match may do that.',
  'not-seated': 'Only somebody who sits at this table may do that.',
  'seats-open': 'Some seats are still open.',
  'already-started': 'This match has already started.',
  'not-started': 'This match has not started yet.',
  'not-over': 'This match is not over yet.',
  'not-alone': 'Several people play this match.',
  'other-game': 'This file is of another game: {game}.',
  'match-ended': 'This match has ended.',
  quarantined: 'This match cannot be played on: {problem}',
  'host-failed': 'The rules did not answer in time. Nothing was done.',
  'rules-failed': 'The rules broke on this. Nothing was done.',
  'storage-failed': 'This could not be kept, so it was not done. Try again.',
  'server-failed': 'Something broke on the server. Try again.',
  'not-allowed': 'This token does not allow that.',
} as const;

export type LiveCode = keyof typeof LIVE_MESSAGES;

export function refusal(code: LiveCode, params: Refusal['params'] = {}): RefusalInfo {
  return {
    code,
    params: { ...params } as RefusalInfo['params'],
    message: refusalText({ code, params }, LIVE_MESSAGES),
  };
}

export function refused(code: LiveCode, params?: Refusal['params']): Done<never> {
  return { ok: false, refusal: refusal(code, params) };
}

export function done<T>(value: T): Done<T> {
  return { ok: true, value };
}
