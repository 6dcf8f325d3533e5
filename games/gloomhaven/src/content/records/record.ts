import { RecordId } from '@tessera/rules';
import * as z from 'zod';

/** The display name of a record: a proper name, the same in all languages. */
export const name = z.string().min(1).max(60);

export const id = RecordId;

/** A hex of a scenario or a tile, in axial coordinates of pointy-top hexes. */
export const hex = z.tuple([z.int().min(-99).max(99), z.int().min(-99).max(99)]);
export type Hex = readonly [number, number];

/** A monster's rank for two, three and four characters; null for no monster. R 2.3 */
const rank = z.enum(['normal', 'elite', 'boss']).nullable();
export const ranks = z.tuple([rank, rank, rank]);
