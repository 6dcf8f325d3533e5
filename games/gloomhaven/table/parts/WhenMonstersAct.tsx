import { isMonster, kindName, recordOf, type View } from '@tessera/gloomhaven/reading';
import type { Teller } from '@tessera/text';
import { percent } from './AttackPanel.tsx';

/** The initiatives that a kind of monster may still draw. Its deck is shuffled at the end of a round that shows a card saying so. */
function initiativesLeft(view: View, deckId: string): readonly number[] {
  const { cards } = recordOf('monster-deck', deckId);
  const deck = view.monsterDecks.find((one) => one.deck === deckId);
  const left = cards.filter((_, n) => !deck?.drawn.includes(n));
  return (left.length > 0 ? left : cards).map(({ initiative }) => initiative).toSorted((a, b) => a - b);
}

/** When each kind of monster may act, on a line from 1 to 99, and how often that is before the card that leads. A tie is the hero's. R 3.5 */
export function WhenMonstersAct({
  view,
  teller,
  lead,
}: {
  readonly view: View;
  readonly teller: Teller;
  readonly lead: number | undefined;
}) {
  const { say } = teller;
  const kinds = new Map<string, number>();
  for (const [id, figure] of view.figures.entries()) {
    if (figure.cell >= 0 && isMonster(figure) && !kinds.has(figure.type)) kinds.set(figure.type, id);
  }
  if (kinds.size === 0) return null;
  return (
    <section aria-label={say('table.when')}>
      <h2 className="m-0 mb-1 font-semibold font-title text-lead">{say('table.when')}</h2>
      {[...kinds].map(([type, id]) => {
        const left = initiativesLeft(view, recordOf('monster', type).deck);
        const before = lead === undefined ? 0 : left.filter((initiative) => initiative < lead).length;
        return (
          <div key={type} className="mb-2">
            <p className="m-0 flex items-baseline gap-2 text-note">
              <b className="truncate font-semibold text-body">{kindName(view, id)}</b>
              {lead !== undefined && (
                <>
                  <span className="text-muted">{say('table.beforeYou', { before, all: left.length })}</span>
                  <b className="ml-auto whitespace-nowrap font-numeral font-semibold text-lead">
                    {percent(teller, before / left.length)}
                  </b>
                </>
              )}
            </p>
            <Line left={left} lead={lead} label={left.join(', ')} />
          </div>
        );
      })}
    </section>
  );
}

function Line({
  left,
  lead,
  label,
}: {
  readonly left: readonly number[];
  readonly lead: number | undefined;
  readonly label: string;
}) {
  const seen = new Map<number, number>();
  return (
    <svg role="img" aria-label={label} viewBox="0 0 320 44" className="block w-full">
      <path d="M6 34H314" stroke="var(--control)" strokeWidth="1.500" />
      {left.map((initiative, n) => {
        const height = seen.get(initiative) ?? 0;
        seen.set(initiative, height + 1);
        const x = 6 + (initiative / 99) * 308;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same initiative.
          <g key={n} transform={`translate(${x} ${24 - height * 15})`}>
            <path
              d="M0 -8L8 -5V2Q7 7 0 9Q-7 7 -8 2V-5Z"
              fill="var(--rival-disc)"
              stroke="var(--rival-rim)"
              strokeWidth="1.200"
            />
            <text
              y="0.500"
              textAnchor="middle"
              dominantBaseline="central"
              fontSize="9.500"
              fill="var(--rival-icon)"
              className="font-numeral font-semibold"
            >
              {initiative}
            </text>
          </g>
        );
      })}
      {lead !== undefined && (
        <path
          d={`M${6 + (lead / 99) * 308} 4V34M${6 + (lead / 99) * 308} 35L${6 + (lead / 99) * 308 - 5} 43H${6 + (lead / 99) * 308 + 5}Z`}
          stroke="var(--act-line)"
          fill="var(--act-line)"
          strokeWidth="2"
        />
      )}
    </svg>
  );
}
