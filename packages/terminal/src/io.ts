/** An output stream. */
export type Sink = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** Everything the command line accesses besides files; passed in, so that tests can replace it. */
export interface Io {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The base of relative paths. */
  readonly cwd: string;
}

/** Returns the streams of this process. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  return { stdin, stdout, stderr, env, cwd: process.cwd() };
}
