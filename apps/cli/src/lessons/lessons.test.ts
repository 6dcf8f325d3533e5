import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifestOf } from '@tessera/catalog';
import { fastChance, Match, readMatchFile } from '@tessera/kernel';
import { playByHints, readLesson, readLessonTexts } from '@tessera/table/lessons';
import { workspaceRoot } from '@tessera/terminal';
import { expect, test } from 'vitest';
import { gameNamed } from '../matchFlags.ts';
import { withLesson, writeLesson } from './lessonDraft.ts';
import { firstPosition } from './newLesson.ts';
import { recordLesson } from './recordLesson.ts';

const ROOT = workspaceRoot() ?? '';

/** Creates a workspace with one game. */
function workspaceWith(folder: string): string {
  const root = mkdtempSync(join(tmpdir(), 'tessera-lesson-'));
  for (const part of ['manifest.ts', 'rules', 'lessons']) {
    cpSync(join(ROOT, folder, part), join(root, folder, part), { recursive: true });
  }
  return root;
}

/** Plays a match of random legal actions and returns its file. */
function playedMatch(id: string, actions: number): string {
  const { game } = gameNamed(id);
  const match = Match.create(game, { options: {}, seats: game.seats.min, seed: 'played', dice: 'fair' });
  const chance = fastChance('played');
  for (let i = 0; i < actions && match.decisions[0]; i++) {
    const { seat } = chance.pick(match.decisions);
    match.apply(seat, chance.pick(match.legal(seat)));
  }
  return match.save();
}

test.each(['gomoku', 'duel', 'liars-dice'])('new lesson writes a lesson of %s that its hints play to the end', (id) => {
  const manifest = manifestOf(id)!;
  const root = workspaceWith(manifest.folder);
  const { game } = gameNamed(id);
  const files = writeLesson(root, manifest, firstPosition(game, 'a-new-one'));
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const lesson = readLesson(read(files[0]!));
  expect(playByHints(game, lesson)).toMatchObject({ isOver: true, actions: 1 });
  expect(lesson.order).toBe((manifest.lessons?.length ?? 0) + 1);
  for (const language of ['en', 'de']) {
    const texts = readLessonTexts(read(`${manifest.folder}/lessons/${language}.json`));
    expect(Object.keys(texts['a-new-one']?.steps ?? {})).toEqual(['look', 'move']);
    expect(Object.keys(texts).length).toBe(lesson.order);
  }
  expect(read(`${manifest.folder}/manifest.ts`)).toContain("{ id: 'a-new-one', minutes: 3 },");
  expect(() => writeLesson(root, manifest, firstPosition(game, 'a-new-one'))).toThrow('exists already');
});

test.each(['duel', 'liars-dice', 'heist-city'])('lesson record turns a match of %s into its moves and dice', (id) => {
  const { game } = gameNamed(id);
  const text = playedMatch(id, 24);
  const file = readMatchFile(text);
  const recorded = recordLesson(game, file, text, { from: 8, to: file.deeds.length });
  const lesson = readLesson(JSON.stringify({ id: 'recorded', order: 1, minutes: 3, teaches: ['1'], ...recorded }));
  const own = file.deeds.slice(8).filter((deed) => 'seat' in deed && deed.seat === recorded.seat);
  expect(lesson.steps.map(({ path }) => path[0]?.action)).toEqual(own.map((deed) => 'action' in deed && deed.action));
  expect(playByHints(game, lesson)).toMatchObject({ isOver: true, actions: own.length });
});

test('lesson record refuses operations that are no moves of the seat', () => {
  const { game } = gameNamed('gomoku');
  const text = playedMatch('gomoku', 6);
  const record = (from: number, to: number, seat?: number) =>
    recordLesson(game, readMatchFile(text), text, { from, to, seat });
  expect(() => record(6, 6)).toThrow('No action lies between');
  expect(() => record(0, 1, 1)).toThrow('Seat 1 makes no move');
  expect(record(0, 6, 1).steps).toHaveLength(3);
});

test('withLesson adds a list to a manifest without lessons, and an entry to one with some', () => {
  const first = withLesson('defineManifest({\n  async rules() {\n  },\n});\n', 'one');
  expect(first).toBe("defineManifest({\n  lessons: [{ id: 'one', minutes: 3 }],\n  async rules() {\n  },\n});\n");
  expect(withLesson(first, 'two')).toContain(
    "  lessons: [\n    { id: 'one', minutes: 3 },\n    { id: 'two', minutes: 3 },\n  ],\n",
  );
});
