import { siteOf } from '@tessera/heist-city';
import { type Bounds, boundsOf, hexesPath, outlinePath } from '@tessera/ui';
import type { ReactNode } from 'react';
import { siteCells } from './board/siteCells.ts';

interface SitePictureProps {
  readonly map: string;
  /** Part that is shown, instead of the whole site. */
  readonly part?: Bounds | undefined;
  /** Shows the hexes, for large pictures. */
  readonly hasHexes?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Small picture of a site: ground, walls, tables, and the children on them. */
export function SitePicture({ map, part, hasHexes, children }: SitePictureProps) {
  const cells = siteCells(map);
  const site = siteOf(map);
  const { x, y, width, height } = part ?? boundsOf(cells);
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} width="100%" height="100%" aria-hidden="true">
      <path d={outlinePath(cells)} fill="var(--floor)" stroke="var(--slab-rim)" strokeWidth="12" />
      {hasHexes && <path d={hexesPath(cells)} fill="none" stroke="var(--grout)" strokeWidth="2" />}
      <path d={outlinePath(cells.filter(({ id }) => site.wall[id] === 1))} fill="var(--wall)" />
      <path d={outlinePath(cells.filter(({ id }) => site.table[id] === 1))} fill="var(--wood)" />
      {children}
    </svg>
  );
}
