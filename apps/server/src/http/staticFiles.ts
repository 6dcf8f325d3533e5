import { basename, sep } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../result.ts';
import { sendProblem } from './problem.ts';

const PAGE = 'index.html';
const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
/** The client's build puts whatever has a hash in its name here. */
const HASHED = `${sep}assets${sep}`;

/** Serves the web client: its files, and its page for every address that a person may open. */
export async function serveClient(app: FastifyInstance, root: string | undefined): Promise<void> {
  if (root !== undefined) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', path.includes(HASHED) ? A_YEAR : ASK_EACH_TIME);
        // A service worker may only rule over the whole site if it is served with its leave.
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

/** A browser that goes to an address of the client, and not one that misses a file. */
function opensAPage(method: string, path: string, accept = ''): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return accept.includes('text/html') && !/^\/(?:api|docs|assets|socket\.io|metrics)(?:\/|$)/.test(path);
}
