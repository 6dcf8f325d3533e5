import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/testing/services.mjs';
import { ClusterNode } from '../support/clusterNodes.ts';
import { CutProxy } from '../support/cutProxy.ts';

const SKEWED_CLOCK = new URL('../support/skewedClock.mjs', import.meta.url).href;
/** How long a node may refuse to start while other parts are broken. */
const START_MS = 120_000;

export interface BreakableNodeSettings {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  /** The games after an upgrade, by the address of their module. */
  readonly nextGames: string;
  /** The services that it reaches through proxies; it starts once they can be reached. */
  readonly services: readonly CutProxy[];
  /** How many addresses its clients have. */
  readonly addresses: number;
}

/** A server in a separate process, always at the same port, into which a test injects one fault at a time and which it repairs. */
export class BreakableNode {
  readonly name: string;
  readonly clients: readonly CutProxy[];
  /** Violations by the server, in sentences. */
  readonly problems: string[] = [];
  readonly #settings: BreakableNodeSettings;
  readonly #port: number;
  #node: ClusterNode | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #skewMs = 0;
  #isUpgraded = false;

  private constructor(settings: BreakableNodeSettings, port: number, clients: readonly CutProxy[]) {
    this.name = settings.name;
    this.#settings = settings;
    this.#port = port;
    this.clients = clients;
  }

  static async start(settings: BreakableNodeSettings): Promise<BreakableNode> {
    const port = await freePort();
    const clients = await Promise.all(Array.from({ length: settings.addresses }, () => CutProxy.to(port)));
    const node = new BreakableNode(settings, port, clients);
    await node.#start();
    return node;
  }

  get urls(): readonly string[] {
    return this.clients.map(({ port }) => `http://127.0.0.1:${port}`);
  }

  get isUpgraded(): boolean {
    return this.#isUpgraded;
  }

  /** Whether it runs and may be sent people. A process that ended by itself is reported and started again. */
  async isReady(): Promise<boolean> {
    if (this.#node && !this.#node.isRunning) {
      this.problems.push(`the ${this.name} ended by itself: ${this.#node.lines.slice(-3).join(' | ')}`);
      await this.#exclusively(() => this.#start());
    }
    return this.#node?.isReady() ?? false;
  }

  /** Ends the process without a word, does something while it is down, and starts it again. */
  kill(whileDown: () => Promise<unknown>): Promise<void> {
    return this.#exclusively(async () => {
      const node = this.#node;
      this.#node = undefined;
      await node?.kill();
      await whileDown();
      await this.#start();
    });
  }

  freeze(ms: number): Promise<void> {
    return this.#exclusively(async () => {
      this.#node?.freeze();
      await pause(ms);
      this.#node?.thaw();
    });
  }

  /** Ends the process in order and starts it again. */
  restart(): Promise<void> {
    return this.#exclusively(async () => {
      const node = this.#node;
      this.#node = undefined;
      await node?.stop();
      await this.#start();
    });
  }

  /** Restarts with a clock that is wrong by so much. */
  skew(ms: number): Promise<void> {
    this.#skewMs = ms;
    return this.restart();
  }

  /** Restarts with the next version of the games, or with the one before. */
  upgrade(): Promise<void> {
    this.#isUpgraded = !this.#isUpgraded;
    return this.restart();
  }

  async close(): Promise<void> {
    await this.#exclusively(async () => {
      await this.#node?.kill();
      for (const proxy of this.clients) proxy.close();
    });
  }

  #exclusively(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }

  /** Starts it as an operator or a supervisor would: again and again until all that it needs is there. */
  async #start(): Promise<void> {
    const { env, nextGames, services } = this.#settings;
    const settings = {
      ...env,
      TESSERA_PORT: String(this.#port),
      NODE_OPTIONS: `--import ${SKEWED_CLOCK}`,
      TESSERA_TEST_SKEW_MS: String(this.#skewMs),
      ...(this.#isUpgraded && { TESSERA_CATALOG: nextGames }),
    };
    for (const end = Date.now() + START_MS; ; ) {
      while (services.some(({ isCut }) => isCut)) await pause(50);
      try {
        this.#node = await ClusterNode.start(settings);
        return;
      } catch (error) {
        if (Date.now() > end) throw error;
        await pause(500);
      }
    }
  }
}
