import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/** Both `src` and `dist` are beside `src`: a page is not a module, so it is never built. */
const FOLDER = new URL('../../src/http/docs/', import.meta.url);
const FILES = [
  { path: '/api/docs', file: 'index.html', type: 'text/html; charset=utf-8' },
  { path: '/api/docs/docs.js', file: 'docs.js', type: 'text/javascript; charset=utf-8' },
  { path: '/api/docs/docs.css', file: 'docs.css', type: 'text/css; charset=utf-8' },
] as const;

/** Serves the description of the API, and a page to read it on. */
export async function serveDocs(app: FastifyInstance, describe: () => object): Promise<void> {
  // Built on first use: it takes as long as the rest of a server start, and is rarely requested.
  let text: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(describe());
    return reply.type('application/json').send(text);
  });
  for (const { path, file, type } of FILES) {
    const content = await readFile(new URL(file, FOLDER), 'utf8');
    app.get(path, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(content));
  }
}
