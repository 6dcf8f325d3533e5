import type { FastifyReply } from 'fastify';

/** Returns a signal that is aborted when the client disconnects before the answer is complete. */
export function hangUp({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort();
  });
  return gone.signal;
}
