import type { IncomingMessage } from 'node:http';
import { fastifyHelmet } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** A host that is safe in a header: a name or an address, optionally with a port. */
const PLAIN_HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Adds headers that restrict a page to this server. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Some browsers do not count sockets to the same host as 'self'.
        connectSrc: ["'self'", socketsHere],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: { includeSubDomains: false },
  });
}

function socketsHere({ headers }: IncomingMessage): string {
  const { host = '' } = headers;
  return PLAIN_HOST.test(host) ? `ws://${host} wss://${host}` : "'self'";
}
