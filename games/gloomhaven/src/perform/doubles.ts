import type { Cell } from '@tessera/space';
import { statsOf } from '../figures.ts';
import { below, type Pointer } from '../pointer.ts';
import type { FigureId } from '../records.ts';
import type { View } from '../state.ts';

/** A hex that a hero may attack from, and what lets it. */
export interface Double {
  readonly at: Pointer;
  readonly cell: Cell;
}

/** Where else a hero may attack from: the hexes of summons that let it. */
export function doublesOf({ figures }: Pick<View, 'figures'>, figure: FigureId): Double[] {
  const { kind, seat } = figures[figure]!;
  if (kind !== 'hero') return [];
  return figures.flatMap((one) => {
    if (one.kind !== 'summon' || one.seat !== seat || one.cell < 0) return [];
    const n = (statsOf(one).modifiers ?? []).findIndex(({ type }) => type === 'act-from');
    return n < 0 ? [] : [{ at: below(one.stats, 'modifiers', n), cell: one.cell }];
  });
}
