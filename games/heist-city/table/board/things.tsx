import type { View } from '@tessera/heist-city';
import { type MarkTone, Region } from '@tessera/ui';
import { oakLeaf, swapBag, usbKey } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { HexItem } from './ground.tsx';
import { cellsOf, siteCells } from './siteCells.ts';

/** Returns drops and gear on the map; the Football has a leaf under it, because it is no info drop. */
export function thingsOf({ map, drops, gear }: Pick<View, 'map' | 'drops' | 'gear'>): ReactNode {
  const cells = siteCells(map);
  const lying = [
    ...gear.map(({ cell }, i) => ({ id: `gear ${i}`, cell, icon: swapBag, isSmall: true })),
    ...drops.map(({ cell, kind }, i) => ({
      id: `drop ${i}`,
      cell,
      icon: kind === 'football' ? oakLeaf : usbKey,
      isSmall: false,
    })),
  ];
  return lying.map(
    ({ id, cell, icon, isSmall }) => cells[cell] && <HexItem key={id} cell={cells[cell]} icon={icon} small={isSmall} />,
  );
}

const AREA_TONES: Readonly<Record<View['areas'][number]['effect'], MarkTone>> = {
  smoke: 'muted',
  shock: 'magic',
  freeze: 'ally',
};

/** Returns smoke, shock and frost on the ground. */
export function areasOf({ map, areas }: Pick<View, 'map' | 'areas'>): ReactNode {
  return areas.map(({ effect, cells }) => (
    <Region key={`${effect} ${cells[0]}`} cells={cellsOf(map, cells)} tone={AREA_TONES[effect]} fill="soft" dashed />
  ));
}
