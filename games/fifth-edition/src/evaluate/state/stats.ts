import {
  type Base,
  type Bonus,
  type Contribution,
  type Contributor,
  type Label,
  type Part,
  type RejectedModifier,
  type Resolution,
  resolveStat,
  type Stat,
  type StatPolicy,
} from '@tessera/rules';
import { kindOf } from '../../effects/effect.ts';
import type { ChangeFacts } from '../../effects/kind.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import type { ByAbility } from '../../vocabulary/vocabulary.ts';
import { blockOf, conditionOf, type Evaluation, numberOf, verdictOf } from './evaluation.ts';
import type { EffectInstance } from './instance.ts';
import { refusal } from './issues.ts';
import { isSettable, manualTarget } from './manual.ts';

/**
 * Creates a contribution of an instance to a number. Sets every field, so that all contributions share one hidden
 * class; they are read more than any other object.
 */
export function baseOf(evaluation: Evaluation, instance: EffectInstance, value: number): Base {
  const verdict = verdictOf(evaluation, instance);
  const { id, label, sourceName: source, phase, remaining } = instance;
  const condition = verdict === true ? undefined : conditionOf(instance);
  return { id, label, source, phase, verdict, condition, remaining, priority: 'base', value };
}

/** Creates a plain bonus with an optional cap. */
export function increaseOf(evaluation: Evaluation, instance: EffectInstance, value: number, cap?: number): Bonus {
  const verdict = verdictOf(evaluation, instance);
  const { id, label, sourceName: source, phase, remaining } = instance;
  const condition = verdict === true ? undefined : conditionOf(instance);
  return {
    id,
    label,
    source,
    phase,
    verdict,
    condition,
    remaining,
    priority: 'additive',
    value,
    dice: undefined,
    stacking: undefined,
    bonusType: undefined,
    cap,
  };
}

export function contributorOf(evaluation: Evaluation, instance: EffectInstance): Contributor {
  const verdict = verdictOf(evaluation, instance);
  const { id, label, sourceName, phase, remaining } = instance;
  const condition = verdict === true ? undefined : conditionOf(instance);
  return { id, label, source: sourceName, phase, verdict, condition, remaining };
}

/** Creates the bonus of an instance with its dice and type; undefined when its number cannot be evaluated. */
export function bonusOf(evaluation: Evaluation, instance: EffectInstance, field = 'value'): Bonus | undefined {
  const { effect } = instance.effect;
  const value = numberOf(evaluation, instance, field) ?? 0;
  if (blockOf(evaluation, instance) !== undefined) return undefined;
  const verdict = verdictOf(evaluation, instance);
  const { id, label, sourceName: source, phase, remaining } = instance;
  const { stacking, bonusType } = effect;
  return {
    id,
    label,
    source,
    phase,
    verdict,
    condition: verdict === true ? undefined : conditionOf(instance),
    remaining,
    priority: 'additive',
    value,
    dice: 'dice' in effect && typeof effect.dice === 'string' ? effect.dice : undefined,
    stacking: stacking === 'highest' || stacking === 'lowest' ? stacking : undefined,
    bonusType,
    cap: undefined,
  };
}

/** Returns the contribution of an instance to a number: its kind's own calculation, or a bonus. */
export function contributionOf(
  evaluation: Evaluation,
  instance: EffectInstance,
  target: string,
): Contribution | undefined {
  const { effect } = instance.effect;
  const kind = kindOf(effect);
  if (kind.change === undefined) return bonusOf(evaluation, instance);
  const change = kind.change(effect, changeFacts(evaluation, instance, target));
  if (change === 'bonus') return bonusOf(evaluation, instance);
  if (change === undefined || blockOf(evaluation, instance) !== undefined) return undefined;
  if (change.priority === 'base') return baseOf(evaluation, instance, change.value);
  if (change.priority === 'additive') return increaseOf(evaluation, instance, change.value, change.cap);
  return { ...contributorOf(evaluation, instance), ...change };
}

function changeFacts(evaluation: Evaluation, instance: EffectInstance, target: string): ChangeFacts {
  return {
    target,
    walkingSpeed: evaluation.facts.speeds.walk ?? 0,
    number: (field) => numberOf(evaluation, instance, field),
  };
}

/** Creates a bonus of the sheet itself, such as a modifier. */
export function step(id: string, label: Label, value: number): Bonus {
  return {
    id,
    label,
    source: id,
    phase: undefined,
    verdict: true,
    condition: undefined,
    remaining: undefined,
    priority: 'additive',
    value,
    dice: undefined,
    stacking: undefined,
    bonusType: undefined,
    cap: undefined,
  };
}

/** Label of the proficiency bonus. */
export const PROFICIENCY: Label = engineMessage('step.proficiency');

/** Ids of the ability modifiers as contributions. */
export const MODIFIERS: ByAbility<string> = {
  STR: 'abilities.STR.modifier',
  DEX: 'abilities.DEX.modifier',
  CON: 'abilities.CON.modifier',
  INT: 'abilities.INT.modifier',
  WIS: 'abilities.WIS.modifier',
  CHA: 'abilities.CHA.modifier',
};

/** Creates a base of the sheet itself. */
export function start(id: string, label: Label, value: number): Base {
  return {
    id,
    label,
    source: id,
    phase: undefined,
    verdict: true,
    condition: undefined,
    remaining: undefined,
    priority: 'base',
    value,
  };
}

/** Calculates a number and records which instances counted, did not count or were blocked. Manual values apply last. */
export function settleStat(
  evaluation: Evaluation,
  target: string,
  contributions: readonly Contribution[],
  policy?: StatPolicy,
): Stat {
  const { record, issues, settled, rejected } = evaluation;
  const all = record.manual.length === 0 ? contributions : [...contributions, ...manualOverrides(evaluation, target)];
  const { stat, conflict } = (policy === undefined && plainSum(all)) || resolveStat(all, policy);
  if (conflict !== undefined) {
    const contenders = conflict.contenders.map(({ id, value }) => engineMessage('contender', { id, value }));
    const [first = engineMessage('nothing', { path: target }), ...rest] = contenders;
    const all = rest.reduce((left, right) => engineMessage('and', { left, right }), first);
    issues.push(refusal(conflict.code, target, engineMessage('different-values', { contenders: all })));
  }
  settled.push(stat);
  for (const { id, reason, detail } of stat.rejected) rejected.push({ id, reason, detail });
  const blocked = blockedOf(evaluation, target);
  return blocked === undefined ? stat : { ...stat, rejected: [...stat.rejected, ...blocked] };
}

/**
 * Sums a base and plain bonuses without the general resolution, which most numbers do not need. Equals `resolveStat`;
 * undefined when contributions compete, or are conditional, capped or more than a sum.
 */
function plainSum(contributions: readonly Contribution[]): Resolution | undefined {
  const parts = new Array<Part>(contributions.length);
  let value = 0;
  for (let index = 0; index < contributions.length; index++) {
    const each = contributions[index]!;
    if (
      (each.verdict !== undefined && each.verdict !== true) ||
      (each.priority !== 'additive' && (each.priority !== 'base' || index > 0))
    )
      return undefined;
    if (each.priority === 'additive' && isSpecial(each, value)) return undefined;
    for (let other = 0; other < index; other++) if (contributions[other]!.source === each.source) return undefined;
    const { id, label, priority } = each;
    const own = Math.floor(each.value) + 0;
    if (!Number.isFinite(own)) return undefined;
    const before = value;
    value = priority === 'base' ? own : before + own;
    parts[index] = { id, label, priority, op: priority === 'base' ? 'set' : 'add', value: own, before, after: value };
  }
  return { stat: { value, parts, dice: NONE, notes: NONE, rejected: NONE } };
}

const NONE: readonly never[] = [];

function isSpecial({ value, dice, stacking, bonusType, cap }: Bonus, before: number): boolean {
  if (dice !== undefined || stacking !== undefined || bonusType !== undefined) return true;
  return cap !== undefined && before + value > cap;
}

function manualOverrides({ record }: Evaluation, target: string): Contribution[] {
  return record.manual.flatMap((entry, index): Contribution[] => {
    if (manualTarget(entry.target) !== target || !isSettable(entry)) return [];
    const id = `manual/${index}`;
    return [{ id, label: entry.reason, source: id, phase: 9, priority: 'override' as const, value: entry.value }];
  });
}

function blockedOf(evaluation: Evaluation, target: string): RejectedModifier[] | undefined {
  let found: RejectedModifier[] | undefined;
  for (const instance of evaluation.byTarget.get(target) ?? []) {
    const why = blockOf(evaluation, instance);
    if (why === undefined) continue;
    const { id, label } = instance;
    found ??= [];
    found.push({ id, label, priority: 'flag', reason: why.reason, detail: why.detail });
  }
  return found;
}
