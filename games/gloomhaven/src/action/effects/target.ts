import { countOf } from '../../perform/select.ts';
import { effect } from './kind.ts';

/** Whom an ability takes. The last one counts; with `also` it comes besides. R 7.1 */
export const target = effect<'target'>({
  shapes(shape, modifier, scene) {
    if (modifier.also) {
      shape.also.push(modifier);
      return;
    }
    shape.targets = countOf(scene, modifier);
    // A mere number of targets keeps whom it takes: enemies within the range.
    const isPlain = modifier.within === undefined && modifier.place === undefined && modifier.of === 'self';
    const keeps = isPlain && modifier.side === 'enemy' && modifier.if === undefined && shape.type === 'attack';
    shape.target = keeps ? undefined : modifier;
  },
});
