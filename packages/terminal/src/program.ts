import { nearestName } from '@tessera/rules';
import type { Command, Report } from './command.ts';
import { EXIT, type Exit, UsageError, unknownName, verdict } from './errors.ts';
import { overview, page } from './help.ts';
import type { Io } from './io.ts';
import { paintFor } from './paint.ts';
import { safeJson, safeText } from './safeText.ts';
import { type Terminal, terminalOn } from './terminal.ts';

/** A program with several commands. */
export interface Program {
  /**
   * Loads the commands for the words of a command line, in the order of the help page. A program may load only the
   * command that the words name exactly; for any other words, such as none, it loads all.
   */
  commands(words: readonly string[]): Promise<readonly Command[]>;
}

/** Runs one command line and returns its exit code. It never ends the process. */
export async function runProgram(program: Program, argv: readonly string[], io: Io): Promise<Exit> {
  const json = argv.includes('--json');
  const terminal = terminalOn(io, json);
  try {
    const report = await answer(program, argv, terminal);
    io.stdout.write(json ? `${safeJson(report.document)}\n` : safeText(textOf(report)));
    return report.exit;
  } catch (error) {
    return complain(error, json, io);
  }
}

/** Options without a command. The entry point of the program prints its version, before it loads anything else. */
const TOP_OPTIONS: readonly string[] = ['--help', '-h', '--json', '--version'];

async function answer(program: Program, argv: readonly string[], terminal: Terminal): Promise<Report> {
  const words = argv.filter((word) => !word.startsWith('-'));
  const wantsHelp = argv.includes('--help') || argv.includes('-h') || words[0] === 'help';
  const named = words[0] === 'help' ? words.slice(1) : words;
  const unknown = named.length === 0 ? argv.find((word) => word !== 'help' && !TOP_OPTIONS.includes(word)) : undefined;
  if (unknown !== undefined) throw unknownName('unknown-option', 'option', unknown, TOP_OPTIONS);
  const commands = await program.commands(named);
  if (named.length === 0) {
    const text = overview(commands, terminal);
    return said(text, { help: text });
  }
  const group = groupNamed(commands, named);
  if (group) {
    const text = overview(group, terminal);
    if (wantsHelp) return said(text, { help: text });
    const names = group.map(({ name }) => name).join(', ');
    throw new UsageError('no-command', `Which of them: ${names}?`);
  }
  const command = commandNamed(commands, named);
  if (wantsHelp) {
    const text = page(command, terminal, named);
    return said(text, { help: text });
  }
  return command.call(withoutName(argv, command), terminal);
}

/** Returns the commands that start with a word that is no command by itself: `tessera replay`. */
function groupNamed(commands: readonly Command[], [first, second]: readonly string[]): readonly Command[] | undefined {
  if (second !== undefined || commands.some(({ name }) => name === first)) return undefined;
  const group = commands.filter(({ name }) => name.startsWith(`${first} `));
  return group.length > 0 ? group : undefined;
}

function commandNamed(commands: readonly Command[], words: readonly string[]): Command {
  const [first = '', second = ''] = words;
  const pair = `${first} ${second}`;
  const names = commands.map(({ name }) => name);
  const exact = commands.find(({ name }) => name === pair);
  if (exact) return exact;
  // `sheet dif a.json b.json`: the operands of `sheet` are files, and `dif` is not one.
  const inGroup = names.filter((name) => name.startsWith(`${first} `)).map((name) => name.slice(first.length + 1));
  if (/^[a-z-]+$/.test(second) && nearestName(second, inGroup) !== undefined)
    throw unknownName('unknown-command', 'command', pair, names);
  const command = commands.find(({ name }) => name === first);
  if (command) return command;
  const group = names.filter((name) => name.startsWith(`${first} `));
  if (group.length > 0) throw unknownName('unknown-command', 'command', pair, group);
  throw unknownName('unknown-command', 'command', first, names);
}

/** Returns the arguments without the words of the command's name, even with options between them. */
function withoutName(argv: readonly string[], { name }: Command): string[] {
  const rest = [...argv];
  for (const word of name.split(' ')) rest.splice(rest.indexOf(word), 1);
  return rest;
}

function complain(error: unknown, json: boolean, io: Io): Exit {
  const { exit, code, message } = verdict(error);
  if (json) io.stdout.write(`${safeJson({ error: { code, message } })}\n`);
  const paint = paintFor(io.stderr, io.env);
  io.stderr.write(`${paint.red('tessera:')} ${safeText(message)}\n`);
  if (code === 'internal-error' && error instanceof Error)
    io.stderr.write(`${paint.dim(safeText(error.stack ?? ''))}\n`);
  return exit;
}

function said(text: string, document: unknown): Report {
  return { exit: EXIT.fine, text, document };
}

function textOf({ text }: Report): string {
  return text === '' ? '' : `${text}\n`;
}
