import type { Point } from '@tessera/space';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import {
  bringIntoView,
  type Camera,
  clampCamera,
  type FollowedPart,
  fitTo,
  type Insets,
  interpolateCamera,
  isInSight,
  NO_INSETS,
  panCamera,
  readableCamera,
  revealBounds,
  type Size,
  toBoard,
  toScreen,
  viewBox,
  zoomCamera,
} from './camera.ts';
import type { Bounds } from './hexGeometry.ts';

/** Maximum zoom of `show`. */
const CLOSEST = 2.6;
/** Pixels around the cursor that stay in sight. */
const CURSOR_MARGIN = 56;
/** Pixels around a fitted board. */
const FIT_MARGIN = 16;
/** Milliseconds of an automatic move, at normal speed. */
const GLIDE = 280;

/**
 * The camera of a board. It lives outside React: panning and zooming write one attribute of the image and render
 * nothing. Until the player moves it, it follows the size of the frame. It never moves by itself while a pointer is
 * down.
 */
export class BoardView {
  #camera: Camera = { x: 0, y: 0, scale: 1 };
  #size: Size = { width: 1, height: 1 };
  #board: Bounds = { x: 0, y: 0, width: 1, height: 1 };
  #insets: Insets = NO_INSETS;
  #moved = false;
  /** Returns the camera of the followed part for the current size, until the player moves the board. */
  #follows: (() => Camera) | undefined;
  #picture: SVGSVGElement | null = null;
  #listeners = new Set<() => void>();
  /** Number of pointers that are down. */
  #held = 0;
  #glide: number | undefined;

  /** Attaches the camera to an image of this board. */
  attach(picture: SVGSVGElement | null, board: Bounds, insets: Insets): void {
    this.#picture = picture;
    this.#board = board;
    this.#insets = insets;
    if (!this.#moved) this.fit();
  }

  resize(next: Size): void {
    const before = this.#size;
    this.#size = next;
    if (next.width === before.width && next.height === before.height) return;
    if (!this.#moved) this.#set(this.#whole());
    else if (this.#follows) this.#glideTo(this.#follows());
    // The upper left corner stays fixed: a sheet that grows from below must not move the board under a finger.
    else this.#set(panCamera(this.#camera, (next.width - before.width) / 2, 0));
  }

  /** Notifies the listener of every change of the visible part. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get size(): Size {
    return this.#size;
  }

  /** Returns the pixel of the frame over a point of the drawing. */
  pixelAt(point: Point): Point {
    return toScreen(this.#camera, point);
  }

  /** Records a pointer going down or up; automatic moves wait for it. */
  hold(isHeld: boolean): void {
    this.#held = Math.max(0, this.#held + (isHeld ? 1 : -1));
    if (isHeld) this.#stop();
  }

  /** Moves to a part of the board at a readable scale, and again when the frame changes its size. */
  follow(part: FollowedPart): void {
    const camera = () => readableCamera(part, this.#size, this.#board);
    this.#glideTo(camera());
    this.#follows = camera;
  }

  /** Moves a point to the centre, at the current scale. */
  centre({ x, y }: Point): void {
    const { scale } = this.#camera;
    this.#follows = undefined;
    this.#glideTo({ scale, x: x - this.#size.width / 2 / scale, y: y - this.#size.height / 2 / scale });
  }

  /** Returns the point of the drawing under a pixel of the frame. */
  pointAt(pixel: Point): Point {
    return toBoard(this.#camera, pixel);
  }

  panBy(dx: number, dy: number): void {
    this.#release();
    this.#move(panCamera(this.#camera, dx, dy));
  }

  /** Zooms around a pixel, or around the centre. */
  zoomBy(factor: number, around: Point = { x: this.#size.width / 2, y: this.#size.height / 2 }): void {
    this.#release();
    this.#move(zoomCamera(this.#camera, around, factor, this.#whole().scale));
  }

  /** Shows the whole board, and follows the frame again. */
  fit(): void {
    this.#release();
    this.#moved = false;
    this.#set(this.#whole());
  }

  /** Moves to a part of the board, as close as possible. */
  show(bounds: Bounds): void {
    this.#follows = undefined;
    this.#glideTo(fitTo(bounds, this.#size, this.#insets, CLOSEST));
  }

  /** Moves to a part of the board if it is out of sight or covered, and no farther than needed. */
  reveal(bounds: Bounds, covered: Insets = NO_INSETS): void {
    if (isInSight(this.#camera, bounds, this.#size, covered)) return;
    this.#follows = undefined;
    this.#glideTo(revealBounds(this.#camera, bounds, this.#size, covered));
  }

  /** Whether a part of the board is fully in sight. */
  sees(bounds: Bounds, covered: Insets = NO_INSETS): boolean {
    return isInSight(this.#camera, bounds, this.#size, covered);
  }

  /** Moves as little as needed to have a point in sight. */
  bring(point: Point): void {
    this.#set(bringIntoView(this.#camera, point, this.#size, CURSOR_MARGIN));
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

  /** Moves smoothly at the speed of the theme; at once if motion is off, and not at all while a pointer is down. */
  #glideTo(next: Camera): void {
    this.#stop();
    if (this.#held > 0) return;
    const pace = this.#picture ? Number(getComputedStyle(this.#picture).getPropertyValue('--pace')) : 0;
    const from = this.#camera;
    const to = clampCamera(next, this.#size, this.#board);
    if (!(pace > 0) || this.#size.width <= 1) {
      this.#move(to);
      return;
    }
    this.#moved = true;
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / (GLIDE * pace)));
      this.#set(interpolateCamera(from, to, 1 - (1 - share) ** 3));
      this.#glide = share < 1 ? requestAnimationFrame(step) : undefined;
    };
    this.#glide = requestAnimationFrame(step);
  }

  /** Ends a movement and the following, because the player moves the board. */
  #release(): void {
    this.#stop();
    this.#follows = undefined;
  }

  #stop(): void {
    if (this.#glide !== undefined) cancelAnimationFrame(this.#glide);
    this.#glide = undefined;
  }

  #set(next: Camera): void {
    this.#camera = clampCamera(next, this.#size, this.#board);
    this.#picture?.setAttribute('viewBox', viewBox(this.#camera, this.#size));
    this.#picture?.setAttribute('data-zoom', zoomName(this.#camera.scale));
    for (const listener of this.#listeners) listener();
  }
}

/** Returns the name of a zoom level, for styles that enlarge labels or hide small details. */
function zoomName(scale: number): string {
  if (scale < 0.4) return 'tiny';
  if (scale < 0.6) return 'far';
  return scale < 1.2 ? 'middle' : 'near';
}

/** Creates the camera of an image inside a frame. */
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
