import type { Rulebook } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { wordOr } from '../../words/pathName.ts';
import { effectWords } from '../effects/effectWords.ts';
import type { RulebookItem } from './itemOffers.ts';

/** Returns the facts of an item, a few words each: numbers, effects, price. */
export function itemFacts(
  item: RulebookItem,
  base: RulebookItem | undefined,
  rulebook: Rulebook,
  t: TranslateFn,
): string[] {
  const { weapon = base?.weapon, armor = base?.armor, rarity, attunement, cost, weight } = item;
  const source = rulebook.items.get(item.id);
  const facts: (string | undefined)[] = [
    rarity && wordOr(t, `play.rarity.${rarity}`, rarity),
    attunement ? t('play.gear.needsAttunement') : undefined,
    armor && t(`play.gear.armor.${armor.category}`, { base: armor.base }),
    armor?.strength === undefined ? undefined : t('play.gear.strength', { score: armor.strength }),
    weapon && `${weapon.damage} ${wordOr(t, `damageType.${weapon.damageType}`, weapon.damageType)}`,
    weapon && weapon.properties.length > 0 ? weapon.properties.join(', ') : undefined,
    // The armor class is already listed, so the effects of armor would repeat it.
    ...(source === undefined || armor !== undefined ? [] : effectWords(source, { t, rulebook })),
    weight === undefined ? undefined : t('play.gear.weight', { weight }),
    cost === undefined ? undefined : t('play.gear.cost', { cost }),
  ];
  const said = facts.filter((fact) => fact !== undefined && fact !== '');
  return said.length === 0 && item.summary !== undefined ? [item.summary] : said.map(String);
}
