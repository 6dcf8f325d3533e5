import { STATUS_CODES } from 'node:http';
import type { Problem, RefusalInfo } from '@tessera/protocol';
import { type CommonRefusal, createGameFormatter, createTranslator, type GameFormatter, house } from '@tessera/text';
import type { FastifyReply } from 'fastify';

/** `Retry-After` of an overloaded server, in seconds. */
const BUSY_SECONDS = 5;

/** Texts of refusals: the common ones, or those of a game for its rules. */
export type Sentences = Pick<GameFormatter, 'refusal'>;

const HOUSE: Sentences = createGameFormatter({ params: {} }, createTranslator('en', house.en));

/** Refusal codes of replies that are not sent yet. */
const refusedReplies = new WeakMap<FastifyReply, string>();

/** Returns the refusal code of a reply, if it is a refusal. */
export function refusalCodeOf(reply: FastifyReply): string | undefined {
  return refusedReplies.get(reply);
}

/** Answers with a refusal as a problem document (RFC 9457). */
export function sendProblem(reply: FastifyReply, refusal: RefusalInfo, sentences?: Sentences): FastifyReply {
  const problem = problemOf(refusal, sentences);
  refusedReplies.set(reply, refusal.code);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  const { seconds } = refusal.params;
  if (typeof seconds === 'number') reply.header('retry-after', seconds);
  else if (refusal.code === 'too-busy') reply.header('retry-after', BUSY_SECONDS);
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}

/** Returns the problem document of a refusal, with its text in English. */
export function problemOf({ code, params }: RefusalInfo, sentences = HOUSE): Problem {
  const status = statusOf(code);
  return {
    type: `urn:tessera:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Refused',
    status,
    detail: sentences.refusal({ code, params }),
    code,
    params,
  };
}

function isOfTheHouse(code: string): code is CommonRefusal {
  return Object.hasOwn(house.en.refusal, code);
}

/** Statuses other than 409 (conflict with the state of the match), 404 (not found) and 400 (not understood). */
const STATUSES: Readonly<Partial<Record<CommonRefusal, number>>> = {
  'no-such-level': 400,
  'malformed-action': 400,
  'other-game': 400,
  'not-signed-in': 401,
  'bad-token': 401,
  'wrong-credentials': 401,
  'wrong-scope': 403,
  'session-only': 403,
  'missing-header': 403,
  'wrong-origin': 403,
  'wrong-host': 421,
  'no-seat-of-yours': 403,
  'wrong-password': 403,
  'bad-passkey': 403,
  'mail-needs-account': 403,
  'other-account': 403,
  'mail-off': 404,
  'not-the-host': 403,
  'not-seated': 403,
  'not-allowed': 403,
  'unknown-seat': 404,
  'too-large': 413,
  'pack-too-large': 413,
  'too-much-stored': 413,
  'match-too-large': 413,
  'match-log-full': 413,
  'wrong-type': 415,
  'too-many-streams': 429,
  'too-many-requests': 429,
  'too-many-codes': 429,
  'too-fast': 429,
  'too-many-bot-tables': 429,
  'too-many-unfinished': 429,
  'too-much-written': 429,
  'match-hangs': 429,
  'wait-to-log-in': 429,
  broken: 500,
  'rules-failed': 500,
  'server-failed': 500,
  'not-ready': 503,
  'too-busy': 503,
  'host-failed': 503,
  'storage-failed': 503,
};

function statusOf(code: string): number {
  const status = isOfTheHouse(code) ? STATUSES[code] : undefined;
  if (status !== undefined) return status;
  if (code.startsWith('no-such-')) return 404;
  return code.startsWith('bad-') ? 400 : 409;
}
