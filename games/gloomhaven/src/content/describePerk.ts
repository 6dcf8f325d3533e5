import { type CardSpeech, describerOf } from '../action/describe.ts';
import type { ClassRecord } from './characterClass.ts';
import type { ModifierCardRecord } from './modifierCard.ts';

type Perk = ClassRecord['perks'][number];

/** Returns the text of an attack modifier card: its number, whether it rolls, and its effects. */
export function describeModifierCard(card: ModifierCardRecord, speech: CardSpeech): string {
  const tell = describerOf(speech);
  const { value, rolling, effects } = card;
  const parts = [
    ...(rolling ? [tell.say('perk.rolling')] : []),
    typeof value === 'number' ? tell.signed(value) : tell.say(`card.${value}`),
    ...(effects.length > 0 ? [tell.modifiers(effects)] : []),
  ];
  return parts.join(' ');
}

/** Returns the text of a perk; `cardOf` finds the modifier cards that it names. */
export function describePerk(
  perk: Perk,
  speech: CardSpeech,
  cardOf: (id: string) => ModifierCardRecord | undefined,
): string {
  const tell = describerOf(speech);
  const cards = (list: Perk['add']) =>
    tell.all(
      list.map(({ card, count }) => {
        const record = cardOf(card);
        return tell.say('perk.cards', {
          count,
          card: record === undefined ? card : describeModifierCard(record, speech),
        });
      }),
    );
  const { remove, add, ignores } = perk;
  const deck =
    remove.length > 0 && add.length > 0
      ? [tell.say('perk.replace', { removed: cards(remove), added: cards(add) })]
      : [
          ...(remove.length > 0 ? [tell.say('perk.remove', { cards: cards(remove) })] : []),
          ...(add.length > 0 ? [tell.say('perk.add', { cards: cards(add) })] : []),
        ];
  return [...deck, ...ignores.map((what) => tell.say(`perk.ignore.${what}`))].join('; ');
}
