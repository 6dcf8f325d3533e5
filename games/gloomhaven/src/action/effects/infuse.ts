import { infuse as infuseElement } from '../../elements/elements.ts';
import { seatFor } from '../../figures.ts';
import { rulingOf } from '../../variants.ts';
import { effect } from './kind.ts';

/** R 10.2; `any` is the player's choice. */
export const infuse = effect<'infuse'>({
  whole: true,
  once: () => true,
  happens({ state, figure, at, log }, { element, state: when }) {
    if (element === 'any') return [{ at: 'element', seat: seatFor(state, figure), of: at, figure, why: 'infuse' }];
    // Ruling 136: "generate-after" is always the end of the turn.
    infuseElement(state, element, when === 'generate-after' ? 'endOfTurn' : rulingOf(state, 'element.infuse'));
    log({ type: 'infused', figure, element });
    return undefined;
  },
});
