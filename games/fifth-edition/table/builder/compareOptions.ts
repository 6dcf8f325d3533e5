import { type DerivedState, diff } from '@tessera/fifth-edition';
import type { Say } from '../speech.ts';
import { rankOf } from './comparedPaths.ts';
import { type NumberChange, previewOf } from './preview.ts';

/** An option and the sheet it would lead to. */
export interface Candidate {
  readonly label: string;
  readonly sheet: DerivedState;
}

/** Options side by side: the numbers in which they differ most noticeably, and what else they bring. */
export interface Comparison {
  readonly columns: readonly { readonly path: string; readonly label: string }[];
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
    const numbers = new Map([...big, ...rows].map((change): [string, NumberChange] => [change.path, change]));
    return { label, sheet, numbers, brings: lists.flatMap(({ added }) => added) };
  });
  const paths = [...new Set(previews.flatMap(({ numbers }) => [...numbers.keys()]))];
  const columns = paths
    .filter((path) => new Set(previews.map(({ numbers }) => numbers.get(path)?.after)).size > 1)
    .toSorted((a, b) => rankOf(a, without) - rankOf(b, without))
    .slice(0, MOST_COLUMNS)
    .map((path) => ({ path, label: previews.map(({ numbers }) => numbers.get(path)?.label).find(Boolean) ?? path }));
  return {
    columns,
    rows: previews.map(({ label, numbers, brings }) => ({
      label,
      cells: columns.map(({ path }) => numbers.get(path)?.after ?? ''),
      brings,
    })),
  };
}
