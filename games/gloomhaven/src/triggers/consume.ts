import { recordOf } from '../content/lookup.ts';
import { consumeElement, elementsFor } from '../elements/elements.ts';
import type { EffectExecution } from '../modifiers/effect.ts';
import { deckNamed } from '../scenario/initiative.ts';
import { isMonster } from '../state/figures.ts';
import type { View } from '../state/state.ts';
import { ELEMENTS, type Element } from '../vocabulary/vocabulary.ts';

export function deckOf(table: View, figure: number) {
  const one = table.figures[figure]!;
  if (!isMonster(one)) return undefined;
  const { deck } = recordOf('monster', one.type);
  return deckNamed(table, deck);
}

export function bit(element: Element): number {
  return 1 << ELEMENTS.indexOf(element);
}

/** Consumes elements for a bonus. Returns false when they are not available. R 10.3 */
export function consumeFor(
  { state, figure, log }: Pick<EffectExecution, 'state' | 'figure' | 'log'>,
  asked: readonly (Element | 'any')[],
  chosen: readonly Element[] = [],
): boolean {
  const spent = elementsFor(state, asked, chosen);
  if (spent === undefined) return false;
  const name = figure < 0 ? undefined : deckOf(state, figure)?.deck;
  const deck = name === undefined ? undefined : deckNamed(state, name);
  for (const element of spent) {
    consumeElement(state, element);
    if (deck !== undefined) deck.consumed |= bit(element);
    log({ type: 'consumed', figure, element });
  }
  return true;
}
