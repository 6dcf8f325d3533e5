import { kindName, nameOf, recordOf, roundsAfterThis, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { Button, classes, scrollable } from '@tessera/ui';
import { sortedCards, toggleCard } from '../model/handCards.ts';
import { AbilityCard } from './AbilityCard.tsx';

export interface CardPickerProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly seat: number;
  readonly picked: readonly string[];
  readonly isOpen: boolean;
  readonly isNarrow: boolean;
  onPick(cards: readonly string[]): void;
  onMap(): void;
}

/**
 * The player's cards by initiative. They keep their places for the whole scenario; discarded and lost ones are
 * outlines.
 */
export function CardPicker({ view, formatter, seat, picked, isOpen, isNarrow, onPick, onMap }: CardPickerProps) {
  const { t } = formatter;
  const cards = sortedCards(view, seat);
  const { hand, choice } = view.heroes[seat]!;
  // After sealing, the two cards stay marked until all players have chosen.
  const marked = isOpen ? picked : (choice?.cards ?? picked);
  return (
    <div ref={scrollable} className="absolute inset-0 overflow-y-auto bg-table px-3 py-2 sm:px-4">
      <header className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 className="m-0 font-semibold font-title text-lead">
          {t('table.yourCards', { name: kindName(view, seat, formatter), count: cards.length })}
        </h2>
        {!isNarrow && <span className="text-muted text-note">{t('table.cardsHint')}</span>}
        <Button small tone="bare" keyHint="M" className="ml-auto" onClick={onMap}>
          {t('table.toMap')}
        </Button>
      </header>
      <fieldset
        aria-label={t('table.hand')}
        className={classes(
          'm-0 grid border-0 p-0 pb-4',
          isNarrow
            ? 'grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4'
            : 'grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 gap-y-5',
        )}
      >
        {cards.map(({ card, pile }) => {
          const place = marked.indexOf(card);
          const canPick = isOpen && hand.includes(card);
          const state = place >= 0 ? 'chosen' : pile === 'hand' ? 'open' : pile === 'lost' ? 'lost' : 'gone';
          const { initiative } = recordOf('card', card);
          const name = nameOf(card, formatter);
          return (
            <div key={card} className={classes('flex *:w-full', place >= 0 && '-translate-y-0.5')}>
              <AbilityCard
                card={card}
                formatter={formatter}
                state={state}
                isLow={isNarrow}
                label={t(`table.cardIn.${pile}`, { name, initiative })}
                tag={
                  place === 0
                    ? t('table.leads', { initiative })
                    : place === 1
                      ? t('table.second')
                      : pile === 'hand'
                        ? undefined
                        : t(`table.tag.${pile}`)
                }
                {...(canPick && { onPick: () => onPick(toggleCard(picked, card)) })}
              />
            </div>
          );
        })}
      </fieldset>
    </div>
  );
}

/** The maximum rounds that the cards last, rest by rest. */
export function StaminaTrack({
  view,
  formatter,
  seat,
}: {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly seat: number;
}) {
  const { t } = formatter;
  const hero = view.heroes[seat]!;
  const { rounds, stretches } = roundsAfterThis(view, seat);
  const loss = roundsAfterThis(view, seat, { hand: 1 }).rounds;
  return (
    <section aria-label={t('table.stamina')}>
      <h2 className="m-0 mb-2 font-semibold font-title text-lead">{t('table.stamina')}</h2>
      <PileTiles hero={hero} formatter={formatter} />
      <p className="m-0 flex items-center gap-3">
        <b className="font-numeral font-semibold text-display">{rounds}</b>
        <span className="text-note">{t('table.roundsAtMost')}</span>
      </p>
      <span aria-hidden="true" className="mt-1 flex flex-wrap gap-x-2 gap-y-1">
        {placed(stretches).map(({ key, rounds: some }) => (
          <span key={key} className="flex gap-0.5">
            {some.map((round) => (
              <i
                key={round}
                className={classes('h-3.5 w-2 rounded-[2px] border border-ink', round === 0 && 'bg-ink')}
              />
            ))}
          </span>
        ))}
      </span>
      <p className="m-0 mt-1 text-muted text-note">{t('table.ifLost', { rounds: loss })}</p>
    </section>
  );
}

/** The number of cards per pile. */
export function PileTiles({
  hero,
  formatter: { t },
}: {
  readonly hero: View['heroes'][number];
  readonly formatter: GameFormatter;
}) {
  return (
    <ul className="m-0 grid list-none grid-cols-4 gap-2 p-0 text-center">
      {(['hand', 'active', 'discard', 'lost'] as const).map((pile) => (
        <li key={pile} className="rounded-control border border-hairline bg-surface py-0.5">
          <b className="block font-numeral font-semibold text-lead leading-6">{hero[pile].length}</b>
          <span className="block text-muted text-note leading-4">{t(`table.pileName.${pile}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Returns the rounds with their numbers, in the stretches between rests. */
function placed(stretches: readonly number[]) {
  let first = 0;
  return stretches.map((count) => {
    const start = first;
    first += count;
    return { key: start, rounds: Array.from({ length: count }, (_, n) => start + n) };
  });
}
