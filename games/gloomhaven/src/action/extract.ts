import { compileFormula } from '@tessera/rules';
import { type Facts, factScope, noFacts } from '../facts.ts';
import type { Modifier, ModifierType } from './modifier.ts';

type Of<Type extends ModifierType> = Extract<Modifier, { readonly type: Type }>;

/** The modifiers of one kind in a list, in their order. */
export function modifiersOfType<Type extends ModifierType>(
  modifiers: readonly Modifier[],
  type: Type,
): readonly Of<Type>[] {
  return modifiers.filter((modifier): modifier is Of<Type> => modifier.type === type);
}

/** The first modifier of a kind. */
export function modifierOfType<Type extends ModifierType>(
  modifiers: readonly Modifier[],
  type: Type,
): Of<Type> | undefined {
  return modifiersOfType(modifiers, type)[0];
}

/** The experience that a list of modifiers gives; what depends on facts counts by those given. */
export function getXPValue(modifiers: readonly Modifier[], facts: Facts = noFacts): number {
  return modifiersOfType(modifiers, 'xp').reduce((sum, { value }) => {
    if (typeof value === 'object') return sum + value.own;
    return sum + compileFormula(value, factScope).evaluate(facts);
  }, 0);
}

/** Elements to be spent, and for what. */
export function getConsumeModifiers(modifiers: readonly Modifier[]): readonly Of<'consume'>[] {
  return modifiersOfType(modifiers, 'consume');
}

/** Elements that are made. */
export function getInfuseModifiers(modifiers: readonly Modifier[]): readonly Of<'infuse'>[] {
  return modifiersOfType(modifiers, 'infuse');
}
