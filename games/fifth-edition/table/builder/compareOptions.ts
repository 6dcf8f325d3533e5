import { type DerivedState, diff } from '@tessera/fifth-edition';
import type { Say } from '@tessera/text';
import { rankOf } from './comparedPaths.ts';
import { type NumberChange, previewOf } from './preview.ts';

/** An option and the sheet it would lead to. */
export interface Candidate {
  readonly label: string;
  readonly sheet: DerivedState;
}

/** Options side by side: the numbers in which they differ most noticeably, and what else they bring. */
export interface Comparison {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    /** The numbers in the order of the columns; empty where the option changes nothing. */
    readonly cells: readonly string[];
    readonly brings: readonly string[];
  }[];
}

const MOST_COLUMNS = 4;

export function compareOptions(say: Say, without: DerivedState, candidates: readonly Candidate[]): Comparison {
  const previews = candidates.map(({ label, sheet }) => {
    const { big, rows, lists } = previewOf(say, without, sheet, diff(without, sheet));
    // By name: the spell DC of one class stands in the same column as that of another.
    const numbers = new Map([...big, ...rows].map((change): [string, NumberChange] => [change.label, change]));
    const active = lists.filter(({ path }) => ACTIVE.includes(path));
    return { label, numbers, brings: (active.length > 0 ? active : lists).flatMap(({ added }) => added) };
  });
  const ranks = new Map(
    previews.flatMap(({ numbers }) => [...numbers].map(([label, { path }]) => [label, rankOf(path, without)] as const)),
  );
  const columns = [...ranks]
    .filter(([label]) => new Set(previews.map(({ numbers }) => numbers.get(label)?.after)).size > 1)
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, MOST_COLUMNS)
    .map(([label]) => label);
  return {
    columns,
    rows: previews.map(({ label, numbers, brings }) => ({
      label,
      cells: columns.map((column) => numbers.get(column)?.after ?? ''),
      brings,
    })),
  };
}

/** What one can do; training is told only where there is nothing else to tell. */
const ACTIVE: readonly string[] = ['features', 'feats', 'spellcasting.spells'];
