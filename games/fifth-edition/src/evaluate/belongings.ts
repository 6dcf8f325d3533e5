import { resolveStat, type Stat, startingTime } from '@tessera/rules';
import { CLOCK } from '../clock.ts';
import type { ActiveEffect } from '../record.ts';
import type { Issue } from '../sheet.ts';
import type { CarriedItem } from './equipment.ts';
import { type Evaluation, numberOf, shortfall, verdictOf } from './evaluation.ts';
import { refusal, unknownReference } from './issues.ts';
import { grantAll } from './timeline.ts';

/** Admits attunements in the order of the inventory, up to the limit; then lets worn things work. SPEC 12 */
export function attune(evaluation: Evaluation): Stat {
  const { facts, issues } = evaluation;
  const max = attunementLimit(evaluation);
  for (const item of facts.equipment.carried) {
    const refused = item.entry.attuned ? attunementRefusal(evaluation, item, max.value) : undefined;
    item.attuned = item.entry.attuned && item.source.record.attunement && refused === undefined;
    if (item.attuned) facts.equipment.attunedCount++;
    if (refused === undefined) continue;
    item.refused = refused.message;
    issues.push(refused);
  }
  return max;
}

function attunementLimit(evaluation: Evaluation): Stat {
  const bonuses = (evaluation.byTarget.get('attunement') ?? [])
    .filter((instance) => instance.blocked === undefined && verdictOf(evaluation, instance) === true)
    .map((instance) => ({
      id: instance.id,
      label: instance.label,
      source: instance.sourceName,
      priority: 'additive' as const,
      value: numberOf(evaluation, instance, 'value') ?? 0,
    }));
  for (const { id } of bonuses) evaluation.applied.add(id);
  return resolveStat(bonuses).stat;
}

function attunementRefusal({ facts }: Evaluation, item: CarriedItem, max: number): Issue | undefined {
  const { source, id, name, instance } = item;
  const path = `inventory["${instance}"]`;
  if (!source.record.attunement) return undefined;
  if (facts.equipment.carried.some((other) => other.attuned && other.id === id))
    return refusal('E_ATTUNEMENT_DUPLICATE', path, `${name}: attuned to another of the same`);
  if (source.attunementBy?.test(facts) === false)
    return refusal('E_ATTUNEMENT_REQUIREMENT', path, `${name} ${shortfall(source.attunementBy.explain(facts))}`);
  if (facts.equipment.attunedCount >= max)
    return refusal(
      'E_ATTUNEMENT_LIMIT',
      path,
      `${name}: ${facts.equipment.attunedCount} of ${max} attunements are in use`,
    );
  return undefined;
}

/** The features of everything carried; what is not worn or not attuned stays listed, and does nothing. */
export function useItems(evaluation: Evaluation): void {
  for (const item of evaluation.facts.equipment.carried) {
    const { source, base, equipped, attuned, name } = item;
    const { applies, attunement } = source.record;
    const grant = { gained: 0, scope: `item.${item.instance}`, depth: 0, item };
    const notWorn = equipped ? undefined : ({ reason: 'not-equipped', detail: `${name} is not equipped` } as const);
    const unused = applies === 'equipped' ? notWorn : applies === 'used' ? USED_UP : undefined;
    const detail = item.refused ?? `not attuned to ${name}`;
    const blocked = unused ?? (attunement && !attuned ? ({ reason: 'not-attuned', detail } as const) : undefined);
    if (base !== undefined) grantAll(evaluation, base, { ...grant, ...(notWorn && { blocked: notWorn }) });
    grantAll(evaluation, source, { ...grant, ...(blocked && { blocked }) });
  }
}

const USED_UP = { reason: 'not-equipped', detail: 'works when it is used' } as const;

/** What is at work for a while: spells, potions, and the like. */
export function useActive(evaluation: Evaluation, active: readonly ActiveEffect[]): void {
  const { rulebook, record, issues } = evaluation;
  for (const effect of active) {
    const [kind = '', id = ''] = effect.ref.split(':');
    const shelves = {
      spell: rulebook.spells,
      item: rulebook.items,
      feat: rulebook.feats,
      condition: rulebook.conditions,
      rule: rulebook.rules,
    };
    const shelf = Object.entries(shelves).find(([name]) => name === kind)?.[1];
    const source = shelf?.get(id);
    if (source === undefined || shelf === undefined) {
      issues.push(unknownReference(kind, id, `active["${effect.instanceId}"].ref`, shelf?.keys() ?? []));
      continue;
    }
    const lasts = startingTime(effect.duration, CLOCK);
    const remaining = lasts === null ? undefined : effect.appliedAt + lasts - record.time;
    const isOver = remaining !== undefined && remaining <= 0;
    grantAll(evaluation, source, {
      gained: 0,
      scope: `active.${effect.instanceId}`,
      depth: 0,
      active: effect,
      ...(remaining !== undefined && { remaining }),
      ...(isOver && { blocked: { reason: 'expired' as const, detail: 'its time is over' } }),
    });
  }
}
