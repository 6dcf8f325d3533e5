import type { NestedMessage } from '@tessera/rules';
import type { EffectOf } from '../../effects/effect.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import { type CarriedItem, withoutRefused } from '../state/equipment.ts';
import { type Evaluation, verdictOf, writersOf } from '../state/evaluation.ts';
import { refusal } from '../state/issues.ts';

/**
 * Unequips items that the character may not wear or hold; `soft` restrictions only warn. Checks the scores without
 * items, as for prerequisites. Returns whether any item was refused. SPEC 7
 */
export function enforceRestrictions(evaluation: Evaluation): boolean {
  const { facts, issues, applied } = evaluation;
  let isAnyRefused = false;
  for (const instance of writersOf(evaluation, 'restrictions')) {
    const { effect } = instance.effect;
    if (effect.kind !== 'equipmentRestriction' || verdictOf(evaluation, instance) !== true) continue;
    applied.push(instance.id);
    for (const item of facts.equipment.carried) {
      if (!item.equipped || !isMeant(effect, item, instance.item)) continue;
      const objection = objectionTo(effect, item, evaluation);
      if (objection === undefined) continue;
      const message = engineMessage('item-refused', { name: item.name, objection: effect.text ?? objection });
      const code = effect.soft ? 'W_EQUIPMENT_RESTRICTION' : 'E_EQUIP_RESTRICTION';
      issues.push(refusal(code, `inventory["${item.instance}"]`, message));
      if (effect.soft) continue;
      putAway(evaluation, item, message);
      isAnyRefused = true;
    }
  }
  if (isAnyRefused) facts.equipment = withoutRefused(facts.equipment);
  return isAnyRefused;
}

type Restriction = EffectOf<'equipmentRestriction'>;

function isMeant({ itemTags }: Restriction, item: CarriedItem, own: CarriedItem | undefined): boolean {
  return itemTags.some((tag) => (tag === 'self' ? item === own : item.tags.includes(tag)));
}

function putAway({ instances, blocks }: Evaluation, item: CarriedItem, message: NestedMessage): void {
  item.equipped = false;
  item.refused = message;
  for (const instance of instances)
    if (instance.item === item && instance.blocked === undefined)
      blocks.set(instance, { reason: 'not-equipped', detail: message });
}

/** Returns the reason why an item is not for this character, or undefined. */
function objectionTo(
  { restrictionType, value }: Restriction,
  item: CarriedItem,
  { facts }: Evaluation,
): NestedMessage | undefined {
  switch (restrictionType) {
    case 'cannotWear':
      return engineMessage('cannot-be-worn');
    case 'cannotWield':
      return engineMessage('cannot-be-wielded');
    case 'requiresAttunement':
      return item.attuned ? undefined : engineMessage('needs-attunement');
    case 'requiresStrength':
      return facts.scores.STR >= Number(value)
        ? undefined
        : engineMessage('needs-score', { ability: 'STR', value: Number(value) });
    case 'requiresClass':
      return facts.classLevels.has(String(value)) || (facts.equipment.isForAnyone && item.source.record.magical)
        ? undefined
        : engineMessage('needs-class', { class: String(value) });
  }
}
