import { awaySummary, ownSeats, type TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { IconButton, SeatMark } from '@tessera/ui';
import { close } from '@tessera/ui/icons';
import { useState } from 'react';
import type { ShownGame } from '../../games/openGame.ts';
import { useTexts } from '../../i18n/texts.ts';

/** Limit of actions per player that are described; the log has the rest. */
const SHOWN = 4;

interface AwayBannerProps {
  readonly state: TableState;
  readonly gameTable: ShownGame;
  readonly teller: GameFormatter;
}

/** Summary of the actions since the player's last visit, shown once per visit. */
export function AwayBanner({ state, gameTable, teller }: AwayBannerProps) {
  const { t } = useTexts();
  // The summary covers the log at the time of opening. The player sees later actions live.
  const [arrival] = useState(() => ({ seq: state.seq, log: state.log, seen: state.seen, viewer: state.viewer }));
  const [isRead, setRead] = useState(false);
  const { view } = state;
  if (isRead || view === undefined || arrival.seen === undefined || arrival.seen >= arrival.seq) return null;

  const summaries = awaySummary(arrival.log, {
    since: arrival.seen,
    viewer: arrival.viewer,
    important: (event) => gameTable.important?.(event) ?? true,
  }).filter(({ seat }) => seat === undefined || !ownSeats(state).includes(seat));
  if (summaries.length === 0) return null;
  return (
    <section
      aria-label={t('away.title')}
      className="flex items-start gap-3 border-hairline border-b bg-raised px-4 py-2"
    >
      <div className="min-w-0 flex-1">
        <h2 className="m-0 font-semibold text-body">{t('away.title')}</h2>
        <ul className="m-0 max-h-40 list-none overflow-auto p-0 text-note">
          {summaries.map(({ seat, deeds, highlights }) => (
            <li key={seat ?? 'table'} className="flex items-baseline gap-2 py-0.5">
              {seat !== undefined && <SeatMark seat={seat} size={12} />}
              <span>
                <b>{seat === undefined ? t('away.table') : teller.seatName(seat)}</b>{' '}
                <span className="text-muted">{t('away.deeds', { count: deeds })}</span>{' '}
                {highlights.slice(-SHOWN).map(teller.event).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <IconButton small bare icon={close} label={t('away.dismiss')} onClick={() => setRead(true)} />
    </section>
  );
}
