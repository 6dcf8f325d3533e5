import { TokenInfo, TokenRequest } from '@tessera/protocol';
import * as z from 'zod';
import type { Identity } from '../../identity/identity.ts';
import { RowId } from '../parameters.ts';
import { type Route, route } from '../route.ts';

/** Routes of API tokens, with which programs act for a person. */
export function tokenRoutes(identity: Identity): Route[] {
  const tag = 'tokens';
  return [
    route({
      method: 'GET',
      path: '/api/tokens',
      name: 'listTokens',
      summary: 'The tokens of this person, without their secrets',
      tag,
      need: 'session',
      input: {},
      answer: z.array(TokenInfo),
      run: async ({ caller }) => ({ ok: true, value: await identity.tokens(caller) }),
    }),
    route({
      method: 'POST',
      path: '/api/tokens',
      name: 'makeToken',
      summary: 'Make a token; it is shown this once',
      tag,
      need: 'session',
      limit: 'make',
      input: { body: TokenRequest },
      status: 201,
      answer: TokenInfo.extend({ token: z.string() }),
      run: ({ input: { body }, caller }) => identity.newToken(caller, body),
    }),
    route({
      method: 'DELETE',
      path: '/api/tokens/:id',
      name: 'revokeToken',
      summary: 'Revoke a token',
      tag,
      need: 'session',
      input: { params: z.object({ id: RowId }) },
      run: ({ input: { params }, caller }) => identity.revokeToken(caller, params.id),
    }),
  ];
}
