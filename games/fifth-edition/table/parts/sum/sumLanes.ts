import type { DerivedState } from '@tessera/fifth-edition';
import { createContext } from 'react';
import { type Sum, type SumRow, sumOf } from './sum.ts';

/** A current or hypothetical sheet in a comparison of sums. */
export interface SumLane {
  readonly name: string;
  readonly sheet: DerivedState;
  /** Whether the rest of the screen is about this sheet. */
  readonly isChosen?: boolean;
}

/** Sheets whose sums a screen shows side by side; empty when sums are shown alone. */
export const SumLanes = createContext<readonly SumLane[]>([]);

/** A step across all lanes. */
interface LaneRow {
  readonly row: SumRow;
  /** One cell per lane. */
  readonly cells: readonly (SumRow | undefined)[];
}

/** Sums of the same number side by side. */
interface LaneSums {
  readonly rows: readonly LaneRow[];
  /** One total per lane; undefined when a lane lacks the number. */
  readonly totals: readonly (Sum['value'] | undefined)[];
}

/** Aligns the sums of a number in several sheets step by step, with the step names of the chosen sheet. */
export function sumsBeside(lanes: readonly SumLane[], path: string): LaneSums {
  const sums = lanes.map(({ sheet }) => sumOf(sheet, path));
  const chosen = sums[lanes.findIndex(({ isChosen }) => isChosen)];
  const steps = new Map<string, SumRow>();
  for (const sum of [chosen, ...sums])
    for (const row of sum?.rows ?? []) if (!steps.has(row.id)) steps.set(row.id, row);
  return {
    rows: [...steps].map(([id, row]) => ({ row, cells: sums.map((sum) => sum?.rows.find((each) => each.id === id)) })),
    totals: sums.map((sum) => sum?.value),
  };
}
