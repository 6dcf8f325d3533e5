import type { StudioKind } from '../pack/draft.ts';
import { effectParts } from './effectParts.ts';
import { itemParts } from './itemParts.ts';
import { likeParts } from './likeParts.ts';
import type { PartKind, PartValues } from './partKind.ts';
import type { SentenceNames } from './sentenceNames.ts';
import { spellParts } from './spellParts.ts';

/** An understood phrase of a sentence. */
export interface Part {
  readonly kind: PartKind;
  readonly values: PartValues;
  readonly start: number;
  readonly end: number;
}

/** What a sentence means, and the words that stay a description. */
export interface SentenceReading {
  readonly parts: readonly Part[];
  readonly rest: readonly string[];
}

/** Characters of a sentence that are read. */
export const LONGEST_SENTENCE = 800;

const KINDS: readonly PartKind[] = [...likeParts, ...effectParts, ...itemParts, ...spellParts];

/** Reads a sentence about a record of a kind. Every character is understood once or stays a description. */
export function readSentence(text: string, record: StudioKind, names: SentenceNames): SentenceReading {
  const read = text.slice(0, LONGEST_SENTENCE);
  const parts: Part[] = [];
  for (const kind of KINDS.filter(({ records }) => records.includes(record)))
    for (const part of partsOf(kind, read, names))
      if (parts.every(({ start, end }) => part.end <= start || part.start >= end)) parts.push(part);
  const sorted = parts.toSorted((a, b) => a.start - b.start);
  return { parts: sorted, rest: restOf(read, sorted) };
}

function partsOf(kind: PartKind, text: string, names: SentenceNames): readonly Part[] {
  const pattern = new RegExp(kind.pattern(names), 'gi');
  return [...text.matchAll(pattern)].flatMap((match) => {
    const groups = Object.fromEntries(Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined));
    const values = kind.read === undefined ? groups : kind.read(groups, names);
    return values === undefined ? [] : [{ kind, values, start: match.index, end: match.index + match[0].length }];
  });
}

const CONNECTIVES = 'and|with|that|which|it|you|gives?|grants?|have|has|gains?|an?|your|of|for|deals?|the|to';
const LEADING = new RegExp(`^(?:[\\s,.;:]|(?:${CONNECTIVES})\\b)+`, 'i');
const TRAILING = new RegExp(`(?:[\\s,.;:]|\\b(?:${CONNECTIVES}))+$`, 'i');

/** Returns the words between the parts, without those that only connect them. */
function restOf(text: string, parts: readonly Part[]): readonly string[] {
  const ends = [0, ...parts.map(({ end }) => end)];
  const starts = [...parts.map(({ start }) => start), text.length];
  return ends
    .map((end, index) => text.slice(end, starts[index]).replace(LEADING, '').replace(TRAILING, ''))
    .filter((words) => /\w/.test(words));
}

/** Returns the text with other values of a part; the rest of the author's words stays. */
export function withPart(text: string, { kind, start, end }: Part, values: PartValues, names: SentenceNames): string {
  const phrase = kind.write(values, names);
  const isFirst = start === 0;
  const written = isFirst ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
  return `${text.slice(0, start)}${written}${text.slice(end)}`;
}
