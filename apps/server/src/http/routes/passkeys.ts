import { Me, NewPasskey, PasskeyInfo, PasskeyOptions, PasskeyProof } from '@tessera/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Identity } from '../../identity/identity.ts';
import { type RelyingParty, relyingParty } from '../../network/relyingParty.ts';
import { ok, type Result, refuse } from '../../result.ts';
import { type Route, route } from '../route.ts';
import { admit, agentOf } from './me.ts';

const tag = 'people';

/** Passkeys of an account, beside its password. `origins`: the addresses of this server. */
export function passkeyRoutes(identity: Identity, origins: readonly string[]): Route[] {
  const { passkeys } = identity;
  const at = async <T>(request: FastifyRequest, work: (site: RelyingParty) => Promise<Result<T>>) => {
    const site = relyingParty(request, origins);
    return site ? work(site) : refuse('passkeys-need-name');
  };
  return [
    route({
      method: 'GET',
      path: '/api/me/passkeys',
      name: 'listPasskeys',
      summary: 'The passkeys of this account',
      tag,
      need: 'session',
      input: {},
      answer: z.array(PasskeyInfo),
      run: async ({ caller }) => ok(await passkeys.list(caller.id)),
    }),
    route({
      method: 'POST',
      path: '/api/me/passkeys/options',
      name: 'beginPasskey',
      summary: 'Options to create a passkey; valid once in this session, for five minutes',
      tag,
      need: 'session',
      limit: 'login',
      input: {},
      answer: PasskeyOptions,
      run: ({ caller, request }) =>
        at(request, async (site) =>
          caller.guest ? refuse('no-account') : ok(await passkeys.registrationOptions(caller, site)),
        ),
    }),
    route({
      method: 'POST',
      path: '/api/me/passkeys',
      name: 'addPasskey',
      summary: 'Add the passkey that a browser has made; needs the password of the account',
      tag,
      need: 'session',
      limit: 'login',
      status: 201,
      input: { body: NewPasskey },
      answer: PasskeyInfo,
      run: ({ input: { body }, caller, request }) =>
        at(request, async (site) => {
          const known = await identity.checkPassword(caller, body.password);
          return known.ok ? passkeys.register(caller, site, body) : known;
        }),
    }),
    route({
      method: 'DELETE',
      path: '/api/me/passkeys/:id',
      name: 'removePasskey',
      summary: 'Remove a passkey of this account',
      tag,
      need: 'session',
      input: { params: z.object({ id: z.string().max(60) }) },
      run: async ({ input: { params }, caller }) =>
        (await passkeys.remove(caller.id, params.id)) ? ok(undefined) : refuse('no-such-passkey'),
    }),
    route({
      method: 'POST',
      path: '/api/session/passkey/options',
      name: 'beginPasskeyLogIn',
      summary: 'Options to prove a passkey; valid once in this session, for five minutes',
      tag,
      need: 'session',
      limit: 'login',
      input: {},
      answer: PasskeyOptions,
      run: ({ caller, request }) => at(request, async (site) => ok(await passkeys.signInOptions(caller.via.id, site))),
    }),
    route({
      method: 'POST',
      path: '/api/session/passkey',
      name: 'logInWithPasskey',
      summary: 'Log in with a passkey; the guest that this browser was is gone from it',
      tag,
      need: 'session',
      limit: 'login',
      input: { body: PasskeyProof },
      answer: Me,
      run: ({ input: { body }, caller, request, reply }) =>
        at(request, async (site) =>
          admit(reply, await identity.logInWithPasskey(caller, site, body, agentOf(request))),
        ),
    }),
  ];
}
