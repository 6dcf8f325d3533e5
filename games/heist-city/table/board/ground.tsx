import { isWall, siteOf, type View } from '@tessera/heist-city';
import {
  type BoardCell,
  BoardLabel,
  centreOf,
  Floor,
  HEX_SIZE,
  hexesPath,
  Lamp,
  Region,
  Slab,
  TokenArt,
  Walls,
} from '@tessera/ui';
import { laptop, teleport } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { cellsOf, middleOf, type SiteCell, siteCells } from './siteCells.ts';

/** Static layers of the map: drawn once per match, walls again when one falls. */
export interface Ground {
  readonly slab: ReactNode;
  readonly floor: ReactNode;
  readonly light: ReactNode;
  readonly portals: ReactNode;
  readonly tables: ReactNode;
  readonly computers: ReactNode;
}

/** Reach of the light, in hexes. */
const LAMP_REACH = 26;

export function groundOf(map: string): Ground {
  const site = siteOf(map);
  const cells = siteCells(map);
  const middle = middleOf(cells);
  return {
    slab: <Slab cells={cells} />,
    floor: <Floor cells={cells} seed={cells.length} />,
    light: middle && <Lamp cells={cells} at={middle} radius={LAMP_REACH * HEX_SIZE} />,
    portals: <Doors map={map} />,
    tables: <Walls cells={cells.filter(({ id }) => site.table[id] === 1)} kind="wood" />,
    computers: cellsOf(map, site.computers).map((cell) => <HexItem key={cell.id} cell={cell} icon={laptop} />),
  };
}

/** Returns the walls, and the rubble of destroyed ones. */
export function wallsOf({ map, rubble }: Pick<View, 'map' | 'rubble'>): ReactNode {
  const site = siteOf(map);
  return (
    <>
      <Walls cells={siteCells(map).filter(({ id }) => isWall(site, rubble, id))} />
      <path
        d={hexesPath(cellsOf(map, rubble), 0.55)}
        fill="var(--wall-side)"
        stroke="var(--wall)"
        strokeDasharray="4 5"
      />
    </>
  );
}

/** Returns the zones with their names: the viewer's solid, the rival's dashed, exits dotted. */
export function zonesOf(map: string, seat: number | undefined): ReactNode {
  const { own, rival, exit } = zoneCells(map, seat);
  return (
    <>
      <Region cells={floorOnly(map, own)} tone="ally" />
      <Region cells={floorOnly(map, rival)} tone="enemy" dashed />
      <Region cells={floorOnly(map, exit)} tone="good" dashed />
    </>
  );
}

/** Returns the names of the zones, drawn over the highlights. */
export function zoneLabelsOf(map: string, seat: number | undefined, names: ZoneNames): ReactNode {
  const zones = zoneCells(map, seat);
  return (['own', 'rival', 'exit'] as const).map((zone) => {
    const at = middleOf(cellsOf(map, zones[zone]));
    return (
      at && (
        <BoardLabel key={zone} at={at}>
          {names[zone]}
        </BoardLabel>
      )
    );
  });
}

/** Returns the viewer's zone, the other one, and the exits; a spectator sees as the first crew. */
function zoneCells(map: string, seat: number | undefined): Readonly<Record<keyof ZoneNames, readonly number[]>> {
  const { zones, exits } = siteOf(map);
  return { own: zones[seat === 1 ? 1 : 0], rival: zones[seat === 1 ? 0 : 1], exit: exits };
}

export interface ZoneNames {
  readonly own: string;
  readonly rival: string;
  readonly exit: string;
}

/** Thing that lies or stands on a hex. */
export function HexItem({ cell, icon, small = false }: ThingProps) {
  const { x, y } = centreOf(cell);
  return <TokenArt shape="hexagon" side="thing" icon={icon} x={x} y={y} r={small ? 12.5 : 15.5} />;
}

export interface ThingProps {
  readonly cell: SiteCell;
  readonly icon: Parameters<typeof TokenArt>[0]['icon'];
  readonly small?: boolean;
}

function floorOnly(map: string, zone: readonly number[]): readonly SiteCell[] {
  const { wall } = siteOf(map);
  return cellsOf(
    map,
    zone.filter((cell) => wall[cell] === 0),
  );
}

/** Portals of elites, and teleporters. */
function Doors({ map }: { readonly map: string }) {
  const { portals, teleporters } = siteOf(map);
  return (
    <>
      {cellsOf(map, portals).map((cell) => (
        <PortalArt key={cell.id} cell={cell} />
      ))}
      {cellsOf(map, teleporters.flat()).map((cell) => (
        <HexItem key={cell.id} cell={cell} icon={teleport} />
      ))}
    </>
  );
}

/** Security portal. */
export function PortalArt({ cell }: { readonly cell: BoardCell }) {
  const { x, y } = centreOf(cell);
  return (
    <g fill="none" stroke="var(--neutral-disc)">
      <path d={hexesPath([cell], 0.8)} fill="var(--floor-low)" strokeWidth="1.6" strokeDasharray="9 5" />
      <path d={`M${x - 7} ${y - 1}l7 -6.500 7 6.500M${x - 7} ${y + 7}l7 -6.500 7 6.500`} strokeWidth="2" />
    </g>
  );
}
