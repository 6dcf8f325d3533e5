import type { Point } from '@tessera/space';
import { loadContent } from '@tessera/war-of-the-ring/facts';
import { geometry, scatterPoints } from './geometry.ts';
import { hashNoise } from './noise.ts';

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Path of one terrain stroke around a point. */
const STROKES: Readonly<Record<string, (place: Point, size: number) => string>> = {
  mountain: (place, size) =>
    `M${at(place)}m${-4 * size} ${3 * size}l${4 * size} ${-7 * size}l${4.4 * size} ${7 * size}m${-4.4 * size} ${-7 * size}l${0.6 * size} ${3.4 * size}`,
  hills: (place, size) =>
    `M${at(place)}m${-5 * size} 2c${2 * size} ${-4.5 * size} ${7 * size} ${-4.5 * size} ${9.5 * size} 0`,
  forest: (place, size) =>
    `M${at(place)}m${-2.4 * size} 0a${2.4 * size} ${2.8 * size} 0 0 1 ${4.8 * size} 0zm${2.4 * size} 0v${2.4 * size}`,
  marsh: (place, size) =>
    `M${at(place)}m${-4 * size} 0h${8 * size}m${-5.6 * size} ${-0.4}l${-0.8 * size} ${-2.6 * size}m${2 * size} ${2.6 * size}v${-3.2 * size}m${1.6 * size} ${3.2 * size}l${0.8 * size} ${-2.6 * size}`,
  waste: (place, size) => `M${at(place)}q${1.6 * size} ${-1.8 * size} ${3.2 * size} 0t${3.2 * size} 0`,
};
const GAPS: Readonly<Record<string, number>> = { mountain: 15, hills: 17, forest: 10.5, marsh: 15, waste: 14 };

/** Room kept free around the middle of a region, for its pieces and its name. */
const FREE_ROOM = { x: 21, y: 11 };

/** Path of all terrain strokes. */
export const TERRAIN: string = [...loadContent().content.region.values()]
  .flatMap(({ landscape }, region) => {
    const stroke = STROKES[landscape];
    if (!stroke) return [];
    const middle = geometry.middles[region]!;
    return scatterPoints(region, GAPS[landscape]!, 7)
      .filter(({ x, y }) => Math.abs(x - middle.x) > FREE_ROOM.x || Math.abs(y - middle.y - 3) > FREE_ROOM.y)
      .map((place) => stroke(place, 0.8 + 0.35 * hashNoise(place.x, place.y)));
  })
  .join('');

/** Row of peaks, each with a lit and a dark face. */
interface Peaks {
  readonly lit: string;
  readonly dark: string;
}

function peak({ x, y }: Point, size: number): Peaks {
  const lean = size * 0.18 * (2 * hashNoise(x, y) - 1);
  const top = `${(x + lean).toFixed(1)} ${(y - size * 1.15).toFixed(1)}`;
  const foot = `${(x + size * 0.12).toFixed(1)} ${(y + size * 0.5).toFixed(1)}`;
  const low = (y + size * 0.42).toFixed(1);
  return {
    lit: `M${(x - size * 0.72).toFixed(1)} ${low}L${top}L${foot}Z`,
    dark: `M${top}L${(x + size * 0.72).toFixed(1)} ${low}L${foot}Z`,
  };
}

/** Returns points along a line at this distance from each other. */
function along(points: readonly Point[], gap: number): Point[] {
  const places: Point[] = [];
  let due = gap / 2;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    for (; due <= length; due += gap) {
      const share = due / length;
      places.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
    }
    due -= length;
  }
  return places;
}

function together(places: readonly Point[], sizeOf: (place: Point) => number): Peaks {
  // Peaks lower on the page are drawn in front.
  const peaks = places.toSorted((a, b) => a.y - b.y).map((place) => peak(place, sizeOf(place)));
  return { lit: peaks.map(({ lit }) => lit).join(''), dark: peaks.map(({ dark }) => dark).join('') };
}

const ridges = geometry.borders.filter(
  ({ kind, cells: [a, b] }) =>
    kind === 'ridge' && geometry.cells[a]!.cover === 'region' && geometry.cells[b]!.cover === 'region',
);

/** Lines of impassable borders, and the peaks on them. */
export const RIDGE_LINES: readonly (readonly Point[])[] = ridges.map(({ points }) => points);
export const RIDGES: Peaks = together(
  RIDGE_LINES.flatMap((line) => along(line, 7)),
  (place) => 5.6 + 2.6 * hashNoise(place.x, place.y, 3),
);

/** Massifs: land without passages, full of peaks. */
export const MASSIFS: Peaks = together(
  geometry.cells.flatMap(({ cover }, cell) => (cover === 'mountain' ? massif(cell) : [])),
  (place) => 8 + 5 * hashNoise(place.x, place.y, 5),
);

function massif(cell: number): Point[] {
  return scatterPoints(cell, 12, 3);
}
