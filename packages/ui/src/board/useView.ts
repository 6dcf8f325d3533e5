import type { Point } from '@tessera/space';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import {
  bringing,
  type Camera,
  fitTo,
  type Insets,
  kept,
  NO_INSETS,
  panned,
  type Size,
  toBoard,
  viewBox,
  zoomed,
} from './camera.ts';
import type { Bounds } from './hexGeometry.ts';

/** Closest view that `show` takes by itself. */
const CLOSEST = 2.6;
/** Pixels around the cursor that stay in sight. */
const CURSOR_MARGIN = 56;
/** Pixels around a fitted board. */
const FIT_MARGIN = 16;

/**
 * The camera of a board. It lives outside React: panning and zooming write one attribute of the picture and render
 * nothing. Until somebody moves it, it follows the size of the frame.
 */
export class BoardView {
  #camera: Camera = { x: 0, y: 0, scale: 1 };
  #size: Size = { width: 1, height: 1 };
  #board: Bounds = { x: 0, y: 0, width: 1, height: 1 };
  #insets: Insets = NO_INSETS;
  #moved = false;
  #picture: SVGSVGElement | null = null;

  /** Begins to drive a picture of this board. */
  attach(picture: SVGSVGElement | null, board: Bounds, insets: Insets): void {
    this.#picture = picture;
    this.#board = board;
    this.#insets = insets;
    if (!this.#moved) this.fit();
  }

  resize(next: Size): void {
    const before = this.#size;
    this.#size = next;
    if (!this.#moved) this.fit();
    else this.#set(panned(this.#camera, (next.width - before.width) / 2, (next.height - before.height) / 2));
  }

  /** The point of the drawing under a pixel of the frame. */
  pointAt(pixel: Point): Point {
    return toBoard(this.#camera, pixel);
  }

  panBy(dx: number, dy: number): void {
    this.#move(panned(this.#camera, dx, dy));
  }

  /** Zooms around a pixel, or around the middle. */
  zoomBy(factor: number, around: Point = { x: this.#size.width / 2, y: this.#size.height / 2 }): void {
    this.#move(zoomed(this.#camera, around, factor, this.#whole().scale));
  }

  /** Shows the whole board, and follows the frame again. */
  fit(): void {
    this.#moved = false;
    this.#set(this.#whole());
  }

  /** Shows a part of the board. */
  show(bounds: Bounds): void {
    this.#move(fitTo(bounds, this.#size, this.#insets, CLOSEST));
  }

  /** Moves as little as needed to have a point in sight. */
  bring(point: Point): void {
    this.#set(bringing(this.#camera, point, this.#size, CURSOR_MARGIN));
  }

  #whole(): Camera {
    const { top, right, bottom, left } = this.#insets;
    const margin = FIT_MARGIN;
    const around = { top: top + margin, right: right + margin, bottom: bottom + margin, left: left + margin };
    return fitTo(this.#board, this.#size, around);
  }

  #move(next: Camera): void {
    this.#moved = true;
    this.#set(next);
  }

  #set(next: Camera): void {
    this.#camera = kept(next, this.#size, this.#board);
    this.#picture?.setAttribute('viewBox', viewBox(this.#camera, this.#size));
    this.#picture?.setAttribute('data-zoom', zoomName(this.#camera.scale));
  }
}

/** Far, middle or near, for styles that leave out labels and icons when they would be too small. */
function zoomName(scale: number): string {
  if (scale < 0.6) return 'far';
  return scale < 1.2 ? 'middle' : 'near';
}

/** A camera for a picture inside a frame. */
export function useView(
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<SVGSVGElement | null>,
  board: Bounds,
  insets: Insets,
): BoardView {
  const [view] = useState(() => new BoardView());
  useLayoutEffect(() => {
    if (frame.current) view.resize(sizeOf(frame.current));
    view.attach(picture.current, board, insets);
  }, [view, frame, picture, board, insets]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => view.resize(sizeOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, view]);
  return view;
}

function sizeOf(element: HTMLElement): Size {
  return { width: Math.max(1, element.clientWidth), height: Math.max(1, element.clientHeight) };
}
