import type { TableState } from '@tessera/table';
import { Clock, Icon, SeatMark } from '@tessera/ui';
import { robot } from '@tessera/ui/icons';
import { seatName } from '../games/seatName.ts';
import { seatsOf } from '../games/seatsOf.ts';
import { useTexts } from '../i18n/texts.ts';

/** Less than this on the clock is worth a warning. */
const LOW_MS = 30_000;

/** Who sits at the table, who is to decide, who is away, how much time is left. */
export function SeatBadges({ state: { info, decisions, clocks, viewer } }: { readonly state: TableState }) {
  const { t } = useTexts();
  const deciding = new Set(decisions.map(({ seat }) => seat));
  return (
    <ul
      aria-label={t('match.seats')}
      className="m-0 hidden min-w-0 flex-1 list-none items-center justify-center gap-2 overflow-hidden p-0 sm:flex"
    >
      {seatsOf(info.seats).map(({ holder, seat }) => {
        const isNow = deciding.has(seat);
        const left = clocks?.left[seat];
        const presence = holder.kind === 'human' && !holder.online ? t('match.away') : undefined;
        return (
          <li
            key={seat}
            aria-current={isNow ? 'true' : undefined}
            className="flex min-w-0 items-center gap-2 rounded-full border border-hairline px-3 py-1 text-note aria-[current]:border-act-line"
          >
            <SeatMark seat={seat} size={14} />
            <span className={`truncate ${isNow ? 'font-semibold' : 'text-muted'}`}>
              {seatName(holder)}
              {seat === viewer && <span className="sr-only"> ({t('match.you')})</span>}
            </span>
            {holder.kind === 'bot' && <Icon of={robot} label={t('match.bot')} />}
            {presence !== undefined && <span className="text-muted italic">{presence}</span>}
            {isNow && <span className="sr-only">{t('match.decides')}</span>}
            {clocks && left !== undefined && (
              <Clock
                label={t('match.clock', { name: seatName(holder) })}
                left={left}
                at={clocks.at}
                running={clocks.running.includes(seat)}
                low={LOW_MS}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
