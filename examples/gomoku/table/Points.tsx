import { cellName } from '@tessera/gomoku';
import type { GameFormatter } from '@tessera/text';
import { classes, Pressable, usePointedCells } from '@tessera/ui';
import { useCallback, useRef } from 'react';
import { GAP, pointOf, sizeOf } from './BoardArt.tsx';
import { step } from './rows.ts';
import type { Stones } from './stones.ts';

export interface PointsProps {
  readonly view: Stones;
  readonly formatter: GameFormatter;
  readonly isAsked: boolean;
  readonly chosen: number | undefined;
  onChoose(cell: number): void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The points of the board as buttons over the wood; arrow keys move between them. */
export function Points({ view, formatter, isAsked, chosen, onChoose }: PointsProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  const { columns, rows, cells } = view;
  const { t, seatName } = formatter;
  const { width, height } = sizeOf(view);
  const start = chosen ?? Math.floor(rows / 2) * columns + Math.floor(columns / 2);
  const focus = (cell: number) => field.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  const goTo = useRef(focus);
  goTo.current = focus;
  const marked = usePointedCells(
    useCallback((cell) => typeof cell === 'number' && cell < columns * rows, [columns, rows]),
    useCallback((cell) => goTo.current(Number(cell)), []),
  );
  const share = (length: number, whole: number) => `${(100 * length) / whole}%`;
  return (
    <fieldset
      ref={field}
      aria-label={t('table.board', { columns, rows })}
      className="absolute inset-0 m-0 border-0 p-0"
    >
      {cells.map((stone, cell) => {
        const name = cellName(cell, columns);
        const { x, y } = pointOf(view, cell);
        const isFree = stone === 0;
        const text = isFree
          ? t('table.free', { cell: name })
          : t('table.stone', { cell: name, name: seatName(stone - 1) });
        return (
          <Pressable
            // A point never moves, so its name identifies it.
            key={name}
            data-cell={cell}
            tabIndex={cell === start ? 0 : -1}
            aria-label={text}
            aria-pressed={isFree ? cell === chosen : undefined}
            aria-disabled={!isAsked || !isFree}
            onKeyDown={(event) => {
              const arrow = ARROWS[event.key];
              const next = arrow && step(view, cell, arrow[0], arrow[1]);
              if (arrow) event.preventDefault();
              if (next !== undefined) focus(next);
            }}
            onClick={() => isAsked && isFree && onChoose(cell)}
            style={{
              left: share(x - GAP / 2, width),
              top: share(y - GAP / 2, height),
              width: share(GAP, width),
              height: share(GAP, height),
            }}
            data-pointed={marked.includes(cell) || undefined}
            className={classes(
              'absolute rounded-full border-0 bg-transparent p-0 focus-visible:z-10',
              isAsked && isFree ? 'cursor-pointer hover:bg-[rgb(255_210_77/0.35)]' : 'cursor-default',
              'data-pointed:outline-3 data-pointed:outline-act-line data-pointed:outline-dashed',
            )}
          />
        );
      })}
    </fieldset>
  );
}

/** Returns the CSS aspect ratio of the board. */
export function shapeOf(view: Stones): string {
  const { width, height } = sizeOf(view);
  return `${width} / ${height}`;
}

/** Returns the view box of the part of the board around a point, for a lens. */
export function around(view: Stones, cell: number): string {
  const { x, y } = pointOf(view, cell);
  const reach = GAP * 1.9;
  return `${x - reach} ${y - reach} ${2 * reach} ${2 * reach}`;
}
