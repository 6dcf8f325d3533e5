import type { Bus } from '../cluster/bus.ts';

/** Expiry of a count, longer than any question lasts: it removes questions of a node that died. */
const FORGET_MS = 60_000;

/** Counts a question by Redis's clock, and returns how many the person has now. */
const ENTER = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('ZCARD', KEYS[1])`;

/**
 * Counts the unanswered questions per person over all nodes, and so ranks a new question: 1 for the first of a person,
 * 2 for the second.
 *
 * The queue guarantees: a free worker takes the waiting question with the lowest rank, and of equal ranks the one
 * queued first, from any node. A question keeps its rank when earlier questions of its person are answered. The queue
 * does not guarantee an order between a question that a worker has already taken and one that is queued later, nor the
 * order in which answers arrive.
 */
export class PersonRanks {
  readonly #bus: Pick<Bus, 'redis' | 'sealed'>;

  constructor(bus: Pick<Bus, 'redis' | 'sealed'>) {
    this.#bus = bus;
  }

  /** Counts a question of a person and returns its rank. */
  async enter(person: string, id: string): Promise<number> {
    return Number(await this.#bus.redis.eval(ENTER, 1, this.#key(person), id, FORGET_MS));
  }

  leave(person: string, id: string): void {
    // After a failure the count expires by itself.
    this.#bus.redis.zrem(this.#key(person), id).catch(() => {});
  }

  #key(person: string): string {
    return `tessera:asked:${this.#bus.sealed.nameFor(person)}`;
  }
}
