import type { Rulebook } from './content/rulebook.ts';
import type { UntoldSheet } from './evaluate/assemble.ts';
import { currentHitPoints, isDown, spentDice } from './evaluate/hitPoints.ts';
import { usesLeft } from './evaluate/resources.ts';
import {
  type EvaluationResult,
  evaluateAgain,
  evaluateCharacter,
  evaluationOf,
  sheetWithTrace,
  tellWhenAsked,
} from './evaluateCharacter.ts';
import type { CharacterRecord } from './record.ts';
import type { DerivedState } from './sheet.ts';

/**
 * Evaluates a changed record incrementally; the result equals that of `evaluateCharacter`. Spending and damage are the
 * most frequent changes: they update a few counters unless an effect reads them. Other changes reuse the results that
 * they do not affect. Record parts are compared by reference, so callers must replace a record instead of mutating it.
 * SPEC 19
 */
export function reevaluate(previous: DerivedState, record: CharacterRecord, rulebook: Rulebook): DerivedState {
  const evaluated = evaluationOf(previous);
  if (evaluated === undefined || !isComparable(evaluated, record, rulebook)) return evaluateCharacter(record, rulebook);
  const { evaluation } = evaluated;
  if (!isOnlySpending(evaluation.record, record) || asksAboutSpending(evaluation.instances))
    return evaluateAgain(evaluated, record);
  const { used } = record;
  const { hitPoints, hitDice, spellcasting, resources } = previous;
  const max = hitPoints.max.value;
  const current = currentHitPoints(max, used, hitPoints.shape);
  if (isDown({ max, current }) !== evaluation.facts.isDown) return evaluateAgain(evaluated, record);
  const { pact } = spellcasting;
  const slots = Object.values(spellcasting.slots).map((slot) => [
    slot.level,
    { ...slot, used: Math.min(slot.max.value, used[`slot.${slot.level}`] ?? 0) },
  ]);
  const uses = Object.entries(resources).map(([id, resource]) => {
    const counted = usesLeft(used[id] ?? 0, resource.max.value, resource.unlimited === true);
    return [id, { ...resource, ...counted }];
  });
  const derived: UntoldSheet = {
    ...previous,
    hitPoints: { ...hitPoints, current, temp: used.temp ?? 0 },
    hitDice: hitDice.map((dice) => ({ ...dice, used: spentDice(dice.die, dice.total, used) })),
    spellcasting: {
      ...spellcasting,
      slots: Object.fromEntries(slots),
      ...(pact && { pact: { ...pact, used: Math.min(pact.max.value, used.pact ?? 0) } }),
    },
    resources: Object.fromEntries(uses),
  };
  tellWhenAsked(derived);
  return sheetWithTrace({ ...evaluated, derived });
}

/** Nothing can be reused when the content, temporary effects or manual overrides differ. */
function isComparable(
  { evaluation, temporary }: EvaluationResult,
  record: CharacterRecord,
  rulebook: Rulebook,
): boolean {
  const { record: before } = evaluation;
  const isByHand = record.manual !== before.manual && record.manual.length + before.manual.length > 0;
  return evaluation.rulebook === rulebook && temporary.length === 0 && !isByHand;
}

/** Record fields that no derived number depends on, apart from the counters. */
const UNREAD: readonly string[] = ['used', 'coins', 'details'];

function isOnlySpending(before: CharacterRecord, after: CharacterRecord): boolean {
  const keys = Object.keys(after);
  return (
    keys.length === Object.keys(before).length &&
    keys.every((key) => UNREAD.includes(key) || (key in before && Reflect.get(after, key) === Reflect.get(before, key)))
  );
}

function asksAboutSpending(
  instances: NonNullable<ReturnType<typeof evaluationOf>>['evaluation']['instances'],
): boolean {
  const asks = (reads: readonly string[] | undefined) =>
    reads?.some((read) => read.startsWith('resources.') || read === 'hitPoints.max') ?? false;
  return instances.some(({ effect, feature }) => asks(effect.gate?.reads) || asks(feature.gate?.reads));
}
