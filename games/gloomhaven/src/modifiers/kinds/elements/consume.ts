import * as z from 'zod';
import { elementsFor } from '../../../elements/elements.ts';
import { below } from '../../../vocabulary/pointer.ts';
import { ELEMENTS, type Element } from '../../../vocabulary/vocabulary.ts';
import { ANYWHERE, defenceRole, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';
import type { Modifier } from '../../modifier.ts';
import { bonusModifiers } from '../../nested.ts';

/** Consumes all named elements for the bonus. R 10.3 */
export interface Consume {
  readonly type: 'consume';
  readonly elements: readonly (Element | 'any')[];
  readonly bonus: readonly Modifier[];
}

const schema = modifierSchema('consume', {
  elements: z
    .array(z.enum([...ELEMENTS, 'any']))
    .min(1)
    .max(2),
  bonus: bonusModifiers,
});

/** Offered before an ability. As part of an effect, it consumes the elements that are available. R 10.3 */
export const consume: ModifierKind<typeof schema> = {
  schema,
  on: ANYWHERE,
  describe: ({ elements, bonus }, t) =>
    t('modifier.consume', {
      elements: isAnyTwo(elements) ? t('element.anyTwo') : t.all(elements.map((element) => t(`element.${element}`))),
      ...t.effects(bonus),
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  inside: ({ bonus }) => [{ path: ['bonus'], modifiers: bonus }],
  aspects: { request: (modifier) => modifier },
  effect: {
    offered: true,
    role: defenceRole,
    isAvailable: ({ elements }, table) => elementsFor(table, elements) !== undefined,
    spendsElements: true,
    happens(acting, { elements, bonus }, rules) {
      if (!rules.consumeFor(acting, elements, acting.elements)) return undefined;
      const { state, performance, figure } = acting;
      const consumed = performance?.figure === figure ? rules.triggerFrames(state, 'element-consumed', figure) : [];
      return [...rules.effects(acting, below(acting.at, 'bonus'), bonus), ...consumed];
    },
  },
};

function isAnyTwo(elements: Consume['elements']): boolean {
  return elements.length === 2 && elements.every((element) => element === 'any');
}
