import { compileFormula } from '@tessera/rules';
import type { Modifier, ModifierType } from '../src/modifiers/modifier.ts';
import { type Facts, factScope, noFacts } from '../src/vocabulary/facts.ts';

type Of<Type extends ModifierType> = Extract<Modifier, { readonly type: Type }>;

/** Returns the modifiers of one kind in a list, in order. */
export function modifiersOfType<Type extends ModifierType>(
  modifiers: readonly Modifier[],
  type: Type,
): readonly Of<Type>[] {
  return modifiers.filter((modifier): modifier is Of<Type> => modifier.type === type);
}

/** Returns the first modifier of a kind. */
export function modifierOfType<Type extends ModifierType>(
  modifiers: readonly Modifier[],
  type: Type,
): Of<Type> | undefined {
  return modifiersOfType(modifiers, type)[0];
}

/** Returns the experience of a list of modifiers. Formulas use the given facts. */
export function getXPValue(modifiers: readonly Modifier[], facts: Facts = noFacts): number {
  return modifiersOfType(modifiers, 'xp').reduce((sum, { value }) => {
    if (typeof value === 'object') return sum + value.own;
    return sum + compileFormula(value, factScope).evaluate(facts);
  }, 0);
}

/** Returns the modifiers that consume elements. */
export function getConsumeModifiers(modifiers: readonly Modifier[]): readonly Of<'consume'>[] {
  return modifiersOfType(modifiers, 'consume');
}

/** Returns the modifiers that infuse elements. */
export function getInfuseModifiers(modifiers: readonly Modifier[]): readonly Of<'infuse'>[] {
  return modifiersOfType(modifiers, 'infuse');
}
