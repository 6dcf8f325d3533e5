import { COMMON_FLAGS } from './arguments.ts';
import type { Command, Flag } from './command.ts';
import { columns } from './table.ts';
import type { Terminal } from './terminal.ts';

type Face = Pick<Terminal, 'paint' | 'tableWidth'>;

const EXITS = 'Exit codes: 0 fine, 1 findings, 2 usage.';

/** Formats the overview: one line per command. */
export function overview(commands: readonly Command[], { paint, tableWidth }: Face): string {
  const rows = commands.map(({ name, summary }) => [`  ${paint.cyan(name)}`, summary]);
  return [
    `${paint.bold('tessera')}: play, test, simulate and verify tabletop games`,
    '',
    'Usage: tessera <command> [options]',
    '',
    columns(rows, [], tableWidth),
    '',
    'tessera <command> --help shows its options and examples; --json gives one JSON document; --version the version.',
    EXITS,
  ].join('\n');
}

/** Formats the page of one command; the operands may add further options. */
export function page(command: Command, { paint, tableWidth }: Face, words: readonly string[] = []): string {
  const own = { ...command.flags, ...COMMON_FLAGS };
  const further = command.further?.(words);
  const others = Object.entries(further?.flags ?? {}).filter(([name]) => !Object.hasOwn(own, name));
  const rows = (flags: readonly (readonly [string, Flag])[]) =>
    columns(
      flags.map(([name, flag]) => [`  ${paint.cyan(spelling(name, flag))}`, flag.about]),
      [],
      tableWidth,
    );
  const heading = `tessera ${command.name} ${command.operands.usage}`.trim();
  return [
    `${paint.bold(heading)} [options]`,
    '',
    command.summary,
    ...(command.about ? ['', command.about] : []),
    '',
    paint.bold('Options'),
    rows(Object.entries(own)),
    ...(further === undefined || others.length === 0 ? [] : ['', paint.bold(`Options of ${further.of}`), rows(others)]),
    '',
    paint.bold('Examples'),
    ...command.examples.map((example) => `  ${example}`),
    '',
    EXITS,
  ].join('\n');
}

function spelling(name: string, { value }: Flag): string {
  return value === undefined ? `--${name}` : `--${name} <${value}>`;
}
