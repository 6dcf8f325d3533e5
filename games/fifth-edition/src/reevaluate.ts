import type { Rulebook } from './content/rulebook.ts';
import { currentHitPoints, spentDice } from './evaluate/hitPoints.ts';
import { usesLeft } from './evaluate/resources.ts';
import { evaluateCharacter, evaluationOf, traced } from './evaluateCharacter.ts';
import type { CharacterRecord } from './record.ts';
import type { DerivedState } from './sheet.ts';

/**
 * The sheet after a change to the record. Spending and damage, which is most of what happens in play, change a few counters
 * and nothing that was worked out, unless an effect asks about them; everything else is worked out anew. The result is what
 * `evaluateCharacter` gives. SPEC 19
 */
export function reevaluate(previous: DerivedState, record: CharacterRecord, rulebook: Rulebook): DerivedState {
  const evaluated = evaluationOf(previous);
  if (evaluated === undefined || evaluated.evaluation.rulebook !== rulebook) return evaluateCharacter(record, rulebook);
  const { evaluation } = evaluated;
  if (!isOnlySpending(evaluation.record, record) || asksAboutSpending(evaluation.instances))
    return evaluateCharacter(record, rulebook);
  const { used } = record;
  const { hitPoints, hitDice, spellcasting, resources } = previous;
  const { pact } = spellcasting;
  const slots = Object.values(spellcasting.slots).map((slot) => [
    slot.level,
    { ...slot, used: Math.min(slot.max.value, used[`slot.${slot.level}`] ?? 0) },
  ]);
  const uses = Object.entries(resources).map(([id, resource]) => {
    const counted = usesLeft(used[id] ?? 0, resource.max.value, resource.unlimited === true);
    return [id, { ...resource, ...counted }];
  });
  const derived: DerivedState = {
    ...previous,
    hitPoints: { ...hitPoints, current: currentHitPoints(hitPoints.max.value, used), temp: used.temp ?? 0 },
    hitDice: hitDice.map((dice) => ({ ...dice, used: spentDice(dice.die, dice.total, used) })),
    spellcasting: {
      ...spellcasting,
      slots: Object.fromEntries(slots),
      ...(pact && { pact: { ...pact, used: Math.min(pact.max.value, used.pact ?? 0) } }),
    },
    resources: Object.fromEntries(uses),
  };
  return traced({ ...evaluated, derived, evaluation: { ...evaluation, record } });
}

function isOnlySpending(before: CharacterRecord, after: CharacterRecord): boolean {
  const { used: _, ...old } = before;
  const { used: __, ...now } = after;
  const values = new Map<string, unknown>(Object.entries(old));
  const entries = Object.entries(now);
  return entries.length === values.size && entries.every(([key, value]) => values.get(key) === value);
}

function asksAboutSpending(
  instances: NonNullable<ReturnType<typeof evaluationOf>>['evaluation']['instances'],
): boolean {
  const asks = (reads: readonly string[] | undefined) =>
    reads?.some((read) => read.startsWith('resources.') || read === 'hitPoints.max') ?? false;
  return instances.some(({ effect, feature }) => asks(effect.gate?.reads) || asks(feature.gate?.reads));
}
