import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { find } from '@tessera/catalog';
import { workspaceRoot } from '@tessera/terminal';
import { expect, test } from 'vitest';
import { checkLessons, lessonsFor } from './lessonFiles.ts';

const gomoku = find('gomoku')!;
const root = workspaceRoot()!;

/** Returns a workspace whose only lesson is that of Gomoku, with another goal. */
function workspaceWith(cell: string): string {
  const folder = join(tmpdir(), `lessons ${cell}`, gomoku.manifest.folder, 'lessons');
  mkdirSync(folder, { recursive: true });
  const [card] = gomoku.manifest.lessons!;
  const text = readFileSync(join(root, gomoku.manifest.folder, 'lessons', `${card!.id}.json`), 'utf8');
  writeFileSync(join(folder, `${card!.id}.json`), text.replace('"@g3"', `"${cell}"`));
  return join(tmpdir(), `lessons ${cell}`);
}

test('the lessons of a game pass the content check', () => {
  expect(checkLessons([gomoku], root)).toEqual({
    problems: [],
    kinds: [{ game: 'gomoku', kind: 'lesson', records: 1, errors: 0, warnings: 0 }],
  });
});

test('a lesson whose hint misses its goal fails the content check with its place', () => {
  const { problems } = checkLessons([gomoku], workspaceWith('@a9'));
  expect(problems).toMatchObject([{ code: 'E_LESSON', pack: 'gomoku', file: 'lessons/five-in-a-row.json' }]);
  expect(problems[0]?.message).toContain('block.path');
});

test('a section of the rules names the lessons that teach it', () => {
  const taught = lessonsFor(gomoku.manifest, root, { number: '1.4', language: 'de' });
  expect(taught).toEqual([{ id: 'five-in-a-row', title: 'Fünf in einer Reihe' }]);
  expect(lessonsFor(gomoku.manifest, root, { number: '1.1', language: 'en' })).toEqual([]);
});
