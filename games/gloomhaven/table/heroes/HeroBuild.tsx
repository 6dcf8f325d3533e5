import { nameOf, recordOf } from '@tessera/gloomhaven/selectors';
import type { OptionInputProps } from '@tessera/manifest';
import { CheckboxGroup } from '@tessera/ui';
import { recordsOf } from '../../src/content/recordMaps.ts';
import type { HeroOptions } from '../../src/party/heroOptions.ts';
import { cardsOfClass, partyOf, slotProblem, wishProblems } from '../../src/party/party.ts';

interface HeroBuildProps {
  readonly hero: HeroOptions;
  readonly translator: OptionInputProps['translator'];
  onChange(hero: HeroOptions): void;
}

/** The hand and the items of a hero of any level: those of the ready build, until others are chosen. R 16.6, 16.8 */
export function HeroBuild({ hero, translator, onChange }: HeroBuildProps) {
  const { t } = translator;
  const { class: id, level } = hero;
  const [ready] = partyOf([{ class: id, level }], 1);
  const { handSize } = recordOf('class', id);
  const cards = hero.cards ?? ready?.cards ?? [];
  const items = hero.items ?? ready?.items ?? [];
  const known = cardsOfClass(id).filter(
    (card) => card.level === 1 || card.level === 'X' || Number(card.level) <= level,
  );
  const isTooHigh =
    cards.length === handSize &&
    wishProblems([{ ...hero, cards: [...cards] }]).some(({ path }) => path.includes('cards'));
  const cardError =
    cards.length === handSize
      ? isTooHigh
        ? t('heroChoice.tooHigh')
        : undefined
      : t('heroChoice.wrongCount', { hand: handSize });
  return (
    <details className="col-span-2 rounded-control border border-hairline px-3 py-1">
      <summary className="min-h-target cursor-pointer content-center font-semibold">
        {t('heroChoice.build', { name: nameOf(id, translator) })}
      </summary>
      <div className="flex flex-col gap-3 pb-2">
        <CheckboxGroup
          label={t('heroChoice.cards', { chosen: cards.length, hand: handSize })}
          error={cardError}
          options={known.map((card) => ({
            value: card.id,
            label: t('heroChoice.cardOf', { name: nameOf(card.id, translator), level: String(card.level) }),
          }))}
          value={cards}
          onChange={(next) => onChange({ ...hero, cards: [...next] })}
          searchLabel={t('heroChoice.search')}
        />
        <CheckboxGroup
          label={t('heroChoice.items')}
          error={slotProblem(items, level) && t('heroChoice.slotFull', { small: Math.ceil(level / 2) })}
          options={[...recordsOf('item').values()].map((item) => ({
            value: item.id,
            label: t('heroChoice.itemOf', { name: nameOf(item.id, translator), price: item.price }),
          }))}
          value={items}
          onChange={(next) => onChange({ ...hero, items: [...next] })}
          searchLabel={t('heroChoice.search')}
        />
      </div>
    </details>
  );
}
