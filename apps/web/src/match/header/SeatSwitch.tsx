import { awaitedSeats } from '@tessera/kernel';
import { ownSeats, seatOf, type Table, type TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { KeyHint, Pressable, SeatMark } from '@tessera/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useKeys } from '../../shell/keys.ts';

interface SeatSwitchProps {
  readonly table: Table;
  readonly state: TableState;
  readonly formatter: GameFormatter;
}

/** Switch between several seats of one player. It moves to the deciding seat automatically. */
export function SeatSwitch({ table, state, formatter }: SeatSwitchProps) {
  const { t } = useTexts();
  const { viewer, decisions } = state;
  const own = ownSeats(state);
  const next = useCallback(() => {
    const seats = ownSeats(table.getState());
    const at = seats.indexOf(seatOf(table.getState().viewer) ?? -1);
    const seat = seats[(at + 1) % seats.length];
    if (seat !== undefined) table.look(seat);
  }, [table]);
  useKeys({ 'shift+s': next });
  useDecidingSeat(table, state);
  return (
    <fieldset
      data-testid="seat-switch"
      className="m-0 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 border-0 border-hairline border-b px-4 py-1.5"
    >
      <legend className="sr-only">{t('seats.label')}</legend>
      <span aria-hidden="true" className="text-muted text-note">
        {t('seats.label')}
      </span>
      {own.map((seat) => {
        const isAsked = awaitedSeats(decisions).includes(seat);
        return (
          <Pressable key={seat} pressed={seat === viewer} onClick={() => table.look(seat)} className={SEAT}>
            <SeatMark seat={seat} size={18} />
            <span className="truncate">{formatter.seatName(seat)}</span>
            {isAsked && (
              <span className="rounded-full bg-act px-2 font-semibold text-act-ink text-note">{t('seats.asked')}</span>
            )}
          </Pressable>
        );
      })}
      <span className="hidden pointer-fine:inline">
        <KeyHint>⇧S</KeyHint>
      </span>
    </fieldset>
  );
}

/** Switches to the deciding seat once per log entry, so that the player can then choose another one. */
function useDecidingSeat(table: Table, { seq, status }: TableState): void {
  const followed = useRef<number>(undefined);
  useEffect(() => {
    if (status !== 'ready' || followed.current === seq) return;
    followed.current = seq;
    const state = table.getState();
    const asked = ownSeats(state).filter((own) => awaitedSeats(state.decisions).includes(own));
    if (asked[0] !== undefined && !asked.some((seat) => seat === state.viewer)) table.look(asked[0]);
  }, [table, seq, status]);
}

const SEAT =
  'flex min-h-target min-w-0 cursor-pointer items-center gap-2 rounded-full border border-control bg-surface px-3 text-ink ' +
  'aria-pressed:border-act-line aria-pressed:bg-raised aria-pressed:font-semibold';
