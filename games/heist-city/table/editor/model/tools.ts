import { NPC_KINDS, type NpcKind } from '@tessera/heist-city';
import { AREAS, type SketchArea, type SketchItem, SOLIDS, type Solid, THINGS } from './sketch.ts';

/** Tools of the map editor. */
export const TOOLS = ['move', 'erase', ...SOLIDS, ...AREAS, 'start', ...THINGS, ...NPC_KINDS] as const;
export type Tool = (typeof TOOLS)[number];

/** Tools in groups, as the toolbox shows them. */
export const TOOL_GROUPS = [
  { group: 'hand', tools: ['move', 'erase'] },
  { group: 'solids', tools: SOLIDS },
  { group: 'areas', tools: [...AREAS, 'start'] },
  { group: 'things', tools: THINGS },
  { group: 'npcs', tools: NPC_KINDS },
] as const satisfies readonly { readonly group: string; readonly tools: readonly Tool[] }[];

/** Key of each tool. */
export const TOOL_KEYS: Readonly<Record<Tool, string>> = {
  move: 'm',
  erase: 'x',
  wall: 'w',
  'hard-wall': 'b',
  table: 't',
  'zone-0': '1',
  'zone-1': '2',
  exit: '3',
  landmark: '4',
  start: 's',
  computer: 'c',
  mainframe: 'k',
  info: 'i',
  football: 'f',
  gear: 'g',
  portal: 'p',
  teleporter: 'r',
  guard: 'd',
  elite: 'e',
  turret: 'v',
};

export function isSolid(tool: Tool): tool is Solid {
  return SOLIDS.some((solid) => solid === tool);
}

export function isArea(tool: Tool): tool is SketchArea {
  return AREAS.some((area) => area === tool);
}

export function isThing(tool: Tool): tool is SketchItem['kind'] {
  return THINGS.some((thing) => thing === tool);
}

export function isNpc(tool: Tool): tool is NpcKind {
  return NPC_KINDS.some((npc) => npc === tool);
}
