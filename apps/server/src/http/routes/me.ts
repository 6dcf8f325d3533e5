import { Credentials, Me, PasswordChange, SessionInfo } from '@tessera/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Admission, COOKIE, type Identity } from '../../identity/identity.ts';
import { CleanName } from '../../identity/name.ts';
import type { Person } from '../../identity/person.ts';
import { addressKey } from '../../limits/address.ts';
import type { RateLimits } from '../../limits/limits.ts';
import type { Result } from '../../result.ts';
import { charge, payerOf } from '../limits.ts';
import { RowId } from '../parameters.ts';
import { openRoute, type Route, route } from '../route.ts';

/** The longest lifetime of a cookie in browsers; the session behind it may end sooner. */
const COOKIE_SECONDS = 400 * 86_400;
export const COOKIE_SETTINGS = { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } as const;
const NamedCredentials = Credentials.extend({ name: CleanName });

/** Routes of the caller's identity and browser sessions. */
export function meRoutes(identity: Identity, limits: RateLimits): Route[] {
  const tag = 'people';
  return [
    openRoute({
      method: 'GET',
      path: '/api/me',
      name: 'getMe',
      summary: 'The person behind this browser or token; a stranger becomes a guest',
      tag,
      input: {},
      answer: Me,
      run: async ({ caller, request, reply }) => {
        if (caller) {
          const cookie = caller.via.kind === 'session' ? identity.freshCookie(request.headers.cookie) : undefined;
          if (cookie !== undefined) keepCookie(reply, cookie);
          return { ok: true, value: meOf(caller) };
        }
        const refusal = charge(limits, 'guest', payerOf(request));
        if (refusal) return { ok: false, refusal };
        return admit(reply, { ok: true, value: await identity.newGuest(agentOf(request)) });
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/me',
      name: 'renameMe',
      summary: 'Take another name',
      tag,
      need: 'session',
      // Limited, because every attempt reveals whether a name is taken.
      limit: 'make',
      input: { body: z.strictObject({ name: CleanName }) },
      answer: Me,
      run: ({ input: { body }, caller }) => identity.rename(caller, body.name),
    }),
    route({
      method: 'POST',
      path: '/api/me/register',
      name: 'register',
      summary: 'Turn this guest into an account; matches stay theirs',
      tag,
      need: 'session',
      limit: 'login',
      input: { body: NamedCredentials },
      answer: Me,
      run: async ({ input: { body }, caller, reply }) => admit(reply, await identity.register(caller, body)),
    }),
    route({
      method: 'PUT',
      path: '/api/me/password',
      name: 'changePassword',
      summary: 'Take another password; all other sessions and all tokens of this person end',
      tag,
      need: 'session',
      limit: 'login',
      input: { body: PasswordChange },
      answer: Me,
      run: async ({ input: { body }, caller, reply }) => admit(reply, await identity.changePassword(caller, body)),
    }),
    openRoute({
      method: 'POST',
      path: '/api/session',
      name: 'logIn',
      summary: 'Log in with name and password; replaces the previous session of this browser',
      tag,
      limit: 'login',
      input: { body: NamedCredentials },
      answer: Me,
      run: async ({ input: { body }, caller, request, reply }) =>
        admit(reply, await identity.logIn(body, agentOf(request), { before: caller, address: addressKey(request.ip) })),
    }),
    route({
      method: 'DELETE',
      path: '/api/session',
      name: 'logOut',
      summary: 'Log out of this browser; a guest who does so is gone for good',
      tag,
      need: 'session',
      input: {},
      run: ({ caller, reply }) => {
        reply.clearCookie(COOKIE, COOKIE_SETTINGS);
        return identity.endSession(caller, caller.via.id);
      },
    }),
    route({
      method: 'GET',
      path: '/api/sessions',
      name: 'listSessions',
      summary: 'The browsers in which this person is known',
      tag,
      need: 'session',
      input: {},
      answer: z.array(SessionInfo),
      run: async ({ caller }) => ({ ok: true, value: await identity.sessions(caller) }),
    }),
    route({
      method: 'DELETE',
      path: '/api/sessions',
      name: 'endEverythingElse',
      summary: 'Log out everywhere else, and revoke all tokens',
      tag,
      need: 'session',
      input: {},
      run: ({ caller }) => identity.endEverythingElse(caller),
    }),
    route({
      method: 'DELETE',
      path: '/api/sessions/:id',
      name: 'endSession',
      summary: 'Log out of another browser',
      tag,
      need: 'session',
      input: { params: z.object({ id: RowId }) },
      run: ({ input: { params }, caller }) => identity.endSession(caller, params.id),
    }),
  ];
}

/** Hands the browser its cookie along with the answer. */
export function admit(reply: FastifyReply, done: Result<Admission>): Result<Me> {
  if (!done.ok) return done;
  keepCookie(reply, done.value.cookie);
  return { ok: true, value: meOf(done.value.caller) };
}

function keepCookie(reply: FastifyReply, cookie: string): void {
  reply.setCookie(COOKIE, cookie, { ...COOKIE_SETTINGS, maxAge: COOKIE_SECONDS });
}

function meOf({ id, name, guest }: Person): Me {
  return { id, name, guest };
}

export function agentOf(request: FastifyRequest): string {
  return request.headers['user-agent'] ?? '';
}
