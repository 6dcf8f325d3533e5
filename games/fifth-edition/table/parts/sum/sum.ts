import { type DerivedState, type Explanation, explain } from '@tessera/fifth-edition';
import type { Part, Stat } from '@tessera/rules';
import { isSameLabel, type Label, type NestedMessage } from '@tessera/rules';
import { listedAt } from './listedAt.ts';
import { rollingAt } from './rollAtPath.ts';
import { sourceOf } from './sourceOf.ts';
import { steppedAt } from './steppedAt.ts';

/** A formula of content with the values of its variables. */
export type Formula = Explanation['formulas'][string];

/** One step towards a number. */
export interface SumRow {
  readonly id: string;
  readonly label: Label;
  readonly op: Part['op'];
  readonly value: number;
  /** Name of the source, if it differs from the label. */
  readonly from?: Label | undefined;
  /** Formula of the value. */
  readonly formula?: Formula | undefined;
  /** Path of the value on the sheet, for a link to its sum. */
  readonly path?: string | undefined;
  /** Short description from content. */
  readonly summary?: string | undefined;
}

/** Icon of a part that does not count. */
type UncountedShape = 'capped' | 'beaten' | 'idle';

/** A part that does not count, with the reason. */
export interface UncountedEntry {
  readonly id: string;
  readonly label: Label;
  readonly shape: UncountedShape;
  readonly reason: string;
  readonly detail: NestedMessage;
  /** Label of the part that replaced it. */
  readonly by?: Label | undefined;
  readonly value?: number | undefined;
}

/** A part outside of the total: extra dice, or a note with its condition. */
export interface Sometimes {
  readonly id: string;
  readonly label: Label;
  readonly amount?: string | number | undefined;
  readonly condition?: NestedMessage | undefined;
  readonly mode?: 'advantage' | 'disadvantage' | 'autoFail' | 'autoSucceed' | undefined;
}

/** A sentence about a number with its source. */
interface Remark {
  readonly id: string;
  readonly label: Label;
  readonly text: string;
}

/** The derivation of a number or list, for display. */
export interface Sum {
  readonly path: string;
  readonly value: number | string | readonly string[];
  readonly rows: readonly SumRow[];
  /** Dice rolled in addition to the number. */
  readonly dice: readonly Sometimes[];
  readonly sometimes: readonly Sometimes[];
  readonly uncounted: readonly UncountedEntry[];
  /** Further remarks of content. */
  readonly remarks: readonly Remark[];
  /** Entries of a list with their sources. */
  readonly entries: readonly { readonly value: string; readonly name: string; readonly from: readonly Label[] }[];
  /** The full explanation, for a report. */
  readonly explanation: Explanation;
}

/** Returns the sum of a path; undefined for an unknown path. Its rows always fold to its value. */
export function sumOf(sheet: DerivedState, path: string): Sum | undefined {
  const explained = explain(sheet, path);
  if (!explained.ok) return undefined;
  const { explanation } = explained;
  const { stat, value, formulas, entries } = explanation;
  const rows =
    stat === undefined
      ? steppedAt(sheet, path, value)
      : stat.parts.map((part) => rowOf(sheet, part, formulas[part.id]));
  return {
    path,
    value,
    rows: distinct(rows),
    dice: stat?.dice.map(({ id, label, dice }) => ({ id, label, amount: dice })) ?? [],
    sometimes: distinct([...notesAt(sheet, path, stat).map(noteOf), ...rollingAt(sheet, path)]),
    uncounted: distinct(stat === undefined ? [] : uncountedOf(stat)),
    remarks: remarksAt(sheet, path),
    entries: listedAt(sheet, path, entries),
    explanation,
  };
}

/** Makes ids unique for rendering: an effect may appear twice, for example as a part and as a note. */
function distinct<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const times = seen.get(item.id) ?? 0;
    seen.set(item.id, times + 1);
    return times === 0 ? item : { ...item, id: `${item.id} ${times}` };
  });
}

/** Returns the result of applying the rows in order. */
export function foldRows(rows: readonly Pick<SumRow, 'op' | 'value'>[]): number {
  return rows.reduce((sum, { op, value }) => FOLDS[op](sum, value), 0);
}

const FOLDS: Readonly<Record<Part['op'], (sum: number, value: number) => number>> = {
  set: (_, value) => value,
  add: (sum, value) => sum + value,
  multiply: (sum, value) => sum * value,
  raise: Math.max,
  lower: Math.min,
};

function rowOf(sheet: DerivedState, { id, label, op, value }: Part, formula: Formula | undefined): SumRow {
  const source = sourceOf(sheet, id);
  return {
    id,
    label,
    op,
    value,
    from: isSameLabel(source?.name, label) ? source?.by : source?.name,
    formula,
    path: isPlace(sheet, id) ? id : undefined,
    summary: source?.summary,
  };
}

/** Whether the id of a step is a path on the sheet. */
function isPlace(sheet: DerivedState, id: string): boolean {
  return !id.includes('/') && explain(sheet, id).ok;
}

/** Notes on damage belong to lists instead of numbers. */
function notesAt({ damage }: DerivedState, path: string, stat: Stat | undefined): Stat['notes'] {
  return stat?.notes ?? (path.startsWith('damage.') ? damage.notes : []);
}

function remarksAt({ notes }: DerivedState, path: string): Remark[] {
  return notes
    .filter(({ target }) => target === path || path.startsWith(`${target}.`))
    .map(({ text, source }) => ({ id: `${source.id} ${text}`, label: source.label, text }));
}

function noteOf({ id, label, condition, value, dice }: Stat['notes'][number]): Sometimes {
  return { id, label, condition, amount: dice ?? (value === 0 ? undefined : value) };
}

function uncountedOf({ parts, rejected }: Stat): UncountedEntry[] {
  return rejected.map(({ id, label, reason, detail, value, by }) => ({
    id,
    label,
    reason,
    detail,
    value,
    shape: shapeOf(reason),
    by: parts.find((part) => part.id === by)?.label,
  }));
}

const BEATEN: ReadonlySet<string> = new Set([
  'same-name-weaker',
  'lower-than-winner',
  'higher-than-winner',
  'same-as-winner',
  'overridden',
  'conflict',
]);

function shapeOf(reason: string): UncountedShape {
  if (reason === 'capped') return 'capped';
  return BEATEN.has(reason) ? 'beaten' : 'idle';
}
