import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { type Program, runProgram } from './program.ts';

/** The result of a command line. */
export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
  /** Parses stdout as a single JSON document. */
  json(): unknown;
}

/** The environment of a command line. */
export interface Circumstances {
  /** Lines piped to stdin. */
  readonly input?: readonly string[];
  readonly cwd?: string;
  /** Whether its output goes to a terminal. */
  readonly isTTY?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command line in this process. */
export async function runInProcess(
  program: Program,
  argv: readonly string[],
  { input = [], cwd = tmpdir(), isTTY = false, env = {} }: Circumstances = {},
): Promise<Ran> {
  const stdout = new Collector(isTTY);
  const stderr = new Collector(isTTY);
  const stdin = Readable.from(input.map((line) => `${line}\n`));
  const exit = await runProgram(program, argv, { stdin, stdout, stderr, env, cwd });
  return { exit, out: stdout.text, err: stderr.text, json: () => JSON.parse(stdout.text) };
}

/** Creates an empty folder for a test. */
export function scratchFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tessera-cli-'));
}

class Collector extends Writable {
  text = '';
  readonly isTTY: boolean;

  constructor(isTTY: boolean) {
    super();
    this.isTTY = isTTY;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}
