import type { DerivedState } from '@tessera/fifth-edition';
import { createContext } from 'react';
import { type Sum, type SumRow, sumOf } from './sum.ts';

/** A sheet that a sum is worked out for beside others: how it is now, or how it would be. */
export interface SumLane {
  readonly name: string;
  readonly sheet: DerivedState;
  /** The one that everything else on screen is about. */
  readonly isChosen?: boolean;
}

/** The sheets whose sums a screen shows side by side; where there is only one, sums stand alone. */
export const SumLanes = createContext<readonly SumLane[]>([]);

/** A step in every lane that has it. */
interface LaneRow {
  readonly row: SumRow;
  /** One a lane. */
  readonly cells: readonly (SumRow | undefined)[];
}

/** Sums of the same number side by side. */
interface LaneSums {
  readonly rows: readonly LaneRow[];
  /** One a lane; nothing where a lane has no such number. */
  readonly totals: readonly (Sum['value'] | undefined)[];
}

/** The sums of a number in several sheets, step by step; a step is called as the chosen one calls it. */
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
