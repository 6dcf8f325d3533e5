import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { placesOf } from '../completion/suggestions.ts';
import { scratchFolder, tessera } from '../testing/tessera.ts';
import { allCommands } from './index.ts';

const COMMANDS = await allCommands();

test.each(['bash', 'zsh', 'fish'])('completion %s has every command and every flag', async (shell) => {
  const { exit, out } = await tessera(['completion', shell]);
  expect(exit).toBe(0);
  for (const { name, flags } of nonEmpty(COMMANDS)) {
    const isFish = shell === 'fish';
    const lines = out.split('\n').filter((line) => line.includes(isFish ? `__tessera_is ${name}` : `'${name}`));
    const text = lines.join('\n');
    for (const flag of [...Object.keys(flags), 'json', 'help'])
      expect(text).toContain(isFish ? `-l ${flag} ` : `--${flag}`);
  }
});

test('completion suggests the games, and their options, after a command that takes a game', () => {
  const sim = placesOf(COMMANDS, ['gomoku']).find(({ words }) => words.join(' ') === 'sim');
  const words = sim?.suggestions.map(({ word }) => word);
  expect(words).toEqual(expect.arrayContaining(['gomoku', '--seed', '--columns']));
});

test('completion names the known shells for an unknown one', async () => {
  const { exit, err } = await tessera(['completion', 'fihs']);
  expect(exit).toBe(2);
  expect(err).toContain('Did you mean "fish"?');
});

describe.skipIf(process.platform === 'win32')('completion in bash', () => {
  test.each([
    [['tessera', 'repl'], ['replay']],
    [['tessera', 'replay', 'v'], ['verify']],
    [
      ['tessera', 'sim', '--se'],
      ['--sees', '--seed'],
    ],
    [['tessera', 'replay', 'show', '--at', '3', '--vi'], ['--viewer']],
    [['tessera', 'sheet', 'di'], ['diff']],
  ])('completes %j to %j', async (words, expected) => {
    const { out } = await tessera(['completion', 'bash']);
    const script = join(scratchFolder(), 'completion.bash');
    writeFileSync(
      script,
      `${out}\nCOMP_WORDS=("$@")\nCOMP_CWORD=$(($# - 1))\n_tessera\nprintf '%s\\n' "\${COMPREPLY[@]}"\n`,
    );
    const { stdout, stderr } = spawnSync('bash', [script, ...words], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n')).toEqual(expected);
  });
});
