import type { Io, Sink } from './io.ts';

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

/** The colour codes that `safeText` keeps. */
export const COLOUR_CODES: readonly number[] = Object.values(CODES);

/** One function per colour; each returns its text unchanged when colours are off. */
export type Paint = Readonly<Record<keyof typeof CODES, (text: string) => string>>;

/** Returns the colours for a stream: only on a terminal, never with NO_COLOR. */
export function paintFor(sink: Sink, env: Io['env']): Paint {
  const wanted = sink.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  const brush = (code: number) => (text: string) => (wanted ? `\u001b[${code}m${text}\u001b[0m` : text);
  return {
    bold: brush(CODES.bold),
    dim: brush(CODES.dim),
    red: brush(CODES.red),
    green: brush(CODES.green),
    yellow: brush(CODES.yellow),
    cyan: brush(CODES.cyan),
  };
}
