import { availableElements, consumeElement } from '../elements/elements.ts';
import { modifiersOf } from '../modifiers/action.ts';
import type { EffectExecution } from '../modifiers/effect.ts';
import { aspectsOf } from '../modifiers/modifier.ts';
import { abilityOf } from './abilityParameters.ts';

/** Consumes the element that an enemy is about to consume. */
export function spendWanted({ state, figure, performance, log }: EffectExecution): undefined {
  const there = availableElements(state);
  const wanted =
    performance === undefined
      ? []
      : modifiersOf(abilityOf(performance)).flatMap((one) => aspectsOf(one).request?.(one).elements ?? []);
  const element = there.find((one) => wanted.includes(one)) ?? there[0];
  if (element === undefined) return;
  consumeElement(state, element);
  log({ type: 'consumed', figure, element });
}
