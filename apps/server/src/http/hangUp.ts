import type { FastifyReply } from 'fastify';

/** Aborted when whoever asked goes away before the answer is there. */
export function hangUp({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort();
  });
  return gone.signal;
}
