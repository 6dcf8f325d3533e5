import { type CardTranslator, capital, describeCardEffects, describerOf } from '../../modifiers/describe.ts';
import type { ClassRecord } from '../records/characterClass.ts';
import type { ModifierCardRecord } from '../records/modifierCard.ts';

type Perk = ClassRecord['perks'][number];

/** Returns the text of an attack modifier card: its number, whether it rolls, and its effects. */
export function describeModifierCard(card: ModifierCardRecord, translator: CardTranslator): string {
  return cardsText(card, 1, translator, 'perk.card');
}

/** Returns the text of a perk; `cardOf` finds the modifier cards that it names. */
export function describePerk(
  perk: Perk,
  translator: CardTranslator,
  cardOf: (id: string) => ModifierCardRecord | undefined,
): string {
  const t = describerOf(translator);
  const cards = (list: Perk['add']) =>
    t.all(
      list.map(({ card, count }) => {
        const record = cardOf(card);
        return record === undefined ? card : cardsText(record, count, translator, 'perk.cards');
      }),
    );
  const { remove, add, ignores } = perk;
  const deck =
    remove.length > 0 && add.length > 0
      ? [t('perk.replace', { removed: cards(remove), added: cards(add) })]
      : [
          ...(remove.length > 0 ? [t('perk.remove', { cards: cards(remove) })] : []),
          ...(add.length > 0 ? [t('perk.add', { cards: cards(add) })] : []),
        ];
  return capital(t.all([...ignores.map((what) => t(`perk.ignore.${what}`)), ...deck]), t.language);
}

function cardsText(card: ModifierCardRecord, count: number, translator: CardTranslator, key: string): string {
  const t = describerOf(translator);
  const { value, rolling, effects } = card;
  return t(key, {
    count,
    rolling,
    value: typeof value === 'number' ? t.signed(value) : t(`card.${value}`),
    effects: effects.length === 0 ? 'none' : describeCardEffects(effects, translator),
  });
}
