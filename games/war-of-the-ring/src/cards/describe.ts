import type { TranslateFn } from '@tessera/text';
import type { Character, Nation } from '../content/vocabulary.ts';
import type { Table } from '../deck/cardHead.ts';
import { conditionsText } from '../deck/condition.ts';
import type { Describer } from '../deck/kind.ts';
import { lastingKindOf } from '../deck/lastingEffect.ts';
import type { CardRecord, CombatRecord } from './card.ts';
import { combatEffectKindOf } from './combatEffect.ts';
import { effectKindOf } from './effect.ts';
import { situationKindOf } from './situation.ts';

/** Language in which cards are described. */
export interface CardTranslator {
  readonly language: string;
  readonly t: TranslateFn;
}

/** Returns the event half as lines of text, generated from the effects of the card. */
export function describeEvent(
  { side, event: { needs, effects, table } }: CardRecord,
  translator: CardTranslator,
): string[] {
  const t = describerOf(translator);
  const lines = effects.map((effect) => sentence(effectKindOf(effect).describe(effect, t), translator));
  const conditions = needs.length === 0 ? [] : [t('half.needs', { conditions: conditionsText(needs, t) })];
  return [...conditions, ...lines, ...(table === undefined ? [] : tableLines(table, side, t))];
}

/** Returns the combat half as lines of text. */
export function describeCombat({ needs, forfeits, effects }: CombatRecord, translator: CardTranslator): string[] {
  const t = describerOf(translator);
  const conditions = t.all(needs.map((each) => situationKindOf(each).describe(each, t)));
  return [
    t('half.initiative', { initiative: effects.map(({ initiative }) => initiative).join(', ') }),
    ...(needs.length === 0 ? [] : [t('half.needs', { conditions })]),
    ...effects.map((effect) => sentence(combatEffectKindOf(effect).describe(effect, t), translator)),
    ...(forfeits === undefined ? [] : [forfeitLine(forfeits, t)]),
  ];
}

function forfeitLine(forfeits: NonNullable<CombatRecord['forfeits']>, t: Describer): string {
  if (forfeits === 'companions') return t('half.forfeits.companions');
  if (forfeits.nazgul === 'any') return t('half.forfeits.any');
  return t('half.forfeits.nazgul', { points: forfeits.nazgul });
}

function tableLines(table: Table, side: CardRecord['side'], t: Describer): string[] {
  const does = table.does.map((each) => lastingKindOf(each).describe(each, t)).join('; ');
  const prices = table.removal.map((removal) => priceText(removal, t));
  return [
    t('half.table', { does }),
    ...(table.while.length === 0 ? [] : [t('half.while', { conditions: conditionsText(table.while, t) })]),
    ...table.until.map((until) => t(`half.until.${until}`)),
    ...(prices.length === 0
      ? []
      : [t('half.removal', { side: side === 'free' ? 'shadow' : 'free', price: t.either(prices) })]),
  ];
}

function priceText({ die, ring, cards, if: conditions }: Table['removal'][number], t: Describer): string {
  const price = t.all([
    t(`half.price.${die}`),
    ...(ring ? [t('half.price.ring')] : []),
    ...cards.map((symbol) => t('half.price.card', { symbol: t(`name.symbol.${symbol}`) })),
  ]);
  return conditions.length === 0 ? price : t('half.price.if', { price, conditions: conditionsText(conditions, t) });
}

/** Nations with plural names, in English and in German. */
const PLURALS: readonly Nation[] = ['dwarves', 'elves', 'southrons'];

/** Returns the describer that puts parts of cards into a language. */
export function describerOf({ language, t }: CardTranslator): Describer {
  const together = new Intl.ListFormat(language, { type: 'conjunction' });
  const choices = new Intl.ListFormat(language, { type: 'disjunction' });
  // A new function, because its properties must not be added to the translator.
  const translate: TranslateFn = (key, params) => t(key, params);
  return Object.assign(translate, {
    all: (parts: readonly string[]) => together.format(parts),
    either: (parts: readonly string[]) => choices.format(parts),
    inOne: (regions: readonly string[]) => choices.format(regions.map((id) => t(`in.${id}`))),
    nation: (id: Nation) => t(`name.nation.${id}`),
    ofNation: (id: Nation) => t(`name.ofNation.${id}`),
    areMany: (nations: readonly Nation[]) => nations.length > 1 || nations.some((nation) => PLURALS.includes(nation)),
    character: (id: Character) => t(`name.character.${id}`),
    card: (id: string) => t(`name.card.${id}`),
  });
}

/** Returns the text with a capital letter and a full stop. */
function sentence(text: string, { language }: CardTranslator): string {
  return `${text.charAt(0).toLocaleUpperCase(language)}${text.slice(1)}.`;
}
