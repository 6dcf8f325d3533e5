import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playAtRandom, playByHints, readLesson, readLessonTexts } from '@tessera/table/lessons';
import { findRule, parseRulebook } from '@tessera/text';
import { expect, test } from 'vitest';
import { manifests } from './manifests.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SEEDS = process.env.LONG_TESTS ? 20 : 2;
const LANGUAGES = ['de', 'en'];

const lessons = manifests.flatMap((manifest) =>
  (manifest.lessons ?? []).map((card) => ({ manifest, card, name: `${manifest.id}: ${card.id}` })),
);

function lessonOf({ manifest, card }: (typeof lessons)[number]) {
  return readLesson(readFileSync(join(ROOT, manifest.folder, 'lessons', `${card.id}.json`), 'utf8'));
}

test('the first games have lessons', () => {
  expect(new Set(lessons.map(({ manifest }) => manifest.id)).size).toBeGreaterThanOrEqual(3);
});

test.each(lessons)('$name is played to its end by its hints alone', async (entry) => {
  const { game } = await entry.manifest.rules();
  expect(playByHints(game, lessonOf(entry))).toMatchObject({ isOver: true });
});

test.each(lessons)('$name has no dead end for random legal actions', async (entry) => {
  const { game } = await entry.manifest.rules();
  for (let seed = 0; seed < SEEDS; seed++) {
    expect(playAtRandom(game, lessonOf(entry), `random ${seed}`)).toMatchObject({ isOver: true });
  }
});

test.each(lessons)('$name agrees with its card, and its book has the sections it teaches', (entry) => {
  const { manifest, card } = entry;
  const lesson = lessonOf(entry);
  expect(lesson).toMatchObject({ id: card.id, minutes: card.minutes, order: manifest.lessons!.indexOf(card) + 1 });
  const folder = join(ROOT, manifest.rulebook ?? manifest.folder, 'rules', 'en');
  const files = readdirSync(folder).map((file) => [file.replace('.md', ''), readFileSync(join(folder, file), 'utf8')]);
  const book = parseRulebook(Object.fromEntries(files));
  const cited = [...lesson.teaches, ...lesson.steps.flatMap(({ rule }) => rule ?? [])];
  expect(cited.filter((number) => findRule(book, number) === undefined)).toEqual([]);
});

test.each(lessons)('$name has its texts in every language, and no others', (entry) => {
  const lesson = lessonOf(entry);
  for (const language of LANGUAGES) {
    const file = join(ROOT, entry.manifest.folder, 'lessons', `${language}.json`);
    const texts = readLessonTexts(readFileSync(file, 'utf8'))[lesson.id];
    expect(Object.keys(texts?.steps ?? {}), language).toEqual(lesson.steps.map(({ id }) => id));
    for (const { id, path, wrong, open } of lesson.steps) {
      const step = texts!.steps[id]!;
      const place = `${language} ${id}`;
      expect(Object.keys(step.wrongs ?? {}), place).toEqual(wrong.map(({ say }) => say));
      expect(step.hint !== undefined, `${place}: a step with a path has a hint`).toBe(path.length > 0);
      // In a step that plays only its path, other actions are explained by the hint.
      if (path.length === 0 || open === 'path') continue;
      expect(step.wrong ?? step.hint, `${place}: a wrong move is explained`).toBeDefined();
    }
  }
});

test.each(manifests.filter(({ lessons: own }) => own))(
  '$id lists every file of its lessons',
  ({ folder, lessons: own }) => {
    const files = readdirSync(join(ROOT, folder, 'lessons')).filter(
      (file) => !LANGUAGES.includes(file.replace('.json', '')),
    );
    expect(files.sort()).toEqual(own!.map(({ id }) => `${id}.json`).sort());
  },
);
