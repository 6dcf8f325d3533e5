import type { Cell, View } from '@tessera/heist-city';
import { CellTexts, centreOf, PathLine, Region, SightLine } from '@tessera/ui';
import type { ReactNode } from 'react';
import type { Lights, Line } from '../model/aim.ts';
import type { ThreatMap } from '../model/overlays.ts';
import { cellsOf, siteCells } from './siteCells.ts';

/** Layer of reachable hexes and targets. Hexes in which the character would be noticed are hatched. */
export function reachLayer(map: string, { reach, hexes, marks }: Lights): ReactNode {
  const { safe, seen } = reach;
  return (
    <>
      {safe.length > 0 && <Region cells={cellsOf(map, safe)} tone="act" border={false} />}
      {seen.length > 0 && <Region cells={cellsOf(map, seen)} tone="enemy" fill="hatch" border={false} each />}
      {safe.length + seen.length > 0 && <Region cells={cellsOf(map, [...safe, ...seen])} tone="act" fill="none" />}
      {hexes.length > 0 && <Region cells={cellsOf(map, hexes)} tone="act" />}
      {marks.length > 0 && <Region cells={cellsOf(map, marks)} tone="act" fill="soft" each />}
    </>
  );
}

/** Layer of every hex that a guard could attack in the next phase. */
export function threatLayer(map: string, threats: ThreatMap): ReactNode {
  return (
    <g opacity="0.55">
      <Region cells={cellsOf(map, threats.keys())} tone="enemy" fill="hatch" />
    </g>
  );
}

/** Layer of the coordinates of every hex. */
export function coordinatesLayer(map: string): ReactNode {
  return <CellTexts cells={siteCells(map)} text={({ q, r }) => `${q},${r}`} />;
}

/** Layer of the aim: the path of a walk with its danger, the line of a shot, the area of a blast. */
export function AimLayer({ view, path, danger, line, area }: AimLayerProps) {
  const cells = siteCells(view.map);
  return (
    <>
      {area.length > 0 && <Region cells={cellsOf(view.map, area)} tone="enemy" fill="hatch" />}
      {path.length > 1 && <PathLine cells={cellsOf(view.map, path)} danger={danger} />}
      {line && cells[line.from] && cells[line.to] && (
        <SightLine
          from={cells[line.from]!}
          to={cells[line.to]!}
          stopped={line.stopped === undefined ? undefined : cells[line.stopped]}
          tone={line.stopped === undefined ? 'act' : 'muted'}
        />
      )}
    </>
  );
}

export interface AimLayerProps {
  readonly view: View;
  readonly path: readonly Cell[];
  readonly danger: readonly number[];
  readonly line: Line | undefined;
  readonly area: readonly Cell[];
}

/** Returns a short note below a hex; smaller on a phone, where the map is zoomed in. */
export function noteAt(map: string, cell: Cell, text: string, isClose: boolean): ReactNode {
  const at = siteCells(map)[cell];
  if (!at || !text) return null;
  const { x, y } = centreOf(at);
  return (
    <foreignObject x={x - NOTE_WIDTH / 2} y={y + 24} width={NOTE_WIDTH} height="34">
      <p
        className="hc-board-note flex justify-center text-[17px] leading-6 data-close:text-[12px] data-close:leading-4.5"
        data-close={isClose || undefined}
      >
        <span>{text}</span>
      </p>
    </foreignObject>
  );
}

const NOTE_WIDTH = 280;
