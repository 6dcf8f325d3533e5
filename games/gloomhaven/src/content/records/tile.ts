import * as z from 'zod';
import { hex, id } from './record.ts';

/** A side of a map tile: its floor hexes before rotation. */
export const TileRecord = z.strictObject({ id, hexes: z.array(hex).min(1).max(100) });
export type TileRecord = Readonly<z.infer<typeof TileRecord>>;
