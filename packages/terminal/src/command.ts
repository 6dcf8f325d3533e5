import { type Given, given } from './arguments.ts';
import type { Exit } from './errors.ts';
import type { Terminal } from './terminal.ts';

/** One option of a command, as `parseArgs` and the help page want it. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  /** What stands for the value in the help: `--seed <text>`. */
  readonly value?: string;
  readonly about: string;
}

/** The options of a command by their names. */
export type Flags = Readonly<Record<string, Flag>>;

/** Options that a command takes besides its own because of an operand, like those of the game that is named. */
export interface FurtherFlags {
  /** Whose options they are, for the help page. */
  readonly of: string;
  readonly flags: Flags;
}

/** What commands are about, in the order of the help page. */
const TOPICS = ['play', 'rules', 'files', 'content', 'server', 'workspace'] as const;

/** What a command takes besides its options. */
export interface Operands {
  readonly usage: string;
  readonly min: number;
  readonly max: number;
}

/** The answer of a command: for people, for programs, and for the shell. */
export interface Report {
  readonly exit: Exit;
  /** What --json prints. */
  readonly document: unknown;
  readonly text: string;
}

interface CommandShape<F extends Flags> {
  /** One word, or two: `replay verify`. */
  readonly name: string;
  /** Where it stands on the help page. */
  readonly topic: (typeof TOPICS)[number];
  readonly summary: string;
  /** More to know, below the summary on its own help page. */
  readonly about?: string;
  readonly operands: Operands;
  readonly flags: F;
  /** Options that depend on the words of the command line; a command's own options of the same name come first. */
  further?(words: readonly string[]): FurtherFlags | undefined;
  /** Command lines that work as they stand. */
  readonly examples: readonly string[];
}

/** A command as its author writes it. */
export interface CommandDefinition<F extends Flags> extends CommandShape<F> {
  run(given: Given<F>, terminal: Terminal): Promise<Report>;
}

/** A command ready to be called with what came after its name. */
export interface Command extends CommandShape<Flags> {
  call(argv: readonly string[], terminal: Terminal): Promise<Report>;
}

/** Puts the reading of arguments in front of a command. */
export function defineCommand<const F extends Flags>(definition: CommandDefinition<F>): Command {
  return {
    ...definition,
    call: async (argv, terminal) => definition.run(given(definition, argv), terminal),
  };
}

/** Commands in the order of the help page: by topic, and as they are given within one. */
export function byTopic(commands: readonly Command[]): Command[] {
  return commands.toSorted((a, b) => TOPICS.indexOf(a.topic) - TOPICS.indexOf(b.topic));
}
