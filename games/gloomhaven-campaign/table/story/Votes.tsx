import { Icon, SeatMark } from '@tessera/ui';
import { check } from '@tessera/ui/icons';
import { Part } from '../frame/Screen.tsx';
import type { EventVoter } from '../model/eventVote.ts';
import type { CampaignTableModel } from '../tableModel.ts';

/** The players of an event with their votes, and the players who do not vote. */
export function Votes({
  table,
  voters,
}: {
  readonly table: CampaignTableModel;
  readonly voters: readonly EventVoter[];
}) {
  const { t, formatter } = table;
  return (
    <Part title={t('votes')}>
      <ul className="m-0 list-none divide-y divide-hairline p-0" aria-live="polite">
        {voters.map(({ seat, status }) => (
          <li key={seat} className="flex min-h-9 items-center gap-2 py-1">
            <SeatMark seat={seat} size={18} taken={status !== 'away'} />
            <span className="min-w-0 flex-1 truncate">{formatter.seatName(seat)}</span>
            <span className="inline-flex items-center gap-1 text-muted text-note">
              {(status === 'a' || status === 'b') && <Icon of={check} size={14} />}
              {t(`vote.${status}`)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
