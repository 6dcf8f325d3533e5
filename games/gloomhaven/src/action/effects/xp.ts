import { gainXp } from '../../figures.ts';
import { evaluateAmount, isOfTarget } from '../../modifiers/effectContext.ts';
import { effect } from './kind.ts';

/**
 * Experience: per target if it counts the target, otherwise once. R 4.5. When an ally performs a granted ability, the
 * hero who played the card gains it.
 */
export const xp = effect<'xp'>({
  whole: true,
  once: ({ value }) => !isOfTarget(value),
  happens({ state, figure, at, scene, log }, { value }) {
    const player = state.performances.find((one) => at.startsWith(`${one.at}/`))?.figure ?? figure;
    gainXp(state, player, evaluateAmount(scene, value), { log });
    return undefined;
  },
});
