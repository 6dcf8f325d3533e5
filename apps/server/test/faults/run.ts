import { type FaultName, type Step, sentenceOf, stepsOf, type World } from './plan.ts';
import { type Servers, settled, startServers } from './servers.ts';
import { Table } from './table.ts';

/** Report of a run of one world. */
export interface FaultReport {
  readonly world: World;
  readonly seed: number;
  readonly seconds: number;
  readonly steps: number;
  readonly faults: Readonly<Partial<Record<FaultName, number>>>;
  /** Faults that this machine cannot do, and why. */
  readonly leftOut: Readonly<Partial<Record<FaultName, string>>>;
  readonly acknowledged: number;
  readonly resent: number;
  readonly lost: number;
  readonly doubled: number;
  readonly stuck: number;
  readonly leaked: number;
  /** Waits of people whose own server, node and network were not struck, in milliseconds. */
  readonly bystanders: { readonly actions: number; readonly p50: number; readonly p99: number; readonly worst: number };
  readonly longestWaitMs: number;
  /** Everything that must never happen, in sentences with the seed and the step. */
  readonly violations: readonly string[];
}

export interface RunSettings {
  readonly world: World;
  readonly seed: number;
  readonly minutes: number;
  print(line: string): void;
}

/** Longest wait of a player whom a fault does not affect. */
const BYSTANDER_MS = 6000;
/** Time within which a match continues after all faults are repaired. */
const GO_ON_MS = 60_000;
const MAX_VIOLATIONS = 20;

/** Plays while faults strike, step by step, for some minutes. */
export async function runFaults({ world, seed, minutes, print }: RunSettings): Promise<FaultReport> {
  const servers = await startServers(world);
  const run = new Run(servers, world, seed);
  try {
    await settled(servers);
    const table = await Table.begin(servers.urls, seed);
    const end = Date.now() + minutes * 60_000;
    for (const step of stepsOf(world, seed, [...servers.without.keys()])) {
      await run.step(step, table);
      print(run.progress(step, table));
      if (Date.now() > end || run.violations.length >= MAX_VIOLATIONS) break;
    }
    table.close();
    return run.report(table);
  } finally {
    await servers.close();
  }
}

/** The books of one run. */
class Run {
  readonly #servers: Servers;
  readonly #world: World;
  readonly #seed: number;
  readonly #start = Date.now();
  readonly #faults: Partial<Record<FaultName, number>> = {};
  readonly #waits: number[] = [];
  /** Lost and duplicate actions per match at the last check. */
  readonly #counts = new Map<string, { readonly lost: number; readonly twice: number }>();
  readonly violations: string[] = [];
  #steps = 0;
  #stuck = 0;
  #leaked = 0;
  #longestMs = 0;

  constructor(servers: Servers, world: World, seed: number) {
    this.#servers = servers;
    this.#world = world;
    this.#seed = seed;
  }

  async step(step: Step, table: Table): Promise<void> {
    this.#steps++;
    const servers = this.#servers;
    const owners = await servers.owners(table.matches.map(({ id }) => id));
    for (const match of table.matches) match.expected = this.#expectedIn(step);
    await table.play();
    const bystanders = table.matches.filter(
      ({ id, people }) =>
        !this.#isStruck(step, owners?.get(id)) && people.every((person) => !this.#isStruck(step, person.at)),
    );
    await Promise.all(
      step.faults.map(async (fault) => {
        this.#faults[fault.name] = (this.#faults[fault.name] ?? 0) + 1;
        await new Promise((resolve) => setTimeout(resolve, fault.afterMs));
        await servers.strike(fault, table);
      }),
    );
    await settled(servers);
    await this.#awaitProgress(step, table);
    await table.stop();
    this.#longestMs = Math.max(this.#longestMs, ...table.matches.map(({ longest }) => longest));
    for (const { id, waits } of bystanders) {
      this.#waits.push(...waits);
      const worst = Math.max(0, ...waits);
      if (worst > BYSTANDER_MS) this.#violate(step, `the match ${id} of bystanders waited ${worst} ms for an action`);
    }
    for (const problem of [...servers.problems, ...servers.nodes.flatMap(({ problems }) => problems)])
      this.#violate(step, problem);
    servers.problems.length = 0;
    for (const { problems } of servers.nodes) problems.length = 0;
    await this.#verify(step, table);
  }

  progress(step: Step, { acknowledged }: Table): string {
    const { lost, doubled } = this.#totals();
    const seconds = Math.round((Date.now() - this.#start) / 1000);
    return `${this.#world} ${seconds} s, ${sentenceOf(step)}: ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${this.#stuck} stuck, ${this.#leaked} leaked, ${this.violations.length} violations`;
  }

  report({ acknowledged, resent }: Table): FaultReport {
    const waits = this.#waits.toSorted((a, b) => a - b);
    const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
    return {
      world: this.#world,
      seed: this.#seed,
      seconds: Math.round((Date.now() - this.#start) / 1000),
      steps: this.#steps,
      faults: this.#faults,
      leftOut: Object.fromEntries(this.#servers.without),
      acknowledged,
      resent,
      ...this.#totals(),
      stuck: this.#stuck,
      leaked: this.#leaked,
      bystanders: { actions: waits.length, p50: at(0.5), p99: at(0.99), worst: waits.at(-1) ?? 0 },
      longestWaitMs: this.#longestMs,
      violations: this.violations,
    };
  }

  #totals(): { readonly lost: number; readonly doubled: number } {
    const counts = [...this.#counts.values()];
    return {
      lost: counts.reduce((sum, { lost }) => sum + lost, 0),
      doubled: counts.reduce((sum, { twice }) => sum + twice, 0),
    };
  }

  /** Whether a step strikes the server, node or address at this place, or something that all need. */
  #isStruck({ faults }: Step, place: number | undefined): boolean {
    // On a full disk play goes on in the journals.
    if (this.#world === 'embedded') return faults.some(({ name }) => name !== 'cut' && name !== 'fill') || place === 0;
    return faults.some(({ target }) => target !== (place === 0 ? 'second node' : 'first node'));
  }

  /** Refusals that a step may cause. While the only node with the old rules is away, matches wait for them. */
  #expectedIn({ faults }: Step): string[] {
    const isUpgraded = this.#servers.nodes[1]?.isUpgraded || faults.some(({ name }) => name === 'upgrade');
    const isFirstStruck = faults.some(({ target }) => target !== 'second node');
    return [
      ...(this.#world === 'cluster' && isUpgraded && isFirstStruck ? ['needs-rules'] : []),
      // Until they have signed in again they are strangers.
      ...(faults.some(({ name }) => name === 'flush') ? ['not-seated'] : []),
    ];
  }

  /** Waits until every match has gone on since everything was mended. */
  async #awaitProgress(step: Step, table: Table): Promise<void> {
    const counts = table.matches.map(({ acknowledged }) => acknowledged.length);
    const isStuck = (i: number) => (table.matches[i]?.acknowledged.length ?? 0) <= (counts[i] ?? 0) + 1;
    for (const end = Date.now() + GO_ON_MS; counts.some((_, i) => isStuck(i)); ) {
      if (Date.now() > end) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    table.matches.forEach(({ id }, i) => {
      if (!isStuck(i)) return;
      this.#stuck++;
      this.#violate(step, `the match ${id} did not go on within ${GO_ON_MS / 1000} s after everything was mended`);
    });
  }

  async #verify(step: Step, table: Table): Promise<void> {
    for (const match of table.matches) {
      for (const wrong of match.wrong.splice(0)) this.#violate(step, wrong);
      const before = this.#counts.get(match.id) ?? { lost: 0, twice: 0 };
      const count = await match.verify().catch((error: Error) => error);
      if (count instanceof Error) {
        this.#stuck++;
        this.#violate(step, count.message);
        continue;
      }
      this.#counts.set(match.id, count);
      const [lost, twice] = [count.lost - before.lost, count.twice - before.twice];
      if (lost > 0) this.#violate(step, `the match ${match.id} lost ${lost} acknowledged actions`);
      if (twice > 0) this.#violate(step, `the match ${match.id} has ${twice} actions twice`);
    }
    this.#leaked += table.leaks.length;
    for (const leak of table.leaks.splice(0)) this.#violate(step, leak);
  }

  #violate(step: Step, what: string): void {
    const sentence = `seed ${this.#seed}, ${this.#world}, ${sentenceOf(step)}: ${what}`;
    // A client that asks again is refused again.
    if (this.violations.length < MAX_VIOLATIONS && !this.violations.includes(sentence)) this.violations.push(sentence);
  }
}
