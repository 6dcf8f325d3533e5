import { ANY_RANGE } from '../../abilities/abilityParameters.ts';
import { statsOf } from '../../figures.ts';
import { evaluateAmount } from '../../modifiers/effectContext.ts';
import { rulingOf } from '../../variants.ts';
import { effect } from './kind.ts';

/** R 7.1; by ruling 135 the specification adds it to the existing range. */
export const range = effect<'range'>({
  shapes(shape, { distance }, scene) {
    if (distance === 'any') {
      shape.range = ANY_RANGE;
      return;
    }
    const own = statsOf(scene.table.figures[scene.figure]!).range ?? 0;
    const printed = evaluateAmount(scene, distance, own);
    const added = rulingOf(scene.table, 'range.modifier') === 'added' && typeof distance !== 'object';
    shape.range = Math.max(0, added ? Math.max(1, shape.range) + printed : printed);
    // A range formula that evaluates to 0 reaches no figure.
    if (typeof distance === 'string' && shape.range === 0) shape.possible = false;
  },
});
