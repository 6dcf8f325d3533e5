import type { Io, Sink } from './io.ts';
import { type Paint, paintFor } from './paint.ts';
import { safeText } from './safeText.ts';

const DEFAULT_WIDTH = 80;

/** What a command is given to speak with. */
export interface Terminal {
  readonly io: Io;
  /** Colours for what `print` writes. */
  readonly paint: Paint;
  /** Columns of text that fit on a line. */
  readonly width: number;
  /** A person is looking at what `print` writes. */
  readonly watched: boolean;
  /** A line for people. With --json stdout belongs to the document, so it goes to stderr. */
  print(text: string): void;
  /** Text without a new line, to where `print` writes. */
  write(text: string): void;
  /** An empty screen, and nothing to scroll back to. */
  clear(): void;
  /** How far things have come: one line on stderr that replaces itself, on a terminal only. */
  progress(text: string): void;
  /** Something worth knowing that is not the answer, on stderr. */
  note(text: string): void;
}

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** A terminal over raw streams. Whatever it is given to say, the terminal only shows it. */
export function terminalOn(io: Io, json: boolean): Terminal {
  const sink: Sink = json ? io.stderr : io.stdout;
  return {
    io,
    paint: paintFor(sink, io.env),
    width: sink.columns || DEFAULT_WIDTH,
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
