import { basename, sep } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../result.ts';
import { sendProblem } from './problem.ts';

const PAGE = 'index.html';
const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
/** Folder of the client's build for files with a hash in their name. */
const HASHED = `${sep}assets${sep}`;

/** Serves the web client: its files, and its page for every path that a person may open. */
export async function serveClient(app: FastifyInstance, root: string | undefined): Promise<void> {
  if (root !== undefined) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', path.includes(HASHED) ? A_YEAR : ASK_EACH_TIME);
        // A service worker may control the whole site only with this header.
        if (basename(path).startsWith('sw.js')) reply.setHeader('service-worker-allowed', '/');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    if (root !== undefined && opensAPage(request.method, path, request.headers.accept)) return reply.sendFile(PAGE);
    return sendProblem(reply, refusal('no-such-route', { path }));
  });
}

/** Whether a browser navigates to a page of the client, as opposed to a missing file. */
function opensAPage(method: string, path: string, accept = ''): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return accept.includes('text/html') && !/^\/(?:api|docs|assets|socket\.io|metrics)(?:\/|$)/.test(path);
}
