import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LongText } from '../live/matchApi.ts';
import type { Result } from '../result.ts';
import { RawAnswer } from './route.ts';

const JSON_TEXT = 'application/json; charset=utf-8';

/** Streams a long text while it is computed; answers 304 if the client has an unchangeable one already. */
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

/** Makes a browser save the answer as the file of a match. */
export function attach(reply: FastifyReply, match: string): void {
  reply.header('content-disposition', `attachment; filename="tessera-${match}.json"`);
}
