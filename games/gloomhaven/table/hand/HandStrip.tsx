import type { View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { scrollable } from '@tessera/ui';
import { sortedCards } from '../model/handCards.ts';
import { AbilityCard } from './AbilityCard.tsx';

/** The player's cards in small while others act: those of this round first, discarded ones as outlines. */
export function HandStrip({
  view,
  formatter,
  seat,
}: {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly seat: number;
}) {
  const cards = sortedCards(view, seat).toSorted((a, b) => Number(b.pile === 'inPlay') - Number(a.pile === 'inPlay'));
  return (
    <div ref={scrollable} className="overflow-x-auto pb-3">
      <section aria-label={formatter.t('table.hand')} className="flex w-max items-stretch gap-2 p-1">
        {cards.map(({ card, pile }) => (
          <AbilityCard
            key={card}
            card={card}
            formatter={formatter}
            isSmall
            state={pile === 'inPlay' ? 'now' : pile === 'hand' || pile === 'active' ? 'rest' : 'gone'}
            tag={pile === 'hand' ? undefined : formatter.t(`table.tag.${pile}`)}
          />
        ))}
      </section>
    </div>
  );
}
