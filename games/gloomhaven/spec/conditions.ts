import {
  type ConditionDuration,
  conditionsOf,
  expireConditions,
  gainCondition,
  hasCondition as has,
  isIncapacitated as incapacitated,
  loseCondition,
  negativeConditionsOf,
} from '../src/conditions/conditions.ts';
import type { Condition } from '../src/vocabulary/vocabulary.ts';
import { type ConditionLabels, type SpecCharacter, withConditions } from './character.ts';

/**
 * Returns the character with a condition. `round` lasts to the end of the next turn, `persistent` until it ends with
 * its card. Poison and wound always last until healed (ruling 134). Conditions do not stack: a second one refreshes the
 * duration.
 */
export function applyCondition(
  character: SpecCharacter,
  condition: Condition,
  duration: ConditionDuration,
  { ownTurn = false, ...labels }: ConditionLabels & { readonly ownTurn?: boolean } = {},
): SpecCharacter {
  const after = withConditions(character, (figure) =>
    gainCondition(figure, condition, { fresh: ownTurn, kept: duration === 'persistent' }),
  );
  return { ...after, labels: { ...after.labels, [condition]: labels } };
}

/** Returns the labels given with the condition: its source and its intensity. */
export function getConditionLabels({ labels }: SpecCharacter, condition: Condition): ConditionLabels {
  return labels[condition] ?? {};
}

export function hasCondition(character: SpecCharacter, condition: Condition): boolean {
  return has(character, condition);
}

export function getConditions(character: SpecCharacter): readonly Condition[] {
  return conditionsOf(character);
}

export function getNegativeConditions(character: SpecCharacter): readonly Condition[] {
  return negativeConditionsOf(character);
}

/** Checks whether the character can neither move nor attack. */
export function isIncapacitated(character: SpecCharacter): boolean {
  return incapacitated(character);
}

/** Expires conditions at the end of a turn or round. */
export function expireRoundBasedConditions(character: SpecCharacter): {
  readonly character: SpecCharacter;
  readonly expired: readonly Condition[];
} {
  let expired: readonly Condition[] = [];
  const after = withConditions(character, (figure) => {
    expired = expireConditions(figure);
  });
  return { character: after, expired };
}

/** Returns the character without a condition: healed, cured or used up. */
export function consumeCondition(character: SpecCharacter, condition: Condition): SpecCharacter {
  return withConditions(character, (figure) => loseCondition(figure, condition));
}
