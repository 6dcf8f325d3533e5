import type { JsonPath } from '@tessera/rules';
import { checkActions, checkInstructions, checkModifiers } from '../../modifiers/check.ts';
import { aspectsOf } from '../../modifiers/modifier.ts';
import { checkClassEvents } from '../campaign/checkCampaign.ts';
import type { AbilityCardRecord } from '../records/abilityCard.ts';
import type { ClassRecord } from '../records/characterClass.ts';
import type { ItemRecord } from '../records/item.ts';
import type { ModifierCardRecord, ModifierDeckRecord } from '../records/modifierCard.ts';
import type { MonsterRecord } from '../records/monster.ts';
import type { MonsterDeckRecord } from '../records/monsterDeck.ts';
import type { TreasureRecord } from '../records/treasure.ts';
import { actionReview, type GloomhavenReview } from './review.ts';

/** R 16.7: a class has fifteen perk boxes. */
const PERK_BOXES = 15;

export function checkCard(card: AbilityCardRecord, review: GloomhavenReview): void {
  review.reference('class', card.class, ['class']);
  checkInstructions(card.top, ['top'], actionReview(review));
  checkInstructions(card.bottom, ['bottom'], actionReview(review));
  for (const other of review.content.card.values()) {
    if (other.number !== card.number || other.id === card.id) continue;
    const message = `the number ${card.number} is also that of "${other.id}": a card is given once.`;
    review.report({ code: 'E_CARD_TWICE', path: ['number'], message });
  }
}

export function checkClass(record: ClassRecord, review: GloomhavenReview): void {
  const { perks } = record;
  for (const [i, { add, remove }] of perks.entries()) {
    checkCounts(add, ['perks', i, 'add'], review);
    checkCounts(remove, ['perks', i, 'remove'], review);
  }
  checkClassEvents(record, review);
  const boxes = perks.reduce((sum, { times }) => sum + times, 0);
  if (boxes !== PERK_BOXES) {
    const message = `the perks have ${boxes} boxes, and a class has ${PERK_BOXES}.`;
    review.report({ code: 'E_PERKS', path: ['perks'], message });
  }
}

export function checkItem({ does, slots, use }: ItemRecord, review: GloomhavenReview): void {
  checkInstructions(does, ['does'], actionReview(review));
  if (slots !== undefined && use !== 'spent' && use !== 'consumed') {
    review.report({ code: 'E_ITEM_SLOTS', path: ['slots'], message: 'use slots end with an item spent or consumed.' });
  }
}

export function checkModifierCard({ effects }: ModifierCardRecord, review: GloomhavenReview): void {
  // R 7.14: an effect on a modifier card acts as if printed on the attack. An effect on the drawer stands as in a special action.
  for (const [i, effect] of effects.entries()) {
    const place = aspectsOf(effect).isForDrawer ? 'special' : 'attack';
    checkModifiers([effect], place, ['effects', i], actionReview(review));
  }
}

export function checkModifierDeck({ cards, supply }: ModifierDeckRecord, review: GloomhavenReview): void {
  checkCounts(cards, ['cards'], review);
  checkCounts(supply, ['supply'], review);
}

function checkCounts(cards: readonly { readonly card: string }[], path: JsonPath, review: GloomhavenReview): void {
  for (const [i, { card }] of cards.entries()) review.reference('modifier-card', card, [...path, i, 'card']);
}

export function checkMonster(monster: MonsterRecord, review: GloomhavenReview): void {
  const { deck, sharesStandeesOf, variantOf, counts, specials, levels } = monster;
  review.reference('monster-deck', deck, ['deck']);
  if (sharesStandeesOf !== undefined) review.reference('monster', sharesStandeesOf, ['sharesStandeesOf']);
  if (variantOf !== undefined) review.reference('monster', variantOf, ['variantOf']);
  const things = [...review.content.scenario.values()].flatMap(({ objects }) => objects.map(({ id }) => id));
  for (const [i, id] of counts.entries()) if (!things.includes(id)) review.reference('monster', id, ['counts', i]);
  for (const [i, actions] of specials.entries()) checkActions(actions, ['specials', i], actionReview(review));
  for (const [rank, rows] of Object.entries(levels)) {
    for (const [level, { modifiers }] of rows.entries()) {
      checkModifiers(modifiers, 'summon', ['levels', rank, level, 'modifiers'], actionReview(review));
    }
  }
}

export function checkMonsterDeck({ cards }: MonsterDeckRecord, review: GloomhavenReview): void {
  const seen = new Set<string>();
  for (const [i, card] of cards.entries()) {
    checkInstructions(card, ['cards', i], actionReview(review));
    if (seen.has(card.id)) {
      const message = `the card "${card.id}" is in the deck twice.`;
      review.report({ code: 'E_CARD_TWICE', path: ['cards', i, 'id'], message });
    }
    seen.add(card.id);
  }
}

export function checkTreasure({ items, designs, scenario }: TreasureRecord, review: GloomhavenReview): void {
  for (const [i, id] of items.entries()) review.reference('item', id, ['items', i]);
  for (const [i, id] of designs.entries()) review.reference('item', id, ['designs', i]);
  if (scenario !== undefined) review.reference('location', `scenario-${scenario}`, ['scenario']);
}
