import { fileURLToPath } from 'node:url';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Output folder of `npm run docs`; both `src` and `dist` are five folders below the repository. */
export const DOCUMENTS = fileURLToPath(new URL('../../../../docs/dist', import.meta.url));

/** Serves the documents at `/docs`, if they have been built. Paths have no extensions: `/docs/guides/write-a-game`. */
export async function serveDocuments(app: FastifyInstance, root: string | undefined): Promise<void> {
  if (root === undefined) return;
  await app.register(fastifyStatic, {
    root,
    prefix: '/docs/',
    prefixAvoidTrailingSlash: false,
    // The web client has registered its own decorator.
    decorateReply: false,
    extensions: ['html'],
    cacheControl: false,
    setHeaders: (reply) => {
      reply.setHeader('cache-control', 'no-cache');
    },
  });
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
}
