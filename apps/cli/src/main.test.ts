import { expect, test } from 'vitest';
import * as z from 'zod';
import { allCommands } from './commands/index.ts';
import { type Circumstances, tessera } from './testing/tessera.ts';

const COMMANDS = await allCommands();

const Complaint = z.strictObject({ error: z.strictObject({ code: z.string(), message: z.string().min(1) }) });

const WRONG: readonly { readonly argv: readonly string[]; readonly code: string; readonly says: string }[] = [
  { argv: ['--versoin'], code: 'unknown-option', says: 'Did you mean "--version"?' },
  { argv: ['gmaes'], code: 'unknown-command', says: 'Did you mean "games"?' },
  { argv: ['replay'], code: 'no-command', says: 'Which of them: replay verify, replay show?' },
  { argv: ['matches', 'frobnicate'], code: 'unknown-command', says: 'Known: matches list, matches check' },
  { argv: ['worker', '--threads', 'many'], code: 'bad-option', says: '--threads wants a whole number, 1 to 64' },
  { argv: ['replay', 'verfy', 'x'], code: 'unknown-command', says: 'Did you mean "replay verify"?' },
  { argv: ['play', 'gomuko'], code: 'unknown-game', says: 'Did you mean "gomoku"?' },
  { argv: ['play', 'whist'], code: 'unknown-game', says: 'no game "whist". Known: ' },
  { argv: ['play'], code: 'bad-operands', says: 'Which game?' },
  { argv: ['perft', 'gomoku', '--dept', '3'], code: 'unknown-option', says: 'Did you mean "--depth"?' },
  { argv: ['perft', 'gomoku', '--depth', 'x'], code: 'bad-option', says: '--depth wants a whole number' },
  { argv: ['perft', 'gomoku', '--depth'], code: 'bad-option', says: '--depth needs a value' },
  { argv: ['perft', 'gomoku', '--depth', '--seed'], code: 'bad-option', says: 'write --depth=--seed' },
  { argv: ['perft', 'gomoku', 'duel'], code: 'bad-operands', says: '"duel" is one too many' },
  { argv: ['perft'], code: 'bad-operands', says: 'tessera perft <game>' },
  { argv: ['validate-content', '--strict=yes'], code: 'bad-option', says: '--strict takes no value' },
  { argv: ['play', 'gomoku', '--options', '{"colums": 4}'], code: 'bad-option', says: 'Did you mean "columns"?' },
  { argv: ['play', 'gomoku', '--options', '{"columns": 99}'], code: 'bad-option', says: 'options.columns' },
  { argv: ['play', 'gomoku', '--options', '{columns'], code: 'bad-option', says: '--options is not JSON' },
  { argv: ['play', 'gomoku', '--options', '[]'], code: 'bad-option', says: 'must be a JSON object' },
  { argv: ['play', 'gomoku', '--options', '@no.json'], code: 'no-such-file', says: 'no.json cannot be read' },
  { argv: ['play', 'gomoku', '--seats', 'human'], code: 'bad-seats', says: 'gomoku is for 2 players' },
  { argv: ['play', 'gomoku', '--seats', 'human,robot'], code: 'bad-option', says: '"robot" is not human' },
  { argv: ['play', 'gomoku', '--seats', 'human,'], code: 'bad-option', says: 'empty place' },
  { argv: ['play', 'gomoku', '--bots', 'expret'], code: 'unknown-bot', says: 'Did you mean "expert"?' },
  { argv: ['play', 'gomoku', '--bots', 'mcts,mcts,mcts'], code: 'bad-option', says: 'only 2 seats for 3 bots' },
  { argv: ['play', '--load', 'x.json', '--seed', '1'], code: 'bad-option', says: '--seed is settled' },
  { argv: ['replay', 'verify', 'no.json'], code: 'no-such-file', says: 'no.json cannot be read' },
  { argv: ['cases', 'nowhere/*.json'], code: 'no-such-file', says: 'no .json file at nowhere/*.json' },
  { argv: ['validate-content', 'nowhere'], code: 'no-such-file', says: 'no folder nowhere' },
];

test.each(WRONG)('tessera $argv is a usage error: $code', async ({ argv, code, says }) => {
  const spoken = await tessera(argv);
  expect(spoken).toMatchObject({ exit: 2, out: '' });
  expect(spoken.err).toContain(says);
  const written = await tessera([...argv, '--json']);
  expect(written.exit).toBe(2);
  expect(Complaint.parse(written.json()).error.code).toBe(code);
});

test('help lists every command, and the page of each command has examples that name it', async () => {
  const { exit, out } = await tessera(['--help']);
  expect(exit).toBe(0);
  for (const { name, summary, examples } of COMMANDS) {
    expect(out).toContain(summary);
    const page = await tessera([...name.split(' '), '--help']);
    expect(page.exit).toBe(0);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(page.out).toContain(`  ${example}`);
    for (const example of examples) expect(example.startsWith(`tessera ${name}`)).toBe(true);
  }
});

test('every command has a unique name, and those of games are sorted by topic', async () => {
  const names = COMMANDS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(names.indexOf('replay show'), names.indexOf('matches list'))).toEqual([
    'replay show',
    'review',
    'puzzles mine',
    'sheet',
    'sheet new',
    'sheet diff',
    'sheet compare',
    'validate-content',
    'coverage',
    'generate-effect',
  ]);
});

test('help for the first word of several commands lists them', async () => {
  const { exit, out } = await tessera(['replay', '--help']);
  expect(exit).toBe(0);
  expect(out).toContain('replay verify');
  expect(out).not.toContain('perft');
});

test('help works as a command and as a JSON document', async () => {
  const asked = await tessera(['help', 'replay', 'show']);
  const { json } = await tessera(['replay', 'show', '--help', '--json']);
  expect(z.strictObject({ help: z.string() }).parse(json()).help).toBe(asked.out.trimEnd());
});

test('tessera without a command prints the help with exit code 0', async () => {
  const help = await tessera(['--help']);
  expect(await tessera([])).toMatchObject({ exit: 0, out: help.out, err: '' });
  expect(help.out).toContain('Usage: tessera <command>');
});

test('--version prints the version of the package', async () => {
  expect((await tessera(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect((await tessera(['--version', '--json'])).json()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});

test('colours are used on terminals unless NO_COLOR or TERM=dumb is set', async () => {
  const coloured = (circumstances: Circumstances) =>
    tessera(['games'], circumstances).then(({ out }) => out.includes('\u001b'));
  expect(await coloured({ isTTY: true })).toBe(true);
  expect(await coloured({ isTTY: true, env: { NO_COLOR: '1' } })).toBe(false);
  expect(await coloured({ isTTY: true, env: { TERM: 'dumb' } })).toBe(false);
  expect(await coloured({ isTTY: false })).toBe(false);
  expect((await tessera(['nonsense'], { isTTY: true })).err).toContain('\u001b');
  expect((await tessera(['nonsense'])).err).not.toContain('\u001b');
});
