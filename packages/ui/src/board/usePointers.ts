import type { Point } from '@tessera/space';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { PointedBy } from './HexBoard.tsx';
import type { CellId } from './hexGeometry.ts';
import type { BoardView } from './useView.ts';

/** The pointer callbacks of a board. */
export interface PointerTargets {
  cellAt(point: Point): CellId | undefined;
  hover(cell: CellId | undefined, by: PointedBy): void;
  choose(cell: CellId, by: PointedBy): void;
  /** Called for every cell under a dragged pointer; without it, dragging pans the board. */
  readonly stroke: { over(cell: CellId): void; end(): void } | undefined;
}

/** Pixels a pointer may move and still count as a tap. */
const TAP_SLOP = 8;
/** Milliseconds until a long press shows the cell under the finger. */
const LONG_PRESS = 450;
/** Zoom speed of the wheel. */
const WHEEL_ZOOM = 0.0016;
/** Pixels between two samples of a stroke: less than the width of any hex. */
const STROKE_STEP = 4;

/**
 * Handles mouse, pen and touch on a board: hover, tap, drag to pan or draw, two fingers or the wheel to zoom. Cells are
 * found by coordinates, never by the drawn elements.
 */
export function usePointers(frame: RefObject<HTMLElement | null>, view: BoardView, targets: PointerTargets): void {
  const latest = useRef(targets);
  useLayoutEffect(() => {
    latest.current = targets;
  });
  useEffect(() => {
    if (!frame.current) return;
    const gestures = new Gestures(frame.current, view, () => latest.current);
    return () => gestures.end();
  }, [frame, view]);
}

/** Uses native listeners because a zooming wheel must not scroll the page. */
class Gestures {
  #element: HTMLElement;
  #view: BoardView;
  #targets: () => PointerTargets;
  #down = new Map<number, Point>();
  #start: Point | undefined;
  #dragging = false;
  /** The last cell of the current stroke. */
  #stroked: CellId | undefined;
  #hovered: CellId | undefined;
  #press: ReturnType<typeof setTimeout> | undefined;
  #listening = new AbortController();

  constructor(element: HTMLElement, view: BoardView, targets: () => PointerTargets) {
    this.#element = element;
    this.#view = view;
    this.#targets = targets;
    const { signal } = this.#listening;
    element.addEventListener('pointerdown', (event) => this.#pressed(event), { signal });
    element.addEventListener('pointermove', (event) => this.#moved(event), { signal });
    element.addEventListener('pointerup', (event) => this.#released(event), { signal });
    element.addEventListener('pointercancel', (event) => this.#lost(event), { signal });
    element.addEventListener('pointerleave', (event) => this.#left(event), { signal });
    element.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
  }

  end(): void {
    clearTimeout(this.#press);
    this.#listening.abort();
  }

  #pressed(event: PointerEvent): void {
    if (event.button !== 0 && event.pointerType === 'mouse') return;
    const pixel = this.#pixel(event);
    this.#view.hold(true);
    this.#down.set(event.pointerId, pixel);
    this.#start = pixel;
    this.#dragging = this.#down.size > 1;
    // A second finger pans the board and ends the stroke of the first.
    if (this.#dragging) this.#lift();
    clearTimeout(this.#press);
    if (event.pointerType === 'mouse') return;
    this.#press = setTimeout(() => {
      this.#dragging = true;
      this.#hover(this.#cell(pixel), kindOf(event));
    }, LONG_PRESS);
  }

  #moved(event: PointerEvent): void {
    const pixel = this.#pixel(event);
    const before = this.#down.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== 'touch') this.#hover(this.#cell(pixel), kindOf(event));
      return;
    }
    if (!this.#dragging && this.#start && distance(pixel, this.#start) < TAP_SLOP) return;
    if (!this.#dragging) this.#beginDrag(event);
    if (this.#down.size === 1 && this.#targets().stroke) this.#draw(before, pixel);
    else if (this.#down.size === 1) this.#view.panBy(pixel.x - before.x, pixel.y - before.y);
    else this.#pinch(event.pointerId, before, pixel);
    this.#down.set(event.pointerId, pixel);
  }

  #beginDrag(event: PointerEvent): void {
    clearTimeout(this.#press);
    this.#dragging = true;
    this.#element.setPointerCapture(event.pointerId);
    this.#hover(undefined, kindOf(event));
  }

  /** A pointer is fast: every cell between two of its samples is drawn over. */
  #draw(from: Point, to: Point): void {
    const steps = Math.ceil(distance(from, to) / STROKE_STEP) || 1;
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      const cell = this.#cell({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      if (cell === undefined || cell === this.#stroked) continue;
      this.#stroked = cell;
      this.#targets().stroke?.over(cell);
    }
  }

  #lift(): void {
    if (this.#stroked === undefined) return;
    this.#stroked = undefined;
    this.#targets().stroke?.end();
  }

  /** The resting finger is the fixed point; the other one pulls the board. */
  #pinch(moving: number, before: Point, now: Point): void {
    const [rest] = [...this.#down].filter(([id]) => id !== moving);
    if (!rest) return;
    const [, fixed] = rest;
    const spread = distance(before, fixed);
    if (spread > 0) this.#view.zoomBy(distance(now, fixed) / spread, fixed);
  }

  #released(event: PointerEvent): void {
    clearTimeout(this.#press);
    this.#lift();
    const pressed = this.#down.delete(event.pointerId);
    if (pressed) this.#view.hold(false);
    if (!pressed || this.#dragging) {
      if (this.#down.size === 0) this.#dragging = false;
      return;
    }
    const cell = this.#cell(this.#pixel(event));
    if (cell !== undefined) this.#targets().choose(cell, kindOf(event));
  }

  #lost(event: PointerEvent): void {
    clearTimeout(this.#press);
    this.#lift();
    if (this.#down.delete(event.pointerId)) this.#view.hold(false);
    this.#dragging = this.#down.size > 0;
  }

  #left(event: PointerEvent): void {
    if (!this.#down.has(event.pointerId)) this.#hover(undefined, kindOf(event));
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    this.#view.zoomBy(Math.exp(-event.deltaY * WHEEL_ZOOM), this.#pixel(event));
  }

  #hover(cell: CellId | undefined, by: PointedBy): void {
    if (cell === this.#hovered) return;
    this.#hovered = cell;
    this.#targets().hover(cell, by);
  }

  #cell(pixel: Point): CellId | undefined {
    return this.#targets().cellAt(this.#view.pointAt(pixel));
  }

  #pixel(event: MouseEvent): Point {
    const { left, top } = this.#element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}

function kindOf(event: PointerEvent): PointedBy {
  return event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
