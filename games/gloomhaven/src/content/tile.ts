import * as z from 'zod';
import { hex, id } from './record.ts';

/** A side of a map tile: the hexes that can be stood on, before the tile is turned. */
export const TileRecord = z.strictObject({ id, hexes: z.array(hex).min(1).max(100) });
export type TileRecord = Readonly<z.infer<typeof TileRecord>>;
