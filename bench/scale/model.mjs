// Discrete-event simulation of the load of many matches on nodes and databases. An action arrives, waits for a core of the node that owns its shard, then for the commit of
// its host thread, which includes all waiting entries (`storage/postgresWriter.ts`), and then for a core and the disk of the database. A node may die: its shards then
// have no owner until its leases expire. All times are in milliseconds.
import { createHash } from 'node:crypto';

const SHARDS = 256;

/** `figures` are the measured costs, `plan` the numbers of matches, nodes and databases; node 0 dies at `deathAtSecond`, if set. */
export function simulate(figures, plan) {
  return new Simulation(figures, plan).run();
}

class Simulation {
  #events = new Heap();
  #waits = [];
  #waitsAfterDeath = [];
  #held = [];

  constructor(figures, plan) {
    this.figures = figures;
    this.plan = plan;
    this.random = generator(plan.seed ?? 1);
    this.load = shardLoads(plan.matches);
    this.nodes = Array.from({ length: plan.nodes }, () => ({
      cores: new Cores(plan.coresPerNode),
      threads: Array.from({ length: plan.threadsPerNode }, () => ({ waiting: [], isBusy: false })),
    }));
    this.databases = Array.from({ length: plan.databases }, () => ({
      cores: new Cores(plan.coresPerDatabase),
      commits: 0,
      entries: 0,
    }));
    this.deathAt = (plan.deathAtSecond ?? Number.POSITIVE_INFINITY) * 1000;
    this.takenOverAt = this.deathAt + figures.leaseMs;
  }

  run() {
    const { matches, actionEverySeconds, seconds } = this.plan;
    const pick = picker(this.load, this.random);
    const perMs = matches / (actionEverySeconds * 1000);
    const end = seconds * 1000;
    const arrive = (at) => {
      if (at < end) this.#events.push(at, () => arrive(at - Math.log(1 - this.random()) / perMs));
      this.#arrive({ at, shard: pick() }, at);
    };
    this.#events.push(0, () => arrive(0));
    if (this.deathAt < end) this.#events.push(this.takenOverAt, () => this.#takeOver());
    for (let event = this.#events.pop(); event; event = this.#events.pop()) event.happen(event.at);
    return this.#result(end);
  }

  #arrive(action, now) {
    const isNobodys = ownedFirst(action.shard, this.plan) === 0 && now >= this.deathAt;
    if (isNobodys && now < this.takenOverAt) {
      this.#held.push(action);
      return;
    }
    const owner = isNobodys ? 1 + (action.shard % (this.plan.nodes - 1)) : ownedFirst(action.shard, this.plan);
    const node = this.nodes[owner];
    const done = node.cores.work(now, this.figures.nodeMs + (isNobodys ? this.#opening(now) : 0));
    this.#events.push(done, (at) => this.#ready(node.threads[action.shard % node.threads.length], action, at));
  }

  /** After a take-over the first action of a match reads it from its log. */
  #opening(now) {
    const since = (now - this.takenOverAt + this.figures.leaseMs) / 1000;
    return this.random() < Math.exp(-since / this.plan.actionEverySeconds) ? this.figures.openMs : 0;
  }

  #takeOver() {
    for (const action of this.#held.splice(0)) this.#arrive(action, this.takenOverAt);
  }

  #ready(thread, action, now) {
    thread.waiting.push(action);
    if (!thread.isBusy) this.#commit(thread, now);
  }

  /** Commits all waiting entries. Simplification: a batch of a thread belongs to one database. */
  #commit(thread, now) {
    const batch = thread.waiting.splice(0);
    thread.isBusy = batch.length > 0;
    if (!thread.isBusy) return;
    const database = this.databases[batch[0].shard % this.databases.length];
    database.commits++;
    database.entries += batch.length;
    const durable = database.cores.work(now, this.figures.entryMs * batch.length) + this.plan.flushMs;
    this.#events.push(durable, (at) => {
      for (const action of batch) this.#answered(action, at);
      this.#commit(thread, at);
    });
  }

  #answered({ at }, now) {
    if (at < WARM_UP_MS) return;
    (at >= this.deathAt ? this.#waitsAfterDeath : this.#waits).push(now - at);
  }

  #result(ms) {
    const sum = (of) => this.databases.reduce((all, database) => all + of(database), 0);
    const commits = sum((database) => database.commits);
    const { matches, actionEverySeconds } = this.plan;
    return {
      actionsPerSecond: matches / actionEverySeconds,
      wait: quantiles(this.#waits),
      waitAfterDeath: this.#waitsAfterDeath.length > 0 ? quantiles(this.#waitsAfterDeath) : undefined,
      nodeUse: Math.max(...this.nodes.map(({ cores }) => cores.use(ms))),
      databaseUse: Math.max(...this.databases.map(({ cores }) => cores.use(ms))),
      commitsPerSecond: (commits * 1000) / ms,
      entriesPerCommit: sum((database) => database.entries) / commits,
      largestShard: Math.max(...this.load) / (matches / SHARDS),
    };
  }
}

/** Warm-up time: before it, queues are emptier than in a steady state. */
const WARM_UP_MS = 1000;

const ownedFirst = (shard, { nodes }) => shard % nodes;

/** Cores that process work in order of arrival. */
class Cores {
  constructor(count) {
    this.freeAt = new Float64Array(count);
    this.busy = 0;
  }

  /** Returns the time at which work that arrives now is finished. */
  work(now, ms) {
    let first = 0;
    for (let i = 1; i < this.freeAt.length; i++) if (this.freeAt[i] < this.freeAt[first]) first = i;
    this.busy += ms;
    this.freeAt[first] = Math.max(this.freeAt[first], now) + ms;
    return this.freeAt[first];
  }

  use(ms) {
    return this.busy / (ms * this.freeAt.length);
  }
}

/** Priority queue of events by time. */
class Heap {
  #items = [];

  push(at, happen) {
    const items = this.#items;
    let place = items.push({ at, happen }) - 1;
    for (let parent = (place - 1) >> 1; place > 0 && items[parent].at > items[place].at; parent = (place - 1) >> 1) {
      [items[parent], items[place]] = [items[place], items[parent]];
      place = parent;
    }
  }

  pop() {
    const items = this.#items;
    const first = items[0];
    const last = items.pop();
    if (items.length === 0 || first === undefined) return first;
    items[0] = last;
    for (let place = 0; ; ) {
      const left = 2 * place + 1;
      const smaller = left + 1 < items.length && items[left + 1].at < items[left].at ? left + 1 : left;
      if (smaller >= items.length || items[smaller].at >= items[place].at) return first;
      [items[smaller], items[place]] = [items[place], items[smaller]];
      place = smaller;
    }
  }
}

/** Distributes a sample of the matches over shards, with the server's hash function (`storage/shards.ts`). */
function shardLoads(matches) {
  const counted = Math.min(matches, 200_000);
  const load = new Float64Array(SHARDS);
  for (let i = 0; i < counted; i++) load[createHash('md5').update(`match ${i}`).digest()[0]] += matches / counted;
  return load;
}

/** Returns a function that picks a random shard, weighted by its number of matches. */
function picker(load, random) {
  const sums = [];
  let sum = 0;
  for (const weight of load) {
    sum += weight;
    sums.push(sum);
  }
  return () => {
    const wanted = random() * sum;
    let low = 0;
    for (let high = sums.length - 1; low < high; ) {
      const middle = (low + high) >> 1;
      if (sums[middle] > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

function quantiles(numbers) {
  const sorted = Float64Array.from(numbers).sort();
  const at = (q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
  return { p50: at(0.5), p99: at(0.99), longest: sorted.at(-1) };
}

/** Returns a generator of reproducible random numbers. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
