import { gainXp } from '../../figures.ts';
import { amountOf, isOfTarget } from '../../scene.ts';
import { effect } from './kind.ts';

/** Experience; what counts the target comes with each, everything else once. R 4.5 */
export const xp = effect<'xp'>({
  whole: true,
  once: ({ value }) => !isOfTarget(value),
  happens({ state, figure, scene, log }, { value }) {
    gainXp(state, figure, amountOf(scene, value), { log });
    return undefined;
  },
});
