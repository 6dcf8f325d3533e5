import { createInterface, type Interface } from 'node:readline';
import type { Terminal } from './terminal.ts';

/** Reads lines from a person. Piped input works the same and ends with the pipe. */
export class Prompt {
  readonly #terminal: Terminal;
  readonly #reader: Interface;
  readonly #lines: AsyncIterator<string>;
  /** Whether a person types the lines, and so also sees the screen. */
  readonly isTyped: boolean;

  constructor(terminal: Terminal) {
    const { stdin, stdout, stderr } = terminal.io;
    this.#terminal = terminal;
    this.isTyped = stdin.isTTY === true;
    // A terminal needs an output for line editing; stderr serves if stdout is not a terminal.
    const echo = stdout.isTTY ? stdout : stderr;
    this.#reader = createInterface(this.isTyped ? { input: stdin, output: echo } : { input: stdin });
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  /** Returns the next line; undefined at the end of the input. */
  async ask(question: string): Promise<string | undefined> {
    if (this.isTyped) {
      this.#reader.setPrompt(question);
      this.#reader.prompt();
    } else {
      this.#terminal.write(question);
    }
    const next = await this.#lines.next();
    const line = next.done ? undefined : next.value.trim();
    // Piped input is not echoed, so it is printed: the output then reads like a session.
    if (!this.isTyped || line === undefined) this.#terminal.print(line ?? '');
    return line;
  }

  close(): void {
    this.#reader.close();
  }
}
