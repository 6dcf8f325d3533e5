import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { until } from './testServer.ts';

/**
 * A gate for the rules and bots of the tarpit (`strangeGames.mjs`), which run in other threads and processes: they wait
 * at the gate while its file exists. It is open at first.
 */
export class Gate {
  readonly file: string;

  private constructor(file: string) {
    this.file = file;
  }

  /** Creates a gate that is removed when the test has finished. */
  static async make(): Promise<Gate> {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-gate-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return new Gate(join(folder, 'gate'));
  }

  async shut(): Promise<void> {
    await rm(this.#reached, { force: true });
    await writeFile(this.file, '');
  }

  /** Whether a rule or a bot has reached the gate since it was shut. */
  get isReached(): boolean {
    return existsSync(this.#reached);
  }

  reached(): Promise<void> {
    return until(() => this.isReached, 'the gate is reached');
  }

  open(): Promise<void> {
    return rm(this.file, { force: true });
  }

  get #reached(): string {
    return `${this.file}.reached`;
  }
}
