import { marksOf } from '../cards/activeCards.ts';
import { selectable } from '../inPlay/select.ts';
import type { EffectContext } from '../modifiers/effectContext.ts';
import { canBeMarked } from '../modifiers/kinds/conditions/mark.ts';
import type { Selector } from '../modifiers/selector.ts';
import type { View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import type { Keyword } from '../vocabulary/vocabulary.ts';

/** Returns the figures that can receive marks: those that the card names, except figures that have them and objects. */
export function takersOf(table: View, figure: FigureId, to: Selector, keyword: Keyword | undefined): FigureId[] {
  const marked = marksOf(table, figure, keyword);
  if (marked.length === 0) return [];
  const scene: EffectContext = { table, figure, target: -1, performance: table.performances.at(-1) };
  return selectable(scene, to, { range: 0, targeting: true }).filter(
    (id) => !marked.includes(id) && canBeMarked(table, id),
  );
}
