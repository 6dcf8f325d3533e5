import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LongText } from '../live/matches.ts';
import type { Result } from '../result.ts';
import { RawAnswer } from './route.ts';

const JSON_TEXT = 'application/json; charset=utf-8';

/** Sends something long as it is worked out; whoever has it already, and it cannot change, is told so instead. */
export async function sendLong(
  { etag, open }: LongText,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<RawAnswer>> {
  const isKnown = etag !== undefined && request.headers['if-none-match'] === etag;
  const stream: Result<Readable | string> = isKnown ? { ok: true, value: '' } : await open();
  if (!stream.ok) return stream;
  if (etag !== undefined) reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (isKnown) reply.code(304);
  return { ok: true, value: new RawAnswer(JSON_TEXT, stream.value) };
}

/** Has a browser keep the answer as the file of a match. */
export function attach(reply: FastifyReply, match: string): void {
  reply.header('content-disposition', `attachment; filename="tessera-${match}.json"`);
}
