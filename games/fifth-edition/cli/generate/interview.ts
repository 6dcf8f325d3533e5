import { indent, newspaper, Prompt, type Terminal, UsageError } from '@tessera/terminal';
import type { Field } from './schemaFields.ts';

const INDENT = 2;

/** A question to the user. */
export interface Question<T> {
  readonly text: string;
  /** Value of an empty line. */
  readonly fallback?: string;
  /** Throws a UsageError for an invalid answer; the question is then repeated. */
  readonly read: (answer: string) => T;
}

/** Interactive questions at a terminal or from a pipe. */
export class Interview {
  readonly #terminal: Terminal;
  readonly #prompt: Prompt;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
    this.#prompt = new Prompt(terminal);
  }

  /** Asks until the answer is valid. */
  async ask<T>({ text, fallback, read }: Question<T>): Promise<T> {
    const question = fallback === undefined ? `${text}: ` : `${text} [${fallback}]: `;
    for (;;) {
      const line = await this.#prompt.ask(question);
      if (line === undefined) throw new UsageError('bad-operands', `The input ended at the question "${text}".`);
      const answer = line === '' ? fallback : line;
      if (answer === undefined) continue;
      const result = this.#attempt(() => ({ value: read(answer) }));
      if (result) return result.value;
    }
  }

  /** Asks for the value of a field. */
  askField(field: Field, example?: string): Promise<unknown> {
    return this.ask({ text: questionOf(field, example), read: (answer) => field.read(answer) });
  }

  /** Reads optional fields as lines of `name=value` until an empty line. */
  async askMore(fields: readonly Field[], isGiven: (name: string) => boolean): Promise<Record<string, unknown>> {
    const open = fields.filter(({ name, isRequired }) => !isRequired && !isGiven(name));
    const found: Record<string, unknown> = {};
    if (open.length === 0) return found;
    this.#terminal.print(`More, as name=value: ${open.map(({ name }) => name).join(', ')}`);
    for (;;) {
      const line = await this.#prompt.ask('More [none]: ');
      if (line === undefined || line === '' || line === 'none') return found;
      this.#attempt(() => Object.assign(found, readPair(line, open)));
    }
  }

  notify(text: string): void {
    this.#terminal.print(text);
  }

  /** Prints names in columns. */
  show(title: string, names: readonly string[]): void {
    const { width } = this.#terminal;
    this.#terminal.print(`${title}:\n${indent(newspaper(names, width - INDENT), INDENT)}`);
  }

  close(): void {
    this.#prompt.close();
  }

  #attempt<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.#terminal.print(error.message);
      return undefined;
    }
  }
}

/** Parses `spell=charm-person` by the field of that name. */
export function readPair(pair: string, fields: readonly Field[]): Record<string, unknown> {
  const at = pair.indexOf('=');
  const name = at < 0 ? pair : pair.slice(0, at).trim();
  const field = fields.find((each) => each.name === name);
  if (field === undefined || at < 0) {
    const names = fields.map((each) => each.name).join(', ');
    throw new UsageError(
      'bad-operands',
      `"${pair}" is not understood. Write name=value, where name is one of: ${names}.`,
    );
  }
  return { [name]: field.read(pair.slice(at + 1).trim()) };
}

function questionOf({ name, form, about }: Field, example: string | undefined): string {
  const isPlain = !form.includes('|') && example !== undefined && example.length <= LONGEST_EXAMPLE;
  return `${name} (${[form, about, isPlain ? `such as ${example}` : ''].filter(Boolean).join('; ')})`;
}

const LONGEST_EXAMPLE = 60;
