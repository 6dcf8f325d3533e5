import { ownSeats, type TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Clock, classes, Icon, SeatMark, TeamMark } from '@tessera/ui';
import { robot } from '@tessera/ui/icons';
import { type NumberedSeat, sidesOf } from '../../games/seatsOf.ts';
import { useTexts } from '../../i18n/texts.ts';

/** Milliseconds on the clock below which it is highlighted. */
const LOW_MS = 30_000;
/** Number of names that fit side by side on a tablet. */
const MAX_NAMED = 3;

interface SeatBadgesProps {
  readonly state: TableState;
  readonly teller: GameFormatter;
}

/** Seats of the match with teams, deciders, absence and clocks. */
export function SeatBadges({ state, teller }: SeatBadgesProps) {
  const { t } = useTexts();
  const { info } = state;
  const sides = sidesOf(info.seats, info.teams).map((side) => ({
    ...side,
    // Hide seats that are kept for later players: the match does not wait for them.
    seats: side.seats.filter(({ holder }) => holder.kind !== 'open' || !holder.later),
  }));
  return (
    <ul
      aria-label={t('match.seats')}
      className="m-0 hidden min-w-0 flex-1 list-none items-center justify-center gap-2 overflow-hidden p-0 sm:flex"
    >
      {sides.map(({ team, index, seats }) =>
        // With a single team its name adds nothing.
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
  // A single letter of a name does not identify a player, so narrow layouts show only the seat marks.
  const isMany = state.info.seats.length > MAX_NAMED;
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
