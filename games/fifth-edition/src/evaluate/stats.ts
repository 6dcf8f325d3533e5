import {
  type Bonus,
  type Contribution,
  type Contributor,
  type Part,
  type Rejected,
  type Resolution,
  resolveStat,
  type Stat,
  type StatPolicy,
} from '@tessera/rules';
import type { EffectInstance } from '../instance.ts';
import { conditionOf, type Evaluation, numberOf, verdictOf } from './evaluation.ts';
import { refusal } from './issues.ts';

/** What an instance says of itself to the account of a number. */
export function contributorOf(evaluation: Evaluation, instance: EffectInstance): Contributor {
  const verdict = verdictOf(evaluation, instance);
  const { id, label, sourceName, phase, remaining } = instance;
  if (verdict === true && remaining === undefined) return { id, label, source: sourceName, phase };
  return {
    id,
    label,
    source: sourceName,
    phase,
    ...(verdict !== true && { verdict, condition: conditionOf(instance) }),
    ...(remaining !== undefined && { remaining }),
  };
}

/** A bonus of an instance: its number, its dice, its type; nothing if the number cannot be worked out. */
export function bonusOf(evaluation: Evaluation, instance: EffectInstance, field = 'value'): Bonus | undefined {
  const { effect } = instance.effect;
  const value = numberOf(evaluation, instance, field) ?? 0;
  if (instance.blocked !== undefined) return undefined;
  const { stacking, bonusType } = effect;
  const isPlain =
    stacking === undefined && bonusType === undefined && !('dice' in effect) && instance.remaining === undefined;
  if (isPlain && verdictOf(evaluation, instance) === true) {
    const { id, label, sourceName: source, phase } = instance;
    return { id, label, source, phase, priority: 'additive', value };
  }
  return {
    ...contributorOf(evaluation, instance),
    priority: 'additive',
    value,
    ...('dice' in effect && typeof effect.dice === 'string' && { dice: effect.dice }),
    ...((stacking === 'highest' || stacking === 'lowest') && { stacking }),
    ...(bonusType !== undefined && { bonusType }),
  };
}

/** A step that the sheet itself takes, such as adding a modifier. */
export function step(id: string, label: string, value: number): Bonus {
  return { id, label, source: id, priority: 'additive', value };
}

/** What counts from the start. */
export function start(id: string, label: string, value: number): Contribution {
  return { id, label, source: id, priority: 'base', value };
}

/**
 * Works a number out and keeps account: which instances counted, which did not, and those that are there but blocked.
 * What a player set by hand comes last.
 */
export function settleStat(
  evaluation: Evaluation,
  target: string,
  contributions: readonly Contribution[],
  policy?: StatPolicy,
): Stat {
  const { record, issues, applied, rejected } = evaluation;
  const byHand = record.manual.length === 0 ? [] : manualOverrides(evaluation, target);
  const all = byHand.length === 0 ? contributions : [...contributions, ...byHand];
  const { stat, conflict } = (policy === undefined && plainSum(all)) || resolveStat(all, policy);
  if (conflict !== undefined) {
    const ids = conflict.contenders.map(({ id, value }) => `${id} (${value})`).join(' and ');
    issues.push(refusal(conflict.code, target, `${ids} want different values`));
  }
  for (const { id } of stat.parts) applied.add(id);
  for (const { id } of stat.dice) applied.add(id);
  for (const { id, reason, detail } of stat.rejected) rejected.set(id, { reason, detail });
  const blocked = blockedOf(evaluation, target);
  return blocked.length === 0 ? stat : { ...stat, rejected: [...stat.rejected, ...blocked] };
}

/**
 * Most numbers are a base and some plain bonuses; those need none of the machinery. Gives what `resolveStat` would, or nothing
 * where anything competes, is conditional, capped or more than a sum.
 */
function plainSum(contributions: readonly Contribution[]): Resolution | undefined {
  const parts: Part[] = [];
  let value = 0;
  for (let index = 0; index < contributions.length; index++) {
    const each = contributions[index]!;
    if (each.verdict !== undefined || (each.priority !== 'additive' && (each.priority !== 'base' || index > 0)))
      return undefined;
    if (each.priority === 'additive' && isSpecial(each)) return undefined;
    for (let other = 0; other < index; other++) if (contributions[other]!.source === each.source) return undefined;
    const { id, label, priority } = each;
    const own = Math.floor(each.value) + 0;
    if (!Number.isFinite(own)) return undefined;
    const before = value;
    value = priority === 'base' ? own : before + own;
    parts.push({ id, label, priority, op: priority === 'base' ? 'set' : 'add', value: own, before, after: value });
  }
  return { stat: { value, parts, dice: [], notes: [], rejected: [] } };
}

function isSpecial({ dice, stacking, bonusType, cap }: Bonus): boolean {
  return dice !== undefined || stacking !== undefined || bonusType !== undefined || cap !== undefined;
}

function manualOverrides({ record }: Evaluation, target: string): Contribution[] {
  return record.manual.flatMap((entry, index) => {
    if (entry.target !== target || typeof entry.value !== 'number') return [];
    const id = `manual/${index}`;
    return [{ id, label: entry.reason, source: id, phase: 9, priority: 'override' as const, value: entry.value }];
  });
}

function blockedOf({ byTarget }: Evaluation, target: string): Rejected[] {
  const blocked: Rejected[] = [];
  for (const { id, label, blocked: why } of byTarget.get(target) ?? [])
    if (why !== undefined) blocked.push({ id, label, priority: 'flag', reason: why.reason, detail: why.detail });
  return blocked;
}
