import { type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { BoardButtons, type BoardWords } from './BoardButtons.tsx';
import { BoardCallout, type Callout } from './BoardCallout.tsx';
import { type Insets, NO_INSETS } from './camera.ts';
import { cellIndex } from './cellIndex.ts';
import { type Beacon, EdgeMarkers } from './EdgeMarkers.tsx';
import { type BoardCell, boundsOf, type CellId, centreOf, HEX_SIZE, hexesPath } from './hexGeometry.ts';
import { type BoardLayers, Layers } from './layers.tsx';
import { usePointedCells } from './pointedCells.ts';
import { useCursor } from './useCursor.ts';
import { usePointers } from './usePointers.ts';
import { type BoardView, useView } from './useView.ts';

/** The input device that pointed at a cell. */
export type PointedBy = 'mouse' | 'touch' | 'pen' | 'keyboard';

export interface HexBoardProps {
  readonly cells: readonly BoardCell[];
  /** The drawing by layer. Keep nodes stable: a layer is redrawn only when its node changes. */
  readonly layers: BoardLayers;
  /** The accessible name of the board. */
  readonly label: string;
  /** Describes a cell; read aloud when the cursor reaches it. */
  describe(cell: CellId): string;
  /** The cells that Tab visits: those with a legal action now, in a sensible order. */
  readonly targets?: readonly CellId[] | undefined;
  /** The armed cell: choosing it again commits. */
  readonly selected?: CellId | undefined;
  onHover?(cell: CellId | undefined, by: PointedBy): void;
  onSelect?(cell: CellId, by: PointedBy): void;
  onCommit?(cell: CellId, by: PointedBy): void;
  /** Called for each cell under a dragged pointer, including the first. If set, one finger draws instead of panning. */
  onStroke?(cell: CellId): void;
  /** Called when the dragging pointer is lifted. */
  onStrokeEnd?(): void;
  /** Called for Esc. */
  onCancel?(): void;
  readonly words: BoardWords;
  /** A callout beside a cell, such as a roll, which follows the board. */
  readonly callout?: Callout | undefined;
  /** Omits the zoom buttons, for small boards; touch and keys still zoom. */
  readonly bare?: boolean | undefined;
  /** Cells that get a marker at the edge of the frame while they are out of sight. */
  readonly beacons?: readonly Beacon[] | undefined;
  /** Pixels to keep free at the edges when the whole board is shown. */
  readonly insets?: Insets | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HexBoardHandle> | undefined;
}

/** The imperative API of a board. */
export interface HexBoardHandle {
  /** Shows the whole board. */
  fit(): void;
  /** Shows these cells, as close as possible. */
  focusOn(cells: readonly CellId[]): void;
  /**
   * Shows these cells with hexes that are readable and pressable, at least the anchor if not all fit. Follows the size
   * of the frame until the player moves the board.
   */
  follow(cells: readonly CellId[], anchor: CellId): void;
  /** Moves to these cells if they are out of sight or covered, and no farther than needed. */
  reveal(cells: readonly CellId[], covered?: Insets): void;
  /** Like `reveal`, but only if none of the cells is in sight, so that a player's zoom is kept. */
  revealAny(cells: readonly CellId[], covered?: Insets): void;
  zoomBy(factor: number): void;
}

/** Units around focused cells: a single hex should not fill the screen. */
const FOCUS_MARGIN = 60;

/** Units around cells that only need to be in sight. */
const REVEAL_MARGIN = 12;

/** Width of a hex in pixels that is readable and pressable with a thumb, and the width above which nothing is gained. */
const READABLE_HEX = { least: 46, most: 64 };
const HEX_WIDTH = Math.sqrt(3) * HEX_SIZE;
const READABLE = { least: READABLE_HEX.least / HEX_WIDTH, most: READABLE_HEX.most / HEX_WIDTH };

/** An application handles keys, so it is focusable. */
const FOCUSABLE = { tabIndex: 0 };

/** A board of pointy hexes with panning, zooming, pointing and keyboard navigation. */
export function HexBoard(props: HexBoardProps) {
  const { cells, layers, label, targets = [], selected, onHover, onSelect, onCommit, onStroke } = props;
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const index = useMemo(() => cellIndex(cells), [cells]);
  const bounds = useMemo(() => boundsOf(cells), [cells]);
  const view = useView(frame, picture, bounds, props.insets ?? NO_INSETS);
  const [hovered, setHovered] = useState<CellId>();

  useImperativeHandle(props.ref, () => handleOf(view, index), [view, index]);

  const choose = (cell: CellId, by: PointedBy) => {
    if (cell === selected && onCommit) onCommit(cell, by);
    else onSelect?.(cell, by);
  };
  const cursor = useCursor({
    index,
    view,
    targets,
    start: index.byId(selected) ?? index.byId(targets[0]) ?? cells[Math.floor(cells.length / 2)],
    arrive: (cell) => onHover?.(cell, 'keyboard'),
    choose: (cell) => choose(cell, 'keyboard'),
    cancel: props.onCancel,
  });
  usePointers(frame, view, {
    cellAt: (point) => index.under(point)?.id,
    hover: (cell, by) => {
      setHovered(by === 'mouse' ? cell : undefined);
      onHover?.(cell, by);
    },
    choose: (cell, by) => {
      cursor.leave();
      choose(cell, by);
    },
    stroke: onStroke && { over: onStroke, end: () => props.onStrokeEnd?.() },
  });

  const goTo = useRef(cursor.goTo);
  goTo.current = cursor.goTo;
  const marked = usePointedCells(
    useCallback((cell) => index.byId(cell) !== undefined, [index]),
    useCallback((cell) => {
      frame.current?.focus({ preventScroll: true });
      goTo.current(cell);
    }, []),
  );

  const leave = () => {
    // A pointer reports when it leaves; the keyboard cursor leaves with the focus.
    if (cursor.cell) onHover?.(undefined, 'keyboard');
    cursor.leave();
  };

  return (
    <div className={classes('relative h-full w-full overflow-hidden', props.className)}>
      <div
        ref={frame}
        role="application"
        aria-label={label}
        {...FOCUSABLE}
        data-keeps-enter={
          cursor.cell && cursor.cell.id !== selected && targets.includes(cursor.cell.id) ? '' : undefined
        }
        onKeyDown={cursor.onKeyDown}
        onBlur={leave}
        className="absolute inset-0 cursor-crosshair touch-none select-none -outline-offset-2"
      >
        <svg ref={picture} aria-hidden="true" className="pointer-events-none block h-full w-full">
          <Layers layers={layers} />
          {hovered !== undefined && <CellRim cell={index.byId(hovered)} quiet />}
          {marked.map((cell) => (
            <CellRim key={cell} cell={index.byId(cell)} isMark />
          ))}
          <CellRim cell={cursor.cell} />
        </svg>
      </div>
      <div aria-live="polite" className="sr-only">
        {cursor.cell && props.describe(cursor.cell.id)}
      </div>
      {props.beacons && <EdgeMarkers view={view} cellOf={index.byId} beacons={props.beacons} />}
      {!props.bare && <BoardButtons words={props.words} view={view} />}
      {props.callout && <BoardCallout view={view} cellOf={index.byId} {...props.callout} />}
    </div>
  );
}

interface CellRimProps {
  readonly cell: BoardCell | undefined;
  readonly quiet?: boolean;
  /** Whether others point at the cell: a dashed rim, unlike the cursor. */
  readonly isMark?: boolean;
}

function CellRim({ cell, quiet, isMark }: CellRimProps) {
  if (!cell) return null;
  const path = hexesPath([cell], quiet ? 0.94 : 0.88);
  if (quiet) return <path d={path} fill="none" stroke="var(--ink)" strokeOpacity="0.7" strokeWidth="1.5" />;
  return (
    <g fill="none" strokeLinejoin="round" data-pointed={isMark || undefined}>
      <path d={path} stroke="var(--table)" strokeWidth="6" />
      <path d={path} stroke="var(--act-line)" strokeWidth="3" strokeDasharray={isMark ? '9 5' : undefined} />
    </g>
  );
}

function handleOf(view: BoardView, { byId }: Pick<ReturnType<typeof cellIndex>, 'byId'>): HexBoardHandle {
  const around = (ids: readonly CellId[]) => boundsOf(ids.flatMap((id) => byId(id) ?? []));
  const widened = (cells: readonly CellId[], margin: number) => {
    const { x, y, width, height } = around(cells);
    if (width === 0) return undefined;
    return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  };
  return {
    fit: () => view.fit(),
    zoomBy: (factor) => view.zoomBy(factor),
    focusOn: (cells) => {
      const bounds = widened(cells, FOCUS_MARGIN);
      if (bounds) view.show(bounds);
    },
    follow: (cells, anchor) => {
      const at = byId(anchor);
      const bounds = widened([...cells, anchor], REVEAL_MARGIN);
      if (at && bounds) view.follow({ bounds, anchor: centreOf(at), limits: READABLE });
    },
    reveal: (cells, covered) => {
      const bounds = widened(cells, REVEAL_MARGIN);
      if (bounds) view.reveal(bounds, covered);
    },
    revealAny: (cells, covered) => {
      const bounds = widened(cells, REVEAL_MARGIN);
      if (bounds && !cells.some((cell) => view.sees(around([cell]), covered))) view.reveal(bounds, covered);
    },
  };
}
