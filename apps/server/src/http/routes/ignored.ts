import { IgnoredPerson, PlayerId } from '@tessera/protocol';
import * as z from 'zod';
import type { Identity } from '../../identity/identity.ts';
import { type Route, route } from '../route.ts';

const tag = 'people';
const path = '/api/me/ignored/:id';
const input = { params: z.object({ id: PlayerId }) };

/** Routes of the ignore list. */
export function ignoredRoutes(identity: Identity): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/me/ignored',
      name: 'listIgnored',
      summary: 'Those whose lines this person does not want to see, the last first',
      tag,
      need: 'session',
      input: {},
      answer: z.array(IgnoredPerson),
      run: async ({ caller }) => ({ ok: true, value: await identity.ignored(caller) }),
    }),
    route({
      method: 'PUT',
      path,
      name: 'ignorePerson',
      summary: 'Hide the chat lines of a person, without a notification',
      tag,
      need: 'session',
      limit: 'make',
      input,
      run: ({ input: { params }, caller }) => identity.ignore(caller, params.id),
    }),
    route({
      method: 'DELETE',
      path,
      name: 'hearAgain',
      summary: 'Show the chat lines of a person again',
      tag,
      need: 'session',
      input,
      run: ({ input: { params }, caller }) => identity.hearAgain(caller, params.id),
    }),
  ];
}
