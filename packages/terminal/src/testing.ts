import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { Io } from './io.ts';
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
  /** The width of that terminal. */
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command line in this process. */
export function runInProcess(program: Program, argv: readonly string[], circumstances?: Circumstances): Promise<Ran> {
  return collectOutput((io) => runProgram(program, argv, io), circumstances);
}

/** Runs the entry point of a program and collects its output. */
export async function collectOutput(
  run: (io: Io) => Promise<number>,
  { input = [], cwd = tmpdir(), isTTY = false, columns, env = {} }: Circumstances = {},
): Promise<Ran> {
  const stdout = new Collector(isTTY, columns);
  const stderr = new Collector(isTTY, columns);
  const stdin = Readable.from(input.map((line) => `${line}\n`));
  const exit = await run({ stdin, stdout, stderr, env, cwd });
  return { exit, out: stdout.text, err: stderr.text, json: () => JSON.parse(stdout.text) };
}

/** Creates an empty folder for a test. */
export function scratchFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tessera-cli-'));
}

class Collector extends Writable {
  text = '';
  readonly isTTY: boolean;
  readonly columns?: number;

  constructor(isTTY: boolean, columns: number | undefined) {
    super();
    this.isTTY = isTTY;
    if (columns !== undefined) this.columns = columns;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}
