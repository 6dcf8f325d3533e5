import type { DerivedState } from '@tessera/fifth-edition';
import { messageText } from '@tessera/fifth-edition';
import type { PrintSubject } from './printDocument.ts';
import type { PrintEntry } from './printSection.ts';

type Feature = DerivedState['features'][number];

/** Features of classes first, then feats, then the rest, then what is to be remembered; without text they are names only. */
export function featureEntries({ record, sheet, options, say }: PrintSubject): PrintEntry[] {
  const own = merged(sheet.features.map((feature) => lineOf(feature, sheet, record.levels, say)));
  const inOrder = own.toSorted((a, b) => a.rank - b.rank);
  if (options.text === 'compact') return bySource(inOrder);
  const reminders = sheet.notes.map(({ text, source }) => ({
    title: messageText(source.label, say),
    from: say('print.reminder'),
    text,
  }));
  return [
    ...inOrder.map(({ title, source, levels, text }) => ({ title, from: fromText(source, levels), text })),
    ...reminders,
  ].map(({ title, from, text }) => ({ kind: 'text', title, from: `${from}.`.replace(/\.\.$/, '.'), text }));
}

interface FeatureLine {
  readonly title: string;
  readonly source: string;
  /** The levels of its class at which it came. */
  readonly levels: readonly number[];
  readonly text: string;
  readonly rank: number;
}

function lineOf(
  { id: feature, name, source, sourceName, gained, summary = '' }: Feature,
  { identity, difficulties }: DerivedState,
  levels: PrintSubject['record']['levels'],
  say: PrintSubject['say'],
): FeatureLine {
  const [kind = '', id = ''] = source.split(':');
  const owner = kind === 'subclass' ? identity.classes.find(({ subclass }) => subclass === id)?.class : id;
  const isOfClass = kind === 'class' || kind === 'subclass';
  const saved = difficulties.find((each) => each.feature === feature && each.source === source);
  const classLevel = levels.slice(0, gained).filter((level) => level.class === owner).length;
  return {
    title: name,
    source: sourceName,
    levels: isOfClass ? [classLevel] : [],
    text: [saved && `${say('sheet.turn.dc', { dc: saved.dc.value })}.`, summary].filter(Boolean).join(' '),
    rank: isOfClass ? 0 : kind === 'feat' ? 1 : 2,
  };
}

/** What comes again and again, such as an improvement, is one line with all its levels. */
function merged(lines: readonly FeatureLine[]): FeatureLine[] {
  const found = new Map<string, FeatureLine>();
  for (const line of lines) {
    const key = [line.title, line.source, line.text].join('\n');
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
