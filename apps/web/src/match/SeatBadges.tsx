import { ownSeats, type TableState } from '@tessera/table';
import type { Teller } from '@tessera/text';
import { Clock, classes, Icon, SeatMark, TeamMark } from '@tessera/ui';
import { robot } from '@tessera/ui/icons';
import { type NumberedSeat, sidesOf } from '../games/seatsOf.ts';
import { useTexts } from '../i18n/texts.ts';

/** Less than this on the clock is worth a warning. */
const LOW_MS = 30_000;
/** So many names fit beside one another on a tablet. */
const MOST_NAMED = 3;

interface SeatBadgesProps {
  readonly state: TableState;
  readonly teller: Teller;
}

/** Who sits at the table and with whom, who is to decide, who is away, how much time is left. */
export function SeatBadges({ state, teller }: SeatBadgesProps) {
  const { t } = useTexts();
  const { info } = state;
  const sides = sidesOf(info.seats, info.teams).map((side) => ({
    ...side,
    // Nobody is missed where somebody may come later.
    seats: side.seats.filter(({ holder }) => holder.kind !== 'open' || !holder.later),
  }));
  return (
    <ul
      aria-label={t('match.seats')}
      className="m-0 hidden min-w-0 flex-1 list-none items-center justify-center gap-2 overflow-hidden p-0 sm:flex"
    >
      {sides.map(({ team, index, seats }) =>
        // Where all are on one side there is nobody to tell it from.
        team === undefined || sides.length === 1 ? (
          seats.map((seat) => <SeatBadge key={seat.seat} of={seat} state={state} teller={teller} />)
        ) : (
          <li key={team} className="flex min-w-0 items-center gap-1" title={teller.teamName(team)}>
            <TeamMark team={index} />
            <span className="sr-only whitespace-nowrap min-[1700px]:not-sr-only min-[1700px]:text-muted min-[1700px]:text-note">
              {teller.teamName(team)}
            </span>
            <ul className="m-0 flex min-w-0 list-none items-center gap-1 p-0">
              {seats.map((seat) => (
                <SeatBadge key={seat.seat} of={seat} state={state} teller={teller} />
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
  );
}

interface SeatBadgeProps extends SeatBadgesProps {
  readonly of: NumberedSeat<TableState['info']['seats'][number]>;
}

function SeatBadge({ of: { holder, seat }, state, teller }: SeatBadgeProps) {
  const { t } = useTexts();
  const { decisions, clocks } = state;
  const isNow = decisions.some((decision) => decision.seat === seat);
  const left = clocks?.left[seat];
  const presence = holder.kind === 'human' && !holder.online ? t('match.away') : undefined;
  const name = teller.seatName(seat);
  // One letter of a name tells nobody apart: where it is narrow marks have to do.
  const isMany = state.info.seats.length > MOST_NAMED;
  return (
    <li
      aria-current={isNow ? 'true' : undefined}
      title={name}
      className="flex min-w-0 items-center gap-2 rounded-full border border-hairline px-3 py-1 text-note aria-[current]:border-act-line"
    >
      <SeatMark seat={seat} size={14} />
      <span className={classes('truncate', isNow ? 'font-semibold' : 'text-muted', isMany && 'max-[999px]:sr-only')}>
        {name}
        {ownSeats(state).includes(seat) && <span className="sr-only"> ({t('match.you')})</span>}
      </span>
      {holder.kind === 'bot' && <Icon of={robot} label={t('match.bot')} />}
      {presence !== undefined && <span className="text-muted italic">{presence}</span>}
      {isNow && <span className="sr-only">{t('match.decides')}</span>}
      {clocks && left !== undefined && (
        <Clock
          label={t('match.clock', { name })}
          left={left}
          at={clocks.at}
          running={clocks.running.includes(seat)}
          low={LOW_MS}
        />
      )}
    </li>
  );
}
