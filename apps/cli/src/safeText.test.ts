import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { find } from '@tessera/catalog';
import { Match } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { scratchFolder, tessera } from './testing/tessera.ts';

const EVIL = '\u001b]0;owned\u0007\u001b[2J\u001b[8m\u009b31mA\u202eda\r\u0008';
const OBEYED = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u;

describe('escape sequences in a file', () => {
  const cwd = scratchFolder();
  const gomoku = find('gomoku')?.game;

  test.each([
    ['replay show', ['replay', 'show', 'match.json']],
    ['replay show as JSON', ['replay', 'show', 'match.json', '--json']],
    ['replay verify', ['replay', 'verify', 'match.json']],
  ])('%s prints no escape sequence of a name in the file', async (_name, argv) => {
    const seats = [EVIL, 'Bo'].map((name) => ({ name, kind: 'human' as const }));
    if (!gomoku) throw new Error('The catalogue has no gomoku');
    const match = Match.create(gomoku, { seats, seed: '1' });
    for (const cell of [0, 3, 1, 4, 2]) match.apply(match.decisions[0]?.seat ?? 0, { type: 'place', cell });
    writeFileSync(join(cwd, 'match.json'), match.save());
    const { out, err } = await tessera(argv, { cwd });
    expect(out + err).not.toBe('');
    expect(out + err).not.toMatch(OBEYED);
  });

  test('commands print no escape sequence of a file that cannot be read', async () => {
    writeFileSync(join(cwd, 'bad.json'), JSON.stringify({ format: EVIL, game: EVIL, [EVIL]: EVIL }));
    for (const argv of [
      ['replay', 'show', 'bad.json'],
      ['sheet', 'bad.json'],
      ['replay', 'show', `${EVIL}.json`],
    ]) {
      const { exit, out, err } = await tessera(argv, { cwd });
      expect(exit).not.toBe(0);
      expect(out + err).not.toMatch(OBEYED);
    }
  });
});
