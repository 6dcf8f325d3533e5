import type { Acting } from '../action/effects/kind.ts';
import { availableElements, consumeElement } from '../elements/elements.ts';

/** The element that an enemy is about to consume is gone before it can: the first one there that it asks for. */
export function spendWanted({ state, figure, log }: Acting): undefined {
  const [element] = availableElements(state);
  if (element === undefined) return;
  consumeElement(state, element);
  log({ type: 'consumed', figure, element });
}
