import { LruCache } from '@tessera/kernel';
import { RecordId } from '@tessera/rules';
import { Board, blast, fromOddRow, type Hex, hex, qOf, rOf } from '@tessera/space';
import * as z from 'zod';
import { NPC_KINDS, ROLES } from '../state/state.ts';

const coordinate = z.int().min(-200).max(200);

/** Axial coordinates. R 4.1 */
export const Place = z.tuple([coordinate, coordinate]).describe('[q, r]');
export type Place = Readonly<z.infer<typeof Place>>;

/** One hex, or several in a row: walls and zones are mostly straight. */
const Stretch = z
  .tuple([coordinate, coordinate, z.int().min(2).max(200).optional()])
  .describe('[q, r] for one hex, [q, r, n] for n hexes from there eastward (q, q + 1, ...)');
export type Stretch = Readonly<z.infer<typeof Stretch>>;

const stretches = z.array(Stretch);
const seat = z.int().min(0).max(1).describe('0 or 1: the seat whose crew starts here');

/** A field of hexes. */
export const MapShape = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hexagon'),
    radius: z.int().min(1).max(40).describe('All hexes within it of (0, 0)'),
  }),
  z.strictObject({
    kind: z.literal('offset-rect'),
    columns: z.int().min(1).max(80),
    rows: z.int().min(1).max(80).describe('Odd rows are shifted right by half a hex; (0, 0) is top left'),
  }),
]);
export type MapShape = Readonly<z.infer<typeof MapShape>>;

const Zone = z.discriminatedUnion('kind', [
  z.strictObject({ id: RecordId, kind: z.literal('deployment'), seat, cells: stretches.min(1) }),
  z.strictObject({ id: RecordId, kind: z.literal('exit'), cells: stretches.min(1) }),
  z.strictObject({ id: RecordId, kind: z.literal('landmark'), cells: stretches.min(1) }),
]);

const placed = { id: RecordId, at: Place };
const crewStarts = z.array(Place).length(ROLES.length).describe('One hex a role: face, muscle, ninja, brain, spook');

/** Site to rob. R 4 */
export const HeistMap = z.strictObject({
  id: RecordId,
  name: z.string().min(1).max(60),
  description: z.string().min(1).max(300),
  shape: MapShape,
  walls: stretches.describe('Walls that explosives bring down'),
  indestructibleWalls: stretches,
  tables: stretches,
  computers: z.array(
    z.strictObject({
      ...placed,
      mainframe: z.literal(true).optional().describe('For the picture only; it is hacked like any other'),
    }),
  ),
  drops: z.array(z.strictObject({ ...placed, kind: z.enum(['info', 'football']) })),
  gear: z.array(
    z.strictObject({
      ...placed,
      item: RecordId.optional().describe('The item there; drawn at random when absent'),
    }),
  ),
  portals: z.array(z.strictObject(placed)).describe('Where elites enter in a lockdown'),
  teleporters: z.array(z.strictObject({ id: RecordId, ends: z.tuple([Place, Place]) })),
  npcs: z.array(z.strictObject({ ...placed, kind: z.enum(NPC_KINDS) })).describe('In the order in which they act'),
  zones: z.array(Zone),
  starts: z.tuple([crewStarts, crewStarts]).describe('Usual places of the two crews, inside their zones'),
});
export type HeistMap = Readonly<z.infer<typeof HeistMap>>;

/** Yields every hex of stretches, with the index of its stretch. */
export function* stretchHexes(stretches: readonly Stretch[]): Generator<{ q: number; r: number; index: number }> {
  for (const [index, [q, r, length = 1]] of stretches.entries()) {
    for (let i = 0; i < length; i++) yield { q: q + i, r, index };
  }
}

/**
 * Returns the board of a map's shape: a hexagon from the inside out, a rectangle row by row. Maps of one shape share
 * it. R 4.2
 */
export function boardOf(shape: MapShape): Board {
  const key = shape.kind === 'hexagon' ? `${shape.radius}` : `${shape.columns}x${shape.rows}`;
  return boards.getOrCreate(key, () => new Board(hexesOf(shape)));
}

/** Returns the board with a link between the ends of each teleporter. */
export function linkedBoardOf({ shape, teleporters }: Pick<HeistMap, 'shape' | 'teleporters'>): Board {
  const board = boardOf(shape);
  if (teleporters.length === 0) return board;
  return new Board(
    board.hexes,
    teleporters.map(({ ends: [a, b] }) => [hex(...a), hex(...b)]),
  );
}

/** Returns all hexes of a shape. */
export function placesOf(shape: MapShape): Place[] {
  return hexesOf(shape).map((at) => [qOf(at), rOf(at)] as const);
}

/** Number of cached shapes: more than the maps of the game have. */
const SHAPES = 16;
const boards = new LruCache<Board>(SHAPES);

function hexesOf(shape: MapShape): Hex[] {
  if (shape.kind === 'hexagon') return blast(hex(0, 0), shape.radius);
  const { columns, rows } = shape;
  return Array.from({ length: columns * rows }, (_, i) => fromOddRow(i % columns, Math.floor(i / columns)));
}
