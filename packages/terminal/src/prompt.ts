import { createInterface, type Interface } from 'node:readline';
import type { Terminal } from './terminal.ts';

/** Asks a person for lines. Piped input works the same and ends where the pipe does. */
export class Prompt {
  readonly #terminal: Terminal;
  readonly #reader: Interface;
  readonly #lines: AsyncIterator<string>;
  /** A person types the lines, so what is on the screen is being looked at. */
  readonly isTyped: boolean;

  constructor(terminal: Terminal) {
    const { stdin, stdout, stderr } = terminal.io;
    this.#terminal = terminal;
    this.isTyped = stdin.isTTY === true;
    // A terminal needs an output to edit the line on; stderr serves when stdout is not one.
    const echo = stdout.isTTY ? stdout : stderr;
    this.#reader = createInterface(this.isTyped ? { input: stdin, output: echo } : { input: stdin });
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  /** The next line, or nothing when there are no more. */
  async ask(question: string): Promise<string | undefined> {
    if (this.isTyped) {
      this.#reader.setPrompt(question);
      this.#reader.prompt();
    } else {
      this.#terminal.write(question);
    }
    const next = await this.#lines.next();
    const line = next.done ? undefined : next.value.trim();
    // Nobody typed it, so nobody has seen it: with the answer written down, the output reads like a session.
    if (!this.isTyped || line === undefined) this.#terminal.print(line ?? '');
    return line;
  }

  close(): void {
    this.#reader.close();
  }
}
