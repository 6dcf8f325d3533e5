import { type ParsedArguments, parseArguments } from './arguments.ts';
import type { Exit } from './errors.ts';
import type { Terminal } from './terminal.ts';

/** One option of a command, for `parseArgs` and the help page. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  /** The placeholder of the value in the help: `--seed <text>`. */
  readonly value?: string;
  readonly about: string;
}

/** The options of a command by name. */
export type Flags = Readonly<Record<string, Flag>>;

/** Additional options that depend on an operand, such as those of the named game. */
export interface FurtherFlags {
  /** The owner of the options, for the help page. */
  readonly of: string;
  readonly flags: Flags;
}

/** The topics of commands, in the order of the help page. */
const TOPICS = ['play', 'rules', 'files', 'content', 'server', 'workspace'] as const;

/** The operands of a command. */
export interface Operands {
  readonly usage: string;
  readonly min: number;
  readonly max: number;
}

/** The result of a command: for people, for programs and for the shell. */
export interface Report {
  readonly exit: Exit;
  /** The document that `--json` prints. */
  readonly document: unknown;
  readonly text: string;
}

interface CommandShape<F extends Flags> {
  /** One or two words: `replay verify`. */
  readonly name: string;
  /** Its section on the help page. */
  readonly topic: (typeof TOPICS)[number];
  readonly summary: string;
  /** More information, below the summary on its help page. */
  readonly about?: string;
  readonly operands: Operands;
  readonly flags: F;
  /** Returns options that depend on the operands; a command's own options take precedence. */
  further?(words: readonly string[]): FurtherFlags | undefined;
  /** Complete, working command lines. */
  readonly examples: readonly string[];
}

/** A command as its author writes it. */
export interface CommandDefinition<F extends Flags> extends CommandShape<F> {
  run(given: ParsedArguments<F>, terminal: Terminal): Promise<Report>;
}

/** A command that can be called with the arguments after its name. */
export interface Command extends CommandShape<Flags> {
  call(argv: readonly string[], terminal: Terminal): Promise<Report>;
}

/** Adds argument parsing to a command. */
export function defineCommand<const F extends Flags>(definition: CommandDefinition<F>): Command {
  return {
    ...definition,
    call: async (argv, terminal) => definition.run(parseArguments(definition, argv), terminal),
  };
}

/** Sorts commands for the help page: by topic, otherwise in the given order. */
export function byTopic(commands: readonly Command[]): Command[] {
  return commands.toSorted((a, b) => TOPICS.indexOf(a.topic) - TOPICS.indexOf(b.topic));
}
