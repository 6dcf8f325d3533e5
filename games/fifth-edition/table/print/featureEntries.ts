import type { DerivedState } from '@tessera/fifth-edition';
import { isBasic, messageText } from '@tessera/fifth-edition';
import { descriptionOf } from '../sheet/featureGroups.ts';
import type { PrintSubject } from './printDocument.ts';
import type { PrintEntry } from './printSection.ts';
import { describedPieces } from './textPieces.ts';

type Feature = DerivedState['features'][number];

/** Returns features of classes, then feats, then the rest, then notes; with full texts or names only. */
export function featureEntries(subject: PrintSubject): PrintEntry[] {
  const { record, sheet, options, t } = subject;
  // Features that only carry numbers are covered by those numbers.
  const shown = sheet.features.filter((feature) => !isBasic(feature));
  const lines = shown.map((feature, at) => {
    const line = lineOf(feature, sheet, record.levels, subject);
    // A feat is described as a whole: its other features are only named.
    const isTold = shown.slice(0, at).some((other) => other.name !== feature.name && describesBoth(other, feature));
    return isTold ? { ...line, pieces: [] } : line;
  });
  const own = merged(lines);
  const inOrder = own.toSorted((a, b) => a.rank - b.rank);
  if (options.text === 'compact') return bySource(inOrder);
  const reminders = sheet.notes.map(({ text, source }) => ({
    title: messageText(source.label, t),
    from: t('print.reminder'),
    pieces: [text],
  }));
  return [
    ...inOrder.map(({ title, source, levels, pieces }) => ({ title, from: fromText(source, levels), pieces })),
    ...reminders,
  ].flatMap(({ title, from, pieces: [first = '', ...rest] }): PrintEntry[] => [
    { kind: 'text', title, from: `${from}.`.replace(/\.\.$/, '.'), text: first, isEnglish: true },
    ...rest.map((text) => ({ kind: 'text', text, isEnglish: true }) as const),
  ]);
}

function describesBoth(a: Feature, b: Feature): boolean {
  return descriptionOf(a) === descriptionOf(b);
}

interface FeatureLine {
  readonly title: string;
  readonly source: string;
  /** Class levels at which it was gained. */
  readonly levels: readonly number[];
  readonly pieces: readonly string[];
  readonly rank: number;
}

function lineOf(
  line: Feature,
  { identity, difficulties }: DerivedState,
  levels: PrintSubject['record']['levels'],
  { t, options, descriptions }: PrintSubject,
): FeatureLine {
  const { id: feature, name, source, sourceName, gained, summary = '' } = line;
  const [kind = '', id = ''] = source.split(':');
  const owner = kind === 'subclass' ? identity.classes.find(({ subclass }) => subclass === id)?.class : id;
  const isOfClass = kind === 'class' || kind === 'subclass';
  const saved = difficulties.find((each) => each.feature === feature && each.source === source);
  const described = options.text === 'full' ? descriptions.get(descriptionOf(line)) : undefined;
  const [first = '', ...rest] = described === undefined ? [summary] : describedPieces(described, t('sheet.higher'));
  const classLevel = levels.slice(0, gained).filter((level) => level.class === owner).length;
  return {
    title: name,
    source: sourceName,
    levels: isOfClass ? [classLevel] : [],
    pieces: [[saved && `${t('sheet.turn.dc', { dc: saved.dc.value })}.`, first].filter(Boolean).join(' '), ...rest],
    rank: isOfClass ? 0 : kind === 'feat' ? 1 : 2,
  };
}

/** Merges repeated features, such as improvements, into one line with all levels. */
function merged(lines: readonly FeatureLine[]): FeatureLine[] {
  const found = new Map<string, FeatureLine>();
  for (const line of lines) {
    const key = [line.title, line.source, ...line.pieces].join('\n');
    const known = found.get(key);
    found.set(key, known ? { ...known, levels: [...known.levels, ...line.levels] } : line);
  }
  return [...found.values()];
}

function fromText(source: string, levels: readonly number[]): string {
  return [source, levels.join(', ')].filter((part) => part !== '').join(' ');
}

function bySource(lines: readonly FeatureLine[]): PrintEntry[] {
  const names = new Map<string, string[]>();
  for (const { source, title } of lines) names.set(source, [...(names.get(source) ?? []), title]);
  return [...names].map(([source, titles]) => ({ kind: 'text', title: source, text: titles.join(', ') }));
}
