/** Where text goes. */
export type Sink = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** Everything the command line touches besides files: handed in, so that a test can be the terminal. */
export interface Io {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Relative paths start here. */
  readonly cwd: string;
}

/** The real terminal. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  return { stdin, stdout, stderr, env, cwd: process.cwd() };
}
