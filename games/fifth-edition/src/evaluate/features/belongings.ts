import { type PredicateTrace, resolveStat, type Stat, startingTime } from '@tessera/rules';
import type { Rulebook, Source } from '../../content/rulebook.ts';
import type { ActiveEffect, CharacterRecord } from '../../record/record.ts';
import { CLOCK } from '../../vocabulary/clock.ts';
import { generalDuration, isHeld } from '../../vocabulary/duration.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { dottedTarget } from '../../vocabulary/joinCache.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import type { CarriedItem } from '../state/equipment.ts';
import { blockOf, type Evaluation, grantAt, numberOf, shortfall, verdictOf } from '../state/evaluation.ts';
import type { BlockedEffect, EffectInstance } from '../state/instance.ts';
import { refusal, unknownReference } from '../state/issues.ts';
import { grantAll } from './timeline.ts';

/** Accepts attunements in the order of the inventory, up to the limit. SPEC 12 */
export function attune(evaluation: Evaluation): Stat {
  const { facts } = evaluation;
  const max = attunementLimit(evaluation);
  facts.equipment.isForAnyone = liftsRequirements(evaluation);
  const asked = facts.equipment.carried.filter(({ entry, source }) => entry.attuned && source.record.attunement);
  // An item may require another one that follows it in the list, so refused items are checked again after the rest.
  const waiting = asked.filter((item) => {
    const refused = attunementRefusal(evaluation, item, max.value);
    if (refused?.code === REQUIREMENT) return true;
    settleAttunement(evaluation, item, refused);
    return false;
  });
  for (const item of waiting) settleAttunement(evaluation, item, attunementRefusal(evaluation, item, max.value));
  return max;
}

const REQUIREMENT = 'E_ATTUNEMENT_REQUIREMENT';

function settleAttunement({ facts, issues }: Evaluation, item: CarriedItem, refused: Issue | undefined): void {
  item.attuned = refused === undefined;
  if (refused === undefined) facts.equipment.attunedCount++;
  else {
    item.refused = refused.message;
    issues.push(refused);
  }
}

function attunementWriters(evaluation: Evaluation): readonly EffectInstance[] {
  return (evaluation.byTarget.get('attunement') ?? []).filter(
    (instance) => blockOf(evaluation, instance) === undefined && verdictOf(evaluation, instance) === true,
  );
}

function liftsRequirements(evaluation: Evaluation): boolean {
  const lifting = attunementWriters(evaluation).filter(
    ({ effect: { effect } }) => effect.kind === 'attunementSlots' && effect.anyone === true,
  );
  for (const { id } of lifting) evaluation.applied.push(id);
  return lifting.length > 0;
}

function attunementLimit(evaluation: Evaluation): Stat {
  const bonuses = attunementWriters(evaluation)
    .filter(({ effect }) => effect.values.value !== undefined)
    .map((instance) => ({
      id: instance.id,
      label: instance.label,
      source: instance.sourceName,
      priority: 'additive' as const,
      value: numberOf(evaluation, instance, 'value') ?? 0,
    }));
  for (const { id } of bonuses) evaluation.applied.push(id);
  return resolveStat(bonuses).stat;
}

function attunementRefusal({ facts }: Evaluation, item: CarriedItem, max: number): Issue | undefined {
  const { source, id, name, instance } = item;
  const path = `inventory["${instance}"]`;
  if (!source.record.attunement) return undefined;
  if (facts.equipment.carried.some((other) => other.attuned && other.id === id))
    return refusal('E_ATTUNEMENT_DUPLICATE', path, engineMessage('attuned-to-another', { name }));
  if (source.attunementBy?.test(facts) === false && !isLifted(facts.equipment, source.attunementBy.explain(facts)))
    return refusal(
      REQUIREMENT,
      path,
      engineMessage('lacks', { name, missing: shortfall(source.attunementBy.explain(facts)) }),
    );
  if (facts.equipment.attunedCount >= max)
    return refusal(
      'E_ATTUNEMENT_LIMIT',
      path,
      engineMessage('attunements-in-use', { name, count: facts.equipment.attunedCount, most: max }),
    );
  return undefined;
}

/** Whether a requirement holds when its questions about class, species, level and spellcasting are ignored. */
function isLifted(equipment: Evaluation['facts']['equipment'], trace: PredicateTrace): boolean {
  return equipment.isForAnyone && holdsForAnyone(trace);
}

function holdsForAnyone({ type, verdict, parts }: PredicateTrace): boolean {
  if (parts === undefined || type === 'not') return verdict !== false || LIFTED.has(type);
  return type === 'or' ? parts.some(holdsForAnyone) : parts.every(holdsForAnyone);
}

/** Predicates about the owner of an item. */
const LIFTED: ReadonlySet<string> = new Set([
  'levelAtLeast',
  'classIs',
  'startingClassIs',
  'classLevelAtLeast',
  'subclassIs',
  'speciesIs',
  'lineageIs',
  'hasSpellcasting',
  'canCastLevel',
]);

/** Grants the features of all carried items. Items that are not equipped or not attuned stay listed without effect. */
export function wearItems(evaluation: Evaluation): void {
  for (const item of evaluation.facts.equipment.carried) {
    const { source, base, equipped, attuned } = item;
    const { applies, attunement } = source.record;
    const scope = dottedTarget('item', item.instance);
    const notWorn = equipped ? undefined : notEquipped(item);
    const unused = applies === 'equipped' ? notWorn : applies === 'used' ? USED_UP : undefined;
    const blocked = unused ?? (attunement && !attuned ? notAttuned(item) : undefined);
    if (base !== undefined) grantAll(evaluation, base, { ...grantAt(0, scope, notWorn), item });
    grantAll(evaluation, source, { ...grantAt(0, scope, blocked), item });
  }
}

function notEquipped({ entry, refused, name }: CarriedItem): BlockedEffect {
  const isPutAway = entry.equipped && refused !== undefined;
  return { reason: 'not-equipped', detail: isPutAway ? refused : engineMessage('not-equipped', { name }) };
}

function notAttuned({ refused, name }: CarriedItem): BlockedEffect {
  return { reason: 'not-attuned', detail: refused ?? engineMessage('not-attuned', { name }) };
}

const USED_UP = { reason: 'not-equipped', detail: engineMessage('works-when-used') } as const;

/** Applies temporary effects such as spells and potions. */
export function applyActive(evaluation: Evaluation, active: readonly ActiveEffect[]): void {
  const { rulebook, record, issues } = evaluation;
  const lost = lostConcentration(record, active, issues);
  for (const effect of active) {
    if (effect.on !== undefined || conditionIn(effect) !== undefined) continue;
    const [kind = '', id = ''] = effect.ref.split(':');
    const shelf = shelfOf(rulebook, kind);
    const source = shelf?.get(id);
    if (source === undefined || shelf === undefined) {
      issues.push(
        unknownReference(rulebook.edition, kind, id, `active["${effect.instanceId}"].ref`, shelf?.keys() ?? []),
      );
      continue;
    }
    const remaining = remainingOf(effect, record);
    const isOver = (remaining !== undefined && remaining <= 0) || !isHeld(effect, record);
    const blocked = isOver ? OVER : lost.get(effect.instanceId);
    const grant = grantAt(0, dottedTarget('active', effect.instanceId), blocked);
    grantAll(evaluation, source, { ...grant, active: effect, remaining });
  }
}

/** Returns the seconds left of an effect; undefined when it does not expire. */
export function remainingOf({ duration, appliedAt }: ActiveEffect, { time }: CharacterRecord): number | undefined {
  const lasts = startingTime(generalDuration(duration), CLOCK);
  return lasts === null ? undefined : appliedAt + lasts - time;
}

/** Returns the condition that an effect refers to, if any. It is settled together with all other conditions. */
export function conditionIn({ ref }: ActiveEffect): string | undefined {
  return ref.startsWith(CONDITION) ? ref.slice(CONDITION.length) : undefined;
}
const CONDITION = 'condition:';

const OVER = { reason: 'expired', detail: engineMessage('time-is-over') } as const;

/** Finds concentration effects that do not count: a caster has one, and the latest counts. SPEC 13 */
function lostConcentration(
  record: CharacterRecord,
  active: readonly ActiveEffect[],
  issues: Issue[],
): ReadonlyMap<string, NonNullable<EffectInstance['blocked']>> {
  const lost = new Map<string, NonNullable<EffectInstance['blocked']>>();
  const held = new Map<string, ActiveEffect>();
  for (const effect of active) {
    if (effect.duration.type !== 'concentration') continue;
    const caster = effect.casterId ?? record.id;
    const other = held.get(caster);
    held.set(caster, effect);
    if (other === undefined) continue;
    const detail = engineMessage('concentrates-instead', { ref: effect.ref });
    lost.set(other.instanceId, { reason: 'superseded', detail });
    const message = engineMessage('one-concentration', { first: other.ref, second: effect.ref });
    issues.push(refusal('E_CONCENTRATION', `active["${other.instanceId}"]`, message));
  }
  return lost;
}

function shelfOf(rulebook: Rulebook, kind: string): ReadonlyMap<string, Source<unknown>> | undefined {
  switch (kind) {
    case 'spell':
      return rulebook.spells;
    case 'item':
      return rulebook.items;
    case 'feat':
      return rulebook.feats;
    case 'rule':
      return rulebook.rules;
    default:
      return undefined;
  }
}
