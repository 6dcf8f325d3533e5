import { Me, TokenInfo } from '@tessera/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { newMatch, parseAnswer, problem, WISH } from '../testing/answers.ts';
import { type AppVisitor, newProgram, newVisitor, type TestApp, testApp, visitor } from '../testing/testApp.ts';

let here: TestApp;
let ann: AppVisitor;

beforeEach(async () => {
  here = await testApp();
  ann = await newVisitor(here.app);
});

afterEach(() => here.app.close());

describe('tokens', () => {
  it('tokens are shown once, listed and revoked', async () => {
    const made = await ann.ask('POST', '/api/tokens', { name: 'a program', scopes: ['read'] });
    const { token, ...info } = parseAnswer(made, TokenInfo.extend({ token: z.string() }), 201);
    expect(parseAnswer(await ann.ask('GET', '/api/tokens'), z.array(TokenInfo))).toEqual([info]);
    expect((await ann.ask('GET', '/api/tokens')).body).not.toContain(token);
    const program = visitor(here.app, ann.id, { authorization: `Bearer ${token}` });
    expect(parseAnswer(await program.ask('GET', '/api/me'), Me).id).toBe(ann.id);
    expect((await ann.ask('DELETE', `/api/tokens/${info.id}`)).statusCode).toBe(204);
    expect(problem(await program.ask('GET', '/api/me'))).toEqual([401, 'bad-token']);
    expect(problem(await ann.ask('DELETE', `/api/tokens/${info.id}`))).toEqual([404, 'no-such-token']);
    expect(problem(await ann.ask('POST', '/api/tokens', { name: 'x', scopes: ['all'] }))).toEqual([400, 'bad-input']);
  });

  it("tokens allow what their scopes say, and no request about the person's identity", async () => {
    const id = await newMatch(ann);
    const reader = await newProgram(here.app, ann, ['read']);
    expect((await reader.ask('GET', `/api/matches/${id}`)).statusCode).toBe(200);
    expect(problem(await reader.ask('POST', '/api/matches', WISH))).toEqual([403, 'wrong-scope']);
    expect(problem(await reader.ask('PUT', `/api/matches/${id}/seats/1`, { kind: 'me' }))).toEqual([
      403,
      'wrong-scope',
    ]);
    const player = await newProgram(here.app, ann, ['play']);
    expect((await player.ask('PUT', `/api/matches/${id}/seats/1`, { kind: 'me' })).statusCode).toBe(200);
    expect(problem(await player.ask('POST', `/api/matches/${id}/start`))).toEqual([403, 'wrong-scope']);
    for (const [method, url] of [
      ['GET', '/api/sessions'],
      ['POST', '/api/tokens'],
      ['PATCH', '/api/me'],
    ] as const) {
      expect(problem(await player.ask(method, url))).toEqual([403, 'session-only']);
    }
  });
});
