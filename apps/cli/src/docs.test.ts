import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nonEmpty } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { exampleFolder } from '../../server/src/testing/exampleFolder.ts';
import { allCommands } from './commands/index.ts';
import { scratchFolder, tessera } from './testing/tessera.ts';

const page = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');

test('docs/cli.md documents every command', async () => {
  for (const { name } of nonEmpty(await allCommands())) expect(page).toContain(`\n## ${name}\n`);
});

test('the transcripts in docs/cli.md match the output of the commands', async () => {
  const cwd = scratchFolder();
  await exampleFolder(join(cwd, 'data'));
  const veteran = 'games/fifth-edition/cases/characters/veteran.json';
  mkdirSync(join(cwd, dirname(veteran)), { recursive: true });
  copyFileSync(new URL(`../../../${veteran}`, import.meta.url), join(cwd, veteran));
  const transcripts = [...page.matchAll(/^```console\n(.*?)^```/gms)].flatMap(([, block = '']) =>
    block.split(/^(?=\$ )/m),
  );
  expect(transcripts.length).toBeGreaterThan(5);
  for (const transcript of transcripts) {
    const [command = ''] = transcript.split('\n');
    const { argv, input } = parsed(command);
    const { exit, out, err } = await tessera(argv, { input, cwd });
    const shown = exit === 2 && !argv.includes('--json') ? err : out;
    const actual = `${command}\n${timeless(shown)}`;
    if (/^\.\.\.$/m.test(transcript)) expect(actual).toMatch(patternOf(timeless(transcript)));
    else expect(actual).toBe(timeless(transcript));
  }
});

/** Parses a transcript line such as `$ printf 'a\nb\n' | tessera play gomoku` into arguments and piped input. */
function parsed(command: string): { readonly argv: string[]; readonly input: string[] } {
  const [, piped = '', line = ''] = /^\$ (?:printf '(.*)' \| )?tessera (.*)$/.exec(command) ?? [];
  const words = line.match(/'[^']*'|\S+/g) ?? [];
  const argv = words.map((word) => word.replace(/^'(.*)'$/, '$1'));
  return { argv, input: piped.split('\\n').filter((text) => text !== '') };
}

/** Returns the pattern of a transcript, in which a line of three dots matches any lines. */
function patternOf(transcript: string): RegExp {
  const parts = transcript.split(/^\.\.\.\n/m).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(?:.*\\n)*')}$`);
}

function timeless(text: string): string {
  return text.replace(/[\d.]+ s \([\d,]+ a second\)/, 'some time');
}
