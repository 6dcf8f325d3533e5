import type { Cell } from '@tessera/space';
import { statsOf } from '../content/statistics.ts';
import { aspectsOf } from '../modifiers/modifier.ts';
import type { View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { below, type Pointer } from '../vocabulary/pointer.ts';

/** A hex from which a hero may attack, and the effect that allows it. */
export interface Double {
  readonly at: Pointer;
  readonly cell: Cell;
}

/** Returns the other hexes from which a hero may attack: those of summons that allow it. */
export function doublesOf({ figures }: Pick<View, 'figures'>, figure: FigureId): Double[] {
  const { kind, seat } = figures[figure]!;
  if (kind !== 'hero') return [];
  return figures.flatMap((one) => {
    if (one.kind !== 'summon' || one.seat !== seat || one.cell < 0) return [];
    const n = (statsOf(one).modifiers ?? []).findIndex((modifier) => aspectsOf(modifier).isOrigin);
    return n < 0 ? [] : [{ at: below(one.stats, 'modifiers', n), cell: one.cell }];
  });
}
