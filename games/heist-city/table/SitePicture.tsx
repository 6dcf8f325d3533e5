import { siteOf } from '@tessera/heist-city';
import { boundsOf, outlinePath } from '@tessera/ui';
import type { ReactNode } from 'react';
import { siteCells } from './board/siteCells.ts';

/** A site as a small picture: ground, walls and tables, and whatever stands on them. */
export function SitePicture({ map, children }: { readonly map: string; readonly children?: ReactNode }) {
  const cells = siteCells(map);
  const site = siteOf(map);
  const { x, y, width, height } = boundsOf(cells);
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} width="100%" height="100%" aria-hidden="true">
      <path d={outlinePath(cells)} fill="var(--floor)" stroke="var(--slab-rim)" strokeWidth="12" />
      <path d={outlinePath(cells.filter(({ id }) => site.wall[id] === 1))} fill="var(--wall)" />
      <path d={outlinePath(cells.filter(({ id }) => site.table[id] === 1))} fill="var(--wood)" />
      {children}
    </svg>
  );
}
