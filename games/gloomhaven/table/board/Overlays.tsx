import { type BoardCell, centreOf, hexesPath, outlinePath } from '@tessera/ui';
import type { ReactNode } from 'react';
import { type Cells, cellsAt, doorsOf, type MapInputs, markersOf } from '../model/cells.ts';

/** Doors: two leaves of wood or stone; open ones are two posts. */
export function Doors({ view }: { readonly view: MapInputs }) {
  return doorsOf(view).map(({ cell, kind, isClosed, isLocked }) => (
    <At key={cell.id} cell={cell}>
      {isClosed ? <ClosedDoor isWood={kind === 'wooden'} isLocked={isLocked} /> : <OpenDoor />}
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
export function Overlays({ view, cells }: { readonly view: MapInputs; readonly cells: Cells }) {
  const { map } = view;
  const coins = new Map<number, number>();
  for (const cell of map.money) coins.set(cell, (coins.get(cell) ?? 0) + 1);
  return (
    <>
      {cellsAt(cells, map.difficult).map((cell) => (
        <At key={`d${cell.id}`} cell={cell}>
          <Difficult />
        </At>
      ))}
      {cellsAt(cells, map.hazards).map((cell) => (
        <At key={`h${cell.id}`} cell={cell}>
          <Hazard />
        </At>
      ))}
      {markersOf(view).map(({ cell, letter }) => (
        <At key={`m${cell.id}${letter}`} cell={cell}>
          <circle r="9" fill="none" stroke="var(--ink)" strokeOpacity="0.55" strokeDasharray="3 2.5" />
          <text {...CENTRED} y="0.500" fontSize="9" fill="var(--ink)" fillOpacity="0.85" className="font-title">
            {letter}
          </text>
        </At>
      ))}
      {map.obstacles.map((some) => {
        const stones = cellsAt(cells, some);
        return stones.length > 0 && <Obstacle key={`o${some.join()}`} cells={stones} />;
      })}
      {map.traps.map(({ cell, damage }) => {
        const [at] = cellsAt(cells, [cell]);
        return (
          at && (
            <At key={`t${cell}`} cell={at}>
              <Trap damage={damage} />
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
          <Chest isGoal />
        </At>
      ))}
    </>
  );
}

function At({ cell, children }: { readonly cell: BoardCell; readonly children: ReactNode }) {
  const { x, y } = centreOf(cell);
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

/** Spikes in a dark pit. */
function Trap({ damage }: { readonly damage: number }) {
  return (
    <g>
      <rect
        x="-12"
        y="-9"
        width="24"
        height="19"
        rx="3"
        fill="var(--disc)"
        stroke="var(--wall-high)"
        strokeWidth="1.200"
      />
      <path
        d="M-9 7L-6.500 -6L-4 7ZM-2.500 7L0 -7L2.500 7ZM4 7L6.500 -6L9 7Z"
        fill="#d9dde3"
        stroke="#6a7483"
        strokeWidth="0.800"
        strokeLinejoin="round"
      />
      {damage > 0 && (
        <text
          {...CENTRED}
          y="-13"
          fontSize="9"
          fill="var(--ink)"
          stroke="var(--table)"
          strokeWidth="2.500"
          paintOrder="stroke"
          className="font-numeral font-semibold"
        >
          −{damage}
        </text>
      )}
    </g>
  );
}

/** Embers: flames of three sizes. */
function Hazard() {
  return (
    <g fill="none" stroke="#e8502f" strokeWidth="1.600" strokeLinejoin="round">
      <path
        d={hexesPath([{ q: 0, r: 0 }], 0.86)}
        fill="#5a1a0a"
        fillOpacity="0.55"
        stroke="#e8502f"
        strokeDasharray="2 2.500"
      />
      <path
        d="M-8 7Q-11 1 -7 -3Q-6 1 -4 3Q-4 6 -8 7ZM0 4Q-5 -3 0 -10Q5 -3 3 1Q3 4 0 4ZM8 9Q4 5 7 1Q10 4 10 7Q10 9 8 9Z"
        fill="#ff9a4d"
        fillOpacity="0.800"
      />
    </g>
  );
}

/** Waves across the hex. */
function Difficult() {
  return (
    <g fill="none" stroke="var(--ally)" strokeLinecap="round" strokeWidth="1.600" strokeOpacity="0.850">
      <path d={hexesPath([{ q: 0, r: 0 }], 0.86)} fill="var(--ally)" fillOpacity="0.160" stroke="none" />
      <path d="M-11 -6Q-8 -9 -5.500 -6T0 -6T5.500 -6T11 -6M-11 1Q-8 -2 -5.500 1T0 1T5.500 1T11 1M-11 8Q-8 5 -5.500 8T0 8T5.500 8T11 8" />
    </g>
  );
}

/** A block on the floor over all hexes of the obstacle. */
function Obstacle({ cells }: { readonly cells: readonly BoardCell[] }) {
  const outline = outlinePath(cells);
  return (
    <g strokeLinejoin="round">
      <g transform="translate(0 3)">
        <path d={outline} fill="#000" fillOpacity="0.350" />
      </g>
      <path d={outline} fill="var(--wood-side)" stroke="var(--wood-side)" strokeWidth="1" />
      {cells.map((cell) => (
        <g key={cell.id} transform={`translate(${centreOf(cell).x} ${centreOf(cell).y - 2})`}>
          <path
            d="M-13 -6L0 -14L13 -6V7L0 14L-13 7Z"
            fill="var(--wood)"
            stroke="var(--wood-side)"
            strokeWidth="1.500"
          />
          <path d="M-13 -6L0 1L13 -6M0 1V14" fill="none" stroke="var(--wood-side)" strokeWidth="1.500" />
          <path d="M-9 -6L0 -11.500L9 -6" fill="none" stroke="var(--wood-high)" strokeWidth="1.500" />
        </g>
      ))}
    </g>
  );
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
