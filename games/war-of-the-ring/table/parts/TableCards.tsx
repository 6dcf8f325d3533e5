import type { GameFormatter } from '@tessera/text';
import type { View } from '@tessera/war-of-the-ring';
import { cardName, DECKS, SIDES } from '@tessera/war-of-the-ring/facts';
import { CardText } from './Hand.tsx';
import { Section } from './Section.tsx';

interface TableCardsProps {
  readonly view: View;
  readonly formatter: GameFormatter;
}

/** Panel of cards: on the table, in other hands by number, and discarded in the order of play. */
export function TableCards({ view, formatter }: TableCardsProps) {
  const { t } = formatter;
  return (
    <Section title={t('table.cards')} note={t('table.onTable', { n: view.table.length })}>
      <ul className="m-0 grid list-none gap-1 p-0 text-note">
        {view.table.map((card) => (
          <li key={card}>
            <Folded card={card} formatter={formatter} />
          </li>
        ))}
      </ul>
      <table className="mt-1 w-full text-note">
        <thead className="text-left text-muted">
          <tr>
            <td />
            {DECKS.map((deck) => (
              <th key={deck} scope="col" className="font-normal">
                {t(`name.deck.${deck}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.players.map(({ hand }, seat) => (
            <tr key={formatter.seatName(seat)}>
              <th scope="row" className="text-left font-normal">
                {formatter.seatName(seat)}
              </th>
              {hand.map(({ cards }, deck) => (
                <td key={DECKS[deck]} className="font-numeral font-semibold text-body">
                  {cards.length}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {view.discards.map((cards, deck) =>
        cards.length === 0 ? null : (
          <details key={`${SIDES[Math.floor(deck / 2)]} ${DECKS[deck % 2]}`} className="mt-1 text-note">
            <summary className="min-h-6 cursor-pointer first-letter:uppercase">
              {t('table.discards', {
                side: t(`name.side.${SIDES[Math.floor(deck / 2)]}`),
                deck: t(`name.deck.${DECKS[deck % 2]}`),
                n: cards.length,
              })}
            </summary>
            <ol className="m-0 grid gap-1 pl-5">
              {cards.map((card) => (
                <li key={card}>
                  <Folded card={card} formatter={formatter} />
                </li>
              ))}
            </ol>
          </details>
        ),
      )}
    </Section>
  );
}

function Folded({ card, formatter }: { readonly card: number; readonly formatter: GameFormatter }) {
  return (
    <details className="rounded-chip border border-hairline">
      <summary className="min-h-6 cursor-pointer px-2 font-semibold">{cardName(card, formatter)}</summary>
      <CardText card={card} formatter={formatter} />
    </details>
  );
}
