import type { TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { classes, Pressable, TeamMark } from '@tessera/ui';
import { useState } from 'react';
import { sidesOf } from '../../games/seatsOf.ts';
import { useTexts } from '../../i18n/texts.ts';
import { SeatChip } from './SeatChip.tsx';
import { SeatSheet } from './SeatSheet.tsx';

/** More seats than this do not fit beside the title of a table below a desktop's width. */
const MAX_BESIDE = 2;

interface SeatBadgesProps {
  readonly state: TableState;
  readonly formatter: GameFormatter;
  /** Whether the header's line is taken by the heading of a game, so that the seats have a separate row. */
  readonly isBelow: boolean;
}

/**
 * Seats of the match with teams, turn, absence and clocks. Many seats have a separate row below the header's line, on a
 * phone also two seats with clocks. Names shorten, clocks never do; on a phone a press lists all seats in full.
 */
export function SeatBadges({ state, formatter, isBelow }: SeatBadgesProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { info, clocks } = state;
  const sides = sidesOf(info.seats, info.teams).map((side) => ({
    ...side,
    // Hide seats that are kept for later players: the match does not wait for them.
    seats: side.seats.filter(({ holder }) => holder.kind !== 'open' || !holder.later),
  }));
  const isMany = info.seats.length > MAX_BESIDE;
  const place = isBelow
    ? ROW
    : isMany
      ? classes(ROW, BESIDE_WHEN_WIDE)
      : classes(clocks ? ROW_ON_PHONES : 'hidden', BESIDE);
  return (
    <div className={classes('relative min-w-0 justify-center', place)}>
      <ul
        aria-label={t('match.seats')}
        className="m-0 flex min-w-0 list-none items-stretch gap-1 p-0 max-sm:w-full sm:gap-2"
      >
        {sides.map(({ team, index, seats }) => (
          // With a single team its name adds nothing.
          <li key={team ?? ''} className="min-w-0" style={{ flexGrow: seats.length }}>
            <ul className="m-0 flex h-full min-w-0 list-none items-stretch rounded-control border border-hairline p-0 max-sm:gap-1 max-sm:border-0">
              {team !== undefined && sides.length > 1 && (
                <li
                  title={formatter.teamName(team)}
                  className="flex items-center border-hairline border-r px-2 max-sm:sr-only"
                >
                  <TeamMark team={index} />
                  <span className="sr-only">{formatter.teamName(team)}</span>
                </li>
              )}
              {seats.map((seat) => (
                <SeatChip key={seat.seat} of={seat} state={state} formatter={formatter} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Pressable
        aria-label={t('match.atTable')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="absolute inset-0 rounded-control border-0 bg-transparent sm:hidden"
      />
      {isOpen && <SeatSheet state={state} formatter={formatter} sides={sides} onClose={() => setOpen(false)} />}
    </div>
  );
}

const ROW = 'col-span-full row-start-2 flex pb-2';
const BESIDE_WHEN_WIDE = 'min-[1180px]:col-span-1 min-[1180px]:col-start-4 min-[1180px]:row-start-1 min-[1180px]:py-1';
const ROW_ON_PHONES = 'max-sm:col-span-full max-sm:row-start-2 max-sm:flex max-sm:pb-2';
const BESIDE = 'sm:col-start-4 sm:row-start-1 sm:flex sm:py-1';
