import { type Cell, cellOf, unitCount, type View } from '@tessera/heist-city';
import { centreOf, TokenArt } from '@tessera/ui';
import { usbKey } from '@tessera/ui/icons';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { tokenLook } from '../model/crews.ts';
import { iconOf } from '../parts/icons.ts';
import type { Beat } from '../playback/playback.ts';
import { STANCE_MARKS } from '../stanceMarks.ts';
import { siteCells } from './siteCells.ts';

export interface UnitsProps {
  readonly view: View;
  readonly seat: number | undefined;
  readonly active: number;
  readonly target: number;
  readonly beat: Beat | undefined;
  /** Duration of the walk on screen. */
  readonly length: number;
}

const RADIUS = 15.5;

/** Layer of all units; downed ones lie under standing ones. */
export const Units = memo(function Units({ view, seat, active, target, beat, length }: UnitsProps) {
  const units = Array.from({ length: unitCount(view) }, (_, unit) => unit).sort(
    (a, b) => Number(isDown(view, b)) - Number(isDown(view, a)),
  );
  return units.map((unit) => {
    const cell = cellOf(view, unit);
    if (cell < 0) return null;
    const walk = beat?.unit === unit && beat.path.length > 1 ? beat.path : undefined;
    const figure = <Figure view={view} unit={unit} seat={seat} isActive={unit === active} isTarget={unit === target} />;
    return (
      <Placed key={unit} unit={unit} map={view.map} cell={cell} walk={walk} length={length}>
        {figure}
      </Placed>
    );
  });
});

interface FigureProps {
  readonly view: View;
  readonly unit: number;
  readonly seat: number | undefined;
  readonly isActive: boolean;
  readonly isTarget: boolean;
}

function Figure({ view, unit, seat, isActive, isTarget }: FigureProps) {
  const { shape, side, icon, stance, health, carries, charmed } = tokenLook(view, unit, seat);
  return (
    <>
      <TokenArt
        r={RADIUS}
        shape={shape}
        side={side}
        elite={icon === 'elite'}
        icon={icon === 'elite' ? undefined : iconOf(icon)}
        health={health}
        hidden={stance === 'hidden'}
        mark={stance === 'hidden' || !stance ? undefined : STANCE_MARKS[stance]}
        carries={carries ? usbKey : undefined}
        selected={isActive}
        targeted={isTarget}
      />
      {charmed && (
        <path
          d="M11 -6C5 -10.500 5.500 -16 8.600 -16C10.100 -16 11 -14.200 11 -14.200S11.900 -16 13.400 -16C16.500 -16 17 -10.500 11 -6Z"
          fill="var(--magic)"
          stroke="var(--slab)"
          strokeWidth="1.5"
        />
      )}
    </>
  );
}

interface PlacedProps {
  readonly unit: number;
  readonly map: string;
  readonly cell: Cell;
  readonly walk: readonly Cell[] | undefined;
  readonly length: number;
  readonly children: ReactNode;
}

/** Figure in its place, or moving there hex by hex. */
function Placed({ unit, map, cell, walk, length, children }: PlacedProps) {
  const group = useRef<SVGGElement>(null);
  const cells = siteCells(map);
  const { x, y } = centreOf(cells[cell]!);
  useLayoutEffect(() => {
    if (!walk) return;
    const frames = walk.flatMap((step) => {
      const at = cells[step] && centreOf(cells[step]);
      return at ? [{ transform: `translate(${at.x}px, ${at.y}px)` }] : [];
    });
    const motion = group.current?.animate(frames, { duration: length, easing: 'ease-in-out', fill: 'forwards' });
    return () => motion?.cancel();
  }, [walk, length, cells]);
  return (
    <g ref={group} data-unit={unit} data-cell={cell} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {children}
    </g>
  );
}

function isDown(view: View, unit: number): boolean {
  return view.characters[unit]?.stance === 'unconscious';
}
