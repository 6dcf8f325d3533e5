import type { TranslateFn } from '@tessera/text';
import type { Nation } from '../content/vocabulary.ts';
import type { Table } from '../deck/cardHead.ts';
import { conditionsText } from '../deck/condition.ts';
import type { Describer } from '../deck/kind.ts';
import { lastingKindOf } from '../deck/lastingEffect.ts';
import type { CardRecord, CombatRecord } from './card.ts';
import { combatEffectKindOf } from './combatEffect.ts';
import { effectKindOf } from './effect.ts';
import { situationKindOf } from './situation.ts';

/** Language in which cards are described. */
export interface CardSpeech {
  readonly language: string;
  readonly say: TranslateFn;
}

/** Returns the event half as lines of text, generated from the effects of the card. */
export function describeEvent({ side, event: { needs, effects, table } }: CardRecord, speech: CardSpeech): string[] {
  const tell = describerOf(speech);
  const lines = effects.map((effect) => sentence(effectKindOf(effect).describe(effect, tell), speech));
  const conditions = needs.length === 0 ? [] : [tell.say('half.needs', { conditions: conditionsText(needs, tell) })];
  return [...conditions, ...lines, ...(table === undefined ? [] : tableLines(table, side, tell))];
}

/** Returns the combat half as lines of text. */
export function describeCombat({ needs, forfeits, effects }: CombatRecord, speech: CardSpeech): string[] {
  const tell = describerOf(speech);
  const conditions = tell.all(needs.map((each) => situationKindOf(each).describe(each, tell)));
  return [
    tell.say('half.initiative', { initiative: effects.map(({ initiative }) => initiative).join(', ') }),
    ...(needs.length === 0 ? [] : [tell.say('half.needs', { conditions })]),
    ...effects.map((effect) => sentence(combatEffectKindOf(effect).describe(effect, tell), speech)),
    ...(forfeits === undefined ? [] : [forfeitLine(forfeits, tell)]),
  ];
}

function forfeitLine(forfeits: NonNullable<CombatRecord['forfeits']>, { say }: Describer): string {
  if (forfeits === 'companions') return say('half.forfeits.companions');
  if (forfeits.nazgul === 'any') return say('half.forfeits.any');
  return say('half.forfeits.nazgul', { points: forfeits.nazgul });
}

function tableLines(table: Table, side: CardRecord['side'], tell: Describer): string[] {
  const does = table.does.map((each) => lastingKindOf(each).describe(each, tell)).join('; ');
  const prices = table.removal.map((removal) => priceText(removal, tell));
  return [
    tell.say('half.table', { does }),
    ...(table.while.length === 0 ? [] : [tell.say('half.while', { conditions: conditionsText(table.while, tell) })]),
    ...table.until.map((until) => tell.say(`half.until.${until}`)),
    ...(prices.length === 0
      ? []
      : [tell.say('half.removal', { side: side === 'free' ? 'shadow' : 'free', price: tell.either(prices) })]),
  ];
}

function priceText({ die, ring, cards, if: conditions }: Table['removal'][number], tell: Describer): string {
  const price = tell.all([
    tell.say(`half.price.${die}`),
    ...(ring ? [tell.say('half.price.ring')] : []),
    ...cards.map((symbol) => tell.say('half.price.card', { symbol: tell.say(`name.symbol.${symbol}`) })),
  ]);
  return conditions.length === 0
    ? price
    : tell.say('half.price.if', { price, conditions: conditionsText(conditions, tell) });
}

/** Nations with plural names, in English and in German. */
const PLURALS: readonly Nation[] = ['dwarves', 'elves', 'southrons'];

/** Returns the describer that puts parts of cards into a language. */
export function describerOf({ language, say }: CardSpeech): Describer {
  const together = new Intl.ListFormat(language, { type: 'conjunction' });
  const choices = new Intl.ListFormat(language, { type: 'disjunction' });
  const tell: Describer = {
    say,
    all: (parts) => together.format(parts),
    either: (parts) => choices.format(parts),
    inOne: (regions) => choices.format(regions.map((id) => say(`in.${id}`))),
    nation: (id) => say(`name.nation.${id}`),
    ofNation: (id) => say(`name.ofNation.${id}`),
    areMany: (nations) => nations.length > 1 || nations.some((nation) => PLURALS.includes(nation)),
    character: (id) => say(`name.character.${id}`),
    card: (id) => say(`name.card.${id}`),
  };
  return tell;
}

/** Returns the text with a capital letter and a full stop. */
function sentence(text: string, { language }: CardSpeech): string {
  return `${text.charAt(0).toLocaleUpperCase(language)}${text.slice(1)}.`;
}
