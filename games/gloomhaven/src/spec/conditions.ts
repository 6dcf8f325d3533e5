import {
  type ConditionDuration,
  conditionsOf,
  expireConditions,
  gainCondition,
  hasCondition as has,
  isIncapacitated as incapacitated,
  loseCondition,
  negativeConditionsOf,
} from '../conditions/conditions.ts';
import type { Condition } from '../vocabulary.ts';
import { type Character, type ConditionLabels, withConditions } from './character.ts';

/**
 * The character with a condition. `round` lasts to the end of the next turn, `persistent` until it is consumed with its card; poison
 * and wound last until healed whatever is written (ruling 134). Twice the same does not add up: the duration is refreshed.
 */
export function applyCondition(
  character: Character,
  condition: Condition,
  duration: ConditionDuration,
  { ownTurn = false, ...labels }: ConditionLabels & { readonly ownTurn?: boolean } = {},
): Character {
  const after = withConditions(character, (figure) =>
    gainCondition(figure, condition, { fresh: ownTurn, kept: duration === 'persistent' }),
  );
  return { ...after, labels: { ...after.labels, [condition]: labels } };
}

/** What was said when the character got the condition: its source, its intensity. */
export function getConditionLabels({ labels }: Character, condition: Condition): ConditionLabels {
  return labels[condition] ?? {};
}

/** Whether the character has a condition. */
export function hasCondition(character: Character, condition: Condition): boolean {
  return has(character, condition);
}

/** All conditions of the character. */
export function getConditions(character: Character): readonly Condition[] {
  return conditionsOf(character);
}

/** Those that hurt. */
export function getNegativeConditions(character: Character): readonly Condition[] {
  return negativeConditionsOf(character);
}

/** Whether it can neither move nor attack. */
export function isIncapacitated(character: Character): boolean {
  return incapacitated(character);
}

/** The end of a turn or round: what has lasted its time goes. */
export function expireRoundBasedConditions(character: Character): {
  readonly character: Character;
  readonly expired: readonly Condition[];
} {
  let expired: readonly Condition[] = [];
  const after = withConditions(character, (figure) => {
    expired = expireConditions(figure);
  });
  return { character: after, expired };
}

/** The character without a condition: healed, cured, used up. */
export function consumeCondition(character: Character, condition: Condition): Character {
  return withConditions(character, (figure) => loseCondition(figure, condition));
}
