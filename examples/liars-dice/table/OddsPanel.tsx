import type { View } from '@tessera/liars-dice';
import { liarsDice } from '@tessera/liars-dice';
import type { GameFormatter } from '@tessera/text';
import { classes, Die, Pressable, ReasonList } from '@tessera/ui';
import { FACES } from './BidDial.tsx';
import { chanceOf, percent } from './odds.ts';
import { type BidMade, diceIn } from './round.ts';

export interface OddsPanelProps {
  readonly view: View;
  readonly seat: number;
  readonly formatter: GameFormatter;
  /** The bid on the dial, if the viewer must decide. */
  readonly bid: BidMade | undefined;
  readonly rows: ReadonlyMap<number, readonly number[]>;
  onBid(bid: BidMade): void;
}

/** Number of counts listed from the standing bid on. */
const ROWS = 5;

/** The probability of each bid for the viewer, and how that of the bid on the dial is computed. */
export function OddsPanel({ view, seat, formatter, bid, rows, onBid }: OddsPanelProps) {
  const { t, language } = formatter;
  const first = view.bid?.count ?? 1;
  const most = diceIn(view);
  const counts = Array.from({ length: Math.min(ROWS, most - first + 1) }, (_, i) => first + i);
  const standing = view.bid;
  const shown = bid ?? standing ?? undefined;
  const unseen = most - (view.players[seat]?.dice.length ?? 0);
  return (
    <>
      <h2 className="m-0 mb-2 flex items-baseline justify-between font-semibold font-title text-lead">
        {t('table.odds')} <small className="font-normal font-ui text-muted text-note">{t('table.forYou')}</small>
      </h2>
      <table className="w-full table-fixed border-separate border-spacing-0.5">
        <thead>
          <tr>
            <td className="w-6" />
            {FACES.map((face) => (
              <th key={face} scope="col" className="p-0 [&>svg]:mx-auto">
                <Die value={face} size={22} label={t(`table.faces.${face}`)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={count}>
              <th scope="row" className="w-6 p-0 font-numeral font-semibold text-lead">
                {count}
              </th>
              {FACES.map((face) => {
                const isStanding = standing?.count === count && standing.face === face;
                const isOpen = isStanding || count > first || !standing || face > standing.face;
                if (!isOpen) {
                  return (
                    <td key={face} className="text-center text-muted">
                      ·
                    </td>
                  );
                }
                const chance = chanceOf(view, seat, { count, face });
                const isChosen = bid?.count === count && bid.face === face;
                const canSet = rows.get(count)?.includes(face) ?? false;
                const look = classes(
                  'block h-8 w-full rounded-chip border p-0 text-center font-numeral font-semibold leading-[1.8rem]',
                  isChosen
                    ? 'border-act-line outline-1 outline-act-line'
                    : isStanding
                      ? 'border-enemy'
                      : 'border-transparent',
                  chance < 0.005 && 'text-muted',
                );
                const style = {
                  background: `color-mix(in srgb, var(--good) ${Math.round(4 + chance * 30)}%, var(--surface))`,
                };
                return (
                  <td key={face} className="p-0">
                    {canSet ? (
                      <Pressable
                        tabIndex={-1}
                        className={classes(look, 'text-inherit')}
                        style={style}
                        onClick={() => onBid({ count, face })}
                      >
                        {percent(chance, language)}
                      </Pressable>
                    ) : (
                      <span className={look} style={style}>
                        {percent(chance, language)}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 mb-0 text-muted text-note">{t('table.oddsFrom', { n: unseen })}</p>
      {shown && (
        <div className="mt-3 border-hairline border-t pt-3">
          <p className="m-0 mb-1 flex items-baseline justify-between">
            <b className="font-semibold font-title text-lead">
              {t('table.bid', { count: shown.count, face: t(`table.faces.${shown.face}`) })}
            </b>
            <b className="font-numeral font-semibold text-display">{percent(chanceOf(view, seat, shown), language)}</b>
          </p>
          <ReasonList
            reasons={liarsDice
              .preview(view, seat, { type: 'bid', ...shown })
              .filter(({ code }) => code !== 'chance')
              .map(formatter.reason)}
          />
        </div>
      )}
    </>
  );
}
