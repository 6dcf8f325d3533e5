import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { manifestOf, manifests } from '@tessera/catalog';
import { defineCommand, EXIT, type Paint, UsageError, workspaceRoot } from '@tessera/terminal';
import {
  type Chapter,
  findRule,
  parseRulebook,
  type Rulebook,
  type RulebookEntry,
  type Section,
  searchRulebook,
} from '@tessera/text';
import { KNOWN_LANGUAGES } from '../language.ts';
import { lessonsFor } from '../lessonFiles.ts';

/** Command that prints the rulebook of a game: its contents, one chapter or section, or the results of a search. */
export const rules = defineCommand({
  name: 'rules',
  topic: 'play',
  summary: 'Read the rulebook of a game',
  about: 'Without a section, prints the first page and the contents. A section is a number such as 9 or 9.3.',
  operands: { usage: '<game> [section]', min: 1, max: 2 },
  flags: {
    language: { type: 'string', value: 'code', about: `Language of the book: ${KNOWN_LANGUAGES}` },
    search: { type: 'string', value: 'words', about: 'Print the sections that contain these words' },
  },
  examples: [
    'tessera rules heist-city',
    'tessera rules gloomhaven 13.4',
    'tessera rules war-of-the-ring --search siege --language de',
  ],

  async run({ operands, flags }, { paint }) {
    const [id = '', number] = operands;
    const book = readRulebook(id, flags.language ?? 'en');
    if (flags.search !== undefined)
      return report(searchRulebook(book, flags.search), paint, `No rule contains "${flags.search}".`);
    if (number === undefined) return { exit: EXIT.fine, text: contentsText(book, paint), document: book };
    const entry = findRule(book, number);
    const found = report(entry === undefined ? [] : [entry], paint, `The rulebook of ${id} has no section ${number}.`);
    const taught = lessonText(id, number, flags.language ?? 'en');
    return taught === undefined ? found : { ...found, text: `${found.text}\n\n${taught}` };
  },
});

/** Reads the rulebook of a game from its folder. Throws a `UsageError` if the game or the language has none. */
function readRulebook(id: string, language: string): Rulebook {
  const manifest = manifestOf(id);
  const root = workspaceRoot();
  const books = manifests.filter(({ folder }) => root !== undefined && existsSync(join(root, folder, 'rules')));
  if (manifest === undefined || root === undefined || !books.includes(manifest)) {
    const known = books.map((each) => each.id).join(', ');
    throw new UsageError('unknown-game', `There is no rulebook of "${id}"; there is one of ${known}.`);
  }
  const folder = join(root, manifest.folder, 'rules', language);
  if (!existsSync(folder)) {
    const known = readdirSync(join(root, manifest.folder, 'rules')).join(', ');
    throw new UsageError('bad-option', `The rulebook of ${id} is not there in "${language}"; it is in ${known}.`);
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return parseRulebook(
    Object.fromEntries(files.map((file) => [basename(file, '.md'), readFileSync(join(folder, file), 'utf8')])),
  );
}

/** Names the lessons that teach a section. */
function lessonText(id: string, number: string, language: string): string | undefined {
  const manifest = manifestOf(id);
  const root = workspaceRoot();
  if (manifest === undefined || root === undefined) return undefined;
  const taught = lessonsFor(manifest, root, { number, language });
  return taught.length === 0 ? undefined : `Taught in: ${taught.map(({ title }) => title).join(', ')} (/learn)`;
}

function report(entries: readonly RulebookEntry[], paint: Paint, empty: string) {
  return {
    exit: entries.length > 0 ? EXIT.fine : EXIT.findings,
    text: entries.length > 0 ? entries.map((entry) => entryText(entry, paint)).join('\n\n') : empty,
    document: entries,
  };
}

function contentsText({ chapters }: Rulebook, paint: Paint): string {
  const [first, ...rest] = chapters;
  const lines = rest.flatMap((chapter) => [
    heading(chapter, paint),
    ...(chapter.number === undefined ? [] : chapter.sections.map((section) => `  ${plainHeading(section)}`)),
  ]);
  return [...(first === undefined ? [] : [entryText({ chapter: first }, paint), '']), ...lines].join('\n');
}

function entryText({ chapter, section }: RulebookEntry, paint: Paint): string {
  if (section !== undefined) return `${heading(section, paint)}\n${section.text}`;
  return [chapter, ...chapter.sections]
    .map((part: Chapter | Section) => `${heading(part, paint)}\n${part.text}`.trim())
    .join('\n\n');
}

function heading(part: Section, paint: Paint): string {
  return paint.bold(plainHeading(part));
}

function plainHeading({ number, title }: Section): string {
  return number === undefined ? title : `${number} ${title}`;
}
