import { type Action, cellName } from '@tessera/gomoku';
import type { BoardProps } from '@tessera/manifest';
import { useRef } from 'react';
import type { Stones } from './stones.ts';

/** The board as a grid of buttons; arrows move between them. */
export function StoneBoard({ state, teller, isAsked, act }: BoardProps<Stones, Action>) {
  const grid = useRef<HTMLFieldSetElement>(null);
  const { view } = state;
  if (!view) return null;
  const { columns, rows, cells } = view;
  const { say, seatName } = teller;
  const last = state.log.at(-1)?.events.find(({ type }) => type === 'placed')?.cell;

  const move = (from: number, key: string) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
    };
    const step = steps[key];
    if (step === undefined) return false;
    const isAcrossEdge = Math.abs(step) === 1 && Math.floor((from + step) / columns) !== Math.floor(from / columns);
    if (!isAcrossEdge) grid.current?.querySelectorAll('button')[from + step]?.focus();
    return true;
  };

  return (
    <fieldset
      ref={grid}
      aria-label={say('table.board', { columns, rows })}
      className="m-0 grid w-full max-w-[min(36rem,60dvh)] gap-px overflow-hidden rounded-panel border border-control bg-control p-0"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {cells.map((stone, cell) => {
        const name = cellName(cell, columns);
        const isFree = stone === 0;
        return (
          <button
            // A cell is its place: it never moves.
            key={name}
            type="button"
            tabIndex={cell === 0 ? 0 : -1}
            aria-label={
              isFree ? say('table.free', { cell: name }) : say('table.stone', { cell: name, name: seatName(stone - 1) })
            }
            aria-disabled={!isAsked || !isFree}
            onFocus={(event) => {
              for (const button of grid.current?.querySelectorAll('button') ?? []) button.tabIndex = -1;
              event.currentTarget.tabIndex = 0;
            }}
            onKeyDown={(event) => move(cell, event.key) && event.preventDefault()}
            onClick={() => isAsked && isFree && act({ type: 'place', cell })}
            className={`group relative aspect-square border-0 p-0 focus-visible:z-10 ${cell === last ? 'bg-raised' : 'bg-surface'} ${isAsked && isFree ? 'hover:bg-act-soft' : 'cursor-default'}`}
          >
            <Stone stone={stone} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** A full disc for the first seat, a ring for the second: the shape tells them apart. */
function Stone({ stone }: { readonly stone: number }) {
  if (stone === 0) return null;
  const look = stone === 1 ? 'fill-seat-1' : 'fill-none stroke-seat-2';
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="absolute inset-0 size-full">
      <circle cx="10" cy="10" r={stone === 1 ? 7 : 6} strokeWidth="3" className={look} />
    </svg>
  );
}
