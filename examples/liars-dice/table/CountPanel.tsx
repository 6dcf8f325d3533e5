import type { View } from '@tessera/liars-dice';
import type { GameFormatter } from '@tessera/text';
import { Die, SeatMark } from '@tessera/ui';
import { counts, inRow, type Reveal } from './round.ts';

export interface CountPanelProps {
  readonly view: View;
  readonly reveal: Reveal;
  readonly formatter: GameFormatter;
}

/** The result of a showdown: how many dice of each player count, and the total. */
export function CountPanel({ view, reveal, formatter }: CountPanelProps) {
  const { t } = formatter;
  return (
    <>
      <h2 className="m-0 mb-2 flex items-baseline justify-between font-semibold font-title text-lead">
        {t('table.theCount')}{' '}
        <small className="font-normal font-ui text-muted text-note">{t(`table.faces.${reveal.face}`)}</small>
      </h2>
      <ul className="m-0 grid list-none gap-1.5 p-0">
        {inRow(view.players).map(({ id: seat, item: { dice } }) => {
          const found = dice.filter((die) => counts(view, die, reveal.face));
          const gone = seat === reveal.loser ? reveal.gone : 0;
          return (
            <li key={seat} className="grid grid-cols-[1rem_6rem_1fr_auto] items-center gap-2">
              <SeatMark seat={seat} size={14} />
              <span className="truncate">{formatter.seatName(seat)}</span>
              <span className="flex gap-1">
                {found.length + gone === 0 && (
                  <span className="text-muted text-note">{t(dice.length === 0 ? 'table.out' : 'table.none')}</span>
                )}
                {inRow(found).map(({ id, item: die }) => (
                  <Die key={id} value={die ?? 0} size={22} />
                ))}
                {gone > 0 && <span className="text-muted text-note">{t('table.givenUp', { n: gone })}</span>}
              </span>
              <b className="font-numeral font-semibold text-title">{found.length + gone}</b>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 mb-0 flex items-baseline justify-between border-control border-t pt-2">
        <b>{t('table.found')}</b>
        <span className="text-muted text-note">{t('table.bidWas', { n: reveal.bid })}</span>
        <b className="font-numeral font-semibold text-title">{reveal.total}</b>
      </p>
    </>
  );
}
