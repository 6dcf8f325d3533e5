import type { JsonPath, RecordChecks, Review } from '@tessera/rules';
import { mapChecks } from '../content/checkMap.ts';
import { type Condition, conditionKindOf } from '../deck/condition.ts';
import type { Reference } from '../deck/kind.ts';
import { lastingKindOf } from '../deck/lastingEffect.ts';
import type { CardRecord, CombatRecord, WarKinds } from './card.ts';
import { combatEffectKindOf } from './combatEffect.ts';
import { type Effect, effectKindOf } from './effect.ts';
import { situationKindOf } from './situation.ts';

type CardReview = Review<WarKinds>;

/** Checks after all content is loaded: references resolve, and the map and the figures add up. */
export const warChecks: RecordChecks<WarKinds> = { ...mapChecks, card: checkCard, 'combat-card': checkCombatCard };

/** Checks that a card has an effect, refers to existing records, and has a unique number in its deck. R 1.4 */
function checkCard(card: CardRecord, review: CardReview): void {
  const { combat, deck, event, id, number, side } = card;
  review.reference('combat-card', combat, ['combat']);
  const half = review.content['combat-card'].get(combat);
  if (half !== undefined && half.side !== side) {
    review.report({
      code: 'E_COMBAT_SIDE',
      path: ['combat'],
      message: `"${combat}" is a combat card of the other side.`,
    });
  }
  for (const other of review.content.card.values()) {
    if (other.id === id || other.side !== side || other.deck !== deck || other.number !== number) continue;
    const message = `number ${number} of this deck is also "${other.id}".`;
    review.report({ code: 'E_CARD_TWICE', path: ['number'], message });
  }
  if (event.effects.length === 0 && event.table === undefined) {
    review.report({ code: 'E_EMPTY_EVENT', path: ['event'], message: 'the event does nothing.' });
  }
  checkConditions(event.needs, ['event', 'needs'], review);
  checkEffects(event.effects, ['event', 'effects'], review);
  checkTable(event.table, ['event', 'table'], review);
}

/** Checks the combat half of a card. */
function checkCombatCard({ effects, forfeits, needs }: CombatRecord, review: CardReview): void {
  for (const [i, each] of needs.entries()) checkOne(situationKindOf(each), each, ['needs', i], review);
  for (const [i, each] of effects.entries()) checkOne(combatEffectKindOf(each), each, ['effects', i], review);
  const usesForfeit = effects.some((effect) => combatEffectKindOf(effect).countsForfeit?.(effect));
  if (usesForfeit && forfeits === undefined) {
    review.report({
      code: 'E_NO_FORFEIT',
      path: ['effects'],
      message: 'an effect counts forfeits, but the card forfeits nothing.',
    });
  }
}

function checkTable(table: CardRecord['event']['table'], path: JsonPath, review: CardReview): void {
  if (table === undefined) return;
  for (const [i, each] of table.does.entries()) checkOne(lastingKindOf(each), each, [...path, 'does', i], review);
  checkConditions(table.while, [...path, 'while'], review);
  for (const [i, removal] of table.removal.entries())
    checkConditions(removal.if, [...path, 'removal', i, 'if'], review);
}

function checkConditions(conditions: readonly Condition[], path: JsonPath, review: CardReview): void {
  for (const [i, each] of conditions.entries()) checkOne(conditionKindOf(each), each, [...path, i], review);
}

function checkEffects(effects: readonly Effect[], path: JsonPath, review: CardReview): void {
  for (const [i, effect] of effects.entries()) {
    const place = [...path, i];
    checkOne(effectKindOf(effect), effect, place, review);
    const kind = effectKindOf(effect);
    checkConditions(kind.conditions?.(effect) ?? [], [...place, 'if'], review);
    for (const branch of kind.branches?.(effect) ?? [])
      checkEffects(branch.effects, [...place, ...branch.path], review);
  }
}

interface Checked<Each> {
  problem?(each: Each): string | undefined;
  references?(each: Each): readonly Reference[];
}

function checkOne<Each extends { readonly type: string }>(
  kind: Checked<Each>,
  each: Each,
  path: JsonPath,
  review: CardReview,
): void {
  const problem = kind.problem?.(each);
  if (problem !== undefined) review.report({ code: 'E_CARD', path, message: `"${each.type}": ${problem}` });
  for (const reference of kind.references?.(each) ?? []) {
    review.reference(reference.kind, reference.id, [...path, ...reference.path]);
  }
}
