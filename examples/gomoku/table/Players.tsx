import type { TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Clock } from '@tessera/ui';
import { useId } from 'react';
import { Stone } from './BoardArt.tsx';

export interface PlayersProps {
  readonly state: TableState;
  readonly formatter: GameFormatter;
  readonly own: number;
  readonly isWide: boolean;
  readonly rule: string;
}

/** Both players as at a chess table: the opponent above, the viewer below; the player to move has a ring. */
export function Players({ state, formatter, own, isWide, rule }: PlayersProps) {
  const order = isWide ? [1 - own, own] : [own, 1 - own];
  return (
    <div
      className={
        isWide ? 'flex h-full w-60 flex-col justify-between gap-4 p-4 pr-0' : 'grid grid-cols-2 gap-2 px-2 pt-2 pb-1'
      }
    >
      {order.map((seat, place) => (
        <Player key={seat} seat={seat} state={state} formatter={formatter} isWide={isWide}>
          {isWide && place === 0 ? rule : undefined}
        </Player>
      ))}
    </div>
  );
}

interface PlayerProps {
  readonly seat: number;
  readonly state: TableState;
  readonly formatter: GameFormatter;
  readonly isWide: boolean;
  readonly children: string | undefined;
}

function Player({ seat, state, formatter, isWide, children }: PlayerProps) {
  const { t } = formatter;
  const isNow = state.decisions.some((decision) => decision.seat === seat);
  const { clocks, info } = state;
  const result = info.ending?.results[seat];
  return (
    <>
      <section
        aria-label={formatter.seatName(seat)}
        className={`rounded-panel border bg-surface ${isNow ? 'border-act-line outline-1 outline-act-line' : 'border-hairline'} ${
          isWide ? 'p-3' : 'flex min-h-12 items-center justify-between gap-2 px-2'
        }`}
      >
        <div className="flex min-w-0 items-center gap-2.5">
          <StonePicture seat={seat} size={isWide ? 40 : 26} />
          <p className="m-0 min-w-0">
            <b className={`block truncate font-semibold ${isWide ? 'font-title text-lead' : ''}`}>
              {formatter.seatName(seat)}
            </b>
            <span className={isWide ? 'text-muted text-note' : 'sr-only'}>
              {result
                ? t(`table.result.${result}`)
                : t(isNow ? 'table.toMove' : seat === 0 ? 'table.black' : 'table.white')}
            </span>
          </p>
        </div>
        {clocks && (
          <div className={isWide ? 'mt-2' : ''}>
            <Clock
              label={formatter.seatName(seat)}
              left={clocks.left[seat] ?? 0}
              at={clocks.at}
              running={clocks.running.includes(seat)}
            />
          </div>
        )}
      </section>
      {children && <p className="m-0 px-1 text-muted text-note">{children}</p>}
    </>
  );
}

/** A single stone. */
function StonePicture({ seat, size }: { readonly seat: number; readonly size: number }) {
  const id = useId();
  const [light, middle, dark] = seat === 0 ? ['#6a7280', '#2b3038', '#0b0d11'] : ['#ffffff', '#f6f0e2', '#cfc3a8'];
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true" className="flex-none">
      <radialGradient id={id} cx="0.36" cy="0.3" r="0.85">
        <stop offset="0" stopColor={light} />
        <stop offset="0.4" stopColor={middle} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      <Stone x={0} y={0} stone={seat + 1} shade={`url(#${id})`} r={9.5} />
    </svg>
  );
}
