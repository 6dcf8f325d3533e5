import { patternOf } from '../../abilities/abilityParameters.ts';
import { effect } from './kind.ts';

/** R 7.12 */
export const aoe = effect<'aoe'>({
  shapes(shape, modifier) {
    shape.area = { own: modifier.from === 'self', hexes: patternOf(modifier) };
  },
});
