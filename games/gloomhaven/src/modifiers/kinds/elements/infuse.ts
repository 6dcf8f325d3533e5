import * as z from 'zod';
import { infuse as infuseElement } from '../../../elements/elements.ts';
import { seatFor } from '../../../state/figures.ts';
import { rulingOf } from '../../../vocabulary/variants.ts';
import { ELEMENTS } from '../../../vocabulary/vocabulary.ts';
import { ANYWHERE, forPerformer, type ModifierKind, modifierSchema, noEnhancement, noOwnTargets } from '../../kind.ts';

const schema = modifierSchema('infuse', {
  element: z.enum([...ELEMENTS, 'any']),
  state: z.enum(['generate', 'generate-after']).default('generate'),
});

/** The element becomes strong at the end of the turn; `any` is the player's choice. R 10.2 */
export const infuse: ModifierKind<typeof schema> = {
  schema,
  on: ANYWHERE,
  describe: ({ element }, t) => t('modifier.infuse', { element: t(`element.${element}`) }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: () => 0.2,
  isIcon: true,
  aspects: { infusion: ({ element }) => element },
  effect: {
    whole: true,
    once: () => true,
    role: {
      ownTargets: noOwnTargets,
      forAttacker: forPerformer,
      inDefence: 'at-once',
      onFallen: 'applied',
    },
    happens({ state, figure, at, log }, { element, state: when }) {
      if (element === 'any') return [{ at: 'element', seat: seatFor(state, figure), of: at, figure, why: 'infuse' }];
      // Ruling 136: "generate-after" is always the end of the turn.
      infuseElement(state, element, when === 'generate-after' ? 'endOfTurn' : rulingOf(state, 'element.infuse'));
      log({ type: 'infused', figure, element });
      return undefined;
    },
  },
};
