import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { scrollable } from '../scrollable.ts';
import { nextHeight, SHEET_HEIGHTS, type SheetHeight, settledHeight } from './sheetHeights.ts';

export interface BottomSheetProps {
  readonly label: string;
  readonly height: SheetHeight;
  onHeight(height: SheetHeight): void;
  /** The labels of the heights, for the handle. */
  readonly words: Readonly<Record<SheetHeight, string>>;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A bottom sheet for phones with three heights. Its handle can be dragged, tapped, or moved with arrow keys. It fills
 * the positioned element around it.
 */
export function BottomSheet({ label, height, onHeight, words, children, className }: BottomSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const [drag, setDrag] = useState<Drag>();

  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const pixels = sheet.current?.offsetHeight ?? 0;
    setDrag({ from: event.clientY, start: pixels, pixels, moved: false });
  };
  const pull = (event: PointerEvent) => {
    if (!drag) return;
    const pulled = drag.from - event.clientY;
    setDrag({ ...drag, pixels: drag.start + pulled, moved: drag.moved || Math.abs(pulled) > TAP_SLOP });
  };
  const drop = () => {
    if (!drag) return;
    const room = sheet.current?.parentElement?.clientHeight ?? window.innerHeight;
    if (drag.moved) onHeight(settledHeight(drag.pixels, room));
    else onHeight(height === 'full' ? 'peek' : nextHeight(height, 1));
    setDrag(undefined);
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') onHeight(nextHeight(height, 1));
    else if (event.key === 'ArrowDown') onHeight(nextHeight(height, -1));
    else if (event.key === 'Home') onHeight('peek');
    else if (event.key === 'End') onHeight('full');
    else return;
    event.preventDefault();
  };

  return (
    <section
      ref={sheet}
      aria-label={label}
      style={drag ? { height: drag.pixels } : undefined}
      className={classes(SHEET, drag ? undefined : HEIGHTS[height], className)}
    >
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={SHEET_HEIGHTS.length - 1}
        aria-valuenow={SHEET_HEIGHTS.indexOf(height)}
        aria-valuetext={words[height]}
        onPointerDown={grab}
        onPointerMove={pull}
        onPointerUp={drop}
        onPointerCancel={() => setDrag(undefined)}
        onKeyDown={walk}
        className="grid h-6 pointer-coarse:h-11 flex-none cursor-grab touch-none place-items-center -outline-offset-2"
      >
        <i className="h-1 w-10 rounded-full bg-control" />
      </div>
      <div ref={scrollable} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        {children}
      </div>
    </section>
  );
}

interface Drag {
  readonly from: number;
  readonly start: number;
  readonly pixels: number;
  readonly moved: boolean;
}

/** Pixels a finger may move and still count as a tap. */
const TAP_SLOP = 6;

const SHEET =
  'absolute inset-x-0 bottom-0 z-30 flex max-h-full flex-col rounded-t-panel border-t border-control bg-surface ' +
  'shadow-float transition-[height] time-step ease-settle';

const HEIGHTS: Readonly<Record<SheetHeight, string>> = {
  peek: 'h-24',
  half: 'h-1/2',
  full: 'h-[calc(100%-3.5rem)]',
};
