import { isMonster, kindName, recordOf, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { percent } from '../model/percent.ts';

/**
 * Returns the initiatives that a kind of monster may still draw. Its deck is reshuffled after a round with a shuffle
 * card.
 */
function initiativesLeft(view: View, deckId: string): readonly number[] {
  const { cards } = recordOf('monster-deck', deckId);
  const deck = view.monsterDecks.find((one) => one.deck === deckId);
  const left = cards.filter((_, n) => !deck?.drawn.includes(n));
  return (left.length > 0 ? left : cards).map(({ initiative }) => initiative).toSorted((a, b) => a - b);
}

/**
 * The possible initiatives of each kind of monster on a line from 1 to 99, and how often they precede the leading card.
 * The hero wins ties. R 3.5
 */
export function WhenMonstersAct({
  view,
  formatter,
  lead,
}: {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly lead: number | undefined;
}) {
  const { t } = formatter;
  const kinds = new Map<string, number>();
  for (const [id, figure] of view.figures.entries()) {
    if (figure.cell >= 0 && isMonster(figure) && !kinds.has(figure.type)) kinds.set(figure.type, id);
  }
  if (kinds.size === 0) return null;
  return (
    <section aria-label={t('table.when')}>
      <h2 className="m-0 mb-1 font-semibold font-title text-lead">{t('table.when')}</h2>
      {[...kinds].map(([type, id]) => {
        const left = initiativesLeft(view, recordOf('monster', type).deck);
        const before = lead === undefined ? 0 : left.filter((initiative) => initiative < lead).length;
        return (
          <div key={type} className="mb-2">
            <p className="m-0 flex items-end gap-3">
              <span className="min-w-0 flex-1">
                <b className="block truncate font-semibold">{kindName(view, id, formatter)}</b>
                <span className="block text-muted text-note">
                  {lead === undefined
                    ? t('table.cardsLeft', { count: left.length })
                    : t('table.beforeYou', { before, all: left.length })}
                </span>
              </span>
              {lead !== undefined && (
                <b className="whitespace-nowrap font-numeral font-semibold text-display leading-9">
                  {percent(formatter, before / left.length)}
                </b>
              )}
            </p>
            <Line
              left={left}
              lead={lead}
              label={left.join(', ')}
              you={lead === undefined ? '' : t('table.youAt', { initiative: lead })}
            />
          </div>
        );
      })}
      {lead !== undefined && <p className="m-0 text-muted text-note">{t('table.tieIsYours')}</p>}
    </section>
  );
}

interface LineProps {
  readonly left: readonly number[];
  readonly lead: number | undefined;
  readonly label: string;
  /** The label above the player's own initiative. */
  readonly you: string;
}

const TAG = 22;
const ROW = 16;

/** Cards on a line from 1 to 99, equal ones stacked, with the player's own initiative. */
function Line({ left, lead, label, you }: LineProps) {
  const stacks = new Map<number, number>();
  for (const initiative of left) stacks.set(initiative, (stacks.get(initiative) ?? 0) + 1);
  const base = TAG + ROW * Math.max(...stacks.values()) + 6;
  const at = (initiative: number) => 8 + (initiative / 99) * 304;
  const width = 14 + you.length * 6.5;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 320 ${base + 22}`} className="block w-full">
      <path d={`M8 ${base}H312`} stroke="var(--control)" strokeWidth="1.500" />
      {[1, 25, 50, 75, 99].map((tick) => (
        <g key={tick} transform={`translate(${at(tick)} ${base})`}>
          <path d="M0 0V4" stroke="var(--control)" />
          <text y="17" textAnchor="middle" fontSize="12" fill="var(--muted)" className="font-numeral">
            {tick}
          </text>
        </g>
      ))}
      {lead !== undefined && <path d={`M${at(lead)} ${TAG - 2}V${base}`} stroke="var(--act-line)" strokeWidth="2" />}
      {[...stacks].flatMap(([initiative, count]) =>
        Array.from({ length: count }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards have nothing but their number.
          <g key={`${initiative} ${n}`} transform={`translate(${at(initiative)} ${base - 12 - n * ROW})`}>
            <path
              d="M0 -8.500L8.500 -6V2Q7.500 7 0 9Q-7.500 7 -8.500 2V-6Z"
              fill="var(--rival-disc)"
              stroke="var(--rival-rim)"
              strokeWidth="1.200"
            />
            <text
              y="0.500"
              textAnchor="middle"
              dominantBaseline="central"
              fontSize="10.500"
              fill="var(--rival-icon)"
              className="font-numeral font-semibold"
            >
              {initiative}
            </text>
          </g>
        )),
      )}
      {lead !== undefined && (
        <g transform={`translate(${Math.min(319 - width / 2, Math.max(1 + width / 2, at(lead)))} 10)`}>
          <rect
            x={-width / 2}
            y="-9.500"
            width={width}
            height="19"
            rx="9.500"
            fill="var(--act)"
            stroke="var(--act-line)"
          />
          <text y="4" textAnchor="middle" fontSize="12.500" fill="var(--act-ink)" className="font-semibold">
            {you}
          </text>
        </g>
      )}
    </svg>
  );
}
