import { modifierCardName, type ShownDeck, undrawn, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { classes } from '@tessera/ui';
import { byWorth } from '../model/modifiers.ts';

/** The remaining modifier cards of the player and of the monsters, and the last draws. */
export function DecksPanel({
  view,
  formatter,
  seat,
}: {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly seat: number | undefined;
}) {
  const { t } = formatter;
  const own = seat === undefined ? undefined : view.decks.heroes[seat];
  return (
    <>
      <h2 className="m-0 mb-1 font-semibold font-title text-lead">{t('table.decks')}</h2>
      {own && <DeckRow name={t('table.ownDeck')} deck={own} formatter={formatter} />}
      <DeckRow name={t('table.monsterDeck')} deck={view.decks.monsters} formatter={formatter} />
      <p className="m-0 text-muted text-note">{t('table.ruleNumber', { rule: '7.4' })}</p>
    </>
  );
}

function DeckRow({
  name,
  deck,
  formatter,
}: {
  readonly name: string;
  readonly deck: ShownDeck;
  readonly formatter: GameFormatter;
}) {
  const { t } = formatter;
  const left = undrawn(deck);
  const kinds = new Map<string, number>();
  for (const card of deck.cards) kinds.set(card, 0);
  for (const card of left) kinds.set(card, (kinds.get(card) ?? 0) + 1);
  const sorted = [...kinds].toSorted(byWorth);
  const last = deck.drawn.at(-1);
  return (
    <section aria-label={name} className="mb-2">
      <p className="m-0 flex flex-wrap items-baseline gap-x-2 whitespace-nowrap text-note">
        <b className="font-semibold text-body">{name}</b>
        <span className="text-muted">{t('table.deckLeft', { left: left.length, all: deck.cards.length })}</span>
        {deck.due && <span className="text-muted">{t('table.shuffleDue')}</span>}
        {last && (
          <span className="ml-auto text-muted">
            {t('table.lastDrawn')}{' '}
            <b className="rounded-chip border border-ink px-1 font-numeral text-ink">
              {modifierCardName(last, formatter)}
            </b>
          </span>
        )}
      </p>
      <ul className="m-0 mt-1 flex list-none flex-wrap gap-1 p-0">
        {sorted.map(([card, count]) => (
          <li
            key={card}
            className={classes(
              'flex min-w-10 flex-col items-center rounded-chip border border-control px-1 leading-4',
              count === 0 && 'border-dashed text-muted',
            )}
          >
            <span className="text-note">{modifierCardName(card, formatter)}</span>
            <b className="font-numeral font-semibold text-body">{count === 0 ? '–' : count}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
