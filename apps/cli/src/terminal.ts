import type { Io, Sink } from './io.ts';
import { type Paint, paintFor } from './paint.ts';

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
  /** Text as it is, without a new line, to where `print` writes. */
  write(text: string): void;
  /** How far things have come: one line on stderr that replaces itself, on a terminal only. */
  progress(text: string): void;
  /** Something worth knowing that is not the answer, on stderr. */
  note(text: string): void;
}

/** A terminal over raw streams. */
export function terminalOn(io: Io, json: boolean): Terminal {
  const sink: Sink = json ? io.stderr : io.stdout;
  return {
    io,
    paint: paintFor(sink, io.env),
    width: sink.columns || DEFAULT_WIDTH,
    watched: sink.isTTY === true,
    print: (text) => sink.write(`${text}\n`),
    write: (text) => sink.write(text),
    progress(text) {
      if (io.stderr.isTTY) io.stderr.write(`\r\u001b[2K${text}`);
    },
    note: (text) => io.stderr.write(`${text}\n`),
  };
}
