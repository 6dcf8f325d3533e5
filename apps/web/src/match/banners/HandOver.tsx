import { seatOf, type Table, type TableState } from '@tessera/table';
import { Button, SeatMark } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';

interface Due {
  /** Whether the screen shows information that is hidden from other players at it. */
  readonly isSecret: boolean;
  readonly isDue: boolean;
  readonly seat: number;
  readonly name: string;
  readonly take: () => void;
}

/**
 * Returns whether the screen must change hands before secrets are shown. That is the case when several players share
 * it, the game hides information, and the viewing seat differs from the last one. Seats with the same name belong to
 * one player and need no hand-over.
 */
export function useHandOver(table: Table, { shared, viewer, info, view }: TableState): Due {
  const seat = seatOf(viewer);
  const [holder, setHolder] = useState<number>();
  const isOver = info.status === 'over';
  const isSecret = shared && table.game.hidesSomething && !isOver;
  const isOther = seat !== holder && info.seats[seat ?? -1]?.name !== info.seats[holder ?? -1]?.name;
  const isDue = isSecret && view !== undefined && seat !== undefined && isOther;
  return { isSecret, isDue, seat: seat ?? 0, name: info.seats[seat ?? 0]?.name ?? '', take: () => setHolder(seat) };
}

/** Screen that hides the table until the named player confirms that they hold the device. */
export function HandOver({ seat, name, take }: Due) {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 p-4 text-center">
      <SeatMark seat={seat} size={64} />
      <h2 className="m-0 font-semibold font-title text-title">{t('handOver.title', { name })}</h2>
      <p className="m-0 max-w-prose text-muted">{t('handOver.text')}</p>
      <Button ref={button} tone="act" onClick={take}>
        {t('handOver.take', { name })}
      </Button>
    </div>
  );
}
