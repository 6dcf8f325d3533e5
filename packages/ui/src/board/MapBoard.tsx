import type { Point } from '@tessera/space';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classes } from '../classes.ts';
import { BoardButtons, type BoardWords } from './BoardButtons.tsx';
import { type Insets, NO_INSETS } from './camera.ts';
import { cursorMove } from './cursorKeys.ts';
import type { PointedBy } from './HexBoard.tsx';
import type { Bounds, CellId } from './hexGeometry.ts';
import { usePointedCells } from './pointedCells.ts';
import { usePointers } from './usePointers.ts';
import { type BoardView, useView } from './useView.ts';

/** An area of a drawn map: its name, its centre, and its outline as an SVG path. */
export interface MapArea {
  readonly id: CellId;
  readonly at: Point;
  readonly outline: string;
}

export interface MapBoardProps {
  readonly areas: ReadonlyMap<CellId, MapArea>;
  readonly bounds: Bounds;
  /** Returns the area under a point of the drawing; the only hit-test of the map. */
  areaAt(point: Point): CellId | undefined;
  /** Returns the areas that arrow keys lead to. */
  neighboursOf(area: CellId): readonly CellId[];
  /** The static part: drawn once and moved as an image. */
  readonly ground: ReactNode;
  /** The dynamic part, drawn over the ground. */
  readonly children?: ReactNode;
  /** The accessible name of the map. */
  readonly label: string;
  /** Describes an area; read aloud when the cursor reaches it. */
  describe(area: CellId): string;
  /** The areas that Tab visits: those with a legal action now. */
  readonly targets?: readonly CellId[] | undefined;
  /** The armed area: choosing it again commits. */
  readonly selected?: CellId | undefined;
  onHover?(area: CellId | undefined, by: PointedBy): void;
  onSelect?(area: CellId, by: PointedBy): void;
  onCommit?(area: CellId, by: PointedBy): void;
  onCancel?(): void;
  /** Called with the pixels per unit whenever the map is redrawn at another size, for labels that are placed anew. */
  onScale?(scale: number): void;
  readonly words: BoardWords;
  readonly insets?: Insets | undefined;
  readonly bare?: boolean | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<MapBoardHandle> | undefined;
}

/** The imperative API of a map. */
export interface MapBoardHandle {
  fit(): void;
  /** Shows these areas, as close as possible. */
  focusOn(areas: readonly CellId[]): void;
  /** Moves to these areas if they are out of sight, and no farther than needed. */
  reveal(areas: readonly CellId[]): void;
}

/** Units around areas that are shown. */
const MARGIN = 60;
/** After this many milliseconds without movement the map is redrawn at its size. */
const REST = 140;
const FOCUSABLE = { tabIndex: 0 };

/**
 * A map of areas with any outline, with panning, zooming, pointing and keyboard navigation. Movement only moves an
 * image; it is redrawn once it rests.
 */
export function MapBoard(props: MapBoardProps) {
  const { areas, bounds, label, targets = [], selected, onHover, onSelect, onCommit } = props;
  const frame = useRef<HTMLDivElement>(null);
  const camera = useRef<SVGSVGElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const view = useView(frame, camera, bounds, props.insets ?? NO_INSETS);
  useSheet(view, sheet, bounds, props.onScale);
  const [hovered, setHovered] = useState<CellId>();
  const [cursor, setCursor] = useState<CellId>();

  useImperativeHandle(props.ref, () => {
    const around = (ids: readonly CellId[]) => boundsAround(ids.flatMap((id) => areas.get(id)?.at ?? []));
    return {
      fit: () => view.fit(),
      focusOn: (ids) => ids.length > 0 && view.show(around(ids)),
      reveal: (ids) => ids.length > 0 && view.reveal(around(ids)),
    };
  }, [view, areas]);

  const choose = (area: CellId, by: PointedBy) => {
    if (area === selected && onCommit) onCommit(area, by);
    else onSelect?.(area, by);
  };
  usePointers(frame, view, {
    cellAt: props.areaAt,
    hover: (area, by) => {
      setHovered(by === 'mouse' ? area : undefined);
      onHover?.(area, by);
    },
    choose: (area, by) => {
      setCursor(undefined);
      choose(area, by);
    },
    stroke: undefined,
  });

  const goTo = (area: CellId | undefined) => {
    const place = area === undefined ? undefined : areas.get(area);
    if (!place) return false;
    setCursor(place.id);
    view.bring(place.at);
    onHover?.(place.id, 'keyboard');
    return true;
  };
  const latestGoTo = useRef(goTo);
  latestGoTo.current = goTo;
  const marked = usePointedCells(
    useCallback((area) => areas.has(area), [areas]),
    useCallback((area) => {
      frame.current?.focus({ preventScroll: true });
      latestGoTo.current(area);
    }, []),
  );
  const keyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isHandled(event)) event.preventDefault();
  };
  const isHandled = (event: KeyboardEvent): boolean => {
    const move = cursorMove(event);
    const start = selected ?? targets[0] ?? areas.keys().next().value;
    if (move) return goTo(cursor === undefined ? start : stepFrom(cursor, move)) || true;
    if (event.key === 'Tab') return goTo(nextOf(targets, cursor, event.shiftKey));
    if (event.key === 'Enter' && cursor !== undefined) choose(cursor, 'keyboard');
    else if (event.key === 'Escape' && props.onCancel) props.onCancel();
    else return isZoom(event.key, view);
    return true;
  };
  /** Returns the neighbour that lies most in that direction; if there is none, the nearest area there. */
  const stepFrom = (from: CellId, move: string): CellId | undefined => {
    const here = areas.get(from)?.at;
    const way = WAYS[move];
    if (!here || !way) return undefined;
    return (
      most(props.neighboursOf(from), (id) => along(here, areas.get(id)?.at, way)) ??
      most([...areas.keys()], (id) => along(here, areas.get(id)?.at, way))
    );
  };
  const leave = () => {
    if (cursor !== undefined) onHover?.(undefined, 'keyboard');
    setCursor(undefined);
  };

  return (
    <div className={classes('relative h-full w-full overflow-hidden', props.className)}>
      <svg ref={camera} aria-hidden="true" className="absolute size-0" />
      <div
        ref={frame}
        role="application"
        aria-label={label}
        {...FOCUSABLE}
        data-keeps-enter={cursor !== undefined && cursor !== selected && targets.includes(cursor) ? '' : undefined}
        onKeyDown={keyDown}
        onBlur={leave}
        className="absolute inset-0 cursor-crosshair touch-none select-none overflow-hidden -outline-offset-2"
      >
        <div
          ref={sheet}
          aria-hidden="true"
          className="pointer-events-none absolute top-0 left-0 origin-top-left will-change-transform"
        >
          <svg aria-hidden="true" viewBox={boxOf(bounds)} className="absolute inset-0 h-full w-full overflow-visible">
            {props.ground}
          </svg>
          <svg aria-hidden="true" viewBox={boxOf(bounds)} className="absolute inset-0 h-full w-full overflow-visible">
            {props.children}
            {hovered !== undefined && <Rim area={areas.get(hovered)} quiet />}
            {marked.map((area) => (
              <Rim key={area} area={areas.get(area)} isMark />
            ))}
            {cursor !== undefined && <Rim area={areas.get(cursor)} />}
          </svg>
        </div>
      </div>
      <div aria-live="polite" className="sr-only">
        {cursor !== undefined && props.describe(cursor)}
      </div>
      {!props.bare && <BoardButtons words={props.words} view={view} />}
    </div>
  );
}

/** Moves the sheet with the camera and redraws it at its size once the camera rests. */
function useSheet(
  view: BoardView,
  sheet: { readonly current: HTMLDivElement | null },
  { x, y, width, height }: Bounds,
  onScale: MapBoardProps['onScale'],
): void {
  const latestOnScale = useRef(onScale);
  latestOnScale.current = onScale;
  useLayoutEffect(() => {
    let drawn = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const place = () => {
      const element = sheet.current;
      if (!element) return;
      const at = view.pixelAt({ x, y });
      const scale = (view.pixelAt({ x: x + width, y }).x - at.x) / width;
      element.style.transform = `translate(${at.x}px, ${at.y}px) scale(${scale / drawn})`;
    };
    const draw = () => {
      const element = sheet.current;
      if (!element) return;
      drawn = (view.pixelAt({ x: x + width, y }).x - view.pixelAt({ x, y }).x) / width;
      element.style.width = `${width * drawn}px`;
      element.style.height = `${height * drawn}px`;
      place();
      latestOnScale.current?.(drawn);
    };
    const moved = () => {
      clearTimeout(rest);
      if (drawn === 0) return draw();
      place();
      rest = setTimeout(draw, REST);
    };
    draw();
    const stop = view.subscribe(moved);
    return () => {
      clearTimeout(rest);
      stop();
    };
  }, [view, sheet, x, y, width, height]);
}

interface RimProps {
  readonly area: MapArea | undefined;
  readonly quiet?: boolean;
  /** Whether others point at the area: a dashed rim, unlike the cursor. */
  readonly isMark?: boolean;
}

function Rim({ area, quiet, isMark }: RimProps) {
  if (!area) return null;
  const line = { vectorEffect: 'non-scaling-stroke', fill: 'none', strokeLinejoin: 'round' } as const;
  if (quiet) return <path d={area.outline} {...line} stroke="var(--ink)" strokeOpacity="0.8" strokeWidth="1.5" />;
  return (
    <g data-pointed={isMark || undefined}>
      <path d={area.outline} {...line} stroke="var(--table)" strokeWidth="6" />
      <path
        d={area.outline}
        {...line}
        stroke="var(--act-line)"
        strokeWidth="3"
        strokeDasharray={isMark ? '9 5' : undefined}
      />
    </g>
  );
}

const WAYS: Readonly<Record<string, Point>> = {
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  'north-west': { x: -0.7, y: -0.7 },
  'north-east': { x: 0.7, y: -0.7 },
  'south-west': { x: -0.7, y: 0.7 },
  'south-east': { x: 0.7, y: 0.7 },
};

/** Rates how well a place lies in a direction: 0 beyond 60 degrees, otherwise greater the nearer it is. */
function along(from: Point, to: Point | undefined, way: Point): number {
  if (!to) return 0;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const cosine = length > 0 ? (dx * way.x + dy * way.y) / length : 0;
  return cosine < 0.5 ? 0 : cosine ** 2 / length;
}

function most(ids: readonly CellId[], worth: (id: CellId) => number): CellId | undefined {
  let best: CellId | undefined;
  let highest = 0;
  for (const id of ids) {
    const value = worth(id);
    if (value > highest) [best, highest] = [id, value];
  }
  return best;
}

/** Returns the target after an area; undefined past the last, so that the focus is not trapped. */
function nextOf(targets: readonly CellId[], from: CellId | undefined, backwards: boolean): CellId | undefined {
  const at = from === undefined ? -1 : targets.indexOf(from);
  if (at < 0) return backwards ? undefined : targets[0];
  return targets[backwards ? at - 1 : at + 1];
}

function isZoom(key: string, view: BoardView): boolean {
  if (key === '+' || key === '=') view.zoomBy(1.25);
  else if (key === '-') view.zoomBy(0.8);
  else if (key === '0') view.fit();
  else return false;
  return true;
}

function boxOf({ x, y, width, height }: Bounds): string {
  return `${x} ${y} ${width} ${height}`;
}

function boundsAround(points: readonly Point[]): Bounds {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}
