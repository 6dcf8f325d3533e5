import { type Place, ROLES } from '@tessera/heist-city';
import { type Mirror, mirrorHex } from './mirror.ts';
import { LAYERS, type Sketch, type SketchItem, type SketchLayer, type SketchSpot, spotOf } from './sketch.ts';
import { pairsOf } from './sketchToMap.ts';
import { isArea, isNpc, isSolid, isThing, type Tool } from './tools.ts';

/** Selected tool, and its mirror. */
export interface Brush {
  readonly tool: Tool;
  readonly mirror: Mirror;
  /** Item of drawn gear; without one the match draws it at its start. */
  readonly item?: string | undefined;
}

/** Draws in a hex and in its mirror image, with the crews swapped. Returns the same sketch without a change. */
export function drawInSketch(sketch: Sketch, { tool, mirror, item }: Brush, place: Place): Sketch {
  const image = mirrorHex(sketch.shape, mirror, place);
  // Both look for unpaired teleporters before either is drawn: a hex and its image are not a pair.
  const open = openPairs(sketch);
  const once = drawnOnce(sketch, tool, spotOf(place), { pair: open[0], item });
  if (spotOf(image) === spotOf(place)) return once;
  return drawnOnce(once, reflected(tool), spotOf(image), { pair: open[1], item });
}

/** Removes the tool's kind of thing, or with the eraser everything. */
export function eraseFromSketch(sketch: Sketch, { tool, mirror }: Brush, place: Place): Sketch {
  const image = mirrorHex(sketch.shape, mirror, place);
  const once = without(sketch, layersOf(tool), spotOf(place));
  return spotOf(image) === spotOf(place) ? once : without(once, layersOf(tool), spotOf(image));
}

/** Returns whether the tool has nothing to draw in a hex: then it erases. */
export function isDrawn(sketch: Sketch, { tool, item }: Brush, place: Place): boolean {
  const { solids, areas, things, npcs, starts } = sketch;
  const spot = spotOf(place);
  if (tool === 'start') return spot in starts;
  if (tool === 'gear') return things[spot]?.kind === 'gear' && things[spot].item === item;
  const marks: readonly (Tool | undefined)[] = [solids[spot], areas[spot], things[spot]?.kind, npcs[spot]];
  return marks.includes(tool);
}

/** Removes a start outside its zone or in a wall. */
function settled(sketch: Sketch, spot: SketchSpot): Sketch {
  const start = sketch.starts[spot];
  const isHome = start && sketch.areas[spot] === `zone-${start.seat}` && !(spot in sketch.solids);
  return isHome ? sketch : without(sketch, ['starts'], spot);
}

/** Properties of things besides their kind. */
type Traits = Pick<SketchItem, 'pair' | 'item'>;

function drawnOnce(sketch: Sketch, tool: Tool, spot: SketchSpot, traits: Traits): Sketch {
  if (isArea(tool)) return settled({ ...sketch, areas: { ...sketch.areas, [spot]: tool } }, spot);
  if (isSolid(tool)) {
    const cleared = without(sketch, ['things', 'npcs', 'starts'], spot);
    return { ...cleared, solids: { ...cleared.solids, [spot]: tool } };
  }
  if (isThing(tool)) {
    const cleared = without(sketch, ['solids', 'npcs', 'starts'], spot);
    return { ...cleared, things: { ...cleared.things, [spot]: thingOf(tool, traits, sketch) } };
  }
  if (isNpc(tool)) {
    const cleared = without(sketch, ['solids', 'things', 'starts'], spot);
    return { ...cleared, npcs: { ...cleared.npcs, [spot]: tool } };
  }
  return tool === 'start' ? withStart(sketch, spot) : without(sketch, layersOf(tool), spot);
}

function thingOf(kind: SketchItem['kind'], { pair, item }: Traits, sketch: Sketch): SketchItem {
  if (kind === 'teleporter') return { kind, pair: pair ?? nextPair(sketch) };
  return kind === 'gear' && item !== undefined ? { kind, item } : { kind };
}

/** Adds a start for the next character of the zone's crew, unless all five have one. */
function withStart(sketch: Sketch, spot: SketchSpot): Sketch {
  const area = sketch.areas[spot];
  if (area !== 'zone-0' && area !== 'zone-1') return sketch;
  const seat = area === 'zone-0' ? 0 : 1;
  const placed = Object.values(sketch.starts).filter((start) => start.seat === seat);
  const role = ROLES.find((each) => placed.every((start) => start.role !== each));
  if (role === undefined) return sketch;
  const cleared = without(sketch, ['solids', 'things', 'npcs'], spot);
  return { ...cleared, starts: { ...cleared.starts, [spot]: { seat, role } } };
}

function without(sketch: Sketch, layers: readonly SketchLayer[], spot: SketchSpot): Sketch {
  const touched = layers.filter((layer) => spot in sketch[layer]);
  if (touched.length === 0) return sketch;
  const rest = touched.map((layer) => {
    const { [spot]: _gone, ...others } = sketch[layer];
    return [layer, others];
  });
  const cleared: Sketch = { ...sketch, ...Object.fromEntries(rest) };
  return touched.includes('areas') ? without(cleared, ['starts'], spot) : cleared;
}

/** Returns the layers that a tool draws on. */
function layersOf(tool: Tool): readonly SketchLayer[] {
  if (tool === 'move') return [];
  if (tool === 'erase') return LAYERS;
  if (tool === 'start') return ['starts'];
  if (isSolid(tool)) return ['solids'];
  if (isArea(tool)) return ['areas'];
  return isNpc(tool) ? ['npcs'] : ['things'];
}

/** Returns the tool for the mirror image, with the crews swapped. */
function reflected(tool: Tool): Tool {
  if (tool === 'zone-0') return 'zone-1';
  return tool === 'zone-1' ? 'zone-0' : tool;
}

/** Returns the numbers of unpaired teleporters. */
function openPairs({ things }: Sketch): number[] {
  return pairsOf(things).flatMap(([end, other]) =>
    end !== undefined && other === undefined ? (things[end]?.pair ?? 0) : [],
  );
}

function nextPair({ things }: Sketch): number {
  return Math.max(-1, ...Object.values(things).map(({ pair = -1 }) => pair)) + 1;
}
