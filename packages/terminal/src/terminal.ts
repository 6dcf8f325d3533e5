import type { Io, Sink } from './io.ts';
import { type Paint, paintFor } from './paint.ts';
import { safeText } from './safeText.ts';

const DEFAULT_WIDTH = 80;

/** The output of a command. */
export interface Terminal {
  readonly io: Io;
  /** The colours for `print`. */
  readonly paint: Paint;
  /** Characters per line. */
  readonly width: number;
  /** Characters per line of a table; infinite if the output is not a terminal and `COLUMNS` is not set. */
  readonly tableWidth: number;
  /** Whether a person sees the output of `print`. */
  readonly watched: boolean;
  /** Prints a line for people. With `--json` it goes to stderr, because stdout contains the document. */
  print(text: string): void;
  /** Writes text without a new line to the same stream as `print`. */
  write(text: string): void;
  /** Clears the screen and the scrollback. */
  clear(): void;
  /** Shows progress: one line on stderr that replaces itself, on a terminal only. */
  progress(text: string): void;
  /** Prints additional information to stderr. */
  note(text: string): void;
}

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** Creates a terminal over raw streams. All output is sanitized. */
export function terminalOn(io: Io, json: boolean): Terminal {
  const sink: Sink = json ? io.stderr : io.stdout;
  const known = columnsOf(sink, io.env);
  return {
    io,
    paint: paintFor(sink, io.env),
    width: known ?? DEFAULT_WIDTH,
    tableWidth: known ?? Number.POSITIVE_INFINITY,
    watched: sink.isTTY === true,
    print: (text) => sink.write(`${safeText(text)}\n`),
    write: (text) => sink.write(safeText(text)),
    clear: () => sink.write(CLEAR),
    progress(text) {
      if (io.stderr.isTTY) io.stderr.write(`\r\u001b[2K${safeText(text)}`);
    },
    note: (text) => io.stderr.write(`${safeText(text)}\n`),
  };
}

/** Returns the width of a terminal. `COLUMNS` also sets it for a pipe. */
function columnsOf(sink: Sink, { COLUMNS = '' }: Io['env']): number | undefined {
  const given = /^\d{1,5}$/.test(COLUMNS) ? Number(COLUMNS) : 0;
  return given || sink.columns || undefined;
}
