import { type DerivedState, diff } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { type NumberChange, previewOf } from '../preview/preview.ts';
import { rankOf } from './comparedPaths.ts';

/** An option with its resulting sheet. */
export interface Candidate {
  readonly label: string;
  readonly sheet: DerivedState;
}

/** Comparison of options: the numbers that differ most noticeably, and other effects. */
export interface OptionComparison {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    /** Numbers in the order of the columns; empty when the option does not change one. */
    readonly cells: readonly string[];
    readonly brings: readonly string[];
  }[];
}

const MAX_COLUMNS = 4;

export function compareOptions(
  t: TranslateFn,
  without: DerivedState,
  candidates: readonly Candidate[],
): OptionComparison {
  const previews = candidates.map(({ label, sheet }) => {
    const { big, rows, lists } = previewOf(t, without, sheet, diff(without, sheet));
    // By name, so that the spell DCs of different classes share a column.
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
    .slice(0, MAX_COLUMNS)
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

/** Lists with abilities to use. Proficiencies are shown only when these are empty. */
const ACTIVE: readonly string[] = ['features', 'feats', 'spellcasting.spells'];
