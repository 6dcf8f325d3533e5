import type { BoardProps } from '@tessera/manifest';
import { SeatMark } from '@tessera/ui';
import type { Action, State } from '../src/index.ts';

/** How many games each has won, and how many it takes. */
export function Board({ state: { view }, teller }: BoardProps<State, Action>) {
  if (!view) return null;
  const { won, wins, first } = view;
  return (
    <ol className="m-0 grid list-none gap-3 p-4">
      {won.map((count, seat) => (
        <li key={seat} className="flex flex-wrap items-center gap-3">
          <SeatMark seat={seat} size={24} />
          <span className={first === seat ? 'min-w-32 font-semibold' : 'min-w-32'}>{teller.seatName(seat)}</span>
          <span aria-hidden="true" className="text-title tracking-widest">
            {'●'.repeat(count)}
            <span className="text-muted">{'○'.repeat(Math.max(0, wins - count))}</span>
          </span>
          <b className="tabular-nums">{`${count} / ${wins}`}</b>
        </li>
      ))}
    </ol>
  );
}
