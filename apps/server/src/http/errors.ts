import type { RefusalInfo } from '@tessera/protocol';
import type { CommonRefusal } from '@tessera/text';
import type { FastifyError, FastifyInstance } from 'fastify';
import { SessionsUnreachable } from '../identity/sessions.ts';
import { refusal } from '../result.ts';
import { isUnwritable } from '../storage/storageProblems.ts';
import { BodyError } from './body.ts';
import { sendProblem } from './problem.ts';

/** Fastify's errors that the sender caused, by refusal code. */
const SENDERS_FAULTS: Readonly<Record<string, CommonRefusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-address',
  FST_ERR_BAD_URL: 'bad-address',
};

/** Answers every error as a problem document. Internal errors are logged, and the answer only names the log entry. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const fault = sendersFault(error);
    if (fault) return sendProblem(reply, fault);
    if (error instanceof SessionsUnreachable) {
      request.log.warn({ err: error }, 'session lookup failed');
      return sendProblem(reply, refusal('not-ready'));
    }
    request.log.error({ err: error }, 'request failed');
    if (isUnwritable(error)) return sendProblem(reply, refusal('storage-failed'));
    return sendProblem(reply, refusal('broken', { request: request.id }));
  });
}

/** Returns the refusal for an error of the sender, or undefined if the error is ours. */
export function sendersFault(error: FastifyError): RefusalInfo | undefined {
  if (error instanceof BodyError) return refusal('bad-json', { problem: error.message });
  const code = SENDERS_FAULTS[error.code];
  if (code) return refusal(code);
  // The library for static files has its own errors, all about the path.
  return error.statusCode !== undefined && error.statusCode < 500 ? refusal('bad-address') : undefined;
}
