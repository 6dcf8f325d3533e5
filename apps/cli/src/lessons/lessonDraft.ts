import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameManifest } from '@tessera/manifest';
import { readLessonTexts } from '@tessera/table/lessons';
import { UsageError, writeText } from '@tessera/terminal';
import { parseRulebook } from '@tessera/text';

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SCHEMA = '../../../packages/table/schemas/lesson.schema.json';
/** About how long a new lesson takes, until its author knows better. */
const MINUTES = 3;

/** A step of a new lesson. */
export interface DraftStep {
  readonly id: string;
  readonly before?: readonly object[];
  readonly path?: readonly object[];
}

/** What a new lesson consists of, besides its place among the others. */
export interface LessonDraft {
  readonly id: string;
  readonly seat: number;
  readonly given: object;
  readonly steps: readonly DraftStep[];
}

/** Placeholder texts by language. An author replaces them. */
const PLACEHOLDERS = {
  en: { teaches: 'What it teaches, in one sentence.', goal: 'The goal', say: 'The one idea.', hint: 'The hint.' },
  de: { teaches: 'Was sie lehrt, in einem Satz.', goal: 'Das Ziel', say: 'Der eine Gedanke.', hint: 'Der Hinweis.' },
} as const;

/** Writes a lesson with placeholder texts, and lists it in the manifest. Returns the files, relative to the root. */
export function writeLesson(root: string, manifest: GameManifest, draft: LessonDraft): readonly string[] {
  const { folder, lessons = [] } = manifest;
  const { id, seat, given, steps } = draft;
  if (!ID.test(id)) throw new UsageError('bad-option', `"${id}" is no id: use lower-case words with dashes.`);
  const path = join(folder, 'lessons', `${id}.json`);
  if (existsSync(join(root, path))) throw new UsageError('bad-option', `${path} exists already.`);
  const lesson = {
    $schema: SCHEMA,
    id,
    order: lessons.length + 1,
    minutes: MINUTES,
    teaches: [firstSection(root, manifest)],
    ...(seat > 0 && { seat }),
    given,
    steps,
  };
  const texts = Object.entries(PLACEHOLDERS).map(([language, placeholder]) => {
    const file = join(folder, 'lessons', `${language}.json`);
    const known = existsSync(join(root, file)) ? readLessonTexts(readFileSync(join(root, file), 'utf8')) : {};
    return [file, { ...known, [id]: placeholderTexts(draft, placeholder) }] as const;
  });
  const list = join(folder, 'manifest.ts');
  const listed = withLesson(readFileSync(join(root, list), 'utf8'), id);
  for (const [file, content] of [[path, lesson] as const, ...texts]) {
    mkdirSync(join(root, folder, 'lessons'), { recursive: true });
    writeText(file, root, `${JSON.stringify(content, null, 2)}\n`);
  }
  writeText(list, root, listed);
  return [path, ...texts.map(([file]) => file), list];
}

function placeholderTexts({ id, steps }: LessonDraft, placeholder: (typeof PLACEHOLDERS)[keyof typeof PLACEHOLDERS]) {
  const { teaches, goal, say, hint } = placeholder;
  const title = `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll('-', ' ');
  const ofSteps = steps.map(({ id: step, path = [] }) => [step, { goal, say, ...(path.length > 0 && { hint }) }]);
  return { title, teaches, steps: Object.fromEntries(ofSteps) };
}

/** Returns the first numbered section of the game's rulebook. A lesson must teach one. */
function firstSection(root: string, { id, folder, rulebook = folder }: GameManifest): string {
  const place = join(root, rulebook, 'rules', 'en');
  if (!existsSync(place)) throw new UsageError('unknown-game', `${id} has no rulebook that a lesson could teach.`);
  const files = readdirSync(place).filter((file) => file.endsWith('.md'));
  const book = parseRulebook(
    Object.fromEntries(files.map((file) => [file.replace('.md', ''), readFileSync(join(place, file), 'utf8')])),
  );
  const numbers = book.chapters.flatMap(({ sections }) => sections.flatMap(({ number }) => number ?? []));
  const [first] = numbers;
  if (first === undefined) throw new UsageError('unknown-game', `The rulebook of ${id} has no numbered section.`);
  return first;
}

/** Adds a lesson to the text of a manifest, as the formatter writes it. */
export function withLesson(manifest: string, id: string): string {
  const list = /^ {2}lessons: \[([^\]]*)\],\n/m;
  const entry = `{ id: '${id}', minutes: ${MINUTES} }`;
  const known = list.exec(manifest)?.[1]?.match(/\{[^}]*\}/g) ?? [];
  const entries = [...known, entry];
  const line =
    entries.length === 1
      ? `  lessons: [${entry}],\n`
      : `  lessons: [\n${entries.map((each) => `    ${each},\n`).join('')}  ],\n`;
  if (list.test(manifest)) return manifest.replace(list, () => line);
  const before = /^ {2}(?:async )?rules(?:\(\)|:)/m;
  if (!before.test(manifest)) throw new UsageError('not-in-workspace', 'The manifest has no place for lessons.');
  return manifest.replace(before, (start) => `${line}${start}`);
}
