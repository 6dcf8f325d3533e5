import { type BoardCell, centreOf, hexesPath, Icon } from '@tessera/ui';
import type { ReactNode } from 'react';
import {
  type Cells,
  cellsAt,
  doorsOf,
  type MapInputs,
  markersOf,
  type OverlayInputs,
  thingsLying,
} from '../model/cells.ts';
import { overlayArt } from '../model/overlayArt.ts';
import { thingIcon } from '../monsterIcons.ts';
import { Obstacle } from './ObstacleArt.tsx';
import { Difficult, Hazard, Trap } from './TerrainArt.tsx';

/** Doors: two leaves of wood or stone; open ones are two posts. */
export function Doors({ view }: { readonly view: MapInputs }) {
  return doorsOf(view).map(({ cell, kind, isClosed, isLocked, number }) => (
    <At key={cell.id} cell={cell}>
      {isClosed ? <ClosedDoor isWood={kind === 'wooden'} isLocked={isLocked} /> : <OpenDoor />}
      {number !== undefined && <DoorNumber number={number} />}
    </At>
  ));
}

/** An arch with two leaves, bands and rings, and a lock if locked. */
function ClosedDoor({ isWood, isLocked }: { readonly isWood: boolean; readonly isLocked: boolean }) {
  const kind = isWood ? 'wood' : 'wall';
  return (
    <g strokeLinejoin="round">
      <path d={ARCH} transform="translate(0 2.500)" fill="#000" fillOpacity="0.450" />
      <path d={ARCH} fill={`var(--${kind})`} stroke="var(--wall-light)" strokeWidth="1.200" />
      <path
        d="M-9 -7V9M-5 -9V9M5 -9V9M9 -7V9"
        stroke={`var(--${kind}-side)`}
        strokeOpacity="0.450"
        strokeWidth="0.800"
      />
      <path d="M0 -10.500V9.500M-12 -3H12M-12 5H12" stroke={`var(--${kind}-side)`} strokeWidth="1.500" />
      <path
        d="M-11 -4.200Q-8 -9.500 0 -9.500Q8 -9.500 11 -4.200"
        fill="none"
        stroke={`var(--${kind}-high)`}
        strokeWidth="1"
      />
      {isLocked ? (
        <path
          d="M-4 -1H4V6H-4ZM-2.500 -1V-3.500A2.500 2.500 0 0 1 2.500 -3.500V-1"
          fill="var(--table)"
          stroke="var(--ink)"
        />
      ) : (
        <g fill="none" stroke="var(--wall-light)" strokeWidth="1.100">
          <circle cx="-3.200" cy="1" r="1.700" />
          <circle cx="3.200" cy="1" r="1.700" />
        </g>
      )}
    </g>
  );
}

const ARCH = 'M-13 10V-4A13 7.500 0 0 1 13 -4V10Z';

/** The number by which the scenario sheet names a door. */
function DoorNumber({ number }: { readonly number: number }) {
  return (
    <g transform="translate(11 -10)" data-door={number}>
      <circle r="5.200" fill="var(--disc)" stroke="#f4efe3" strokeWidth="0.900" />
      <text {...CENTRED} y="0.300" fontSize="7.500" fill="#f4efe3" className="font-numeral font-semibold">
        {number}
      </text>
    </g>
  );
}

/** Two leaves folded back against the wall. */
function OpenDoor() {
  return (
    <g strokeLinejoin="round">
      <path
        d="M-16 -8H-11.500V9H-16ZM11.500 -8H16V9H11.500Z"
        transform="translate(0 1.800)"
        fill="#000"
        fillOpacity="0.400"
      />
      <path
        d="M-16 -9H-11.500V8H-16ZM11.500 -9H16V8H11.500Z"
        fill="var(--wood)"
        stroke="var(--wall-light)"
        strokeWidth="0.800"
      />
    </g>
  );
}

/**
 * Overlays on the floor: traps, hazards, difficult terrain, obstacles, money, treasures, goals. Each kind has a
 * distinct shape.
 */
export function Overlays({ view, cells }: { readonly view: OverlayInputs; readonly cells: Cells }) {
  const { map } = view;
  const art = overlayArt(view.scenario);
  const lying = thingsLying(view);
  const coins = new Map<number, number>();
  for (const cell of map.money) coins.set(cell, (coins.get(cell) ?? 0) + 1);
  return (
    <>
      {cellsAt(cells, map.difficult).map((cell) => (
        <At key={`d${cell.id}`} cell={cell}>
          <Difficult art={art.at.get(Number(cell.id))} />
        </At>
      ))}
      {cellsAt(cells, map.hazards).map((cell) => (
        <At key={`h${cell.id}`} cell={cell}>
          <Hazard art={art.at.get(Number(cell.id))} />
        </At>
      ))}
      {cellsAt(cells, art.plates).map((cell) => (
        <At key={`p${cell.id}`} cell={cell}>
          <Plate />
        </At>
      ))}
      {map.obstacles.map((some) => {
        const stones = cellsAt(cells, some);
        return stones.length > 0 && <Obstacle key={`o${some.join()}`} cells={stones} art={art.at.get(some[0] ?? -1)} />;
      })}
      {map.traps.map(({ cell, damage }) => {
        const [at] = cellsAt(cells, [cell]);
        return (
          at && (
            <At key={`t${cell}`} cell={at}>
              <Trap art={art.at.get(cell)} damage={damage} />
            </At>
          )
        );
      })}
      {[...coins].map(([cell, count]) => {
        const [at] = cellsAt(cells, [cell]);
        return (
          at && (
            <At key={`c${cell}`} cell={at}>
              <Coins count={count} />
            </At>
          )
        );
      })}
      {cellsAt(cells, [...map.treasures.map(({ cell }) => cell)]).map((cell) => (
        <At key={`x${cell.id}`} cell={cell}>
          <Chest />
        </At>
      ))}
      {cellsAt(cells, map.goals).map((cell) => (
        <At key={`g${cell.id}`} cell={cell}>
          {lying.has(Number(cell.id)) ? <Thing id={lying.get(Number(cell.id)) ?? ''} /> : <Chest isGoal />}
        </At>
      ))}
      {markersOf(view).map(({ cell, letter, isInPlay }) => (
        <At key={`m${cell.id}${letter}`} cell={cell}>
          <Letter letter={letter} isInPlay={isInPlay} />
        </At>
      ))}
    </>
  );
}

/** A pressure plate in the floor. */
function Plate() {
  return (
    <g fill="none" stroke="var(--wall-high)">
      <path d={PLATE} fill="var(--wall-side)" fillOpacity="0.700" strokeWidth="1.800" />
      <path d={PLATE} transform="scale(0.720)" strokeWidth="1.400" />
    </g>
  );
}

const PLATE = hexesPath([{ q: 0, r: 0 }], 0.78);

/** The letter of a hex in its upper corner, above the overlay; dashed when it is not used with so many heroes. */
function Letter({ letter, isInPlay }: { readonly letter: string; readonly isInPlay: boolean }) {
  const width = letter.length > 1 ? 13 : 9.5;
  return (
    <g transform="translate(0 -11.500)" opacity={isInPlay ? 1 : 0.7} data-letter={letter}>
      <rect
        x={-width / 2}
        y="-4.800"
        width={width}
        height="9.600"
        rx="1.500"
        fill={isInPlay ? 'var(--paper)' : 'var(--disc)'}
        stroke={isInPlay ? 'var(--paper-ink)' : '#f4efe3'}
        strokeWidth="0.800"
        strokeDasharray={isInPlay ? undefined : '2 1.500'}
      />
      <text
        {...CENTRED}
        y="0.300"
        fontSize="7.500"
        fill={isInPlay ? 'var(--paper-ink)' : '#f4efe3'}
        className="font-semibold"
      >
        {letter}
      </text>
    </g>
  );
}

/** A thing that heroes carry, where it lies. */
function Thing({ id }: { readonly id: string }) {
  return (
    <g data-thing={id}>
      <circle r="10.500" fill="var(--paper)" stroke="var(--magic)" strokeWidth="1.800" />
      <g style={{ color: 'var(--paper-ink)' }}>
        <Icon of={thingIcon(id)} size={14} x={-7} y={-7} />
      </g>
    </g>
  );
}

function At({ cell, children }: { readonly cell: BoardCell; readonly children: ReactNode }) {
  const { x, y } = centreOf(cell);
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

function Coins({ count }: { readonly count: number }) {
  return (
    <g transform="translate(0 7)">
      <ellipse cy="3" rx="7" ry="4.500" fill="#000" fillOpacity="0.400" />
      <ellipse rx="7" ry="4.500" fill="#d9b45b" stroke="#7a5a17" strokeWidth="1.200" />
      <ellipse rx="4" ry="2.300" fill="none" stroke="#7a5a17" strokeWidth="0.800" />
      {count > 1 && (
        <text {...CENTRED} y="0.300" fontSize="6.500" fill="#3b2a06" className="font-numeral font-semibold">
          {count}
        </text>
      )}
    </g>
  );
}

/** A chest; a goal treasure has a flag. */
function Chest({ isGoal = false }: { readonly isGoal?: boolean }) {
  return (
    <g strokeLinejoin="round">
      <path
        d="M-11 -3Q-11 -10 -4 -10H4Q11 -10 11 -3V9H-11Z"
        fill="var(--wood)"
        stroke="var(--wood-side)"
        strokeWidth="1.800"
      />
      <path d="M-11 -2H11M-6 -9V9M6 -9V9" stroke="var(--wood-side)" strokeWidth="1.400" />
      <rect x="-2.500" y="-4.500" width="5" height="6" rx="1" fill="#e6c367" stroke="#5b430f" />
      {isGoal && <path d="M0 -10V-20L9 -17L0 -14" fill="var(--magic)" stroke="var(--ink)" strokeWidth="1.200" />}
    </g>
  );
}

const CENTRED = { textAnchor: 'middle', dominantBaseline: 'central' } as const;
