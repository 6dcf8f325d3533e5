import { MatchInfo, Problem } from '@tessera/protocol';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type * as z from 'zod';
import type { Visitor } from './testApp.ts';

/** A match that somebody might wish for. */
export const WISH = { game: 'gomoku', seats: [{ kind: 'me' }, { kind: 'open' }] };
export const ADA = { name: 'Ada', password: 'correct horse' };

/** The status and the code of a problem; fails unless it is one. */
export function problem(response: LightMyRequestResponse): [number, string] {
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const { status, code } = Problem.parse(response.json());
  expect(response.statusCode).toBe(status);
  return [status, code];
}

/** What was answered; fails unless it is what the schema says. */
export function answered<T extends z.ZodType>(response: LightMyRequestResponse, schema: T, status = 200): z.infer<T> {
  expect([response.statusCode, response.body]).toEqual([status, response.body]);
  return schema.parse(response.json());
}

/** The id of a match that this person has made. */
export async function newMatch(host: Visitor, wish: object = WISH): Promise<string> {
  return answered(await host.ask('POST', '/api/matches', wish), MatchInfo, 201).id;
}
