import type { RefusalInfo } from '@tessera/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { BodyError } from './body.ts';
import { type HttpRefusal, httpRefusal, sendProblem } from './problem.ts';

/** Fastify's own errors that are the sender's doing, and what we call them. */
const SENDERS_FAULTS: Readonly<Record<string, HttpRefusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-address',
  FST_ERR_BAD_URL: 'bad-address',
};

/** Every error is answered as a problem; those of our own are logged and say nothing but where to look. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = sendersFault(error);
    if (refusal) return sendProblem(reply, refusal);
    request.log.error({ err: error }, 'a request failed');
    return sendProblem(reply, httpRefusal('broken', { request: request.id }));
  });
}

/** What the sender did wrong, or nothing when the error is ours. */
export function sendersFault(error: FastifyError): RefusalInfo | undefined {
  if (error instanceof BodyError) return httpRefusal('bad-json', { problem: error.message });
  const code = SENDERS_FAULTS[error.code];
  if (code) return httpRefusal(code);
  // The web client's files are looked up by a library with errors of its own, all about the path.
  return error.statusCode !== undefined && error.statusCode < 500 ? httpRefusal('bad-address') : undefined;
}
