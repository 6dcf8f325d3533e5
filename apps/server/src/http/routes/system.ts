import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { countRefusal, type Metrics } from '../../metrics/metrics.ts';
import { type Result, refusal, refuse } from '../../result.ts';
import { refusalCodeOf, sendProblem } from '../problem.ts';
import { openRoute, type Route } from '../route.ts';

const State = z.object({ status: z.literal('ok') });

/** Routes for operators. */
export function systemRoutes(ready: (() => Promise<void>) | undefined): Route[] {
  const tag = 'system';
  return [
    openRoute({
      method: 'GET',
      path: '/api/health',
      name: 'getHealth',
      summary: 'Whether the process answers',
      tag,
      ignoresCaller: true,
      input: {},
      answer: State,
      run: async () => ({ ok: true, value: { status: 'ok' } }),
    }),
    openRoute({
      method: 'GET',
      path: '/api/ready',
      name: 'getReady',
      summary: 'Whether people can be sent here',
      tag,
      ignoresCaller: true,
      input: {},
      answer: State,
      run: async ({ request }): Promise<Result<z.infer<typeof State>>> => {
        try {
          await ready?.();
          return { ok: true, value: { status: 'ok' } };
        } catch (error) {
          request.log.warn({ err: error }, 'readiness check failed');
          return refuse('not-ready');
        }
      },
    }),
  ];
}

/**
 * Measures the time of each answer, and serves the metrics in Prometheus' format to clients with the token. Without a
 * configured token the page does not exist.
 */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  const { registry, requestSeconds } = metrics;
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    requestSeconds.observe(labels, reply.elapsedTime / 1000);
    const code = refusalCodeOf(reply);
    if (code !== undefined) countRefusal(metrics, code);
  });
  if (token === undefined) return;
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async ({ headers }, reply) => {
    const isKnown = timingSafeEqual(digest(headers.authorization ?? ''), expected);
    if (!isKnown) return sendProblem(reply, refusal('bad-token'));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
