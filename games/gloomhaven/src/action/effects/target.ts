import { countOf } from '../../perform/select.ts';
import { effect } from './kind.ts';

/** The targets of an ability. The last one counts; with `also` it is additional. R 7.1 */
export const target = effect<'target'>({
  shapes(shape, modifier, scene) {
    if (modifier.also) {
      shape.also.push(modifier);
      return;
    }
    // As many attacks as the figure has, all on one enemy.
    if (modifier.together) {
      shape.target = modifier;
      return;
    }
    shape.targets = countOf(scene, modifier);
    // A plain number of targets keeps their selector: enemies within range, or allies for a heal.
    const isPlain = modifier.within === undefined && modifier.place === undefined && modifier.of === 'self';
    const keeps = isPlain && modifier.side === 'enemy' && modifier.if === undefined && shape.type !== 'special';
    shape.target = keeps ? undefined : modifier;
  },
});
