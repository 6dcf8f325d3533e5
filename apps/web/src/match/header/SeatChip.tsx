import { awaitedSeats } from '@tessera/kernel';
import { ownSeats, type TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Clock, classes, Icon, SeatMark } from '@tessera/ui';
import { robot } from '@tessera/ui/icons';
import type { NumberedSeat } from '../../games/seatsOf.ts';
import { type Translate, useTexts } from '../../i18n/texts.ts';

/** Milliseconds on the clock below which it is highlighted. */
const LOW_MS = 60_000;

export interface SeatChipProps {
  readonly of: NumberedSeat<TableState['info']['seats'][number]>;
  readonly state: TableState;
  readonly formatter: GameFormatter;
}

/** One seat in the header: its mark and name, its state in words, its clock. The seat that acts has a ring and a pointer. */
export function SeatChip({ of, state, formatter }: SeatChipProps) {
  const { t } = useTexts();
  const { holder, seat } = of;
  const isNow = isDeciding(state, seat);
  const name = formatter.seatName(seat);
  const words = stateWords(of, state, t);
  return (
    <li
      data-seat={seat}
      aria-current={isNow ? 'true' : undefined}
      title={[name, words].filter(Boolean).join(', ')}
      className={classes(CHIP, isNow ? NOW : 'border-transparent max-sm:border-hairline')}
    >
      <span className="flex min-w-0 flex-1 flex-col justify-center max-sm:w-full max-sm:flex-none">
        <span className="flex min-w-0 items-center gap-1.5 max-sm:justify-center max-sm:gap-1">
          <SeatMark seat={seat} size={14} />
          <b data-part="name" className="truncate font-semibold text-note">
            {name}
          </b>
          {holder.kind === 'bot' && (
            <span className="flex max-sm:sr-only">
              <Icon of={robot} label={t('match.bot')} size="1rem" />
            </span>
          )}
        </span>
        <span className={classes('truncate text-muted text-note leading-4 max-sm:sr-only', words === '' && 'sr-only')}>
          {words}
        </span>
      </span>
      <SeatClock of={of} state={state} formatter={formatter} />
    </li>
  );
}

/** Remaining time of a seat; nothing in a match without clocks. */
export function SeatClock({ of: { seat }, state: { clocks }, formatter }: SeatChipProps) {
  const { t } = useTexts();
  const left = clocks?.left[seat];
  if (!clocks || left === undefined) return null;
  return (
    <span data-part="clock" className="flex flex-none items-center">
      <Clock
        plain
        label={t('match.clock', { name: formatter.seatName(seat) })}
        left={left}
        at={clocks.at}
        running={clocks.running.includes(seat)}
        low={LOW_MS}
      />
    </span>
  );
}

function isDeciding({ decisions }: TableState, seat: number): boolean {
  return awaitedSeats(decisions).includes(seat);
}

/** Returns the state of a seat in words: whose it is, whether it acts, whether its player is away. */
export function stateWords({ holder, seat }: SeatChipProps['of'], state: TableState, t: Translate): string {
  const isOwn = ownSeats(state).includes(seat);
  const isAway = holder.kind === 'human' && !holder.online && !isOwn;
  if (isDeciding(state, seat)) return isOwn ? t('match.yourTurn') : t(isAway ? 'match.toActAway' : 'match.toAct');
  if (isAway) return t('match.away');
  return isOwn ? t('match.you') : holder.kind === 'bot' ? t('match.bot') : '';
}

const CHIP =
  'relative flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control border-2 px-2 ' +
  'sm:min-w-32 sm:max-w-60 max-sm:flex-col max-sm:justify-center max-sm:gap-0 max-sm:px-0.5';
/** The pointer below the chip shows who acts without colour. */
const NOW =
  'border-act-line bg-raised max-sm:flex-[1.6] after:absolute after:top-full after:left-1/2 after:-translate-x-1/2 ' +
  'after:border-6 after:border-transparent after:border-t-act-line after:border-b-0';
