import { STATUS_CODES } from 'node:http';
import { type Json, refuse } from '@tessera/kernel';
import type { Problem, RefusalInfo } from '@tessera/protocol';
import { refusalInfo } from '@tessera/room';
import type { FastifyReply } from 'fastify';
import { LIVE_MESSAGES } from '../live/refusals.ts';

/** What the API itself refuses, with its HTTP status and its sentence. What others refuse comes with its own sentence. */
const HTTP_REFUSALS = {
  'bad-input': [400, 'The request does not fit: {problem} at {path}.'],
  'bad-json': [400, 'The body is not JSON that can be read here: {problem}.'],
  'bad-address': [400, 'The address cannot be read.'],
  'not-signed-in': [401, 'Nobody is signed in: ask GET /api/me for a guest first, or send a token.'],
  'bad-token': [401, 'This token is not, or no longer, known.'],
  'wrong-scope': [403, 'This token lacks the scope {scope}.'],
  'session-only': [403, 'This is for a person in a browser, not for a token.'],
  'missing-header': [403, 'Send the header x-tessera: 1, which other sites cannot.'],
  'wrong-origin': [403, 'Requests from other sites are not answered.'],
  'no-such-route': [404, 'There is nothing at {path}.'],
  'no-such-character': [404, 'You have no character {id} here.'],
  'no-such-game': [404, 'There is no game {game}.'],
  'no-seat-of-yours': [403, 'You have no seat in this match.'],
  'not-over': [409, 'The file of a match is given out once it is over.'],
  'too-many-streams': [429, 'Nobody may have more than {most} streams open.'],
  'too-large': [413, 'The body is too large.'],
  'wrong-type': [415, 'The body must be application/json.'],
  'too-many-requests': [429, 'Too many requests; try again in {seconds} seconds.'],
  'too-many-codes': [429, 'Too many codes that no table has; try again in {seconds} seconds.'],
  broken: [500, 'Something went wrong here; it is logged as {request}.'],
  'not-ready': [503, 'The server is not ready.'],
} as const;

/** After how long somebody may try again who found the server too busy. */
const BUSY_SECONDS = 5;

export type HttpRefusal = keyof typeof HTTP_REFUSALS;

/** Something the API refuses by itself. */
export function httpRefusal(code: HttpRefusal, params: Readonly<Record<string, Json>> = {}): RefusalInfo {
  return refusalInfo(refuse(code, params), { [code]: HTTP_REFUSALS[code][1] });
}

/** With which code answers were refused, until they have been sent. */
const refusedReplies = new WeakMap<FastifyReply, string>();

/** The code with which an answer was refused, if it was. */
export function refusalCodeOf(reply: FastifyReply): string | undefined {
  return refusedReplies.get(reply);
}

/** Answers with a refusal, as RFC 9457 has it. */
export function sendProblem(reply: FastifyReply, refusal: RefusalInfo): FastifyReply {
  const problem = problemOf(refusal);
  refusedReplies.set(reply, refusal.code);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  const { seconds } = refusal.params;
  if (typeof seconds === 'number') reply.header('retry-after', seconds);
  else if (refusal.code === 'too-busy') reply.header('retry-after', BUSY_SECONDS);
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}

/** A refusal as a document of its own. */
export function problemOf({ code, params, message }: RefusalInfo): Problem {
  const status = statusOf(code);
  return {
    type: `urn:tessera:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Refused',
    status,
    detail: message,
    code,
    params,
  };
}

/** What other parts refuse, where it is not simply against the state of the match. */
const OTHER_STATUSES: Readonly<Partial<Record<string, number>>> = {
  'no-such-level': 400,
  'malformed-action': 400,
  'other-game': 400,
  'pack-too-large': 413,
  'wrong-credentials': 401,
  'wrong-password': 403,
  'not-the-host': 403,
  'not-seated': 403,
  'not-allowed': 403,
  'unknown-seat': 404,
  'too-fast': 429,
  'too-many-bot-tables': 429,
  'too-many-unfinished': 429,
  'too-much-stored': 413,
  'match-too-large': 413,
  'too-busy': 503,
  'wait-to-log-in': 429,
  'rules-failed': 500,
  'server-failed': 500,
  'host-failed': 503,
  'storage-failed': 503,
};

function statusOf(code: string): number {
  if (isHttpRefusal(code)) return HTTP_REFUSALS[code][0];
  const other = Object.hasOwn(OTHER_STATUSES, code) ? OTHER_STATUSES[code] : undefined;
  if (other !== undefined) return other;
  if (code.startsWith('no-such-')) return 404;
  return code.startsWith('bad-') ? 400 : 409;
}

/** Whether it is the server that refuses with this code, and not the rules of a game. */
export function isServerRefusal(code: string): boolean {
  return isHttpRefusal(code) || Object.hasOwn(LIVE_MESSAGES, code) || Object.hasOwn(OTHER_STATUSES, code);
}

function isHttpRefusal(code: string): code is HttpRefusal {
  return Object.hasOwn(HTTP_REFUSALS, code);
}
