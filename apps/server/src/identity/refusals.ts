import { type Json, refuse } from '@tessera/kernel';
import { refusalInfo } from '@tessera/room';
import type { Done } from '../live/matches.ts';

/** Why identity refuses something, in English. */
const MESSAGES = {
  'wrong-credentials': 'There is no account with this name and password.',
  'name-taken': 'Somebody has an account with the name {name}.',
  'already-registered': 'This person has an account already.',
  'wait-to-log-in': 'Too many failed attempts with this name; try again in {seconds} seconds.',
  'too-many-tokens': 'Nobody may have more than {most} tokens; revoke one first.',
  'no-such-session': 'There is no such session.',
  'no-such-token': 'There is no such token.',
} as const;

type IdentityRefusal = keyof typeof MESSAGES;

/** A request that identity refuses, with what its sentence needs. */
export function refused(code: IdentityRefusal, params: Readonly<Record<string, Json>> = {}): Done<never> {
  return { ok: false, refusal: refusalInfo(refuse(code, params), MESSAGES) };
}
