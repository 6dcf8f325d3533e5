import type { NpcKind } from '@tessera/heist-city';
import type { IconArt, TokenLook } from '@tessera/ui';
import {
  dungeonGate,
  fit,
  flag,
  hexagon,
  laptop,
  oakLeaf,
  padlock,
  person,
  policeOfficerHead,
  run,
  swapBag,
  target,
  teleport,
  trash,
  turret,
  usbKey,
} from '@tessera/ui/icons';
import type { SketchItem } from './model/sketch.ts';
import type { Tool } from './model/tools.ts';

/** Returns the look of a thing or a guard on the board. */
export function artOf(kind: SketchItem['kind'] | NpcKind): TokenLook {
  if (kind === 'guard') return { shape: 'shield', side: 'neutral', icon: policeOfficerHead };
  if (kind === 'elite') return { shape: 'shield', side: 'neutral', elite: true };
  if (kind === 'turret') return { shape: 'triangle', side: 'neutral', icon: turret };
  return { shape: 'hexagon', side: 'thing', icon: THING_ICONS[kind] };
}

const THING_ICONS: Readonly<Record<SketchItem['kind'], IconArt>> = {
  computer: laptop,
  mainframe: target,
  info: usbKey,
  football: oakLeaf,
  gear: swapBag,
  portal: dungeonGate,
  teleporter: teleport,
};

/** Icon of each tool. */
export const TOOL_ICONS: Readonly<Record<Tool, IconArt>> = {
  move: fit,
  erase: trash,
  wall: hexagon,
  'hard-wall': padlock,
  table: hexagon,
  'zone-0': flag,
  'zone-1': flag,
  exit: run,
  landmark: flag,
  start: person,
  ...THING_ICONS,
  guard: policeOfficerHead,
  elite: policeOfficerHead,
  turret,
};
