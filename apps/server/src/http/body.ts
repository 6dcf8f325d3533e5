import type { FastifyInstance } from 'fastify';
import { isPlainJson } from '../network/plainJson.ts';

/** Enough for every request of this API. */
export const BODY_LIMIT = 64 * 1024;

/**
 * Parses JSON bodies and nothing else: no prototype keys, limited depth, and an empty body counts as none. Routes with
 * `rawBody` get the text after these checks.
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

/** An invalid body. */
export class BodyError extends Error {
  readonly code = 'bad-json';

  constructor(message: string) {
    super(message);
    this.name = 'BodyError';
  }
}
