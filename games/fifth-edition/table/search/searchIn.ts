import { foldedText } from './foldedText.ts';
import type { CastingTime, SearchEntry, SearchKind } from './searchEntries.ts';

/** Filters besides the words. Any filter about spells limits the results to spells. */
export interface SearchFilters {
  readonly kind?: SearchKind | undefined;
  readonly level?: number | undefined;
  readonly school?: string | undefined;
  readonly list?: string | undefined;
  readonly time?: CastingTime | undefined;
  readonly ritual?: boolean | undefined;
  readonly concentration?: boolean | undefined;
}

/** Returns the results, best first; empty without words and filters. */
export function searchIn(
  entries: readonly SearchEntry[],
  words: string,
  filters: SearchFilters,
): readonly SearchEntry[] {
  const open = entries.filter((entry) => passes(entry, filters));
  const wanted = foldedText(words);
  if (wanted === '') return isFiltering(filters) ? open.toSorted(byName) : [];
  const phrases = phrasesIn(words, knownPhrases(entries));
  return open
    .map((entry) => ({ entry, worth: worthOf(entry, wanted, phrases) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth || byName(a.entry, b.entry))
    .map(({ entry }) => entry);
}

export function isFiltering(filters: SearchFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined && value !== false);
}

function passes(
  { kind, spell }: SearchEntry,
  { kind: wanted, level, school, list, time, ritual, concentration }: SearchFilters,
): boolean {
  if (wanted !== undefined && kind !== wanted) return false;
  const asksSpell = [level, school, list, time].some((each) => each !== undefined) || ritual || concentration;
  if (!asksSpell) return true;
  return (
    spell !== undefined &&
    (level === undefined || spell.level === level) &&
    (school === undefined || spell.school === school) &&
    (list === undefined || spell.lists.includes(list)) &&
    (time === undefined || spell.time === time) &&
    (!ritual || spell.ritual) &&
    (!concentration || spell.concentration)
  );
}

/** A part of the query: a facet, or a word of any text. */
interface Phrase {
  readonly text: string;
  readonly isFacet: boolean;
}

const MAX_WORDS = 4;

/** Parses a query: splits at commas, and keeps the longest known facets together. */
function phrasesIn(typed: string, known: ReadonlySet<string>): readonly Phrase[] {
  return typed.split(',').flatMap((part) => {
    const words = foldedText(part).split(' ').filter(Boolean);
    const phrases: Phrase[] = [];
    for (let at = 0; at < words.length; ) {
      const length = [...Array(MAX_WORDS).keys()]
        .map((less) => MAX_WORDS - less)
        .find((count) => at + count <= words.length && known.has(words.slice(at, at + count).join(' ')));
      phrases.push({ text: words.slice(at, at + (length ?? 1)).join(' '), isFacet: length !== undefined });
      at += length ?? 1;
    }
    return phrases;
  });
}

function knownPhrases(entries: readonly SearchEntry[]): ReadonlySet<string> {
  return new Set(entries.flatMap(({ facets }) => [...facets]));
}

/** Returns the score of an entry: its name counts most, then facets, then its text. Every phrase must match. */
function worthOf({ folded, facets, from }: SearchEntry, wanted: string, phrases: readonly Phrase[]): number {
  if (folded.name === wanted) return 1000;
  let worth = folded.name.startsWith(wanted) ? 500 : hasWord(folded.name, wanted) ? 300 : 0;
  for (const { text, isFacet } of phrases) {
    if (hasWord(folded.name, text)) worth += 40;
    else if (isFacet && facets.has(text)) worth += 20;
    // A facet such as "fire damage" must match a facet: in texts it often names a resistance.
    else if (isFacet && text.includes(' ')) return 0;
    else if (hasWord(folded.all, text)) worth += 5;
    else return 0;
  }
  return worth > 0 && from === '' ? worth + 1 : worth;
}

/** Whether a word or phrase starts anywhere in a text. */
function hasWord(text: string, word: string): boolean {
  return ` ${text}`.includes(` ${word}`);
}

const collator = new Intl.Collator();

function byName(a: SearchEntry, b: SearchEntry): number {
  return collator.compare(a.name, b.name);
}
