import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type CalloutPlace, calloutPlace } from './calloutPlace.ts';
import { type Insets, NO_INSETS } from './camera.ts';
import { type BoardCell, type CellId, centreOf, HEX_SIZE } from './hexGeometry.ts';
import type { BoardView } from './useView.ts';

/** A callout beside a cell of a board. */
export interface Callout {
  readonly cell: CellId;
  /** Cells that the callout must not cover, such as other participants. */
  readonly free?: readonly CellId[] | undefined;
  /** Edges of the board that other elements cover. */
  readonly covered?: Insets | undefined;
  readonly content: ReactNode;
}

interface BoardCalloutProps extends Callout {
  readonly view: BoardView;
  cellOf(id: CellId): BoardCell | undefined;
}

/** Keeps a callout beside its cell while the board moves. Moving renders nothing: it writes one style. */
export function BoardCallout({ view, cellOf, cell, free = [], covered = NO_INSETS, content }: BoardCalloutProps) {
  const card = useRef<HTMLDivElement>(null);
  const notch = useRef<HTMLElement>(null);
  const key = free.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the free cells are compared by id.
  useLayoutEffect(() => {
    const place = () => {
      const element = card.current;
      const target = cellOf(cell);
      if (!element || !target) return;
      const centre = centreOf(target);
      const at = view.pixelAt(centre);
      const edge = view.pixelAt({ x: centre.x + HEX_SIZE, y: centre.y });
      const others = free.flatMap((id) => cellOf(id) ?? []).map((other) => view.pixelAt(centreOf(other)));
      const middles = others.map(({ x, y }) => ({ x: (x + at.x) / 2, y: (y + at.y) / 2 }));
      const found = calloutPlace({
        target: at,
        radius: Math.abs(edge.x - at.x),
        free: [...others, ...middles],
        card: { width: element.offsetWidth, height: element.offsetHeight },
        frame: view.size,
        covered,
      });
      element.style.transform = `translate(${found.x}px, ${found.y}px)`;
      if (notch.current) pointAt(notch.current, found, at);
    };
    place();
    const stop = view.subscribe(place);
    const observer = new ResizeObserver(place);
    if (card.current) observer.observe(card.current);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [view, cellOf, cell, key, covered]);
  return (
    <div ref={card} className="pointer-events-none absolute top-0 left-0 z-20 w-max max-w-[calc(100%-1rem)]">
      <i ref={notch} aria-hidden="true" className={NOTCH} />
      <div className="pointer-events-auto">{content}</div>
    </div>
  );
}

const NOTCH = 'absolute size-4 rotate-45 border-control bg-raised';

/** The notch is on the edge that faces the cell, level with it. */
function pointAt(
  notch: HTMLElement,
  { side, x, y }: CalloutPlace,
  at: { readonly x: number; readonly y: number },
): void {
  const { style } = notch;
  const half = 8;
  const isBeside = side === 'right' || side === 'left';
  style.display = side === 'foot' ? 'none' : 'block';
  style.borderWidth = {
    right: '0 0 1px 1px',
    left: '1px 1px 0 0',
    below: '1px 0 0 1px',
    above: '0 1px 1px 0',
    foot: '0',
  }[side];
  style.left = isBeside ? (side === 'right' ? `-${half}px` : '') : `${at.x - x - half}px`;
  style.right = side === 'left' ? `-${half}px` : '';
  style.top = isBeside ? `${at.y - y - half}px` : side === 'below' ? `-${half}px` : '';
  style.bottom = side === 'above' ? `-${half}px` : '';
}
