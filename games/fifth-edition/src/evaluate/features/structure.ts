import type { ActiveEffect } from '../../record/record.ts';
import type { SheetCondition, SourcedEntry } from '../../sheet/sheet.ts';
import { isHeld } from '../../vocabulary/duration.ts';
import type { SourceTag } from '../../vocabulary/issue.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import { blockOf, type Evaluation, grantAt, numberOf, verdictOf } from '../state/evaluation.ts';
import type { EffectInstance } from '../state/instance.ts';
import { unknownReference } from '../state/issues.ts';
import { conditionIn, remainingOf } from './belongings.ts';
import { enforceRestrictions } from './restrictions.ts';
import { grantAll } from './timeline.ts';

/** Conditions and immunities after settling. */
export interface Structure {
  readonly conditions: readonly SheetCondition[];
  readonly immunities: readonly SourcedEntry[];
}

const MAX_ROUNDS = 8;

/** Settles tags, conditions, immunities and suppression, which may depend on one another. SPEC 13 */
export function settle(evaluation: Evaluation, active: readonly ActiveEffect[]): Structure {
  const { record } = evaluation;
  const present = new Map<string, Present>();
  for (const { id, level = 1, source } of record.conditions)
    addCondition(evaluation, present, id, level, {
      id: `record/${source ?? 'player'}`,
      label: source ?? engineMessage('step.setByHand'),
    });
  for (const effect of active) addLasting(evaluation, present, effect);
  let immunities = settleRounds(evaluation, present);
  if (enforceRestrictions(evaluation)) immunities = settleRounds(evaluation, present);
  return { conditions: listConditions(evaluation, present, immunities), immunities: listed(immunities, evaluation) };
}

/** Repeats until nothing changes. */
function settleRounds(evaluation: Evaluation, present: Map<string, Present>): Map<string, SourceTag[]> {
  const { facts, byTarget } = evaluation;
  let immunities = new Map<string, SourceTag[]>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    forget(evaluation);
    suppress(evaluation);
    facts.tags = tagsOf(evaluation);
    immunities = immunitiesOf(evaluation);
    const before = signature(facts);
    gatherConditions(evaluation, present, immunities);
    facts.conditions = activeConditions(present, immunities);
    if (signature(facts) === before && round > 0) break;
    if (!byTarget.has('conditions') && !byTarget.has('suppression')) break;
  }
  forget(evaluation);
  return immunities;
}

/** Adds a condition that is an active effect in the record. */
function addLasting(evaluation: Evaluation, present: Map<string, Present>, effect: ActiveEffect): void {
  const id = conditionIn(effect);
  const remaining = remainingOf(effect, evaluation.record);
  if (id === undefined || effect.on !== undefined || (remaining !== undefined && remaining <= 0)) return;
  if (!isHeld(effect, evaluation.record)) return;
  const path = `active["${effect.instanceId}"]`;
  addCondition(
    evaluation,
    present,
    id,
    effect.slot ?? 1,
    { id: path, label: engineMessage('step.forAWhile', { name: id }) },
    `${path}.ref`,
  );
}

interface Present {
  readonly id: string;
  readonly instances: readonly EffectInstance[];
  readonly highest: number;
  level: number;
  sources: SourceTag[];
}

/** Clears the verdicts from before settling. */
function forget({ verdicts }: Evaluation): void {
  verdicts.fill(undefined);
}

function addCondition(
  evaluation: Evaluation,
  present: Map<string, Present>,
  id: string,
  level: number,
  source: SourceTag,
  path = 'conditions',
): void {
  const known = present.get(id);
  if (known !== undefined) {
    known.level = Math.max(known.level, Math.min(level, known.highest));
    if (!known.sources.some((other) => other.id === source.id)) known.sources.push(source);
    return;
  }
  const record = evaluation.rulebook.conditions.get(id);
  if (record === undefined) {
    evaluation.issues.push(
      unknownReference(evaluation.rulebook.edition, 'condition', id, path, evaluation.rulebook.conditions.keys()),
    );
    return;
  }
  const first = evaluation.instances.length;
  const highest = record.record.levels ?? 1;
  grantAll(evaluation, record, { ...grantAt(0, ''), cause: source.id });
  present.set(id, {
    id,
    level: Math.min(level, highest),
    highest,
    sources: [source],
    instances: evaluation.instances.slice(first),
  });
}

function suppress(evaluation: Evaluation): void {
  const { blocks, instances, byTarget } = evaluation;
  for (const [instance, { reason }] of blocks) if (reason === 'suppressed-by') blocks.delete(instance);
  for (const by of byTarget.get('suppression') ?? []) {
    const { effect } = by.effect;
    if (effect.kind !== 'suppress' || !counts(evaluation, by)) continue;
    evaluation.applied.push(by.id);
    for (const instance of instances)
      if (instance !== by && blockOf(evaluation, instance) === undefined && isSelected(effect.select, instance, by))
        blocks.set(instance, { reason: 'suppressed-by', detail: engineMessage('suppressed-by', { by: by.label }) });
  }
}

function counts(evaluation: Evaluation, instance: EffectInstance): boolean {
  return blockOf(evaluation, instance) === undefined && verdictOf(evaluation, instance) === true;
}

type Selector = Extract<EffectInstance['effect']['effect'], { kind: 'suppress' }>['select'];

function isSelected(select: Selector, { feature, effect, item }: EffectInstance, by: EffectInstance): boolean {
  const { sourceId, effectId, tag, kind, target, self } = select;
  const fitsSource =
    sourceId === undefined ||
    feature.source.key === sourceId ||
    (sourceId.endsWith(':') && feature.source.key.startsWith(sourceId));
  return (
    fitsSource &&
    feature !== by.feature &&
    (effectId === undefined || feature.id === effectId) &&
    (tag === undefined || feature.tags.includes(tag)) &&
    (kind === undefined || effect.effect.kind === kind) &&
    (target === undefined || effect.targets.includes(target)) &&
    (!self || (item !== undefined && item === by.item))
  );
}

function tagsOf(evaluation: Evaluation): Set<string> {
  const tags = new Set<string>();
  for (const instance of evaluation.byTarget.get('tags') ?? []) {
    const { effect } = instance.effect;
    if (effect.kind !== 'tag' || !counts(evaluation, instance)) continue;
    for (const tag of effect.tags) tags.add(tag);
  }
  return tags;
}

function immunitiesOf(evaluation: Evaluation): Map<string, SourceTag[]> {
  const immunities = new Map<string, SourceTag[]>();
  for (const instance of evaluation.byTarget.get('conditions') ?? []) {
    const { effect } = instance.effect;
    if (effect.kind !== 'conditionImmunity' || !counts(evaluation, instance)) continue;
    for (const condition of effect.conditions) {
      const sources = immunities.get(condition) ?? [];
      sources.push({ id: instance.id, label: instance.label });
      immunities.set(condition, sources);
    }
  }
  return immunities;
}

function gatherConditions(
  evaluation: Evaluation,
  present: Map<string, Present>,
  immunities: ReadonlyMap<string, unknown>,
): void {
  const { blocks } = evaluation;
  const grants = [...(evaluation.byTarget.get('conditions') ?? [])];
  for (const instance of grants) {
    const { effect } = instance.effect;
    if (effect.kind !== 'condition' || !counts(evaluation, instance)) continue;
    const level = numberOf(evaluation, instance, 'level') ?? 1;
    addCondition(evaluation, present, effect.condition, level, { id: instance.id, label: instance.label });
  }
  for (const { id, instances } of present.values()) {
    for (const instance of instances) {
      const blocked = blockOf(evaluation, instance);
      if (!immunities.has(id) && blocked?.reason === 'immune') blocks.delete(instance);
      if (immunities.has(id) && blocked === undefined)
        blocks.set(instance, { reason: 'immune', detail: engineMessage('immune-to', { name: id }) });
    }
  }
}

function activeConditions(
  present: ReadonlyMap<string, Present>,
  immunities: ReadonlyMap<string, unknown>,
): Map<string, number> {
  return new Map([...present.values()].filter(({ id }) => !immunities.has(id)).map(({ id, level }) => [id, level]));
}

function listConditions(
  { rulebook }: Evaluation,
  present: ReadonlyMap<string, Present>,
  immunities: ReadonlyMap<string, readonly SourceTag[]>,
): SheetCondition[] {
  return [...present.values()].map(({ id, level, sources }) => {
    const suppressedBy = immunities.get(id);
    const { name } = rulebook.conditions.get(id)!.facts;
    return { id, name, level, sources, ...(suppressedBy && { suppressedBy }) };
  });
}

function listed(immunities: ReadonlyMap<string, readonly SourceTag[]>, { rulebook }: Evaluation): SourcedEntry[] {
  return [...immunities].map(([value, sources]) => ({
    value,
    name: rulebook.conditions.get(value)?.facts.name ?? value,
    sources,
  }));
}

function signature({ tags, conditions }: Evaluation['facts']): string {
  return `${[...tags].join()}|${[...conditions].join()}`;
}
