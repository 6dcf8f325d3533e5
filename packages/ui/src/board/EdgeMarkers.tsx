import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type EdgePlace, edgePlaces, MARKER } from './edgePlaces.ts';
import { type BoardCell, type CellId, centreOf } from './hexGeometry.ts';
import type { BoardView } from './useView.ts';

/** A cell whose direction is shown while it is out of sight. */
export interface Beacon {
  readonly cell: CellId;
  /** The accessible name: the figure, and the effect of a press. */
  readonly label: string;
  /** A short text beside the picture, such as the distance. */
  readonly note?: string | undefined;
  readonly picture: ReactNode;
}

interface EdgeMarkersProps {
  readonly view: BoardView;
  readonly beacons: readonly Beacon[];
  cellOf(id: CellId): BoardCell | undefined;
}

/** Markers at the edge of a board that point to beacons out of sight. A press moves the board there. */
export function EdgeMarkers({ view, beacons, cellOf }: EdgeMarkersProps) {
  const [places, setPlaces] = useState<readonly EdgePlace[]>([]);
  useLayoutEffect(() => {
    const place = () => {
      const next = edgePlaces(
        beacons.map(({ cell }) => {
          const at = cellOf(cell);
          return at ? view.pixelAt(centreOf(at)) : { x: 0, y: 0 };
        }),
        view.size,
      );
      setPlaces((before) => (isSame(before, next) ? before : next));
    };
    place();
    return view.subscribe(place);
  }, [view, beacons, cellOf]);
  return places.map(({ x, y, angle, points }) => {
    const [first, ...others] = points.flatMap((index) => beacons[index] ?? []);
    const at = first && cellOf(first.cell);
    if (!at) return null;
    return (
      <button
        key={first.cell}
        type="button"
        data-beacon={first.cell}
        aria-label={[first, ...others].map(({ label }) => label).join(', ')}
        onClick={() => view.centre(centreOf(at))}
        style={{ transform: `translate(${x - MARKER / 2}px, ${y - MARKER / 2}px)` }}
        className="absolute top-0 left-0 z-10 grid size-11 cursor-pointer place-items-center border-0 bg-transparent p-0"
      >
        <span className="relative grid size-9 place-items-center rounded-full border border-control bg-raised shadow-panel">
          <i
            aria-hidden="true"
            style={{ transform: `rotate(${angle}deg) translateX(19px) rotate(45deg)` }}
            className="absolute size-2 border-control border-t border-r bg-raised"
          />
          {first.picture}
          {/* Drawn, not written: the name of the button says it in words. */}
          <b
            aria-hidden="true"
            data-note={others.length > 0 ? `+${others.length}` : first.note}
            className="absolute -right-1 -bottom-1 rounded-full bg-ink px-1 font-numeral font-semibold text-note text-surface leading-4 after:content-[attr(data-note)]"
          />
        </span>
      </button>
    );
  });
}

function isSame(a: readonly EdgePlace[], b: readonly EdgePlace[]): boolean {
  return (
    a.length === b.length &&
    a.every(
      (one, n) =>
        Math.round(one.x) === Math.round(b[n]!.x) &&
        Math.round(one.y) === Math.round(b[n]!.y) &&
        one.points.join() === b[n]!.points.join(),
    )
  );
}
