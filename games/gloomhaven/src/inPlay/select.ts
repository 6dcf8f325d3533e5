import type { EffectContext } from '../modifiers/effectContext.ts';
import type { SelectionLimits, Selector } from '../modifiers/selector.ts';
import { figuresUp } from '../state/figures.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { isUnseenBy } from './activeModifiers.ts';
import { isSelf, selectionOf } from './selection.ts';

/** Returns all figures that a selector allows, before any choice. R 1.2, 1.3 */
export function selectable(
  scene: EffectContext,
  selector: Selector,
  { range, targeting, sight = false }: SelectionLimits,
): FigureId[] {
  const { table, figure } = scene;
  if (figure < 0) return figuresUp(table);
  if (selector.side === 'self') return isSelf(scene, selector) ? [figure] : [];
  const isUnseen = (id: FigureId) => targeting && !sight && isUnseenBy(table, figure, id);
  return figuresUp(table).filter(selectionOf(scene, selector, range, isUnseen));
}
