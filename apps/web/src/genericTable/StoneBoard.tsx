import { type Action, cellName } from '@tessera/gomoku';
import type { GameEvent } from '@tessera/kernel';
import type { TableProps } from '@tessera/table';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { seatName } from '../games/seatName.ts';
import { tellRefusal } from '../match/tellRefusal.ts';
import { isAsked } from './isAsked.ts';
import { Prompt } from './Prompt.tsx';
import type { Stones } from './stones.ts';
import { stoneText } from './stoneText.ts';
import { TableLog } from './TableLog.tsx';

/** The board as a grid of buttons; arrows move between them. */
export function StoneBoard({ table, state, settings }: TableProps<Stones, Action>) {
  const { t } = useTranslation();
  const grid = useRef<HTMLFieldSetElement>(null);
  const { view, info } = state;
  if (!view) return null;
  const { columns, rows, cells } = view;
  const isMine = isAsked(state);
  const last = state.log.at(-1)?.events.find(({ type }) => type === 'placed')?.cell;
  const say = (event: GameEvent) => stoneText(event, view);
  const nameOf = (stone: number) => seatName(info.seats[stone - 1]);

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
    <div className="mx-auto grid max-w-6xl content-start gap-4 p-2 sm:p-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col items-center gap-4">
        <fieldset
          ref={grid}
          aria-label={t('generic.stoneBoard', { columns, rows })}
          className="m-0 grid w-full max-w-[min(36rem,60dvh)] gap-px overflow-hidden rounded-panel border border-control bg-control p-0"
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {cells.map((stone, cell) => {
            const name = cellName(cell, columns);
            return (
              <button
                // A cell is its place: it never moves.
                key={name}
                type="button"
                tabIndex={cell === 0 ? 0 : -1}
                aria-label={
                  stone === 0
                    ? t('generic.freeCell', { cell: name })
                    : t('generic.stone', { cell: name, name: nameOf(stone) })
                }
                aria-disabled={!isMine || stone !== 0}
                onFocus={(event) => {
                  for (const button of grid.current?.querySelectorAll('button') ?? []) button.tabIndex = -1;
                  event.currentTarget.tabIndex = 0;
                }}
                onKeyDown={(event) => move(cell, event.key) && event.preventDefault()}
                onClick={() =>
                  isMine &&
                  stone === 0 &&
                  void table.act({ type: 'place', cell }).then((told) => tellRefusal(told, info.game))
                }
                className={`group relative aspect-square border-0 p-0 focus-visible:z-10 ${cell === last ? 'bg-raised' : 'bg-surface'} ${isMine && stone === 0 ? 'hover:bg-act-soft' : 'cursor-default'}`}
              >
                <Stone stone={stone} />
              </button>
            );
          })}
        </fieldset>
        <div className="w-full">
          <Prompt table={table} state={state} />
        </div>
      </div>
      <TableLog table={table} state={state} settings={settings} say={say} />
    </div>
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
