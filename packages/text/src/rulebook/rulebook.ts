/** The rules of a game in one language, as chapters of numbered sections. */
export interface Rulebook {
  /** The page for first-time players, chapters in the order of their numbers, and the glossary last. */
  readonly chapters: readonly Chapter[];
}

/** One file of a rulebook. */
export interface Chapter {
  /** The file's name without its ending, the same in every language. */
  readonly id: string;
  readonly number?: string;
  readonly title: string;
  /** Markdown between the title and the first section. */
  readonly text: string;
  readonly sections: readonly Section[];
}

/** One numbered rule, or one entry of the glossary. */
export interface Section {
  /** The number that cases, refusals and comments cite, such as `9.3`; absent in unnumbered chapters. */
  readonly number?: string;
  readonly title: string;
  /** Markdown of the section, without its heading and without the sections below it. */
  readonly text: string;
}

/** A chapter or section found by its number or by a search. */
export interface RulebookEntry {
  readonly chapter: Chapter;
  /** Absent when the chapter itself was found. */
  readonly section?: Section;
}

const FIRST_CHAPTER = 'how-a-turn-goes';
const GLOSSARY = 'glossary';
const HEADING = /^(#{1,3}) (?:(\d+(?:\.\d+)*[a-z]?) )?(.+)$/;

/** Parses the Markdown files of a rulebook, by file name without its ending. Throws a `RulebookError` for a bad one. */
export function parseRulebook(files: Readonly<Record<string, string>>): Rulebook {
  const chapters = Object.entries(files).map(([id, markdown]) => parseChapter(id, markdown));
  return { chapters: chapters.toSorted((a, b) => position(a) - position(b)) };
}

/** A file of a rulebook that cannot be read, named with its reason. */
export class RulebookError extends Error {
  readonly code = 'bad-rulebook';
  readonly file: string;

  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.name = 'RulebookError';
    this.file = file;
  }
}

function parseChapter(id: string, markdown: string): Chapter {
  const parts = markdown.split(/^(?=#{1,3} )/m).filter((part) => part.trim() !== '');
  const [first, ...rest] = parts.map((part) => parsePart(id, part));
  if (first === undefined || first.level !== 1)
    throw new RulebookError(id, 'The first line must be a title: "# Title".');
  if (rest.some(({ level }) => level === 1)) throw new RulebookError(id, 'A file has one title.');
  const { level: _level, ...chapter } = first;
  return { id, ...chapter, sections: rest.map(({ level: _, ...section }) => section) };
}

function parsePart(id: string, part: string): Section & { readonly level: number } {
  const [line = '', ...lines] = part.split('\n');
  const [, marks, number, title] = HEADING.exec(line.trim()) ?? [];
  if (marks === undefined || title === undefined) throw new RulebookError(id, `"${line}" is no heading.`);
  return { level: marks.length, ...(number !== undefined && { number }), title, text: lines.join('\n').trim() };
}

function position({ id, number }: Chapter): number {
  if (id === FIRST_CHAPTER) return -1;
  return id === GLOSSARY || number === undefined ? Number.MAX_SAFE_INTEGER : Number(number);
}

/** Returns the chapter or section with this number. */
export function findRule({ chapters }: Rulebook, number: string): RulebookEntry | undefined {
  for (const chapter of chapters) {
    if (chapter.number === number) return { chapter };
    const section = chapter.sections.find((each) => each.number === number);
    if (section !== undefined) return { chapter, section };
  }
  return undefined;
}

/** Returns the chapters and sections that contain all words of the query; those with a word in the title come first. */
export function searchRulebook({ chapters }: Rulebook, query: string): readonly RulebookEntry[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const entries = chapters.flatMap((chapter): RulebookEntry[] => [
    { chapter },
    ...chapter.sections.map((section) => ({ chapter, section })),
  ]);
  const scored = entries.map((entry) => ({ entry, score: scoreOf(entry.section ?? entry.chapter, words) }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** Returns 0 unless the title or text has every word; each word in the title counts more. */
function scoreOf({ title, text }: Section, words: readonly string[]): number {
  const heading = title.toLocaleLowerCase();
  const whole = `${heading}\n${text.toLocaleLowerCase()}`;
  if (!words.every((word) => whole.includes(word))) return 0;
  return 1 + words.filter((word) => heading.includes(word)).length;
}

/** Returns the section numbers cited in a text as `R 9.3` or `R 9.3, 14.2`, in order. */
export function citedRules(text: string): readonly string[] {
  return [...text.matchAll(/\bR (\d+(?:\.\d+)*[a-z]?(?:, \d+(?:\.\d+)*[a-z]?)*)/g)].flatMap(([, list = '']) =>
    list.split(', '),
  );
}
