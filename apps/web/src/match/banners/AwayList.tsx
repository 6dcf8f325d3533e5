import type { GameFormatter } from '@tessera/text';
import { SeatMark } from '@tessera/ui';
import { useTexts } from '../../i18n/texts.ts';
import type { AwaySummaries } from './useAway.ts';

/** Limit of actions per player that are described; the log has the rest. */
const SHOWN = 4;

/** One line per player: how much they did, and the latest important events. */
export function AwayList({
  summaries,
  formatter,
}: {
  readonly summaries: AwaySummaries;
  readonly formatter: GameFormatter;
}) {
  const { t } = useTexts();
  return (
    <ul className="m-0 list-none p-0 text-note">
      {summaries.map(({ seat, deeds, highlights }) => (
        <li key={seat ?? 'table'} className="flex items-baseline gap-2 py-0.5">
          {seat !== undefined && <SeatMark seat={seat} size={12} />}
          <span>
            <b>{seat === undefined ? t('away.table') : formatter.seatName(seat)}</b>{' '}
            <span className="text-muted">{t('away.deeds', { count: deeds })}</span>{' '}
            {highlights.slice(-SHOWN).map(formatter.event).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
