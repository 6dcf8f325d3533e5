import type { TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Dialog, SeatMark, TeamMark } from '@tessera/ui';
import type { Side } from '../../games/seatsOf.ts';
import { useTexts } from '../../i18n/texts.ts';
import { SeatClock, stateWords } from './SeatChip.tsx';

interface SeatSheetProps {
  readonly state: TableState;
  readonly formatter: GameFormatter;
  readonly sides: readonly Side<TableState['info']['seats'][number]>[];
  readonly onClose: () => void;
}

/** All seats in full: names, states and clocks that a phone's header shortens. */
export function SeatSheet({ state, formatter, sides, onClose }: SeatSheetProps) {
  const { t } = useTexts();
  return (
    <Dialog open onClose={onClose} title={t('match.atTable')} closeLabel={t('close')}>
      {sides.map(({ team, index, seats }) => (
        <section key={team ?? ''}>
          {team !== undefined && (
            <h3 className="m-0 flex items-center gap-2 pt-2 font-normal text-body text-muted">
              <TeamMark team={index} />
              {formatter.teamName(team)}
            </h3>
          )}
          <ul className="m-0 list-none p-0">
            {seats.map((of) => (
              <li
                key={of.seat}
                className="flex min-h-target items-center gap-3 border-hairline border-t py-2 first:border-t-0"
              >
                <SeatMark seat={of.seat} size={18} />
                <span className="min-w-0 flex-1">
                  <b className="block break-words font-semibold">{formatter.seatName(of.seat)}</b>
                  <span className="text-muted text-note">{stateWords(of, state, t)}</span>
                </span>
                <SeatClock of={of} state={state} formatter={formatter} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
