import { fileURLToPath } from 'node:url';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where `npm run docs` writes the site of the documents; both `src` and `dist` are five folders below the repository. */
export const DOCUMENTS = fileURLToPath(new URL('../../../../docs/dist', import.meta.url));

/** Shows the documents at `/docs`, where they have been built. Addresses have no endings: `/docs/guides/write-a-game`. */
export async function serveDocuments(app: FastifyInstance, root: string | undefined): Promise<void> {
  if (root === undefined) return;
  await app.register(fastifyStatic, {
    root,
    prefix: '/docs/',
    prefixAvoidTrailingSlash: false,
    // The web client has those of its own.
    decorateReply: false,
    extensions: ['html'],
    cacheControl: false,
    setHeaders: (reply) => {
      reply.setHeader('cache-control', 'no-cache');
    },
  });
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
}
