import { fastifyRateLimit } from '@fastify/rate-limit';
import type { RefusalInfo } from '@tessera/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpRefusal } from './problem.ts';

/** How often something may be asked, by whom, in so many seconds. */
const LIMITS = {
  /** Anything under /api. */
  address: { by: 'address', most: 1200, seconds: 60 },
  caller: { by: 'caller', most: 600, seconds: 60 },
  /** Being let in as somebody new. */
  guest: { by: 'address', most: 30, seconds: 600 },
  /** Trying a password, or making an account. */
  login: { by: 'address', most: 20, seconds: 300 },
  /** Making matches and tokens. */
  create: { by: 'caller', most: 30, seconds: 60 },
} as const;

export type LimitName = keyof typeof LIMITS;

/** Why this request has to wait, or nothing. Asking counts. */
export type Limits = (name: LimitName, request: FastifyRequest) => Promise<RefusalInfo | undefined>;

/** Counters in memory, one for each limit, each so many times as wide; with infinity nothing is counted. */
export async function openLimits(app: FastifyInstance, factor: number): Promise<Limits> {
  if (factor === Number.POSITIVE_INFINITY) return async () => undefined;
  await app.register(fastifyRateLimit, { global: false });
  const counters = {
    address: counter(app, LIMITS.address, factor),
    caller: counter(app, LIMITS.caller, factor),
    guest: counter(app, LIMITS.guest, factor),
    login: counter(app, LIMITS.login, factor),
    create: counter(app, LIMITS.create, factor),
  };
  return async (name, request) => {
    const count = await counters[name](request);
    if (count.isAllowed || !count.isExceeded) return undefined;
    return httpRefusal('too-many-requests', { seconds: count.ttlInSeconds });
  };
}

function counter(app: FastifyInstance, { by, most, seconds }: (typeof LIMITS)[LimitName], factor: number) {
  return app.createRateLimit({
    max: Math.ceil(most * factor),
    timeWindow: seconds * 1000,
    ...(by === 'caller' && { keyGenerator: (request) => request.caller?.via.id ?? request.ip }),
  });
}
