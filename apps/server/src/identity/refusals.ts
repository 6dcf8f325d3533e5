import { type Json, refuse } from '@tessera/kernel';
import { refusalInfo } from '@tessera/room';
import type { Done } from '../live/matches.ts';

/** Why identity refuses something, in English. */
export const IDENTITY_MESSAGES = {
  'wrong-credentials': 'There is no account with this name and password.',
  'wrong-password': 'That is not the password of this account.',
  'no-account': 'A guest has no password; make an account first.',
  'name-taken': 'Somebody has an account with the name {name}, or with one that looks like it.',
  'already-registered': 'This person has an account already.',
  'wait-to-log-in': 'Too many failed attempts with this name; try again in {seconds} seconds.',
  'too-many-tokens': 'Nobody may have more than {most} tokens; revoke one first.',
  'no-such-session': 'There is no such session.',
  'no-such-token': 'There is no such token.',
  'no-such-person': 'There is no such person.',
  'not-yourself': 'Nobody can ignore themselves.',
  'too-many-ignored': 'Nobody may ignore more than {most} people; hear somebody again first.',
} as const;

type IdentityRefusal = keyof typeof IDENTITY_MESSAGES;

/** A request that identity refuses, with what its sentence needs. */
export function refused(code: IdentityRefusal, params: Readonly<Record<string, Json>> = {}): Done<never> {
  return { ok: false, refusal: refusalInfo(refuse(code, params), IDENTITY_MESSAGES) };
}
