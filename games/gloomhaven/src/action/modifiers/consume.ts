import * as z from 'zod';
import { ELEMENTS, type Element } from '../../vocabulary.ts';
import { ANYWHERE, modifierKind, modifierSchema } from '../kind.ts';
import type { Modifier } from '../modifier.ts';
import { bonusModifiers } from '../nested.ts';

/** Consumes all named elements for the bonus. R 10.3 */
export interface Consume {
  readonly type: 'consume';
  readonly elements: readonly (Element | 'any')[];
  readonly bonus: readonly Modifier[];
}

export const consume = modifierKind({
  schema: modifierSchema('consume', {
    elements: z
      .array(z.enum([...ELEMENTS, 'any']))
      .min(1)
      .max(2),
    bonus: bonusModifiers,
  }),
  on: ANYWHERE,
  describe: ({ elements, bonus }, tell) =>
    tell.say('modifier.consume', {
      elements: isAnyTwo(elements)
        ? tell.say('element.anyTwo')
        : tell.list(elements.map((element) => tell.say(`element.${element}`))),
      bonus: tell.modifiers(bonus),
    }),
});

function isAnyTwo(elements: Consume['elements']): boolean {
  return elements.length === 2 && elements.every((element) => element === 'any');
}
