import { gainXp } from '../../figures.ts';
import { amountOf, isOfTarget } from '../../scene.ts';
import { effect } from './kind.ts';

/**
 * Experience; what counts the target comes with each, everything else once. R 4.5. Where an ally performs what is printed on
 * somebody's card, it is for whoever has played the card.
 */
export const xp = effect<'xp'>({
  whole: true,
  once: ({ value }) => !isOfTarget(value),
  happens({ state, figure, at, scene, log }, { value }) {
    const player = state.performances.find((one) => at.startsWith(`${one.at}/`))?.figure ?? figure;
    gainXp(state, player, amountOf(scene, value), { log });
    return undefined;
  },
});
