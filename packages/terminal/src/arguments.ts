import { parseArgs } from 'node:util';
import type { Flags, FurtherFlags, Operands } from './command.ts';
import { UsageError, unknownName } from './errors.ts';

/** The parsed arguments of a command: its operands and options. */
export interface ParsedArguments<F extends Flags> {
  readonly operands: readonly string[];
  readonly flags: { readonly [Name in keyof F]?: F[Name]['type'] extends 'boolean' ? boolean : string };
  /** Options besides the command's own, as written. */
  readonly further: Readonly<Record<string, string>>;
}

/** Options that every command accepts. */
export const COMMON_FLAGS = {
  json: { type: 'boolean', about: 'Print one JSON document on stdout and nothing else' },
  help: { type: 'boolean', about: 'Show this page' },
} as const satisfies Flags;

/** Parses the arguments of a command. Throws a UsageError that names the invalid one. */
export function parseArguments<F extends Flags>(
  command: {
    readonly name: string;
    readonly flags: F;
    readonly operands: Operands;
    further?(words: readonly string[]): FurtherFlags | undefined;
  },
  argv: readonly string[],
): ParsedArguments<F> {
  const own: Flags = { ...COMMON_FLAGS, ...command.flags };
  const known: Flags = { ...command.further?.(argv)?.flags, ...own };
  // Not strict: the errors of parseArgs neither suggest a name nor have our codes.
  const { tokens, positionals } = parseArgs({
    args: [...argv],
    options: known,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const flags: Record<string, string | boolean> = {};
  const further: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const value = flagValue(known, token);
    if (Object.hasOwn(own, token.name)) flags[token.name] = value;
    else further[token.name] = String(value);
  }
  checkOperands(command, positionals);
  // Every name was looked up in `known` and has a value of the declared type.
  return { operands: positionals, flags: flags as ParsedArguments<F>['flags'], further };
}

/** Parses a whole number from an option; undefined if it was not given. */
export function wholeNumber(
  name: string,
  text: string | undefined,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { readonly min?: number; readonly max?: number } = {},
): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  const range = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `${min} to ${max}`;
  throw new UsageError('bad-option', `--${name} wants a whole number, ${range}; got "${text}".`);
}

/** Splits a comma-separated option. */
export function list(name: string, text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.includes('')) throw new UsageError('bad-option', `--${name} has an empty place in "${text}".`);
  return parts;
}

function flagValue(
  known: Flags,
  token: {
    readonly name: string;
    readonly rawName: string;
    readonly value?: string | undefined;
    inlineValue?: boolean | undefined;
  },
): string | boolean {
  const flag = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
  if (!flag) {
    const names = Object.keys(known).map((name) => `--${name}`);
    throw unknownName('unknown-option', 'option', token.rawName, names);
  }
  if (flag.type === 'boolean') {
    if (token.value !== undefined) throw new UsageError('bad-option', `${token.rawName} takes no value.`);
    return true;
  }
  if (token.value === undefined) throw new UsageError('bad-option', `${token.rawName} needs a value.`);
  if (!token.inlineValue && token.value.startsWith('-')) {
    const spelled = `${token.rawName}=${token.value}`;
    throw new UsageError('bad-option', `${token.rawName} needs a value. If ${token.value} is meant, write ${spelled}.`);
  }
  return token.value;
}

function checkOperands(
  command: { readonly name: string; readonly operands: Operands },
  found: readonly string[],
): void {
  const { usage, min, max } = command.operands;
  if (found.length < min) {
    throw new UsageError('bad-operands', `Something is missing: tessera ${command.name} ${usage}`);
  }
  if (found.length > max) {
    const form = `tessera ${command.name} ${usage}`.trim();
    throw new UsageError('bad-operands', `"${found[max]}" is one too many: ${form}`);
  }
}
