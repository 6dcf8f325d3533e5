import { countOf } from '../../perform/select.ts';
import { effect } from './kind.ts';

/** Whom an ability takes. The last one counts; with `also` it comes besides. R 7.1 */
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
    // A mere number of targets keeps whom it takes: enemies within the range, or friends of a heal.
    const isPlain = modifier.within === undefined && modifier.place === undefined && modifier.of === 'self';
    const keeps = isPlain && modifier.side === 'enemy' && modifier.if === undefined && shape.type !== 'special';
    shape.target = keeps ? undefined : modifier;
  },
});
