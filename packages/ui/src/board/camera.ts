import type { Point } from '@tessera/space';
import type { Bounds } from './hexGeometry.ts';

/** The visible part of the drawing: the point at the upper left, and pixels per unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels kept free at the edges when fitting, for elements over the board's corners. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Maximum zoom: a hex of 20 units is 80 pixels from centre to corner. */
export const MAX_SCALE = 4;
/** Minimum zoom, as a fraction of the scale at which the whole board fits. */
const FARTHEST = 0.7;

/** Centres a whole rectangle, no closer than `closest`. */
export function fitTo(bounds: Bounds, size: Size, insets: Insets = NO_INSETS, closest = MAX_SCALE): Camera {
  const width = Math.max(1, size.width - insets.left - insets.right);
  const height = Math.max(1, size.height - insets.top - insets.bottom);
  const scale = Math.min(width / Math.max(1, bounds.width), height / Math.max(1, bounds.height), closest);
  return {
    scale,
    x: bounds.x + bounds.width / 2 - (insets.left + width / 2) / scale,
    y: bounds.y + bounds.height / 2 - (insets.top + height / 2) / scale,
  };
}

/** Limits of the scale, in pixels per unit. */
interface ScaleLimits {
  readonly least: number;
  readonly most: number;
}

/** A part of a board to show at a readable scale. */
export interface FollowedPart {
  readonly bounds: Bounds;
  /** The point that stays in sight if the whole part does not fit. */
  readonly anchor: Point;
  readonly limits: ScaleLimits;
}

/** Units beyond the edge of the board that may be in sight. */
const BEYOND = 24;

/**
 * Shows a part of a board at a readable scale. If it does not fit at the smallest scale, the anchor stays in sight with
 * as much of the part as possible. Little beyond the board's edge is shown while the board fills the screen.
 */
export function readableCamera({ bounds, anchor, limits }: FollowedPart, size: Size, board: Bounds): Camera {
  const scale = Math.max(limits.least, fitTo(bounds, size, NO_INSETS, limits.most).scale);
  const along = (from: number, length: number, at: number, room: number, start: number, whole: number) => {
    // The anchor keeps a third of the screen between itself and the edge.
    const middle = length <= room ? from + length / 2 : clamp(from + length / 2, at - room / 6, at + room / 6);
    const first = start - BEYOND;
    const last = start + whole + BEYOND - room;
    return first > last ? start + whole / 2 - room / 2 : clamp(middle - room / 2, first, last);
  };
  return {
    scale,
    x: along(bounds.x, bounds.width, anchor.x, size.width / scale, board.x, board.width),
    y: along(bounds.y, bounds.height, anchor.y, size.height / scale, board.y, board.height),
  };
}

/** Returns the point of the drawing under a pixel. */
export function toBoard(camera: Camera, pixel: Point): Point {
  return { x: camera.x + pixel.x / camera.scale, y: camera.y + pixel.y / camera.scale };
}

/** Returns the pixel over a point of the drawing. */
export function toScreen(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) * camera.scale, y: (point.y - camera.y) * camera.scale };
}

/** Moves the drawing by some pixels. */
export function panCamera(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Zooms around a pixel, which stays over the same point of the drawing. */
export function zoomCamera(camera: Camera, around: Point, factor: number, fitted: number): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(fitted * FARTHEST, camera.scale * factor));
  const point = toBoard(camera, around);
  return { scale, x: point.x - around.x / scale, y: point.y - around.y / scale };
}

/** Keeps the centre of the screen over the board, so that it cannot be lost. */
export function clampCamera(camera: Camera, size: Size, board: Bounds): Camera {
  const halfWidth = size.width / 2 / camera.scale;
  const halfHeight = size.height / 2 / camera.scale;
  return {
    scale: camera.scale,
    x: clamp(camera.x + halfWidth, board.x, board.x + board.width) - halfWidth,
    y: clamp(camera.y + halfHeight, board.y, board.y + board.height) - halfHeight,
  };
}

/** Moves just enough to bring a point at least `margin` pixels inside. */
export function bringIntoView(camera: Camera, point: Point, size: Size, margin: number): Camera {
  const { x, y } = toScreen(camera, point);
  const dx = clamp(x, margin, Math.max(margin, size.width - margin)) - x;
  const dy = clamp(y, margin, Math.max(margin, size.height - margin)) - y;
  return panCamera(camera, dx, dy);
}

/** Whether a rectangle is fully in sight, excluding covered edges. */
export function isInSight(camera: Camera, bounds: Bounds, size: Size, covered: Insets = NO_INSETS): boolean {
  const from = toScreen(camera, bounds);
  const to = toScreen(camera, { x: bounds.x + bounds.width, y: bounds.y + bounds.height });
  return (
    from.x >= covered.left - 0.5 &&
    from.y >= covered.top - 0.5 &&
    to.x <= size.width - covered.right + 0.5 &&
    to.y <= size.height - covered.bottom + 0.5
  );
}

/** Moves as little as needed to have a rectangle in sight, and zooms out only if it would not fit. */
export function revealBounds(camera: Camera, bounds: Bounds, size: Size, covered: Insets = NO_INSETS): Camera {
  const whole = fitTo(bounds, size, covered);
  const near = whole.scale < camera.scale ? whole : camera;
  const from = toScreen(near, bounds);
  const to = toScreen(near, { x: bounds.x + bounds.width, y: bounds.y + bounds.height });
  const slide = (start: number, end: number, least: number, most: number) =>
    start < least ? least - start : end > most ? Math.max(most - end, least - start) : 0;
  return panCamera(
    near,
    slide(from.x, to.x, covered.left, size.width - covered.right),
    slide(from.y, to.y, covered.top, size.height - covered.bottom),
  );
}

/** Interpolates between two cameras; a share of 1 is the target. */
export function interpolateCamera(from: Camera, to: Camera, share: number): Camera {
  const between = (a: number, b: number) => a + (b - a) * share;
  return { x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale) };
}

/** Returns the camera as an SVG view box. */
export function viewBox(camera: Camera, size: Size): string {
  return `${camera.x} ${camera.y} ${size.width / camera.scale} ${size.height / camera.scale}`;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
