import { MatchInfo, Problem } from '@tessera/protocol';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type * as z from 'zod';
import type { AppVisitor } from './testApp.ts';

/** A sample request for a match. */
export const WISH = { game: 'gomoku', seats: [{ kind: 'me' }, { kind: 'open' }] };
export const ADA = { name: 'Ada', password: 'correct horse' };

/** Returns the status and the code of a problem document; fails if the answer is not one. */
export function problem(response: LightMyRequestResponse): [number, string] {
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const { status, code } = Problem.parse(response.json());
  expect(response.statusCode).toBe(status);
  return [status, code];
}

/** Returns the parsed answer; fails unless it matches the schema. */
export function parseAnswer<T extends z.ZodType>(
  response: LightMyRequestResponse,
  schema: T,
  status = 200,
): z.infer<T> {
  expect([response.statusCode, response.body]).toEqual([status, response.body]);
  return schema.parse(response.json());
}

/** Creates a match for this person; returns its id. */
export async function newMatch(host: AppVisitor, wish: object = WISH): Promise<string> {
  return parseAnswer(await host.ask('POST', '/api/matches', wish), MatchInfo, 201).id;
}
