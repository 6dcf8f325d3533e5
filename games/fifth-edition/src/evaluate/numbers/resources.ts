import type { Contribution } from '@tessera/rules';
import type { ResourceStat } from '../../sheet/sheet.ts';
import { type Evaluation, numberOf, verdictOf, writersOf } from '../state/evaluation.ts';
import type { EffectInstance } from '../state/instance.ts';
import { baseOf, settleStat } from '../state/stats.ts';

/** Calculates a resource: maximum, uses left and refresh. SPEC 7, kind 22 */
export function resource(evaluation: Evaluation, id: string): ResourceStat | undefined {
  const writers = writersOf(evaluation, `resources.${id}`).filter(({ effect }) => effect.effect.kind === 'resource');
  const counting = writers.filter((instance) => verdictOf(evaluation, instance) === true);
  const latest = counting.at(-1);
  if (latest === undefined || latest.effect.effect.kind !== 'resource') return undefined;
  const { effect } = latest.effect;
  const isUnlimited = counting.some(
    (each) => each.effect.effect.kind === 'resource' && each.effect.effect.max === 'unlimited',
  );
  const policy = writers.some((each) => each.effect.effect.stacking === 'highest') ? 'highest' : 'stack';
  const bases = writers.map((instance): Contribution => {
    const value = Math.max(0, numberOf(evaluation, instance, 'max') ?? 0);
    return baseOf(evaluation, instance, value);
  });
  const max = settleStat(evaluation, `resources.${id}`, bases, { base: policy });
  if (max.value === 0 && !isUnlimited) return undefined;
  const { used, left } = usesLeft(evaluation.record.used[id] ?? 0, max.value, isUnlimited);
  evaluation.facts.resources.set(id, { max: max.value, left: isUnlimited ? Number.MAX_SAFE_INTEGER : left });
  const die = dieOf(evaluation, latest);
  const { activation } = latest.feature;
  return {
    id,
    name: effect.name ?? latest.feature.name,
    max,
    ...(isUnlimited && { unlimited: true }),
    used,
    left,
    refresh: effect.refresh,
    ...(die !== undefined && { die }),
    ...(effect.pool && { pool: true }),
    ...(activation?.resource === id && { activation }),
  };
}

/** Returns the uses spent and left; an unlimited resource is never spent. */
function usesLeft(spent: number, max: number, isUnlimited: boolean): { readonly used: number; readonly left: number } {
  const used = isUnlimited ? 0 : Math.min(spent, max);
  return { used, left: isUnlimited ? 0 : max - used };
}

function dieOf(evaluation: Evaluation, instance: EffectInstance): string | undefined {
  const sides = numberOf(evaluation, instance, 'die');
  if (sides === undefined) return undefined;
  return `${numberOf(evaluation, instance, 'dice') ?? 1}d${sides}`;
}
