import type { FastifyInstance } from 'fastify';
import { isPlainJson } from '../network/plainJson.ts';

/** Nothing that this API is asked needs more. */
export const BODY_LIMIT = 64 * 1024;

/**
 * Reads JSON, and nothing else, into bodies: no prototype keys, not too deep, and an empty body is no body. A route that takes the text
 * gets a long one (a match file of megabytes) unread: the archive reads it, apart from the event loop that everybody shares.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8');
    if (text === '') return done(null, undefined);
    const { rawBody } = request.routeOptions.config;
    if (rawBody && text.length > BODY_LIMIT) return done(null, text);
    return parse(request, text, (error, value) => {
      if (error) done(new BodyError(error.message));
      else if (!isPlainJson(value)) done(new BodyError('it is nested too deeply'));
      else done(null, rawBody ? text : value);
    });
  });
}

/** A body that says nothing. */
export class BodyError extends Error {
  readonly code = 'bad-json';

  constructor(message: string) {
    super(message);
    this.name = 'BodyError';
  }
}
