import { Readable } from 'node:stream';
import { AccountDeletion } from '@tessera/protocol';
import { COOKIE, type Identity } from '../../identity/identity.ts';
import { ConcurrencyLimit } from '../../limits/concurrencyLimit.ts';
import type { Erasures } from '../../personalData/erasures.ts';
import { type PersonalFileSettings, personalFile } from '../../personalData/personalFile.ts';
import { ok, refuse } from '../../result.ts';
import { RawAnswer, type Route, route } from '../route.ts';
import { COOKIE_SETTINGS } from './me.ts';

export interface PersonalDataSettings extends Pick<PersonalFileSettings, 'storage' | 'subscriptions'> {
  readonly erasures: Pick<Erasures, 'erase'>;
}

/** Routes for the download and the deletion of a person's data. */
export function personalDataRoutes(
  identity: Identity,
  matches: PersonalFileSettings['matches'],
  { storage, subscriptions, erasures }: PersonalDataSettings,
): Route[] {
  const tag = 'people';
  const downloads = new ConcurrencyLimit(1);
  return [
    route({
      method: 'GET',
      path: '/api/me/data',
      name: 'downloadMyData',
      summary: 'Everything that is kept about this person, as one file',
      tag,
      need: 'session',
      limit: 'download',
      answerType: 'application/json',
      input: {},
      run: async ({ caller, reply }) => {
        const leave = downloads.enter(caller.id);
        if (!leave) return refuse('too-busy');
        const stream = Readable.from(personalFile({ storage, subscriptions, identity, matches }, caller));
        stream.once('close', leave);
        reply.header('content-disposition', 'attachment; filename="tessera-my-data.json"');
        return ok(new RawAnswer('application/json; charset=utf-8', stream));
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/delete',
      name: 'deleteMe',
      summary: 'Delete this person for good; the owner of an account proves it by the password',
      tag,
      need: 'session',
      limit: 'login',
      input: { body: AccountDeletion },
      run: async ({ input: { body }, caller, reply }) => {
        const known = caller.guest ? ok(undefined) : await identity.checkPassword(caller, body.password ?? '');
        if (!known.ok) return known;
        await erasures.erase(caller.id);
        reply.clearCookie(COOKIE, COOKIE_SETTINGS);
        return ok(undefined);
      },
    }),
  ];
}
