import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogEntry } from '@tessera/catalog';
import type { GameManifest } from '@tessera/manifest';
import type { Problem } from '@tessera/rules';
import { type Lesson, playByHints, readLesson, readLessonTexts, TableError } from '@tessera/table/lessons';
import { TestkitError } from '@tessera/testkit';
import type { ContentCheck } from './content.ts';

/** Checks the lessons of every game: their schema, their texts, and that the hints lead to the end. */
export function checkLessons(entries: readonly CatalogEntry[], root: string): Pick<ContentCheck, 'problems' | 'kinds'> {
  const checks = entries.flatMap(({ game, manifest }) => {
    const { lessons = [], folder } = manifest;
    if (lessons.length === 0) return [];
    const files = readdirSync(join(root, folder, 'lessons')).filter((file) => file.endsWith('.json'));
    const problems = files.flatMap((file) => {
      const text = readFileSync(join(root, folder, 'lessons', file), 'utf8');
      const isLesson = lessons.some(({ id }) => file === `${id}.json`);
      return problemOf(game.id, file, () => (isLesson ? playByHints(game, readLesson(text)) : readLessonTexts(text)));
    });
    return [{ game: game.id, kind: 'lesson', records: lessons.length, problems }];
  });
  return {
    problems: checks.flatMap(({ problems }) => problems),
    kinds: checks.map(({ problems, ...kind }) => ({ ...kind, errors: problems.length, warnings: 0 })),
  };
}

function problemOf(pack: string, file: string, check: () => unknown): Problem[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof TestkitError || error instanceof TableError)) throw error;
    return [{ severity: 'error', code: 'E_LESSON', pack, file: `lessons/${file}`, message: error.message }];
  }
}

/** Returns the lessons that teach a section of the rulebook, with their titles. */
export function lessonsFor(
  { lessons = [], folder }: GameManifest,
  root: string,
  { number, language }: { readonly number: string; readonly language: string },
): readonly { readonly id: string; readonly title: string }[] {
  const textOf = (name: string) => readFileSync(join(root, folder, 'lessons', `${name}.json`), 'utf8');
  const hasTexts = existsSync(join(root, folder, 'lessons', `${language}.json`));
  return lessons
    .map(({ id }) => readLesson(textOf(id)))
    .filter((lesson) => teaches(lesson, number))
    .map(({ id }) => ({ id, title: readLessonTexts(textOf(hasTexts ? language : 'en'))[id]?.title ?? id }));
}

function teaches({ teaches: sections, steps }: Lesson, number: string): boolean {
  return sections.includes(number) || steps.some(({ rule }) => rule === number);
}
